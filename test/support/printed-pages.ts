import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from './programs.ts';

/** A box on a sheet of paper, in points from its upper left corner. */
interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** The lines on a sheet, and the words of each. */
export interface Sheet {
	width: number;
	height: number;
	lines: readonly (Box & { words: readonly (Box & { text: string })[] })[];
}

const { file: program, skip } = findProgram(
	'pdftotext',
	['/usr/bin/pdftotext'],
	'no printed page was looked at. Install it (Debian: poppler-utils).',
);
export const skipPrinted = skip;

const entities: Readonly<Record<string, string>> = {
	amp: '&',
	apos: "'",
	gt: '>',
	lt: '<',
	quot: '"',
};

function readBox(attributes: string): Box {
	const read = (name: string) => Number(new RegExp(`${name}="([\\d.-]+)"`).exec(attributes)?.[1]);
	return { left: read('xMin'), top: read('yMin'), right: read('xMax'), bottom: read('yMax') };
}

/** Reads the positions of the words in a PDF. */
export async function readPdf(pdf: Buffer): Promise<Sheet[]> {
	const reading = promisify(execFile)(program, ['-bbox-layout', '-', '-'], {
		maxBuffer: 100_000_000,
	});
	reading.child.stdin?.end(pdf);
	const { stdout } = await reading;
	return [...stdout.matchAll(/<page width="([\d.]+)" height="([\d.]+)">(.*?)<\/page>/gs)].map(
		([, width, height, page = '']) => ({
			width: Number(width),
			height: Number(height),
			lines: [...page.matchAll(/<line ([^>]*)>(.*?)<\/line>/gs)].map(
				([, place = '', line = '']) => ({
					...readBox(place),
					words: [...line.matchAll(/<word ([^>]*)>(.*?)<\/word>/gs)].map(
						([, box = '', text = '']) => ({
							...readBox(box),
							text: text.replace(/&(\w+);/g, (all, name) => entities[name] ?? all),
						}),
					),
				}),
			),
		}),
	);
}

/** Every word of some sheets, with the number of its sheet. */
const listWords = (sheets: readonly Sheet[]) =>
	sheets.map(({ lines }, index) => ({
		page: index + 1,
		words: lines.flatMap(({ words }) => words),
	}));

/**
 * The part of a word's box that its letters fill. The rest may overlap with neighbouring lines.
 */
function inkOf({ left, top, right, bottom }: Box): Box {
	const spare = (bottom - top) * 0.3;
	return { left: left + 0.5, top: top + spare, right: right - 0.5, bottom: bottom - spare };
}

/** Pairs of overlapping words. */
export function listOverlaps(sheets: readonly Sheet[]): string[] {
	return listWords(sheets).flatMap(({ page, words }) => {
		const boxes = words
			.map((word) => ({ text: word.text, ...inkOf(word) }))
			.toSorted((one, other) => one.top - other.top);
		return boxes.flatMap((one, index) => {
			const found: string[] = [];
			for (let i = index + 1; i < boxes.length; i++) {
				const other = boxes[i];
				if (other === undefined || other.top >= one.bottom) break;
				if (other.left < one.right && one.left < other.right) {
					found.push(`page ${page}: “${one.text}” and “${other.text}”`);
				}
			}
			return found;
		});
	});
}

/** Words outside the margins. */
export function listOutside(sheets: readonly Sheet[], margin: number): string[] {
	return listWords(sheets).flatMap(({ page, words }) => {
		const { width = 0, height = 0 } = sheets[page - 1] ?? {};
		return words
			.filter((word) => {
				const { left, top, right, bottom } = inkOf(word);
				return left < margin || top < margin || right > width - margin || bottom > height - margin;
			})
			.map(({ text }) => `page ${page}: “${text}”`);
	});
}

/** Reduces a text to letters and digits, since line breaks, capitals and ligatures vary. */
const lettersOf = (text: string) =>
	text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Headings at the bottom of a sheet, without any text below them.
 * @param headings the texts of all headings
 */
export function listLonely(sheets: readonly Sheet[], headings: readonly string[]): string[] {
	const known = new Set(headings.map(lettersOf));
	return sheets.slice(0, -1).flatMap(({ lines }, index) => {
		const upwards = lines.toSorted((one, other) => other.bottom - one.bottom);
		const [last] = upwards;
		if (last === undefined) return [];
		let text = '';
		for (const { left, right, words } of upwards) {
			// Text beside it does not belong to it.
			if (left > last.right || right < last.left) continue;
			text = words.map((word) => word.text).join(' ') + text;
			// A line of prose may have the words of a heading.
			const isHeading = /^\p{Lu}.*[^.]$/u.test(text) && known.has(lettersOf(text));
			if (isHeading) return `page ${index + 1} ends in “${text}”`;
			if (text.length > 200) break;
		}
		return [];
	});
}

/** The most common height of words, which is smaller if the browser has shrunk the page. */
export function measureText(sheets: readonly Sheet[]): number {
	const counts = new Map<number, number>();
	for (const { top, bottom } of listWords(sheets).flatMap(({ words }) => words)) {
		const height = Math.round((bottom - top) * 10) / 10;
		counts.set(height, (counts.get(height) ?? 0) + 1);
	}
	const [most = [0]] = [...counts].toSorted(([, one], [, other]) => other - one);
	return most[0] ?? 0;
}
