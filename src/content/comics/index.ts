import type { DrawnComic } from '../../model/comics.ts';
import { theOtherMinute } from './the-other-minute.ts';

/** The panels of the comics that are drawn in code, by the slug of their work. */
export const drawnComics: ReadonlyMap<string, DrawnComic> = new Map([
	['the-other-minute', theOtherMinute],
]);
