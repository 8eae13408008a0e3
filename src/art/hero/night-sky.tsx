import type { Composition } from './compositions.ts';
import { Lit } from './lit.tsx';
import { by, dark } from './moonlight.ts';

interface Tile {
	id: string;
	size: number;
	turn: number;
	colour: string;
	/** The width of each dot. */
	w: number;
	d: string;
	/** A few that are larger. */
	large?: string;
}

/** Dots that repeat, by the tile: two tiles of other sizes and turns, and no eye finds the seam. */
function Dots({ id, size, turn, colour, w, d, large }: Tile) {
	return (
		<pattern
			id={id}
			width={size}
			height={size}
			patternUnits="userSpaceOnUse"
			patternTransform={`rotate(${turn})`}
		>
			<g stroke={colour} strokeLinecap="round">
				<path strokeWidth={w} d={d} />
				{large && <path strokeWidth={w * 1.8} d={large} />}
			</g>
		</pattern>
	);
}

/** Stars and plankton. */
export function NightDots() {
	return (
		<Lit by={by.own}>
			<Dots
				id="hero-stars"
				size={190}
				turn={19}
				colour="#b4ccf2"
				w={2.4}
				d="M20 30h0M88 12h0M150 64h0M40 110h0M170 150h0M70 168h0"
				large="M104 90h0M172 22h0"
			/>
			<Dots
				id="hero-far"
				size={127}
				turn={-27}
				colour="#263f60"
				w={2.2}
				d="M12 14h0M50 40h0M98 22h0M30 84h0M80 104h0M112 70h0M58 118h0"
			/>
			<Dots
				id="hero-plankton"
				size={143}
				turn={33}
				colour="#3f8fa6"
				w={2.4}
				d="M10 20h0M60 8h0M120 44h0M34 74h0M92 90h0M14 122h0M70 130h0"
			/>
		</Lit>
	);
}

/** Where the maria lie that one sees between the masts, from the moon's middle. */
const maria =
	'M-150-120q26-40 62-26 20 14 4 34-16 22-44 18-34-2-22-26ZM-196-30q10-26 34-22 20 10 8 30-14 18-32 12-16-4-10-20ZM-60-190q24-12 40 2 2 14-18 14-24 0-22-16ZM96-172q20-8 34 6 14 18-6 24-22 0-30-12-6-12 2-18Z';

/** Two streaks of cloud across the moon's limb. */
const clouds =
	'M-292-96q42-8 74-9 16-9 34-3 22-8 40 2 26 0 44 6-92 9-192 4ZM64-196q30-7 50-1 24-6 40 3 36 2 74 5-84 8-164-7Z';

/** Night: stars, the glow that the city throws up, and the moon behind it. */
export function NightSky({ of }: { of: Composition }) {
	const { width, city } = of;
	const words = of.quiet?.sky;
	const [x, y] = [city.x - 36, city.y - 222];
	const sea = city.y;
	const open = words
		? `M0 14H${words.x - 60}V${sea}H0ZM${words.x + words.width + 20} 14H${width}V${sea}H${words.x + words.width + 20}Z`
		: `M0 14H${width}V${sea}H0Z`;
	return (
		<Lit by={by.own}>
			<g stroke="none">
				<path fill="url(#hero-far)" d={`M0 14H${width}V${sea}H0Z`} />
				<path fill="url(#hero-stars)" d={open} />
				<path fill="#10253e" d={`M0 ${sea - 20}H${width}V${sea}H0Z`} />
				<ellipse cx={city.x} cy={sea} rx="474" ry="290" fill="#10253e" />
				<ellipse cx={city.x} cy={sea} rx="430" ry="190" fill="#163250" />
				<circle cx={x} cy={y} r="240" fill="#1d3c60" />
				<circle cx={x} cy={y} r="222" fill={dark.moon} />
				<path fill="#e6dab6" transform={`translate(${x} ${y})`} d={maria} />
				<path fill="#27476f" transform={`translate(${x} ${y})`} d={clouds} />
			</g>
		</Lit>
	);
}
