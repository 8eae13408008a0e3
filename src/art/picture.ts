import type { ReactElement } from 'react';
import type { Night } from './kit/night.tsx';

/** A drawing that is written to `pictures/` at build time, once for each look that it has. */
export interface Picture {
	/** Intrinsic size, in CSS pixels; the drawing's viewBox is `0 0 width height`. */
	width: number;
	height: number;
	/** What is seen and what it means, for a page that has no words of its own for it. */
	alt: string;
	/** Renders one `<svg>` element. */
	Drawing: () => ReactElement;
	/** How it is lit for those who read by night; without it, one drawing serves both. */
	night?: Night;
}
