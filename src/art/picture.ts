import type { ReactElement } from 'react';

/** A drawing that is written to `pictures/<id>.<hash>.svg` at build time. */
export interface Picture {
	/** Intrinsic size, in CSS pixels; the drawing's viewBox is `0 0 width height`. */
	width: number;
	height: number;
	/** What is seen and what it means, for a page that has no words of its own for it. */
	alt: string;
	/** Renders one `<svg>` element. */
	Drawing: () => ReactElement;
}
