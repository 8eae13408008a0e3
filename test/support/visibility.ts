import type { Tab } from './tab.ts';

/** Elements with content for readers. */
const contents = 'h1, h2, h3, p, li, dt, dd, figcaption, img, label, input, button';

/**
 * Lists elements that are transparent, invisible or without a size.
 * @param within a selector of the elements to search
 */
export function listHidden(tab: Tab, within: string): Promise<string[]> {
	return tab.run(
		(selector, wanted) => {
			const hidden: string[] = [];
			for (const part of document.querySelectorAll(selector)) {
				for (const element of part.querySelectorAll<HTMLElement>(wanted)) {
					// An empty element has nothing to show.
					if (element.matches(':empty:not(img, input)')) continue;
					const { width, height } = element.getBoundingClientRect();
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
	);
}
