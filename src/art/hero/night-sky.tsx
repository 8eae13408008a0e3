import { cobalt, linen, midnight, navy, water } from '../../model/colours.ts';
import { ByNight } from '../kit/lit.tsx';
import type { Composition } from './compositions.ts';
import { dark } from './moonlight.ts';

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
		<pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
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
		<ByNight>
			<Dots
				id="hero-stars"
				size={257}
				turn={19}
				colour={cobalt.pale}
				w={2.4}
				d="M164 70h0M194 96h0M208 181h0M246 220h0M241 140h0M124 203h0M246 68h0M171 18h0M33 100h0M68 102h0M8 192h0"
				large="M104 90h0M172 22h0"
			/>
			<Dots
				id="hero-far"
				size={223}
				turn={-27}
				colour={navy.dark}
				w={2.2}
				d="M65 156h0M144 38h0M99 159h0M126 165h0M160 8h0M125 71h0M146 64h0M54 188h0M125 143h0M145 126h0M43 64h0M167 43h0M138 104h0M194 8h0M176 203h0M21 45h0"
			/>
			<Dots
				id="hero-plankton"
				size={241}
				turn={33}
				colour={water.dark}
				w={2.4}
				d="M63 99h0M101 37h0M54 185h0M16 26h0M40 68h0M212 134h0M169 12h0M122 129h0M121 104h0M131 151h0M54 234h0M217 108h0M27 129h0M10 184h0M73 138h0M190 34h0"
			/>
		</ByNight>
	);
}

/** Where the maria lie that one sees between the masts, from the moon's middle. */
const maria =
	'M-150-120q26-40 62-26 20 14 4 34-16 22-44 18-34-2-22-26ZM-196-30q10-26 34-22 20 10 8 30-14 18-32 12-16-4-10-20ZM-60-190q24-12 40 2 2 14-18 14-24 0-22-16ZM96-172q20-8 34 6 14 18-6 24-22 0-30-12-6-12 2-18Z';

/** Two streaks of cloud across the moon's limb. */
const clouds = 'M-292-96q42-8 74-9 16-9 34-3 22-8 40 2 26 0 44 6-92 9-192 4ZM64-196q30-7 50-1 24-6 40 3 36 2 74 5-84 8-164-7Z';

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
		<ByNight>
			<g stroke="none">
				<path fill="url(#hero-far)" d={`M0 14H${width}V${sea}H0Z`} />
				<path fill="url(#hero-stars)" d={open} />
				<path fill={midnight.mid} d={`M0 ${sea - 20}H${width}V${sea}H0Z`} />
				<ellipse cx={city.x} cy={sea} rx="474" ry="290" fill={midnight.mid} />
				<ellipse cx={city.x} cy={sea} rx="430" ry="190" fill={navy.deep} />
				<circle cx={x} cy={y} r="240" fill={navy.dark} />
				<circle cx={x} cy={y} r="222" fill={dark.moon} />
				<path fill={linen.light} transform={`translate(${x} ${y})`} d={maria} />
				<path fill={navy.mid} transform={`translate(${x} ${y})`} d={clouds} />
			</g>
		</ByNight>
	);
}
