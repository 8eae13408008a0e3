import { InlineElement } from './inline-element.tsx';

/** Marks the element that it stands in as folded, and opens one section in it whenever there is time. */
const source = `{
const whole = document.currentScript.parentNode;
const soon = window.requestIdleCallback ?? requestAnimationFrame;
const open = () => {
const next = whole.querySelector(':scope > section:not([data-open])');
if (next) {
next.dataset.open = '';
soon(open);
} else delete whole.dataset.folded;
};
const [visit] = performance.getEntriesByType('navigation');
if (visit?.type === 'navigate') {
whole.dataset.folded = '';
addEventListener('load', () => soon(open));
setTimeout(open, 3000);
}
}`;

/**
 * Has the sections of a long page laid out one by one once all else is there, or has been waited for
 * long enough, so that a slow machine shows the first screen soon and is never deaf for long; the
 * browser lays out by itself what the reader comes near to meanwhile. A reader who comes back, or
 * reloads, gets all at once: the place where they were is kept as a distance from the top. It stands
 * in the page, since the sections are marked before they are read. What it stands in has the class
 * `unfolding`.
 */
export function UnfoldScript() {
	return <InlineElement kind="script" source={source} />;
}
