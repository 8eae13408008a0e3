import { palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { seeded } from '../../kit/seeded.ts';
import { firstLight } from './waterline-light.ts';

const { ink, yellow } = palette;

/** Which windows are lit along a deck: how many bays from each to the next. */
const rhythms = [
	[1, 3, 2],
	[2, 1, 4],
	[5, 1],
	[1, 1, 1, 3],
] as const;

/** Where the city's level lines run: its nearest corners face us, and both sides fall away. */
const eye = 400;
const fall = (top: number, along: number, reach: number) => Math.round(top + (along * (eye - top)) / reach);

/** One storeyed mass of the heap: its left end takes the sun, its front is still blue. */
interface Mass {
	/** The near corner. */
	x: number;
	top: number;
	/** How far the lit end reaches to the left, and the shaded front to the right. */
	end: number;
	front: number;
	lit: string;
	shade: string;
}

/** All masses of one depth, far to near. */
export interface Tier {
	masses: readonly Mass[];
	base: number;
	deck: number;
	bay: number;
	line: number;
	pane: string;
	/** The share of windows with somebody up. */
	up: number;
	seed: number;
	/** What is left, by night, on the fronts; and how bright the windows are from here. */
	night: { front: string; lamps: string };
}

export const mass = (x: number, top: number, end: number, front: number, lit: string, shade: string): Mass => ({
	x,
	top,
	end,
	front,
	lit,
	shade,
});

/** Windows: level rows of dark panes, broken where no window is, and lamps where somebody is up. */
function Panes({ tier, at, random }: { tier: Tier; at: Mass; random: () => number }) {
	const { base, deck, bay, pane, up } = tier;
	const { x, top, end, front } = at;
	const bays = Math.floor(front / bay - 0.3);
	const from = Math.round(bay * 0.35);
	let dark = '';
	let lamps = '';
	for (let y = top + deck * 0.8; y < base; y += deck) {
		const skip = random() < 0.4 ? Math.floor(random() * bays) : bays;
		const row = (first: number, last: number) => {
			const [near, far] = [from + first * bay, from + last * bay];
			dark += `M${x + near} ${fall(y, near, 2600)}L${x + far} ${fall(y, far, 2600)}`;
		};
		if (skip > 0) row(0, skip);
		if (skip < bays - 1) row(skip + 1, bays);
		if (end > bay * 1.6) {
			dark += `M${x - from} ${fall(y, from, 700)}L${x - end} ${fall(y, end, 700)}`;
		}
		for (let i = 0; i < bays; i++) {
			if (random() > up || i === skip) continue;
			const along = from + i * bay;
			lamps += `M${x + along} ${fall(y, along, 2600)}h${n(bay * 0.46)}`;
		}
	}
	return (
		<g fill="none" strokeWidth={n(deck * 0.42)}>
			<path d={dark} stroke={pane} strokeDasharray={`${n(bay * 0.46)} ${n(bay * 0.54)}`} />
			{lamps && <path d={lamps} stroke={yellow} />}
		</g>
	);
}

/** By night only the lit windows show: each deck takes one rhythm, and begins where it likes. */
function LitPanes({ tier, at, random }: { tier: Tier; at: Mass; random: () => number }) {
	const { base, deck, bay, night } = tier;
	const { x, top, front } = at;
	const rows = rhythms.map(() => '');
	const from = x + Math.round(bay * 0.35);
	for (let y = Math.round(top + deck * 0.8); y < base; y += deck) {
		const start = from + Math.floor(random() * 3) * bay;
		if (start < x + front - bay) {
			rows[Math.floor(random() * rows.length)] += `M${start} ${y}H${x + front - 3}`;
		}
	}
	return (
		<g fill="none" stroke={night.lamps} strokeWidth={n(deck * 0.42)} data-light={lights.own}>
			{rhythms.map((bays, i) => (
				<path key={bays.join()} d={rows[i]} strokeDasharray={bays.map((b) => `${n(bay * 0.46)} ${n(bay * (b - 0.46))}`).join(' ')} />
			))}
		</g>
	);
}

export function Heap(tier: Tier) {
	const { masses, base, line, seed } = tier;
	const random = seeded(seed * 977);
	const night = useNight();
	return masses.map((at) => {
		const { x, top, end, front, lit, shade } = at;
		const left = fall(top, end, 700);
		const right = fall(top, front, 2600);
		const edge = n(line * 0.7);
		return (
			<g key={x} stroke={ink} strokeWidth={n(line * 2)} data-light={tier.night.front}>
				<path d={`M${x - end} ${base}V${left}L${x} ${top} ${x + front} ${right}V${base}Z`} fill={shade} />
				<path d={`M${x - end} ${base}V${left}L${x} ${top}V${base}Z`} fill={lit} strokeWidth="0" data-light={firstLight} />
				{/* The parapet of the front is as high as the sun reaches over it. */}
				<path d={`M${x} ${n(top + edge)}L${x + front} ${n(right + edge)}`} stroke={lit} strokeWidth={n(line * 1.4)} />
				{night ? <LitPanes tier={tier} at={at} random={random} /> : <Panes tier={tier} at={at} random={random} />}
			</g>
		);
	});
}
