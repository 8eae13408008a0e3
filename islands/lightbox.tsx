/** @jsxImportSource preact */
import { Component } from 'preact';
import { type IslandProps, mount, need } from './mount.ts';

const button = (words: string, onClick: () => void) => (
	<button type="button" onClick={onClick}>
		{words}
	</button>
);

/** Shows the host's linked pictures full-screen, one at a time, in a modal dialog. */
export class Lightbox extends Component<IslandProps, { shown: number }> {
	/** The number of the picture that is shown, from 0; -1 for none. */
	override state = { shown: -1 };
	#links = [...this.props.host.querySelectorAll('a')];
	#dialog: HTMLDialogElement | null = null;
	#opener: HTMLElement | undefined;
	/** Whether the way back leads out of the dialog: an open picture has its own entry in the history. */
	#hasEntry = false;
	/** Where one finger came down; NaN for several, and where a reader moves about in what is enlarged. */
	#touched = Number.NaN;

	override componentDidMount() {
		this.#links.forEach((link, shown) => {
			link.addEventListener('click', (event) => {
				// A click that asks for a new tab or window still gets the file.
				if (event.ctrlKey || event.metaKey || event.shiftKey) return;
				event.preventDefault();
				this.#opener = link;
				history.pushState(null, '');
				this.#hasEntry = true;
				this.setState({ shown });
			});
		});
		addEventListener('popstate', () => {
			this.#hasEntry = false;
			this.#dialog?.close();
		});
	}

	override render(_: IslandProps, { shown }: { shown: number }) {
		const links = this.#links;
		const link = links[shown];
		if (!link) return null;
		const image = need<HTMLImageElement>(link, 'img');
		const { alt, currentSrc } = image;
		// Of its own size: what the page shows of it may be cropped.
		const ratio =
			+(image.getAttribute('width') as string) / +(image.getAttribute('height') as string);
		const night = link.querySelector('source');
		// The drawing that the page shows, by day or by night, or would show if it were there already.
		const src = currentSrc || (night && matchMedia(night.media).matches ? night.srcset : link.href);
		const caption = link.nextElementSibling?.textContent;
		const step = (by: number) =>
			this.setState({ shown: (shown + by + links.length) % links.length });
		return (
			<dialog
				class="lightbox"
				aria-label={`Picture ${shown + 1} of ${links.length}`}
				ref={(dialog) => {
					this.#dialog = dialog;
					if (dialog?.open === false) dialog.showModal();
				}}
				onClose={() => {
					this.setState({ shown: -1 });
					this.#opener?.focus({ preventScroll: true });
					if (this.#hasEntry) history.back();
				}}
				// The dialog fills the window: what is neither shown nor pressed is its backdrop.
				onClick={({ target, currentTarget }) =>
					(target as Element).closest('img, figcaption, button, a') ?? currentTarget.close()
				}
				onKeyDown={({ key }) => step(+(key === 'ArrowRight') - +(key === 'ArrowLeft'))}
				onTouchStart={({ touches: [finger, other] }) => {
					this.#touched = (!other && visualViewport?.scale === 1 && finger?.clientX) || Number.NaN;
				}}
				onTouchEnd={({ changedTouches: [finger] }) => {
					const way = (finger?.clientX ?? 0) - this.#touched;
					if (Math.abs(way) > 48) step(way < 0 ? 1 : -1);
				}}
			>
				<figure>
					<div>
						<img key={src} src={src} alt={alt} style={{ '--ratio': ratio }} />
					</div>
					<figcaption aria-live="polite">{caption}</figcaption>
				</figure>
				<p>
					{button('Previous', () => step(-1))}
					{button('Next', () => step(1))}
					<a href={src}>Full size</a>
					{button('Close', () => this.#dialog?.close())}
				</p>
			</dialog>
		);
	}
}

mount('lightbox', Lightbox);
