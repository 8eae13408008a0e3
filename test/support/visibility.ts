import type { Tab } from './tab.ts';

/** Elements with content for readers. */
const contents = 'h1, h2, h3, p, li, dt, dd, figcaption, img, label, input, button';

/**
 * Lists elements that are transparent, invisible or without a size.
 * @param within a selector of the elements to search
 * @param options inWindow: only elements at least partly in the window
 */
export function listHidden(tab: Tab, within: string, { inWindow = false } = {}): Promise<string[]> {
	return tab.run(
		(selector, wanted, inWindowOnly) => {
			const hidden: string[] = [];
			for (const part of document.querySelectorAll(selector)) {
				for (const element of part.querySelectorAll<HTMLElement>(wanted)) {
					// An empty element has nothing to show.
					if (element.matches(':empty:not(img, input)')) continue;
					const { top, bottom, width, height } = element.getBoundingClientRect();
					if (inWindowOnly && (bottom <= 0 || top >= innerHeight)) continue;
					let opacity = 1;
					for (let box: Element | null = element; box; box = box.parentElement) {
						opacity *= Number(getComputedStyle(box).opacity);
					}
					const { visibility } = getComputedStyle(element);
					if (opacity === 1 && visibility === 'visible' && width > 0 && height > 0) continue;
					const name = element.textContent?.trim().slice(0, 40) || element.outerHTML.slice(0, 80);
					hidden.push(`“${name}”: opacity ${opacity}, ${visibility}, ${width} × ${height}`);
				}
			}
			return hidden;
		},
		within,
		contents,
		inWindow,
	);
}
