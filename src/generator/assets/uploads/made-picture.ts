import { type Problem, reasonOf } from '../../../lib/problems.ts';

/** A picture of a work for books, comic readers and previews: a JPEG. */
export interface Photograph {
	contents: Uint8Array;
	ending: 'jpg';
	/** In pixels. */
	width: number;
	height: number;
}

/** What is made of a picture: plain data, to be cached. */
export interface MadePicture {
	/** In CSS pixels. */
	width: number;
	height: number;
	/** The picture in each width, the largest last. A drawing has one. */
	files: { ending: 'webp' | 'svg'; width: number; contents: Uint8Array }[];
	/** A drawing by night, if it has layers for that. */
	night?: Uint8Array;
	/** The picture for books; a strip in several. */
	photographs: Photograph[];
}

/** A file of which no picture can be made, and what to do about it. */
export class UnusablePicture extends Error {
	readonly fault: Omit<Problem, 'where'>;
	/** The line of the file, for a drawing. */
	readonly line: number | undefined;

	constructor(what: string, fix: string, line?: number) {
		super(what);
		this.fault = { what, fix };
		this.line = line;
	}
}

/** What can be said of any file that a decoder cannot read; its reason may be a mistake of ours. */
export const brokenPicture = (error: unknown) =>
	new UnusablePicture(
		`It cannot be read: it is broken, a part of it is missing, or it is not a picture (${reasonOf(error).trim().split('\n', 1)[0]}).`,
		'Open it in the program that made it, and export it again.',
	);
