import type { ReactElement } from 'react';
import { lights } from '../night.tsx';
import type { Point } from '../shapes.ts';
import { useSheet } from './paper.tsx';
import { accents, strokes } from './strokes.ts';

/** The draughtsman's hand: words in capitals, drawn as strokes, so that no program needs a font. */

const places = (value: number) => Math.round(value * 100) / 100;

/** Small letters are written large, but for the m of metres; a letter with a mark over it is two signs. */
const signsOf = (words: string) =>
	words
		.replaceAll('\u00a0', ' ')
		.replace(/(?<!\d )m|m(?=\p{L})|(?!m)\p{L}/gu, (letter) => letter.toUpperCase())
		.normalize('NFD');

/** Every sign with where it begins, in tenths of the capitals' height; a mark stands over its letter. */
function setSigns(words: string) {
	const signs: { path: string; at: number }[] = [];
	let [width, last] = [0, 0];
	for (const sign of signsOf(words)) {
		const mark = accents[sign];
		if (mark) {
			signs.push({ path: mark, at: places(width - (last + 1.4) / 2) });
			continue;
		}
		const [advance, path] = strokes[sign] ?? [];
		if (advance === undefined || path === undefined) {
			throw new Error(`The draughtsman’s alphabet has no sign “${sign}”.`);
		}
		if (path) signs.push({ path, at: places(width) });
		width += advance;
		last = advance;
	}
	return { signs, width: Math.max(0, width - 1.4) };
}

/**
 * How wide words are.
 * @param size the capitals' height, in the drawing's units
 * @returns the same units
 * @throws Error for a sign that the alphabet has not
 */
export const measureWords = (words: string, size: number) => (setSigns(words).width * size) / 10;

/** How words are written. */
export interface WordsProps {
	children: string;
	/** Where the baseline begins, has its middle or ends. */
	at: Point;
	/** The capitals' height, in the drawing's units. */
	size: number;
	align?: 'left' | 'middle' | 'right';
	/** Degrees clockwise round `at`. */
	turn?: number;
	/** For words on a thing, its paint; without it they are written on the sheet in its ink. */
	colour?: string;
	/** Writes on the sheet in the colour of what measures. */
	measures?: boolean;
	/** The stroke, in tenths of the capitals' height. */
	weight?: number;
	/** Clears the ground behind the words, where they stand on a line. */
	ground?: string | undefined;
	/** Clears the sheet behind the words. */
	clear?: boolean;
}

/** Words on one line. */
export function Words(props: WordsProps): ReactElement {
	const { children, at, size, align = 'left', turn = 0, colour } = props;
	const sheet = useSheet();
	const ground = props.clear ? sheet.paper : props.ground;
	const { signs, width } = setSigns(children);
	const back = { left: 0, middle: width / 2, right: width }[align];
	const [x, y] = at.map(places);
	// In one path the steps from sign to sign come back, and sheets are a sixth smaller.
	const line = signs
		.map(({ path, at: from }) => path.replaceAll(/M(-?[\d.]+)/g, (_, left) => `M${places(Number(left) + from - back)}`))
		.join('');
	return (
		<g
			transform={`translate(${x} ${y})${turn ? `rotate(${turn})` : ''}scale(${places(size / 10)})`}
			fill="none"
			strokeWidth={props.weight ?? 1.15}
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			{ground && (
				<path
					d={`M${places(-back - 2.4)}-12.2h${places(width + 4.8)}v14.4h${places(-width - 4.8)}z`}
					fill={ground}
					data-light={colour ? undefined : lights.own}
				/>
			)}
			<path
				d={line}
				stroke={colour ?? (props.measures ? sheet.measures : sheet.ink)}
				data-light={colour && !ground ? undefined : lights.own}
			/>
		</g>
	);
}

/**
 * Breaks words at spaces into lines.
 * @param width of a line, in the drawing's units
 */
export function breakWords(words: string, size: number, width: number): string[] {
	const rows: string[] = [];
	for (const word of words.split(' ')) {
		const row = rows.at(-1);
		if (row !== undefined && measureWords(`${row} ${word}`, size) <= width) {
			rows[rows.length - 1] = `${row} ${word}`;
		} else rows.push(word);
	}
	return rows;
}
