/** @jsxImportSource preact */
import { Component } from 'preact';
import { type IslandProps, mount } from './mount.ts';

const button = (words: string, onClick: () => void, autofocus = false) => (
	<button type="button" autofocus={autofocus} onClick={onClick}>
		{words}
	</button>
);

/**
 * Shows the host's figures full-screen in a modal dialog, one at a time. The drawing shown is the
 * content of the figure's link, or else the figure's first element with any labels over it.
 */
export class Lightbox extends Component<IslandProps, { shown: number; copied?: boolean }> {
	/** Index of the picture shown; -1 for none. */
	override state = { shown: -1 };
	#links = this.props.host.querySelectorAll<HTMLAnchorElement>('figure>a');
	#dialog: HTMLDialogElement | null = null;
	#opener: HTMLElement | undefined;
	/** Whether the history has an entry for the open dialog, so that going back closes it. */
	#hasEntry = false;
	/**
	 * Where a single finger touched, in CSS pixels; NaN for several fingers, and where the drawing is
	 * panned.
	 */
	#touched = 0;

	override componentDidMount() {
		this.#links.forEach((link, shown) => {
			link.addEventListener('click', (event) => {
				// Clicks for a new tab or window still open the file.
				if (event.ctrlKey || event.metaKey || event.shiftKey) return;
				event.preventDefault();
				// The browser is still going back from the dialog that was just closed.
				if (this.#hasEntry) return;
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

	override render(_: IslandProps, { shown, copied }: { shown: number; copied?: boolean }) {
		const links = this.#links;
		const link = links[shown];
		if (!link) return null;
		const figure = link.parentElement as HTMLElement;
		const drawing = (link.firstElementChild ?? figure.firstElementChild) as Element;
		const image = figure.querySelector('img');
		// From the attributes, as the page may show the drawing cropped.
		const ratio =
			+(image?.getAttribute('width') as string) / +(image?.getAttribute('height') as string);
		const step = (by: number) =>
			this.setState({ shown: (shown + by + links.length) % links.length, copied: false });
		return (
			<dialog
				class="lightbox"
				aria-label={`Picture ${shown + 1} of ${links.length}`}
				ref={(dialog) => {
					this.#dialog = dialog;
					if (!dialog?.open) dialog?.showModal();
				}}
				onClose={() => {
					this.setState({ shown: -1, copied: false });
					this.#opener?.focus({ preventScroll: true });
					if (this.#hasEntry) history.back();
				}}
				// The dialog fills the window, so clicks outside its content are clicks on the backdrop.
				onClick={({ target, currentTarget }) =>
					(target as Element).closest('figure div div,figcaption,p>*') ?? currentTarget.close()
				}
				// In a drawing that is wider than its space, arrow keys and fingers pan.
				onKeyDown={({ target, key }) =>
					(target as Element).matches('figure div') ||
					step(+(key === 'ArrowRight') - +(key === 'ArrowLeft'))
				}
				onTouchStart={({ target, touches: [finger, other] }) => {
					const space = (target as Element).closest('figure>div');
					this.#touched =
						(!other &&
							visualViewport?.scale === 1 &&
							space &&
							space.scrollWidth <= space.clientWidth &&
							finger?.clientX) ||
						Number.NaN;
				}}
				onTouchEnd={({ changedTouches: [finger] }) => {
					const way = (finger as Touch).clientX - this.#touched;
					if (Math.abs(way) > 48) step(way < 0 ? 1 : -1);
				}}
			>
				{/* The focus begins on “Next”: it cannot be in a scrollable drawing, which the next step
				    removes. */}
				<p>
					{button('Previous', () => step(-1))}
					{button('Next', () => step(1), true)}
					<a href={image?.currentSrc || link.href}>Full size</a>
					{navigator.clipboard &&
						button(copied ? 'Copied' : 'Copy link', () =>
							navigator.clipboard
								.writeText(link.firstElementChild ? location.href : link.href)
								.then(() => this.setState({ copied: true })),
						)}
					{button('Close', () => this.#dialog?.close())}
				</p>
				<figure>
					<div>
						<div
							key={shown}
							class={figure.className}
							style={{ '--ratio': ratio }}
							// The box keeps its content until the key changes, as a label in it may have the
							// focus.
							// The address leads to it, so that it can be shared.
							ref={(box) => {
								if (!box || box.firstChild) return;
								box.append(drawing.cloneNode(true));
								history.replaceState(null, '', `#${figure.closest('[id]')?.id}`);
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
