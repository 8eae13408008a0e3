/** @jsxImportSource preact */
import { Component } from 'preact';
import { type IslandProps, mount, need } from './mount.ts';

/** Shows the host's linked pictures full-screen, one at a time, in a modal dialog. */
export class Lightbox extends Component<IslandProps, { shown: number | undefined }> {
	override state = { shown: undefined };
	#links = [...this.props.host.querySelectorAll('a')];
	#dialog: HTMLDialogElement | null = null;
	#opener: HTMLElement | undefined;

	override componentDidMount() {
		this.#links.forEach((link, shown) => {
			link.addEventListener('click', (event) => {
				// A click that asks for a new tab or window still gets the file.
				if (event.ctrlKey || event.metaKey || event.shiftKey) return;
				event.preventDefault();
				this.#opener = link;
				this.setState({ shown });
			});
		});
	}

	override render(_: IslandProps, { shown }: { shown: number | undefined }) {
		const links = this.#links;
		const link = links[shown ?? -1];
		if (shown === undefined || !link) return null;
		const { alt, width, height, currentSrc } = need<HTMLImageElement>(link, 'img');
		const night = link.querySelector('source');
		// The drawing that the page shows, by day or by night, or would show if it were there already.
		const src = currentSrc || (night && matchMedia(night.media).matches ? night.srcset : link.href);
		const caption = need(link.parentElement ?? link, 'figcaption').textContent;
		const step = (by: number) =>
			this.setState({ shown: (shown + by + links.length) % links.length });
		const close = () => this.#dialog?.close();
		return (
			<dialog
				class="lightbox"
				aria-label={`Picture ${shown + 1} of ${links.length}`}
				ref={(dialog) => {
					this.#dialog = dialog;
					if (dialog?.open === false) dialog.showModal();
				}}
				onClose={() => {
					this.setState({ shown: undefined });
					this.#opener?.focus();
				}}
				// The dialog fills the window: what is not a picture or a button is its backdrop.
				onClick={({ target, currentTarget }) => target === currentTarget && close()}
				onKeyDown={({ key }) => {
					if (key === 'ArrowRight') step(1);
					if (key === 'ArrowLeft') step(-1);
				}}
			>
				<figure>
					<img key={src} src={src} alt={alt} width={width} height={height} />
					<figcaption aria-live="polite">{caption}</figcaption>
				</figure>
				<button type="button" onClick={() => step(-1)}>
					Previous
				</button>
				<button type="button" onClick={() => step(1)}>
					Next
				</button>
				<button type="button" onClick={close}>
					Close
				</button>
			</dialog>
		);
	}
}

mount('lightbox', Lightbox);
