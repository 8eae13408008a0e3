import { canvas, leaf, orange, palette, water } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { Lit } from '../kit/lit.tsx';
import { useNight } from '../kit/night.tsx';
import { Flag, Inner, line, Shade } from './hero-parts.tsx';
import { by } from './moonlight.ts';

const { white, yellow, red, foam, sea } = palette;

/** The Lung's sides; its shaft goes from the roof of Deck 20 down to Deck −6. */
const [left, right] = [-376, -282];
const mid = (left + right) / 2;

/** Where water drips back: halftone on the lower glass is condensation. */
export function Condensation() {
	return (
		<pattern id="hero-damp" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
			<circle cx="3.5" cy="3.5" r="1.4" fill={sea} fillOpacity=".5" />
		</pattern>
	);
}

/** A row of plants in their box, each kind its own shape. */
const kinds = {
	bush: 'q-4-9 3-11 7-3 9 3 3 6-1 8Z',
	leaf: 'q-4-7 0-9 4 2 4 4 1-5 5-6 2 7-2 11Z',
	vine: 'q-3-6 1-8 2 5 5 3 4 4 0 5Z',
} as const;

function Bed(p: { y: number; kind: keyof typeof kinds; colour: string; fruit?: string; n: number; from?: number }) {
	const step = (right - left - 16) / 8;
	const xs = Array.from({ length: p.n }, (_, i) => Math.round(left + 8 + ((p.from ?? 0) + i) * step));
	return (
		<>
			<path fill={p.colour} strokeWidth="1.2" d={xs.map((x) => `M${x} ${p.y}${kinds[p.kind]}`).join('')} />
			{p.fruit && (
				<path
					fill="none"
					stroke={p.fruit}
					strokeWidth="3"
					d={xs.map((x, i) => `M${x + 3 + (i % 3)} ${p.y - 5 - (i % 2) * 2}h0`).join('')}
				/>
			)}
		</>
	);
}

/** Tiers, each with the far side of its ring and the near side with its box. */
const drawTiers = (heights: readonly number[]) =>
	heights.map((y) => `M${left} ${y}Q${mid} ${y + 9} ${right} ${y}v5Q${mid} ${y + 14} ${left} ${y + 5}Z`).join('');

/** Eleven tiers of planting round an open shaft, as far as one sees of them above the water. */
export function Lung() {
	const shell = `M${left}-8V-172Q${left}-208 ${mid}-212 ${right}-208 ${right}-172V-8Z`;
	const atNight = useNight();
	return (
		<>
			<Flag letter="E" x={mid} y={-260} staff={48} w={44} wind={4} />
			<Lit light={by.grow}>
				<path fill={water.pale} strokeWidth="4" d={shell} />
				<path
					fill={yellow}
					fillOpacity=".55"
					stroke="none"
					d={`M${left + 26}-200L${mid - 12}-8h34L${mid + 4}-211Q${left + 36}-211 ${left + 26}-200Z`}
				/>
				<Bed y={-148} kind="bush" colour={leaf.dark} n={3} fruit={red} />
				<Bed y={-148} kind="bush" colour={leaf.mid} n={3} from={5} fruit={orange.light} />
				<Bed y={-118} kind="leaf" colour={leaf.mid} n={4} from={4} />
				<Bed y={-118} kind="vine" colour={leaf.dark} n={2} fruit={yellow} />
				<Bed y={-88} kind="leaf" colour={leaf.dark} n={4} />
				<Bed y={-88} kind="bush" colour={leaf.deep} n={2} from={6} />
				<Bed y={-56} kind="vine" colour={leaf.mid} n={5} from={3} fruit={red} />
				<Bed y={-24} kind="leaf" colour={leaf.deep} n={8} />
				<People
					all={[
						[-328, -146, 0.62, 'reach', 'brown', 'brim', 'straw', 'blue', 'khaki'],
						[-352, -115, -0.62, 'bend', 'deep', 'bun', 'grey', 'yellow', 'sea', { hem: 6 }],
						[-326, -114, 0.6, 'carry', 'fair', 'tuft', 'ginger', 'green', 'khaki'],
						[-312, -84, -0.62, 'work', 'olive', 'scarf', 'red', 'white', 'sea', { hem: 4 }],
						[-362, -53, 0.6, 'bend', 'tan', 'brim', 'straw', 'plum', 'ink'],
						[-344, -53, -0.46, 'point', 'rose', 'tuft', 'brown', 'orange', 'blue'],
					]}
				/>
				<path fill={canvas.mid} strokeWidth="1.4" d={drawTiers([-150, -120, -90, -58])} />
			</Lit>
			{!atNight && <path fill="url(#hero-damp)" stroke="none" d={`M${right - 26}-8Q${right - 10}-90 ${right - 24}-196L${right}-172V-8Z`} />}
			<Shade d={`M${right - 16}-8V-196Q${right}-186 ${right}-172V-8Z`} dark={0.16} />
			<Inner
				width={1.4}
				d={`M${left}-172Q${mid}-162 ${right}-172M${mid}-212V-168M${left + 22}-170Q${left + 20}-196 ${mid}-212M${right - 22}-170Q${right - 20}-196 ${mid}-212M${left + 22}-168V-10M${right - 22}-168V-10`}
			/>
			<path data-light={by.own} fill="none" stroke={white} strokeWidth="3.6" d={`M${left + 7}-166Q${left + 8}-188 ${left + 24}-198`} />
			<path fill="none" strokeWidth="4" d={shell} />
			<g strokeWidth="1.6">
				<path fill={white} d="M-400-46v-12h10v12ZM-388-46v-9h9v9Z" />
				<path fill={foam} d="M-401-58l6-5 6 5ZM-389-55l5-4 6 4Z" />
			</g>
			<path fill="none" strokeWidth="1.8" d="M-402-66h0M-394-72h0M-408-60h0M-386-68h0M-398-80h0M-382-62h0" />
			<Inner width={line.fine} d="M-396-50h2M-385-50h2" />
		</>
	);
}
