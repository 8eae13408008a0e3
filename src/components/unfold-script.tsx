import { InlineElement } from './inline-element.tsx';

/** Marks the element that it stands in as folded, and opens one chapter in it with every frame. */
const source = `{
const text = document.currentScript.parentNode;
const open = () => {
const next = text.querySelector('.chapter:not([data-open])');
if (next) {
next.dataset.open = '';
requestAnimationFrame(open);
} else delete text.dataset.folded;
};
const [visit] = performance.getEntriesByType('navigation');
if (visit?.type === 'navigate') {
text.dataset.folded = '';
document.addEventListener('readystatechange', () => requestAnimationFrame(open), { once: true });
}
}`;

/**
 * Spreads the layout of a long text's chapters over its first frames, so that a slow machine shows
 * the first screen soon and is never deaf for long. A reader who comes back, or reloads, gets all at
 * once: the place where they were is kept as a distance from the top. It stands in the page, since
 * the chapters are marked before they are read.
 */
export function UnfoldScript() {
	return <InlineElement kind="script" source={source} />;
}
