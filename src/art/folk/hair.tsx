import { Fine, Part } from '../body/head-parts.tsx';
import type { Spot } from '../body/limb.ts';
import { Line, n } from '../scenes/forms.tsx';
import { type ByView, type PartProps, round, type Traits } from './traits.ts';

/** Hair: one mass over the skull, with the line it grows from, and what hangs behind. */

type Hairline = 'plain' | 'high' | 'fringe' | 'parted' | 'swept';

interface Cut {
	/** How far it stands off the skull. */
	volume: number;
	line: Hairline;
	curly?: number;
	/** How low it falls beside the face. */
	fall?: number;
	behind?: 'bun' | 'plaits';
	rows?: boolean;
}

const cuts: Record<Traits['hair'], Cut | undefined> = {
	cropped: { volume: 3, line: 'plain' },
	curls: { volume: 24, line: 'plain', curly: 21 },
	bun: { volume: 5, line: 'parted', behind: 'bun' },
	braids: { volume: 5, line: 'plain', behind: 'plaits', rows: true },
	bald: undefined,
	long: { volume: 11, line: 'parted', fall: 176 },
	bob: { volume: 13, line: 'fringe', fall: 108 },
	mop: { volume: 15, line: 'fringe', curly: 30 },
	swept: { volume: 12, line: 'swept' },
	'grey-thin': undefined,
};

/** The skull from the near ear over the crown to the far temple. */
const skulls: ByView<readonly Spot[]> = {
	front: [
		[-84, 16],
		[-88, -30],
		[-86, -80],
		[-72, -120],
		[-42, -145],
		[0, -153],
		[42, -145],
		[72, -120],
		[86, -80],
		[88, -30],
		[84, 16],
	],
	quarter: [
		[-78, 62],
		[-102, 24],
		[-114, -28],
		[-112, -82],
		[-92, -124],
		[-50, -149],
		[0, -154],
		[44, -144],
		[72, -112],
	],
	profile: [
		[-66, 72],
		[-98, 38],
		[-117, -12],
		[-119, -66],
		[-98, -120],
		[-56, -149],
		[-8, -155],
		[40, -145],
		[78, -110],
	],
	back: [
		[-44, 70],
		[-84, 56],
		[-108, 8],
		[-115, -50],
		[-98, -110],
		[-60, -146],
		[-8, -155],
		[34, -146],
		[70, -110],
	],
};

/** From the far temple to the near ear. */
const lines: ByView<Record<Hairline, readonly Spot[]>> = {
	front: {
		plain: [
			[77, -8],
			[75, -40],
			[68, -70],
			[46, -98],
			[0, -106],
			[-46, -98],
			[-68, -70],
			[-75, -40],
			[-77, -8],
		],
		high: [
			[78, -8],
			[76, -50],
			[74, -88],
			[50, -118],
			[0, -112],
			[-50, -118],
			[-74, -88],
			[-76, -50],
			[-78, -8],
		],
		fringe: [
			[77, 6],
			[73, -30],
			[66, -50],
			[34, -46],
			[4, -54],
			[-32, -44],
			[-66, -52],
			[-73, -30],
			[-77, 6],
		],
		parted: [
			[78, 0],
			[76, -34],
			[64, -68],
			[34, -96],
			[2, -124],
			[-34, -96],
			[-64, -68],
			[-76, -34],
			[-78, 0],
		],
		swept: [
			[78, -6],
			[75, -44],
			[66, -64],
			[30, -84],
			[-20, -92],
			[-52, -112],
			[-68, -76],
			[-75, -40],
			[-77, -4],
		],
	},
	quarter: {
		plain: [
			[64, -106],
			[24, -105],
			[-18, -92],
			[-34, -62],
			[-36, -34],
			[-42, 8],
			[-58, 14],
			[-62, 44],
		],
		high: [
			[56, -124],
			[16, -112],
			[-20, -110],
			[-34, -70],
			[-38, -36],
			[-44, 8],
			[-58, 14],
			[-62, 44],
		],
		fringe: [
			[77, -62],
			[52, -48],
			[24, -54],
			[-8, -48],
			[-34, -54],
			[-38, -30],
			[-44, 10],
			[-58, 14],
			[-62, 44],
		],
		parted: [
			[76, -84],
			[66, -104],
			[44, -124],
			[10, -100],
			[-24, -76],
			[-38, -40],
			[-46, 6],
			[-58, 14],
			[-62, 44],
		],
		swept: [
			[72, -92],
			[46, -90],
			[10, -96],
			[-20, -106],
			[-34, -66],
			[-38, -34],
			[-44, 8],
			[-58, 14],
			[-62, 44],
		],
	},
	profile: {
		plain: [
			[70, -104],
			[38, -102],
			[22, -78],
			[12, -44],
			[8, 10],
			[-8, 14],
			[-20, 42],
			[-46, 62],
		],
		high: [
			[44, -128],
			[20, -104],
			[14, -74],
			[8, -40],
			[6, 10],
			[-8, 14],
			[-20, 42],
			[-46, 62],
		],
		fringe: [
			[84, -58],
			[60, -50],
			[30, -54],
			[16, -40],
			[8, 12],
			[-8, 14],
			[-20, 42],
			[-46, 62],
		],
		parted: [
			[78, -100],
			[46, -96],
			[28, -68],
			[12, -36],
			[4, 8],
			[-8, 14],
			[-20, 42],
			[-46, 62],
		],
		swept: [
			[80, -96],
			[50, -92],
			[26, -88],
			[14, -50],
			[8, 10],
			[-8, 14],
			[-20, 42],
			[-46, 62],
		],
	},
	back: {
		plain: [
			[66, -102],
			[58, -78],
			[54, -48],
			[48, -16],
			[46, 12],
			[24, 20],
			[4, 58],
		],
		high: [
			[60, -116],
			[54, -80],
			[52, -48],
			[48, -16],
			[46, 12],
			[24, 20],
			[4, 58],
		],
		fringe: [
			[80, -58],
			[60, -54],
			[54, -36],
			[48, -12],
			[46, 12],
			[24, 20],
			[4, 58],
		],
		parted: [
			[70, -98],
			[60, -70],
			[54, -40],
			[48, -12],
			[46, 12],
			[24, 20],
			[4, 58],
		],
		swept: [
			[74, -96],
			[58, -80],
			[54, -48],
			[48, -16],
			[46, 12],
			[24, 20],
			[4, 58],
		],
	},
};

const middle: Spot = [-8, -36];
const off = ([x, y]: Spot, by: number): Spot => {
	const [dx, dy] = [x - middle[0], y - middle[1]];
	const k = 1 + by / Math.hypot(dx, dy);
	return [middle[0] + dx * k, middle[1] + dy * k];
};

/** A bumpy edge through points at about one distance. */
function curled(points: readonly Spot[], size: number) {
	const steps: Spot[] = [];
	let left = 0;
	points.forEach((p, i) => {
		const q = points[i + 1];
		if (!q) return;
		const d = Math.hypot(q[0] - p[0], q[1] - p[1]);
		for (; left < d; left += size * 1.45)
			steps.push([p[0] + ((q[0] - p[0]) * left) / d, p[1] + ((q[1] - p[1]) * left) / d]);
		left -= d;
	});
	const arcs = steps.map(([x, y]) => `A${size} ${size} 0 0 1 ${n(x)} ${n(y)}`).slice(1);
	return `M${n(steps[0]?.[0] ?? 0)} ${n(steps[0]?.[1] ?? 0)}${arcs.join('')}`;
}

/** How far down the locks beside the face reach, from the outer edge to the inner. */
const locks: ByView<
	(fall: number) => {
		near: readonly Spot[];
		inner: readonly Spot[];
		far?: readonly Spot[];
		farInner?: readonly Spot[];
	}
> = {
	front: (y) => ({
		near: [
			[-86, y],
			[-104, y * 0.6],
			[-98, 0],
		],
		inner: [
			[-70, 20],
			[-72, y * 0.6],
			[-58, y],
		],
		far: [
			[98, 0],
			[104, y * 0.6],
			[86, y],
		],
		farInner: [
			[58, y],
			[72, y * 0.6],
			[70, 20],
		],
	}),
	quarter: (y) => ({
		near: [
			[-84, y + 4],
			[-118, y * 0.7],
			[-122, 0],
		],
		inner: [
			[-46, 24],
			[-42, y * 0.6],
			[-34, y],
		],
	}),
	profile: (y) => ({
		near: [
			[-88, y + 4],
			[-124, y * 0.7],
			[-128, 0],
		],
		inner: [
			[0, 30],
			[2, y * 0.6],
			[-6, y],
		],
	}),
	back: (y) => ({
		near: [
			[-70, y + 4],
			[-116, y * 0.7],
			[-120, 0],
		],
		inner: [
			[50, 20],
			[52, y * 0.6],
			[44, y],
			[0, y + 8],
		],
	}),
};

const shades: ByView<string> = {
	front: 'M-160-240H-40C-66-130-74-90-70-50L-72 210H-160Z',
	quarter: 'M-180-240H-56C-92-140-88-60-74 40L-70 220H-180Z',
	profile: 'M-190-240H-54C-100-140-98-50-80 50L-66 220H-190Z',
	back: 'M-190-240H-50C-92-140-86-50-66 40L-40 220H-190Z',
};

const strands: ByView<string> = {
	front: 'M-40-140C-62-120-72-96-76-66M40-142C62-122 72-98 76-66M-6-146C-30-130-46-118-54-104',
	quarter: 'M30-140C-6-142-40-124-56-90M58-128C40-140 20-146-4-146M-60-108C-84-76-90-40-82 0',
	profile: 'M50-134C6-146-36-130-60-96M-76-104C-100-70-100-20-82 20M10-132C-30-126-54-96-58-56',
	back: 'M40-134C0-146-44-132-66-98M-78-100C-98-60-96-10-76 30M0-124C-40-110-58-60-50 20',
};

/** Rows of plaits that run back over the skull. */
const rows: ByView<string> = {
	front:
		'M0-106V-152M-24-104C-26-124-24-140-20-150M24-104C26-124 24-140 20-150M-48-96C-54-116-50-132-44-142M48-96C54-116 50-132 44-142M-66-72C-74-92-72-110-66-122M66-72C74-92 72-110 66-122',
	quarter:
		'M54-106C40-136 6-150-30-150M26-105C0-132-40-144-74-134M-4-98C-34-116-70-118-100-100M-30-72C-56-84-84-82-112-66M-38-38C-60-46-86-44-114-30M-54 12C-74 4-88 4-108 12',
	profile:
		'M64-104C44-134 6-150-34-152M38-102C8-132-36-142-80-134M22-76C-14-106-64-112-106-98M12-44C-30-70-76-72-116-56M0 8C-36-24-80-30-116-16M-24 42C-50 18-76 14-100 22',
	back: 'M62-94C30-134-20-150-60-144M54-62C16-106-50-120-96-104M48-26C0-66-66-72-112-54M24 20C-16-16-66-24-110-4M4 56C-20 30-50 26-84 46',
};

const buns: ByView<readonly [x: number, y: number, r: number]> = {
	front: [6, -164, 34],
	quarter: [-92, -138, 38],
	profile: [-118, -106, 40],
	back: [-62, -132, 42],
};

const plaits: ByView<readonly (readonly [x: number, y: number, lean: number])[]> = {
	front: [
		[-74, 40, 4],
		[74, 40, -4],
	],
	quarter: [
		[-92, 34, -2],
		[-66, 50, 4],
	],
	profile: [
		[-92, 40, -4],
		[-64, 56, 2],
	],
	back: [
		[-74, 44, -4],
		[-40, 54, 0],
		[-6, 50, 4],
	],
};

/** What lies behind the face, or, from behind, over it. */
export function Tail({ pen }: PartProps) {
	const cut = cuts[pen.traits.hair];
	const { id, view, hair, line } = pen;
	if (cut?.behind === 'bun') {
		const [x, y, r] = pen.covered
			? [buns[view][0] * 0.96, 34, view === 'front' ? 0 : 32]
			: buns[view];
		return (
			<Part
				id={`${id}-bun`}
				d={`M${x - r} ${y}A${r} ${r * 0.92} 0 1 1 ${x + r} ${y}A${r} ${r * 0.92} 0 1 1 ${x - r} ${y}Z`}
				tone={hair}
				shade={`M${x - 60} ${y - 60}H${x - r * 0.3}Q${x - r * 0.6} ${y + r * 0.4} ${x + r} ${y + r * 0.5}V${y + 60}H${x - 60}Z`}
				line={line * 0.85}
			/>
		);
	}
	if (cut?.behind === 'plaits')
		return plaits[view].map(([x, y, lean], i) => (
			<g key={x} transform={`translate(${x} ${y})rotate(${lean})`}>
				<Part
					id={`${id}-plait-${i}`}
					d="M-12-20C-18 0-18 12-13 24-19 36-18 48-13 58-18 70-16 82-11 90-14 102-10 116 0 124 10 116 14 102 11 90 16 82 18 70 13 58 18 48 19 36 13 24 18 12 18 0 12-20Z"
					tone={hair}
					shade="M-30-30H-3V130H-30Z"
					line={line * 0.75}
				>
					<Line d="M-14 24Q0 34 14 24M-14 58Q0 68 14 58M-12 90Q0 98 12 90" width={n(line * 0.3)} />
				</Part>
			</g>
		));
	if (!cut?.fall || view === 'back') return null;
	const y = cut.fall;
	const right = { front: 88, quarter: 84, profile: 20, back: 0 }[view];
	const left = view === 'front' ? -88 : -100;
	return (
		<Part
			id={`${id}-fall`}
			d={`M${left}-40C${left - 14} 20 ${left - 10} ${y - 30} ${left + 10} ${y}H${right - 6}C${right + 8} ${y - 30} ${right + 6} 20 ${right - 4}-40Z`}
			tone={{ light: hair.dark, dark: hair.dark }}
			shade=""
			line={line * 0.85}
		/>
	);
}

const thin: ByView<readonly string[]> = {
	front: [
		'M-78-6C-88 6-98-10-94-30-96-56-88-74-80-84-78-64-76-40-78-6Z',
		'M78-6C88 6 98-10 94-30 96-56 88-74 80-84 78-64 76-40 78-6Z',
	],
	quarter: [
		'M-40-70C-36-40-42-8-46 10L-60 14C-64 40-72 62-86 66-112 40-122-4-112-58-96-40-70-50-40-70Z',
	],
	profile: [
		'M10-62C14-34 8-10 6 10L-8 14C-18 44-40 66-70 72-104 48-124 0-116-54-84-36-40-44 10-62Z',
	],
	back: ['M56-70C50-40 48-14 46 10L24 20C8 44-12 62-42 70-88 60-116 10-112-50-70-30 0-40 56-70Z'],
};

export function Hair({ pen }: PartProps) {
	const { id, view, hair, line, covered } = pen;
	const cut = cuts[pen.traits.hair];
	const clip = covered ? `url(#${id}-below)` : undefined;
	const below = covered && (
		<clipPath id={`${id}-below`}>
			<path d="M-300-72H300V400H-300Z" />
		</clipPath>
	);
	if (!cut)
		return pen.traits.hair === 'bald'
			? null
			: thin[view].map((d, i) => (
					<Part
						key={d}
						id={`${id}-hair-${i}`}
						d={d}
						tone={hair}
						shade={i === 0 ? shades[view] : ''}
						line={line * 0.8}
					/>
				));
	const by = covered ? Math.min(cut.volume, 6) : cut.volume;
	const lock = cut.fall ? locks[view](cut.fall) : undefined;
	const skull = skulls[view].map((p, i, { length }) => {
		const end =
			view === 'front' ? 1 : i === 0 || i === length - 1 ? 0.35 : i === length - 2 ? 0.8 : 1;
		return off(p, by * end);
	});
	const grown = lock
		? [...lock.near, ...skull.slice(2, lock.far ? -2 : undefined), ...(lock.far ?? [])]
		: skull;
	const root = lines[view][cut.line];
	const inner = lock
		? [
				...(lock.farInner ?? []),
				...root.slice(
					lock.farInner ? 2 : 0,
					view === 'front' ? -2 : view === 'quarter' || view === 'profile' ? -3 : -3,
				),
				...lock.inner,
			]
		: root;
	const d = cut.curly
		? `${curled(grown, cut.curly)}L${inner.map((p) => p.map(n).join(' ')).join('L')}Z`
		: round([...grown, ...inner]);
	return (
		<>
			{below}
			<g clipPath={clip}>
				<Part id={`${id}-hair`} d={d} tone={hair} shade={shades[view]} line={line * 0.85}>
					{cut.rows && <Line d={rows[view]} width={n(Math.max(4, line * 0.36))} ink={hair.dark} />}
					{!cut.rows && !cut.curly && <Fine pen={pen} d={strands[view]} c={hair.dark} />}
				</Part>
			</g>
		</>
	);
}

/** Hair that falls hides the ears. */
export const hidesEars = ({ hair, cap }: Traits) =>
	cuts[hair]?.fall !== undefined || cap === 'veil' || cap === 'souwester';
