import { palette } from '../palette.ts';
import { cloth, Line, n, seeded, skins, through } from './forms.tsx';
import { FarPerson } from './people.tsx';

const { ink, paper, yellow, foam, red } = palette;
const leaf = { bright: '#4fa866', mid: '#2f8a5b', deep: '#1a5a3b', pale: '#9cc96b' };
const wallTone = ['#1d5a63', '#174b56', '#123d49', '#0e303d'];

/** The shaft is a cylinder of radius 1; the eye stands inside it, level with the sixth tier. */
const eye = { x: 430, y: 486, back: 0.25, focus: 500 };
/** Where a point of the shaft is seen: its angle from straight ahead, its radius, its height. */
function seen(angle: number, radius: number, height: number): readonly [number, number] {
	const turn = (angle / 180) * Math.PI;
	const depth = eye.back + radius * Math.cos(turn);
	return [
		eye.x + (eye.focus * radius * Math.sin(turn)) / depth,
		eye.y - (eye.focus * height) / depth,
	];
}
const angles = [-64, -48, -32, -16, 0, 16, 32, 48, 64];
const arc = (radius: number, height: number) => angles.map((angle) => seen(angle, radius, height));
const first = (points: readonly (readonly [number, number])[]) => points[0]?.map(n).join(' ') ?? '';
const curve = (radius: number, height: number) => {
	const points = arc(radius, height);
	return `M${first(points)}${through(points)}`;
};
/** The band of the shaft between two of its circles. */
function band(r1: number, h1: number, r2: number, h2: number) {
	const back = arc(r2, h2).reverse();
	return `${curve(r1, h1)}L${first(back)}${through(back)}Z`;
}

const spacing = 0.19;
const slab = 0.028;
const inner = 0.82;
const tiers = [5, -5, 4, -4, 3, -3, 2, -2, 1, -1, 0].map((level) => ({
	level,
	floor: level * spacing - 0.1,
}));

/** A low heap of leaves. */
const clump = (x: number, y: number, w: number, h: number) =>
	`M${n(x - w)} ${n(y)}q${n(-w * 0.2)} ${n(-h * 0.7)} ${n(w * 0.5)} ${n(-h * 0.6)}q${n(w * 0.4)} ${n(-h * 0.7)} ${n(w * 0.8)} ${n(-h * 0.1)}q${n(w * 0.9)} ${n(-h * 0.1)} ${n(w * 0.7)} ${n(h * 0.7)}Z`;

type Plant = (x: number, y: number, w: number, h: number) => string;

const plants: Plant[] = [
	// Lettuces.
	clump,
	// Leeks: blades.
	(x, y, w, h) =>
		`M${n(x - w * 0.6)} ${n(y)}L${n(x - w)} ${n(y - h)}L${n(x - w * 0.1)} ${n(y - h * 0.5)}L${n(x + w * 0.1)} ${n(y - h * 1.5)}L${n(x + w * 0.4)} ${n(y - h * 0.5)}L${n(x + w)} ${n(y - h * 1.1)}L${n(x + w * 0.6)} ${n(y)}Z`,
	// Dwarf fruit trees: a crown on a stem.
	(x, y, w, h) =>
		`M${n(x - 2)} ${n(y)}v${n(-h * 0.7)}h${n(-w * 0.5)}a${n(w * 0.6)} ${n(w * 0.6)} 0 0 1 ${n(w * 0.1)} ${n(-h)}q${n(w * 0.5)} ${n(-w * 0.7)} ${n(w)} 0a${n(w * 0.6)} ${n(w * 0.6)} 0 0 1 0 ${n(h)}h${n(-w * 0.3)}v${n(h * 0.7)}Z`,
	// Beans on poles.
	(x, y, w, h) =>
		`M${n(x - w * 0.7)} ${n(y)}q${n(-w * 0.5)} ${n(-h)} ${n(w * 0.3)} ${n(-h * 0.9)}q${n(-w * 0.4)} ${n(-h * 0.8)} ${n(w * 0.5)} ${n(-h * 0.9)}q${n(w * 0.8)} ${n(h * 0.3)} ${n(w * 0.3)} ${n(h * 0.8)}q${n(w * 0.6)} ${n(h * 0.3)} ${n(w * 0.2)} ${n(h)}Z`,
];

/** What grows on a tier: each has a crop of its own, with gaps where the bed lies fallow. */
function Crop({ level, floor }: { level: number; floor: number }) {
	const random = seeded(level * 97 + 4001);
	const kind = (level * 3 + 17) % 4;
	const plant = plants[kind] ?? clump;
	const main = [leaf.bright, leaf.pale, leaf.mid, leaf.bright][kind];
	const beds = Array.from({ length: 22 }, (_, i) => {
		const [x, y] = seen(-59 + i * 5.7 + random() * 2, inner + 0.03, floor + 0.02);
		return { x, y, size: 10 + random() * 7, tall: 18 + random() * 10, fallow: random() < 0.14 };
	}).filter(({ x, fallow }) => x > -30 && x < 760 && !fallow);
	const fruit = beds.map(({ x, y, tall }, i) =>
		i % 2 ? `M${n(x - 3)} ${n(y - tall * 0.5)}h.1M${n(x + 5)} ${n(y - tall * 0.9)}h.1` : '',
	);
	const trail = beds.map(({ x, y, tall }, i) =>
		i % 5 === 1 ? `M${n(x)} ${n(y)}q-6 ${n(tall * 0.7)} 2 ${n(tall * 1.1)}` : '',
	);
	return (
		<>
			<path
				d={beds.map(({ x, y, size, tall }) => plant(x, y, size, tall)).join('')}
				fill={main}
				stroke={ink}
				strokeWidth="5"
			/>
			<path
				d={beds
					.map(({ x, y, size, tall }) => clump(x - size * 0.3, y, size * 0.55, tall * 0.5))
					.join('')}
				fill={leaf.deep}
			/>
			{kind > 1 && <Line d={fruit.join('')} ink={kind === 2 ? yellow : red} width={6} />}
			{kind % 3 === 0 && <Line d={trail.join('')} width={4} ink={leaf.bright} />}
		</>
	);
}

/** Gardeners across the shaft, too far off for faces; by tier and by angle. */
const across = [
	{ level: 1, angle: -7, tone: cloth.orange, skin: skins.rose, hair: yellow, lean: 14 },
	{ level: 2, angle: 8, tone: cloth.blue, skin: skins.umber, hair: ink, lean: -8 },
	{ level: 2, angle: 29, tone: cloth.white, skin: skins.tan, hair: red, lean: 4 },
	{ level: 3, angle: 17, tone: cloth.plum, skin: skins.olive, hair: paper, lean: -16 },
	{ level: 3, angle: -34, tone: cloth.red, skin: skins.brown, hair: ink, lean: 8 },
	{ level: -1, angle: 2, tone: cloth.red, skin: skins.brown, hair: paper, lean: -14 },
	{ level: -3, angle: 10, tone: cloth.yellow, skin: skins.olive, hair: ink, lean: 10 },
	{ level: -4, angle: 19, tone: cloth.foam, skin: skins.umber, hair: cloth.plum.light, lean: -6 },
];

function Across({ level, floor }: { level: number; floor: number }) {
	return across
		.filter((person) => person.level === level)
		.map(({ angle, level: _tier, ...person }) => {
			const [x, y] = seen(angle, inner + (level < 0 ? 0.02 : 0.06), floor + 0.012);
			return (
				<FarPerson
					key={angle}
					x={x}
					y={y}
					scale={level < 0 ? 0.86 : 1}
					{...person}
					raised={person.lean % 4 === 0}
				/>
			);
		});
}

function Tier({ level, floor }: { level: number; floor: number }) {
	const above = floor > 0;
	const under = floor - slab;
	const wall = wallTone[Math.min(3, Math.max(0, 2 - Math.ceil(level / 2)))] ?? ink;
	return (
		<g stroke={ink} strokeWidth="5">
			{/* The wall behind the tier, its doors and its lamps. */}
			<path d={band(1, floor, 1, floor + spacing)} fill={wall} strokeWidth="0" />
			<Line d={curve(1, floor + spacing * 0.62)} width={6} ink={level > 0 ? foam : '#2f7a85'} />
			<Line d={posts(floor)} width={4} />
			<path d={doors(level, floor)} fill={yellow} strokeWidth="4" />
			{above ? (
				<path d={band(1, under, inner, under)} fill={cloth.navy.dark} />
			) : (
				<path d={band(1, floor, inner, floor)} fill={cloth.wood.dark} />
			)}
			<path
				d={band(inner, under, inner, floor)}
				fill={level >= 0 ? paper : cloth.foam.light}
				strokeWidth="7"
			/>
			<path
				d={band(inner, under, inner, floor - slab * 0.5)}
				fill={level >= 0 ? cloth.white.dark : cloth.foam.dark}
				strokeWidth="0"
			/>
			<Across level={level} floor={floor} />
			<Crop level={level} floor={floor} />
		</g>
	);
}

/** Upright members of the wall. */
const posts = (floor: number) =>
	[-54, -38, -22, -6, 10, 26, 42, 58]
		.map((angle) => {
			const [a, b] = [seen(angle, 1, floor), seen(angle, 1, floor + spacing)];
			return `M${a.map(n).join(' ')}L${b.map(n).join(' ')}`;
		})
		.join('');

/** A lit door or two on each tier, never above one another. */
const doors = (level: number, floor: number) =>
	[-30, 34]
		.map((angle, i) => {
			const a = angle + ((level * 29 + i * 17 + 200) % 24) - 12;
			const corner = (side: number, height: number) =>
				seen(a + side, 1, floor + height)
					.map(n)
					.join(' ');
			return `M${corner(-2, 0)}L${corner(-2, 0.1)} ${corner(2, 0.1)} ${corner(2, 0)}Z`;
		})
		.join('');

/** The lid of the shaft: a glazed ring that the day comes in by. */
function Oculus() {
	const top = 5 * spacing + 0.11;
	const spokes = angles.slice(1, -1).map((angle) => {
		const [a, b] = [seen(angle, 1, top), seen(angle, 0.42, top)];
		return `M${a.map(n).join(' ')}L${b.map(n).join(' ')}`;
	});
	return (
		<>
			<rect width="800" height="1000" fill={wallTone[3]} />
			<path d={band(1, top, 0.2, top)} fill={paper} stroke={ink} strokeWidth="6" />
			<path d={`M0 0H800V60H0Z`} fill={paper} />
			<Line d={spokes.join('') + curve(0.7, top)} width={6} />
		</>
	);
}

/** The shaft and everything on its tiers, far to near. */
export function Shaft() {
	return (
		<>
			<Oculus />
			{tiers.map((tier) => (
				<Tier key={tier.level} {...tier} />
			))}
		</>
	);
}
