import type { ReactElement } from 'react';
import { flagLetters, flagMeanings } from '../content/flags.ts';
import type { FlagLetter } from '../content/types.ts';
import { palette } from './palette.ts';
import type { Picture } from './picture.ts';

const { white: W, blue: B, red: R, yellow: Y, ink: K } = palette;

/** The field that every flag is drawn on: 4:3, hoist at the left. */
export const flagWidth = 80;
export const flagHeight = 60;

/** Draws polygons or paths of one colour. */
const shape = (fill: string, d: string) => <path fill={fill} d={d} />;
const field = (fill: string) => shape(fill, 'M0 0h80v60H0z');

/** Upright stripes of equal width, from the hoist. */
const pales = (...colours: string[]) =>
	colours.map((fill, i) => {
		const width = flagWidth / colours.length;
		return <rect key={i} x={i * width} width={width} height={flagHeight} fill={fill} />;
	});

/** Level stripes from the top, each as high as its share of the whole. */
function bars(...stripes: [fill: string, share: number][]) {
	const whole = stripes.reduce((sum, [, share]) => sum + share, 0);
	let y = 0;
	return stripes.map(([fill, share]) => {
		const height = (share / whole) * flagHeight;
		const bar = <rect key={y} y={y} width={flagWidth} height={height} fill={fill} />;
		y += height;
		return bar;
	});
}

/** The swallowtail of A and B: the notch takes a quarter of the fly. */
const swallowtail = 'M0 0H80L60 30L80 60H0Z';

/** Ten stripes rising to the fly, yellow first at the upper hoist, cut to the field. */
function diagonals() {
	const step = (flagWidth + flagHeight) / 10;
	// The line x + y = c leaves the field at two points: one on its top or fly, one on its hoist or foot.
	const upper = (c: number) => (c <= flagWidth ? [c, 0] : [flagWidth, c - flagWidth]);
	const lower = (c: number) => (c <= flagHeight ? [0, c] : [c - flagHeight, flagHeight]);
	return Array.from({ length: 10 }, (_, i) => {
		const from = i * step;
		const to = from + step;
		const corner = (at: number, point: number[]) => (from < at && at < to ? [point] : []);
		const points = [
			upper(from),
			...corner(flagWidth, [flagWidth, 0]),
			upper(to),
			lower(to),
			...corner(flagHeight, [0, flagHeight]),
			lower(from),
		];
		return <polygon key={from} fill={i % 2 === 0 ? Y : R} points={points.join(' ')} />;
	});
}

const checks =
	'M0 0h20v15H0zM40 0h20v15H40zM20 15h20v15H20zM60 15h20v15H60zM0 30h20v15H0zM40 30h20v15H40zM20 45h20v15H20zM60 45h20v15H60z';

/** Each flag's pattern, after the International Code of Signals, on the 80 × 60 field. */
const patterns: Record<FlagLetter, ReactElement> = {
	A: (
		<>
			{shape(W, 'M0 0H40V60H0Z')}
			{shape(B, 'M40 0H80L60 30L80 60H40Z')}
		</>
	),
	B: shape(R, swallowtail),
	C: <>{bars([B, 1], [W, 1], [R, 1], [W, 1], [B, 1])}</>,
	D: <>{bars([Y, 1], [B, 3], [Y, 1])}</>,
	E: <>{bars([B, 1], [R, 1])}</>,
	F: (
		<>
			{field(W)}
			{shape(R, 'M40 0L80 30L40 60L0 30Z')}
		</>
	),
	G: <>{pales(Y, B, Y, B, Y, B)}</>,
	H: <>{pales(W, R)}</>,
	I: (
		<>
			{field(Y)}
			<circle cx="40" cy="30" r="18" fill={K} />
		</>
	),
	J: <>{bars([B, 1], [W, 1], [B, 1])}</>,
	K: <>{pales(Y, B)}</>,
	L: (
		<>
			{field(K)}
			{shape(Y, 'M0 0h40v30H0zM40 30h40v30H40z')}
		</>
	),
	M: (
		<>
			{field(B)}
			{shape(
				W,
				'M0 0H10L40 22.5L70 0H80V7.5L50 30L80 52.5V60H70L40 37.5L10 60H0V52.5L30 30L0 7.5Z',
			)}
		</>
	),
	N: (
		<>
			{field(W)}
			{shape(B, checks)}
		</>
	),
	O: (
		<>
			{field(Y)}
			{shape(R, 'M0 0H80V60Z')}
		</>
	),
	P: (
		<>
			{field(B)}
			{shape(W, 'M20 15h40v30H20z')}
		</>
	),
	Q: field(Y),
	R: (
		<>
			{field(R)}
			{shape(Y, 'M32 0h16v24h32v12H48v24H32V36H0V24h32z')}
		</>
	),
	S: (
		<>
			{field(W)}
			{shape(B, 'M20 15h40v30H20z')}
		</>
	),
	T: <>{pales(R, W, B)}</>,
	U: (
		<>
			{field(W)}
			{shape(R, 'M0 0h40v30H0zM40 30h40v30H40z')}
		</>
	),
	V: (
		<>
			{field(W)}
			{shape(
				R,
				'M0 0H10L40 22.5L70 0H80V7.5L50 30L80 52.5V60H70L40 37.5L10 60H0V52.5L30 30L0 7.5Z',
			)}
		</>
	),
	W: (
		<>
			{field(B)}
			{shape(W, 'M13.33 10H66.67V50H13.33Z')}
			{shape(R, 'M26.67 20H53.33V40H26.67Z')}
		</>
	),
	X: (
		<>
			{field(W)}
			{shape(B, 'M32 0h16v24h32v12H48v24H32V36H0V24h32z')}
		</>
	),
	Y: <>{diagonals()}</>,
	Z: (
		<>
			{shape(Y, 'M0 0H80L40 30Z')}
			{shape(B, 'M80 0V60L40 30Z')}
			{shape(R, 'M80 60H0L40 30Z')}
			{shape(K, 'M0 60V0L40 30Z')}
		</>
	),
};

/** Flags that end in a swallowtail, and so want an outline of their own. */
const isSwallowtail = (letter: FlagLetter) => letter === 'A' || letter === 'B';

/** One flag's pattern on the 80 × 60 field, without an outline, to be set into a drawing. */
export function FlagPattern({ letter }: { letter: FlagLetter }) {
	return patterns[letter];
}

/** The site's mark: L, A, G, A, N on one line. */
function Mark() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 448 64" width="448" height="64">
			{(['L', 'A', 'G', 'A', 'N'] as const).map((letter, i) => (
				<g key={i} transform={`translate(${i * 91})`}>
					{patterns[letter]}
					<path
						d={isSwallowtail(letter) ? swallowtail : 'M0 0H80V60H0Z'}
						fill="none"
						stroke={K}
						strokeWidth="4"
					/>
				</g>
			))}
		</svg>
	);
}

/** A whole flag with its ink outline, as an `<svg>` of its own. */
export function FlagDrawing({ letter }: { letter: FlagLetter }) {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1.5 -1.5 83 63" width="83" height="63">
			{patterns[letter]}
			<path
				d={isSwallowtail(letter) ? swallowtail : 'M0 0H80V60H0Z'}
				fill="none"
				stroke={K}
				strokeWidth="3"
				strokeLinejoin="miter"
			/>
		</svg>
	);
}

/** A flag that fills a panel edge to edge, cropped as the panel needs. */
function FlagPanel({ letter }: { letter: FlagLetter }) {
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 80 60"
			width="800"
			height="600"
			preserveAspectRatio="xMidYMid slice"
		>
			{patterns[letter]}
		</svg>
	);
}

/** L, A, G, A, N in flags. */
export const mark: Picture = { width: 448, height: 64, alt: 'Lagan', Drawing: Mark };

/** Every flag twice: `flag-a` with an outline, `panel-a` to fill a panel. */
export const flagPictures: Readonly<Record<string, Picture>> = Object.fromEntries(
	flagLetters.flatMap((letter): [string, Picture][] => {
		const alt = `Signal flag ${letter}: ${flagMeanings[letter]}.`;
		return [
			[
				`flag-${letter.toLowerCase()}`,
				{ width: 83, height: 63, alt, Drawing: () => <FlagDrawing letter={letter} /> },
			],
			[
				`panel-${letter.toLowerCase()}`,
				{ width: 800, height: 600, alt, Drawing: () => <FlagPanel letter={letter} /> },
			],
		];
	}),
);
