import { leaf as leafTones, palette } from '../../../model/colours.ts';
import { cloth, n } from '../../kit/forms.tsx';
import { lights } from '../../kit/night.tsx';
import { seeded } from '../../kit/seeded.ts';
import { floorOf, rim, standing } from './lung-space.ts';

const { ink, yellow, red } = palette;
const leaf = { bright: leafTones.mid, mid: leafTones.dark, deep: leafTones.deep, pale: leafTones.light };

/** One of each crop, rooted at the origin; 21 units are as tall as a gardener. */
const symbols = {
	tree: (
		<>
			<path d="M-1.4 2V-9H1.4V2Z" fill={cloth.wood.dark} />
			<path d="M-6-8C-11-8-12-14-8-16-10-21-4-24-1-21 3-25 9-22 8-18 12-17 12-10 8-9 5-6-3-6-6-8Z" fill={leaf.mid} />
			<path d="M-6-8C-11-8-12-14-8-16-6-12 0-10 8-9 5-6-3-6-6-8Z" fill={leaf.deep} stroke="none" />
			<path d="M-4-17h.1M3-19h.1M5-13h.1M-2-12h.1" stroke={yellow} strokeWidth="3" strokeLinecap="round" />
		</>
	),
	vine: (
		<>
			<path
				d="M-6 1C-9-2-6-6-3-4-2-7 4-7 5-4 9-5 9 1 6 2 9 5 5 8 3 8 7 11 5 15 2 15 4 19 1 22-1 20-4 18-3 14-1 13-5 11-4 7-2 7-5 5-6 3-6 1Z"
				fill={leaf.bright}
			/>
			<path d="M-6 1C-9-2-6-6-3-4-3-1 2 0 6 2 9 5 5 8 3 8 2 5-4 5-6 1Z" fill={leaf.deep} stroke="none" />
			<path d="M5 8h.1M8 8h.1M6.5 11h.1" stroke={cloth.plum.light} strokeWidth="4" strokeLinecap="round" />
		</>
	),
	bean: (
		<>
			<path d="M0 0L1-36" stroke={cloth.sand.light} strokeWidth="1.2" fill="none" />
			<path
				d="M-4 1C-7-3-4-6-3-7-6-10-4-13-2-14-5-17-3-20-1-21-3-25 0-29 2-27 5-25 4-21 3-20 6-17 5-14 3-13 7-10 5-6 4-6 7-3 6 0 4 1Z"
				fill={leaf.pale}
			/>
			<path
				d="M-4 1C-7-3-4-6-3-7-2-4 1-3 4-6 7-3 6 0 4 1ZM-2-14C-1-11 2-10 3-13 5-12 6-9 4-7 1-7-3-9-2-14Z"
				fill={leaf.mid}
				stroke="none"
			/>
		</>
	),
	lettuce: (
		<>
			<path d="M-7 1C-10-3-6-6-4-5-4-9 2-10 3-6 7-8 10-2 7 1Z" fill={leaf.pale} />
			<path d="M-7 1C-6-2-3-3-1-1 1-4 5-3 7 1Z" fill={leaf.mid} stroke="none" />
		</>
	),
	red: (
		<>
			<path d="M-7 1C-10-3-6-6-4-5-4-9 2-10 3-6 7-8 10-2 7 1Z" fill={cloth.plum.light} />
			<path d="M-7 1C-6-2-3-3-1-1 1-4 5-3 7 1Z" fill={leaf.mid} stroke="none" />
		</>
	),
	tomato: (
		<>
			<path d="M0 1V-27" stroke={cloth.wood.light} strokeWidth="1.6" />
			<path d="M-6 1C-9-3-5-6-3-6-8-9-6-13-2-13-6-17-1-22 1-19 6-20 7-15 3-13 8-12 8-7 4-6 8-4 7 0 5 1Z" fill={leaf.mid} />
			<path d="M-6 1C-9-3-5-6-3-6-1-3 2-5 4-6 8-4 7 0 5 1Z" fill={leaf.deep} stroke="none" />
			<path d="M-4-10h.1M4-9h.1M0-3h.1M2-16h.1" stroke={red} strokeWidth="3.6" strokeLinecap="round" />
		</>
	),
	leek: <path d="M-1 1L-9-9-3-5-4-17 0-7 5-18 3-5 9-10 2 1Z" fill={leaf.pale} />,
	gourd: (
		<>
			<path d="M-9 1C-12-4-6-8-4-5-4-10 4-10 4-5 9-9 13-3 9 1 6 5 2 2 0 5-4 6-6 3-9 1Z" fill={leaf.mid} />
			<path d="M-9 1C-6-1-2-1 0 1 3-1 7-1 9 1 6 5 2 2 0 5-4 6-6 3-9 1Z" fill={leaf.deep} stroke="none" />
			<path d="M1 2C1-3 9-4 10 1 10 7 2 8 1 2Z" fill={cloth.orange.light} />
		</>
	),
	rice: (
		<>
			<path d="M-6 2C-6-8-10-12-12-13-6-14-4-6-3-3-3-10-1-16 3-18 2-12 1-8 1-4 3-9 8-12 12-11 8-8 5-4 5 2Z" fill={leaf.pale} />
			<path d="M3-18C7-19 8-15 8-13M12-11c3 0 3 3 3 5" stroke={yellow} strokeWidth="2" fill="none" strokeLinecap="round" />
		</>
	),
};
type Crop = keyof typeof symbols;
/** What each crop stands in by night, from its tier. */
const cropLights: Readonly<Record<Crop, string>> = {
	tree: lights.mist,
	vine: lights.moon,
	bean: lights.evening,
	lettuce: lights.evening,
	red: lights.evening,
	tomato: lights.evening,
	leek: lights.evening,
	gourd: lights.overcast,
	rice: lights.overcast,
};

export function PlantSymbols() {
	return (
		<defs>
			{Object.entries(symbols).map(([name, drawing]) => (
				<g key={name} id={`lung-${name}`} stroke={ink} strokeWidth="2.4" data-light={cropLights[name as Crop]}>
					{drawing}
				</g>
			))}
		</defs>
	);
}

interface Bed {
	crops: readonly Crop[];
	/** Degrees from one plant to the next, and how far it may stand out of line. */
	step: number;
	radius: number;
	size?: number;
}
/** A crop for every tier, by its place above or below ours. */
const beds: Record<number, Bed> = {
	5: { crops: ['tree'], step: 11, radius: 1.04, size: 1.15 },
	4: { crops: ['vine'], step: 11, radius: 1, size: 0.95 },
	3: { crops: ['bean'], step: 7.2, radius: 1.03 },
	2: { crops: ['lettuce', 'lettuce', 'red', 'lettuce', 'red'], step: 6.4, radius: 1.03, size: 1.2 },
	1: { crops: ['tomato'], step: 8, radius: 1.03 },
	0: { crops: ['leek'], step: 5.6, radius: 1.03 },
	[-1]: { crops: ['gourd'], step: 9, radius: 1.06, size: 0.62 },
	[-2]: { crops: ['rice'], step: 5, radius: 1.05, size: 0.55 },
	[-3]: { crops: ['lettuce', 'red'], step: 8, radius: 1.05, size: 0.6 },
};

/** What grows on a tier, with a gap wherever a bed lies fallow or somebody stands. */
export function Plants({ level, gaps = [] }: { level: number; gaps?: readonly number[] }) {
	const bed = beds[level];
	if (!bed) return null;
	const random = seeded(level * 89 + 2063);
	const count = Math.floor(220 / bed.step);
	const size = bed.size ?? 1;
	return Array.from({ length: count }, (_, i) => {
		const angle = -110 + i * bed.step + (random() - 0.5) * bed.step * 0.35;
		const { x, y, lean, scale } = standing(angle, bed.radius, floorOf(level) + rim);
		const crop = bed.crops[i % bed.crops.length];
		const k = scale * size * (0.88 + random() * 0.24);
		const fallow = random() < 0.05 || gaps.some((gap) => Math.abs(gap - angle) < bed.step * 0.55);
		if (fallow || x < -40 || x > 840 || y < -60 || (x < 330 && y > 540)) return null;
		return (
			<use
				key={`${level} ${Math.round(angle)}`}
				href={`#lung-${crop}`}
				transform={`translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(lean)})scale(${random() < 0.5 ? '' : '-'}${n(k)} ${n(k)})`}
			/>
		);
	});
}
