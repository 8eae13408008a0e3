import type { Tab } from './tab.ts';

/** What a page is read for. */
const contents = 'h1, h2, h3, p, li, dt, dd, figcaption, img, label, input, button';

/**
 * Lists what nobody can read of a page: what is faint, made invisible, or taken away.
 * @param within a selector: only what stands in such elements counts
 * @param options inWindow: only what is in the window, at least in part; withoutPlace: what has no place
 * on the page at all counts as well
 */
export function listHidden(
	tab: Tab,
	within: string,
	{ inWindow = false, withoutPlace = true } = {},
): Promise<string[]> {
	return tab.run(
		(selector, wanted, seen, alsoGone) => {
			const hidden: string[] = [];
			for (const part of document.querySelectorAll(selector)) {
				for (const element of part.querySelectorAll<HTMLElement>(wanted)) {
					// A place that a script has emptied hides nothing.
					if (element.matches(':empty:not(img, input)')) continue;
					const { top, bottom, width, height } = element.getBoundingClientRect();
					if (seen && (bottom <= 0 || top >= innerHeight)) continue;
					if (!alsoGone && width * height === 0) continue;
					let opacity = 1;
					for (let each: Element | null = element; each; each = each.parentElement) {
						opacity *= Number(getComputedStyle(each).opacity);
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
		withoutPlace,
	);
}
