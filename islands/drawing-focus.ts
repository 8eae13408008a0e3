/**
 * Scrolls to a link in a drawing that has got the focus by key and is outside the window: Firefox
 * scrolls to the top of the drawing only.
 */
export function showDrawingFocus(): void {
	addEventListener('focusin', ({ target }) => {
		const link = target as Element;
		if (!link.matches('svg a:focus-visible')) return;
		// The browser scrolls first.
		requestAnimationFrame(() => {
			const { top, bottom } = link.getBoundingClientRect();
			if (top < 0 || bottom > innerHeight) scrollBy(0, (top + bottom - innerHeight) / 2);
		});
	});
}
