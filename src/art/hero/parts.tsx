import type { FlagLetter } from '../../content/types.ts';
import { FlagPattern } from '../flags.tsx';
import { useNight } from '../night.tsx';
import { palette } from '../palette.ts';
import { tenth } from '../shapes.ts';
import { tone } from '../tones.ts';
import { by, dark } from './moonlight.ts';

const { ink, white, yellow, red, foam } = palette;

export { tone };

/** Line weights: what is near or holds the city up is heavy, what is inside is thin. */
export const line = { heavy: 5, plain: 3, inner: 1.8, fine: 1.2 } as const;

/** A small repeatable generator of numbers from 0 up to 1. */
export function seeded(seed: number) {
	let state = seed;
	return () => {
		state = (state * 16807) % 2147483647;
		return state / 2147483647;
	};
}

/** The side away from the sun; by night each thing stands in one light, and there is none. */
export function Shade({ d, dark = 0.24 }: { d: string; dark?: number }) {
	if (useNight()) return null;
	return <path fill={ink} fillOpacity={dark} stroke="none" d={d} />;
}

/** Lines with nothing but sky behind them: by night they catch the moon, or would be lost. */
export function Spars({
	d,
	w = line.inner,
	glow = dark.rim,
}: {
	d: string;
	w?: number;
	glow?: string;
}) {
	return <path fill="none" stroke={useNight() ? glow : undefined} strokeWidth={w} d={d} />;
}

/** Thin lines inside a thing. */
export const Inner = ({ d, w = line.inner }: { d: string; w?: number }) => (
	<path fill="none" strokeWidth={w} d={d} />
);

/** A line of one colour on ink: rope, steel, pipe. */
export function Cord({ d, colour, w = 2 }: { d: string; colour: string; w?: number }) {
	return (
		<g fill="none">
			<path strokeWidth={w + 3} d={d} />
			<path stroke={colour} strokeWidth={w} d={d} />
		</g>
	);
}

/** The edge of a deck, with its rail. */
export function Deck({
	x,
	to,
	y,
	rail = true,
}: {
	x: number;
	to: number;
	y: number;
	rail?: boolean;
}) {
	const posts = Array.from(
		{ length: Math.floor((to - x) / 16) },
		(_, i) => `M${x + 6 + i * 16} ${y}v-10`,
	);
	return (
		<>
			<path fill={white} strokeWidth="3.5" d={`M${x} ${y}H${to}v8H${x}Z`} />
			<Shade d={`M${x} ${y + 5}H${to}v3H${x}Z`} />
			{rail && <Inner w={line.fine} d={`${posts.join('')}M${x + 2} ${y - 10}H${to - 2}`} />}
		</>
	);
}

interface PanesProps {
	x: number;
	y: number;
	/** One string for each row: `o` lit, `b` blue, `r` curtained, anything else bare wall. */
	rows: readonly string[];
	dx: number;
	dy: number;
	w?: number;
	h?: number;
}

/** Windows, all of one colour in one line: each is a short thick dash. */
export function Panes({ x, y, rows, dx, dy, w = 7, h = 11 }: PanesProps) {
	const night = useNight();
	/** By night one in four is dark, since someone sleeps there, and a few blue ones are screens. */
	const shown = (c: string, i: number, j: number) => {
		const turn = (Math.abs(x) * 7 + i * 5 + j * 3) % 4;
		if (!night) return c;
		if (c === 'o') return turn === 1 ? '' : c;
		return c === 'b' && turn < 2 ? '' : c;
	};
	const dashes = (wanted: string, rim = 0) =>
		rows
			.flatMap((row, j) =>
				[...row].map((c, i) =>
					wanted.includes(rim ? c : shown(c, i, j) || '-')
						? `M${tenth(x + i * dx)} ${tenth(y + j * dy - rim)}v${tenth(h + rim * 2)}`
						: '',
				),
			)
			.join('');
	return (
		<g fill="none" strokeLinecap="butt" strokeWidth={w}>
			<path strokeWidth={w + 3} d={dashes('obr', 1.5)} />
			<path stroke={yellow} d={dashes('o')} data-light={by.own} />
			<path stroke={foam} d={dashes('b')} data-light={by.screen} />
			<path stroke={red} d={dashes('r')} data-light={by.own} />
		</g>
	);
}

/** Round windows, as dots of a line: most are lit, and some are dark. */
export function Ports({
	dots,
	r = 4,
}: {
	dots: readonly (readonly [number, number, boolean])[];
	r?: number;
}) {
	const path = (wanted: (lit: boolean) => boolean) =>
		dots.flatMap(([x, y, lit]) => (wanted(lit) ? [`M${x} ${y}h0`] : [])).join('');
	return (
		<g fill="none" strokeWidth={r * 2}>
			<path strokeWidth={r * 2 + 3.6} d={path(() => true)} />
			<path stroke={yellow} d={path((lit) => lit)} data-light={by.own} />
			<path stroke={tone.steel} d={path((lit) => !lit)} />
		</g>
	);
}

interface FlagProps {
	letter: FlagLetter;
	/** The upper corner of the hoist, and how far the staff goes down from it. */
	x: number;
	y: number;
	staff: number;
	w?: number;
	/** The slope that the wind gives it, in degrees. */
	wind?: number;
}

/** A flag on its staff. */
export function Flag({ letter, x, y, staff, w = 40, wind = 5 }: FlagProps) {
	const outline = letter === 'A' ? 'M0 0H80L60 30 80 60H0Z' : 'M0 0H80V60H0Z';
	const night = useNight();
	return (
		<>
			{staff > 0 && (
				<path fill="none" stroke={night ? dark.rim : undefined} d={`M${x} ${y - 4}v${staff + 4}`} />
			)}
			<g transform={`translate(${x} ${y})skewY(${wind})scale(${w / 80})`}>
				<g stroke="none" data-light={by.own}>
					{night && staff > 0 && (
						<path fill={dark.beam} fillOpacity=".3" d="M-5 88L-20-10Q40-40 98-14L6 92Z" />
					)}
					<FlagPattern letter={letter} />
				</g>
				<path fill="none" strokeWidth={tenth(180 / w)} d={outline} />
			</g>
		</>
	);
}

const garments: Record<string, string> = {
	shirt: 'M0 0h8l3 4-2.4 2.4L7.6 6v7H.6V6L-.6 6.4-3 4Z',
	trousers: 'M0 0h7l1 14H5L3.6 5 2.4 14H-1Z',
	sheet: 'M0 0h15l-.6 13q-7 2-14 0Z',
	dress: 'M1 0h5l.6 5L10 14H-3L.4 5Z',
	sock: 'M0 0h3v6l3 2v2H0Z',
};

interface WashingProps {
	from: readonly [number, number];
	to: readonly [number, number];
	sag?: number;
	/** What hangs: garment, colour, and where along the line from 0 to 1. */
	items: readonly (readonly [garment: string, colour: string, at: number])[];
}

/** A washing line between two points. */
export function Washing({ from: [x, y], to: [u, v], sag = 6, items }: WashingProps) {
	return (
		<g strokeWidth={line.fine}>
			<path fill="none" d={`M${x} ${y}Q${(x + u) / 2} ${(y + v) / 2 + sag * 2} ${u} ${v}`} />
			{items.map(([garment, colour, at]) => {
				const drop = 4 * sag * at * (1 - at);
				return (
					<path
						key={at}
						fill={colour}
						transform={`translate(${tenth(x + (u - x) * at)} ${tenth(y + (v - y) * at + drop)})`}
						d={garments[garment]}
					/>
				);
			})}
		</g>
	);
}

/** A striped awning over a shop. */
export function Awning({
	x,
	y,
	w,
	colour,
	n,
}: {
	x: number;
	y: number;
	w: number;
	colour: string;
	n: number;
}) {
	const step = tenth(w / n);
	const strips = Array.from({ length: n }, (_, i) => i);
	return (
		<g strokeWidth={line.inner}>
			{strips.map((i) => (
				<path
					key={i}
					fill={i % 2 ? white : colour}
					d={`M${tenth(x + i * step)} ${y}h${step}v11q${tenth(-step / 2)} 6 ${-step} 0Z`}
				/>
			))}
		</g>
	);
}

/** A run of waves with pointed crests, from one x to past another; in a calm every fifth is alike. */
export function waves(x: number, to: number, y: number, step: number, seed: number, calm = false) {
	let next = seeded(seed);
	let d = `M${x} ${y}`;
	for (let at = x, n = 1; at < to; n++) {
		if (calm && n % 5 === 0) next = seeded(seed);
		const w = Math.round(step * (0.7 + next() * 0.6));
		d += `q${tenth(w / 2)} ${tenth(4 + next() * 4)} ${w} 0`;
		at += w;
	}
	return d;
}
