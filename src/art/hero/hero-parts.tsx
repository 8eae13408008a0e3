import type { ComponentProps } from 'react';
import { palette } from '../../model/colours.ts';
import type { FlagLetter } from '../../model/flags.ts';
import { FlagPattern } from '../flags.tsx';
import { useNight } from '../kit/night.tsx';
import { seeded } from '../kit/seeded.ts';
import { tenth } from '../kit/shapes.ts';
import { by, dark } from './moonlight.ts';

const { ink, white } = palette;

/** Line weights: what is near or holds the city up is heavy, what is inside is thin. */
export const line = { heavy: 5, plain: 3, inner: 1.8, fine: 1.2 } as const;

/** The side away from the sun; by night each thing stands in one light, and there is none. */
export function Shade({ d, dark = 0.24 }: { d: string; dark?: number }) {
	if (useNight()) return null;
	return <path fill={ink} fillOpacity={dark} stroke="none" d={d} />;
}

/** Lines with nothing but sky behind them: by night they catch the moon, or would be lost. */
export function Spars({ d, width = line.inner, glow = dark.rim }: { d: string; width?: number; glow?: string }) {
	return <path fill="none" stroke={useNight() ? glow : undefined} strokeWidth={width} d={d} />;
}

/** Thin lines inside a thing. */
export const Inner = ({ d, width = line.inner }: { d: string; width?: number }) => <path fill="none" strokeWidth={width} d={d} />;

/** A shape, its colour, and the light that it stands in where that is not its surroundings'. */
export type Patch = readonly [fill: string, d: string, light?: string];

/**
 * Draws shapes that do not hide one another as one path for each colour in each light: a browser
 * takes its time by the element.
 */
export function Patches({ all, ...paint }: { all: readonly Patch[] } & Pick<ComponentProps<'path'>, 'stroke' | 'strokeWidth'>) {
	const paths = new Map<string, { fill: string; light: string | undefined; d: string }>();
	for (const [fill, d, light] of all) {
		const key = `${fill} ${light}`;
		paths.set(key, { fill, light, d: (paths.get(key)?.d ?? '') + d });
	}
	return [...paths].map(([key, { fill, light, d }]) => <path key={key} {...paint} fill={fill} d={d} data-light={light} />);
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
			{staff > 0 && <path fill="none" stroke={night ? dark.rim : undefined} d={`M${x} ${y - 4}v${staff + 4}`} />}
			<g stroke="none" transform={`translate(${x} ${y})skewY(${wind})scale(${w / 80})`} data-light={by.own}>
				{night && staff > 0 && <path fill={dark.beam} fillOpacity=".3" d="M-5 88L-20-10Q40-40 98-14L6 92Z" />}
				<FlagPattern letter={letter} />
				<path fill="none" stroke={night ? dark.line : ink} strokeWidth={tenth(180 / w)} d={outline} />
			</g>
		</>
	);
}

/** How each goes on from where it hangs. */
const garments: Record<string, string> = {
	shirt: 'h8l3 4-2.4 2.4-1-.4v7h-7v-7l-1.2.4-2.4-2.4Z',
	trousers: 'h7l1 14h-3l-1.4-9-1.2 9h-3.4Z',
	sheet: 'h15l-.6 13q-7 2-14 0Z',
	dress: 'm1 0h5l.6 5 3.4 9h-13l3.4-9Z',
	sock: 'h3v6l3 2v2h-6Z',
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
		<>
			<Inner width={line.fine} d={`M${x} ${y}Q${(x + u) / 2} ${(y + v) / 2 + sag * 2} ${u} ${v}`} />
			<Patches
				strokeWidth={line.fine}
				all={items.map(([garment, colour, at]) => {
					const drop = 4 * sag * at * (1 - at);
					const hook = `M${tenth(x + (u - x) * at)} ${tenth(y + (v - y) * at + drop)}`;
					return [colour, hook + garments[garment]];
				})}
			/>
		</>
	);
}

/** A striped awning over a shop. */
export function Awning(p: { x: number; y: number; w: number; colour: string; n: number }) {
	const step = tenth(p.w / p.n);
	return (
		<Patches
			strokeWidth={line.inner}
			all={Array.from({ length: p.n }, (_, i) => [
				i % 2 ? white : p.colour,
				`M${tenth(p.x + i * step)} ${p.y}h${step}v11q${tenth(-step / 2)} 6 ${-step} 0Z`,
			])}
		/>
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
