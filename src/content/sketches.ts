import type { Sketch } from '../model/types.ts';

/** Characters that are not whole yet. The dev server shows them; builds leave them out. */
export const sketches: readonly Sketch[] = [];
