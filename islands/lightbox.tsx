/** @jsxImportSource preact */
import { Component } from 'preact';
import { type IslandProps, mount } from './mount.ts';

const button = (words: string, onClick: () => void) => (
	<button type="button" onClick={onClick}>
		{words}
	</button>
);

/**
 * Shows the drawings of the host's figures full-screen, one at a time, in a modal dialog: what the
 * figure's link holds, or what stands first in the figure, with the names that lie over it.
 */
export class Lightbox extends Component<IslandProps, { shown: number }> {
	/** The number of the picture that is shown, from 0; -1 for none. */
	override state = { shown: -1 };
	#links = this.props.host.querySelectorAll<HTMLAnchorElement>('figure>a');
	#dialog: HTMLDialogElement | null = null;
	#opener: HTMLElement | undefined;
	/** Whether the way back leads out of the dialog: an open picture has its own entry in the history. */
	#hasEntry = false;
	/** Where one finger came down on a picture; NaN for several, and where a reader moves about in it. */
	#touched = 0;

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
		const figure = link.parentElement as HTMLElement;
		const drawing = (link.firstElementChild ?? figure.firstElementChild) as Element;
		const image = figure.querySelector('img');
		// Of its own size: what the page shows of it may be cropped.
		const ratio =
			+(image?.getAttribute('width') as string) / +(image?.getAttribute('height') as string);
		const step = (by: number) =>
			this.setState({ shown: (shown + by + links.length) % links.length });
		return (
			<dialog
				class="lightbox"
				aria-label={`Picture ${shown + 1} of ${links.length}`}
				ref={(dialog) => {
					this.#dialog = dialog;
					if (!dialog?.open) dialog?.showModal();
				}}
				onClose={() => {
					this.setState({ shown: -1 });
					this.#opener?.focus({ preventScroll: true });
					if (this.#hasEntry) history.back();
				}}
				// The dialog fills the window: what is neither shown nor pressed is its backdrop.
				onClick={({ target, currentTarget }) =>
					(target as Element).closest('figure div div,figcaption,p>*') ?? currentTarget.close()
				}
				onKeyDown={({ key }) => step(+(key === 'ArrowRight') - +(key === 'ArrowLeft'))}
				onTouchStart={({ target, touches: [finger, other] }) => {
					this.#touched =
						(!other &&
							visualViewport?.scale === 1 &&
							// Names have none: under them lies a drawing that is larger than its room.
							(target as HTMLImageElement).alt &&
							finger?.clientX) ||
						Number.NaN;
				}}
				onTouchEnd={({ changedTouches: [finger] }) => {
					const way = (finger as Touch).clientX - this.#touched;
					if (Math.abs(way) > 48) step(way < 0 ? 1 : -1);
				}}
			>
				{/* First, though shown last: a drawing that can be moved about would take the focus, and it goes. */}
				<p>
					{button('Previous', () => step(-1))}
					{button('Next', () => step(1))}
					<a href={image?.currentSrc || link.href}>Full size</a>
					{button('Close', () => this.#dialog?.close())}
				</p>
				<figure>
					<div>
						<div
							key={shown}
							class={figure.className}
							style={{ '--ratio': ratio }}
							// Drawn anew for another key, it keeps what it holds: a name in it may have the focus.
							ref={(box) => {
								if (!box?.firstChild) box?.append(drawing.cloneNode(true));
							}}
						/>
					</div>
					<figcaption aria-live="polite">
						<span key={shown}>{figure.querySelector('figcaption')?.textContent}</span>
					</figcaption>
				</figure>
			</dialog>
		);
	}
}

mount('lightbox', Lightbox);
