import { type ComponentType, h, render } from 'preact';

/** What every island gets: the element that carries its `data-island`. */
export interface IslandProps {
	host: HTMLElement;
}

/**
 * Finds one element that an island cannot do without.
 * @throws when the markup lacks it, naming what is missing
 */
export function need<E extends Element>(parent: ParentNode, selector: string): E {
	const part = parent.querySelector<E>(selector);
	if (part === null) throw new Error(`Missing: ${selector}`);
	return part;
}

/**
 * Starts an island on every element marked with its name. What it renders takes the place of the
 * host's `[data-slot]`, if there is one, and the focus that was there goes to its first button. An
 * island that fails says so in the console and leaves its host as it was served; the others go on.
 *
 * Browsers that translate a page replace its text nodes, and Preact would write into the old ones. Text
 * that changes is therefore in an element with a key that changes with it.
 */
export function mount(name: string, Island: ComponentType<IslandProps>): void {
	for (const host of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
		const served = host.querySelector(':scope > [data-slot]');
		const slot = (served?.cloneNode() as Element | undefined) ?? new DocumentFragment();
		try {
			render(h(Island, { host }), slot);
			const hadFocus = served?.contains(document.activeElement);
			served?.replaceWith(slot);
			if (hadFocus) slot.querySelector('button')?.focus({ preventScroll: true });
		} catch (error) {
			console.error(`Island ${name}:`, error);
		}
	}
}
