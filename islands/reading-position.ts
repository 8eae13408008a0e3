/**
 * Distance of an element from the top of the window in pixels; undefined if there is no element.
 */
export const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top;

/**
 * Keeps the reader's place when a page is reloaded or returned to. Browsers restore only the scroll
 * offset, and if fonts load at a different time, the offset can be screens away from the same text.
 */
export function keepPlace(): void {
	const blocks = [...document.querySelectorAll('section p, tr')];
	// WebKit restores the scroll offset after `pageshow`.
	const restore = () =>
		requestAnimationFrame(() => {
			const [at, top, height] = history.state || [];
			// A different offset means that the reader has scrolled, or that the browser has restored the
			// place.
			if (height === scrollY) {
				scrollBy({ top: (topOf(blocks[at]) as number) - top, behavior: 'instant' });
			}
		});
	restore();
	window.onpageshow = restore;
	// Chromium and Firefox ignore `replaceState` in `pagehide`, and older Safaris have no
	// `scrollend`.
	window.onpagehide = window.onscrollend = () => {
		const at = blocks.findIndex((block) => (topOf(block) as number) > 99);
		history.replaceState([at, topOf(blocks[at]), scrollY], '');
	};
}
