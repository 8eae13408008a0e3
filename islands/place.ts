/** How far below the window's upper edge an element begins; undefined for one that is not there. */
export const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top;

/**
 * Keeps a reader's place in a page that is loaded anew or gone back to. Browsers keep how far it was
 * scrolled; where another font comes in time than before, other words stand there, by screens in a
 * long text.
 */
export function keepPlace(): void {
	const all = [...document.querySelectorAll('section p, tr')];
	// WebKit scrolls a page that it has kept after it has told that it is shown.
	const restore = () =>
		requestAnimationFrame(() => {
			const [at, top, height] = history.state || [];
			// A reader has scrolled since where it differs, or the browser has found the place by itself.
			if (height === scrollY) {
				scrollBy({ top: (topOf(all[at]) as number) - top, behavior: 'instant' });
			}
		});
	restore();
	window.onpageshow = restore;
	// While a page is left it is too late for Chromium and Firefox, and older Safaris tell no end.
	window.onpagehide = window.onscrollend = () => {
		const at = all.findIndex((each) => (topOf(each) as number) > 99);
		history.replaceState([at, topOf(all[at]), scrollY], '');
	};
}
