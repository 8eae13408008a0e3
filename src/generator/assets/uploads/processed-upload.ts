import { type Problem, reasonOf } from '../../../lib/problems.ts';
import type { ImageFile } from '../../../publications/publication.ts';

/** What is made of an uploaded picture: plain data, to be cached. */
export interface ProcessedUpload {
	/** In CSS pixels. */
	width: number;
	height: number;
	/** The picture in each width, the largest last; an SVG has one. */
	files: { ending: 'webp' | 'svg'; width: number; contents: Uint8Array }[];
	/** The night version of an SVG, if it has layers for that. */
	night?: Uint8Array;
	/** The picture for books, comic readers and previews: one JPEG, or several for a strip. */
	jpegs: ImageFile[];
}

/** An uploaded file that cannot be processed, and what to do about it. */
export class UnusablePicture extends Error {
	readonly fault: Omit<Problem, 'where'>;
	/** The line of the file, for an SVG. */
	readonly line: number | undefined;

	constructor(what: string, fix: string, line?: number) {
		super(what);
		this.fault = { what, fix };
		this.line = line;
	}
}

/** The error for a file that a decoder cannot read. It quotes the reason, which may be a bug of ours. */
export const brokenPicture = (error: unknown) =>
	new UnusablePicture(
		`It cannot be read: it is broken, a part of it is missing, or it is not a picture (${reasonOf(error).trim().split('\n', 1)[0]}).`,
		'Open it in the program that made it, and export it again.',
	);
