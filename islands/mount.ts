import { type ComponentType, h, render } from 'preact';

/** The props of every island: the element with `data-island`. */
export interface IslandProps {
	host: HTMLElement;
}

/**
 * Finds an element that an island requires.
 * @throws Error with the selector if nothing matches
 */
export function need<E extends Element>(parent: ParentNode, selector: string): E {
	const part = parent.querySelector<E>(selector);
	if (part === null) throw new Error(`Missing: ${selector}`);
	return part;
}

/**
 * Starts an island on every element marked with its name. Its output replaces the host's
 * `[data-slot]`, if there is one; if that had the focus, the focus moves to the output's first
 * button. An island that fails is logged to the console and leaves its host unchanged, and the
 * others still start.
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
