import { inesQuintanilha } from '../../../content/wardrobe.ts';
import { skinTone } from '../../../model/colours.ts';
import { Fine } from '../../kit/body/head-parts.tsx';
import type { Spot } from '../../kit/body/limb.ts';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Flat, Line, n, Part } from '../../kit/forms.tsx';

/** It takes the hour, and it does not take calls: a cloud of curls with a fringe. */

const tone = { light: inesQuintanilha.hair, dark: skinTone.jet };

const spots = (written: string) => {
	const values = written.split(' ').map(Number);
	return values.flatMap((x, i): Spot[] => (i % 2 ? [] : [[x, values[i + 1] ?? 0]]));
};

/** A ring of soft scallops through points that go round with the clock. */
function cloud(points: readonly Spot[]) {
	const [first = [0, 0]] = points;
	const arcs = points.slice(1).map(([x, y], i) => {
		const [px, py] = points[i] ?? first;
		const r = n(Math.hypot(x - px, y - py) * 0.6);
		return `A${r} ${r} 0 0 1 ${x} ${y}`;
	});
	return `M${first.join(' ')}${arcs.join('')}Z`;
}

const clouds: ByView<readonly Spot[]> = {
	front: spots('-66 172 -128 140 -148 70 -146 -6 -124 -80 -78 -140 -10 -172 62 -156 118 -108 146 -38 150 36 138 108 80 160 66 172'),
	quarter: spots('-46 174 -108 158 -148 98 -156 24 -146 -50 -110 -114 -54 -156 18 -172 86 -146 124 -84 130 -10 116 62 78 126'),
	profile: spots('-20 174 -88 162 -142 116 -162 48 -158 -26 -128 -94 -74 -144 0 -170 68 -146 108 -90 96 -40 40 20'),
	back: spots('64 140 20 176 -54 180 -118 142 -154 78 -164 4 -146 -68 -104 -130 -38 -166 36 -160 90 -114 102 -52 70 -8 60 60 64 140'),
};

const fringes: ByView<readonly Spot[]> = {
	front: spots('-94 -40 -84 -96 -42 -134 10 -140 60 -122 92 -80 96 -34 86 -2 68 -52 36 -80 2 -72 -32 -84 -66 -54 -84 2 -94 -40'),
	quarter: spots('-64 -36 -56 -92 -16 -130 36 -138 82 -114 104 -62 88 -42 66 -74 36 -68 6 -82 -20 -64 -38 -36 -46 12 -64 -36'),
	profile: spots('4 -40 14 -96 56 -126 98 -106 112 -66 90 -54 64 -68 40 -62 26 -24 8 10 4 -40'),
	back: [],
};

/** What covers the skull above the fringe and behind the ear, and its edge along the neck. */
const skulls: ByView<readonly [fill: string, edge: string]> = {
	front: ['M-92-50C-104-120-60-164 0-164 60-164 104-120 92-50L60-96H-60Z', ''],
	quarter: [
		'M96-60C90-130 50-162 0-162-60-164-110-130-124-70-134 0-132 80-112 130L-78 160C-90 130-82 96-72 60-84 54-94 42-96 18-98-8-72-22-52-8L-20-90Z',
		'M-72 60C-82 96-92 136-80 174',
	],
	profile: [
		'M104-60C96-130 50-162-8-162-70-164-118-130-132-70-140 0-136 80-112 130L-24 160C-34 136-24 96-18 58-30 52-42 40-44 14-44-14-12-26 6-10L20-80Z',
		'M-18 58C-24 96-34 136-24 172',
	],
	back: ['', ''],
};

const shades: ByView<string> = {
	front: 'M-260-260H-104C-138-120-142 0-114 90-104 130-84 160-56 200H-260ZM-110-40C-100 40-110 120-80 190H80C110 120 100 40 110-40Z',
	quarter: 'M-260-260H-104C-142-120-144 0-122 90-112 130-94 160-66 200H-260ZM60-140C110-90 112 20 86 140H40Z',
	profile: 'M-260-260H-106C-144-120-148 0-126 90-116 130-96 160-66 200H-260Z',
	back: 'M-260-260H-100C-140-150-142 0-114 100-96 150-60 180 0 210H-260Z',
};

/** Where single curls catch the light. */
const curls: ByView<readonly Spot[]> = {
	front: spots('-98 -96 -36 -152 36 -152 92 -110 126 -46 -132 -26 -134 52 134 20 -120 118 128 84 100 132 -56 -100 -8 -112 40 -108 72 -76'),
	quarter: spots(
		'-104 -84 -50 -128 10 -152 66 -134 -132 -18 -84 -44 -136 56 -108 30 -116 104 -92 134 112 -50 -34 -92 4 -108 46 -108 78 -84',
	),
	profile: spots('-116 -72 -70 -120 -8 -146 48 -136 -142 6 -96 -22 -56 -64 -138 74 -92 54 -104 128 -60 112 -30 -100 30 -90 60 -102 90 -86'),
	back: spots(
		'-108 -92 -48 -134 18 -136 70 -104 -136 -14 -78 -48 -12 -84 48 -60 -138 58 -78 32 -22 -18 30 0 -100 112 -46 96 14 66 -20 148 34 126',
	),
};

const lights = (points: readonly Spot[]) =>
	points.map(([x, y]) => `M${x - 16} ${y + 4}C${x - 8} ${y - 9} ${x + 8} ${y - 9} ${x + 16} ${y + 6}`).join('');

/** Where two curls meet, one of them turns in on itself. */
const hooks = (points: readonly Spot[]) =>
	points
		.slice(1, -1)
		.map(([x, y]) => {
			const far = Math.hypot(x, y) || 1;
			const [u, v] = [-x / far, -y / far];
			const at = (a: number, b: number) => `${n(x + u * a - v * b)} ${n(y + v * a + u * b)}`;
			return `M${at(0, 0)}C${at(12, 1)} ${at(26, 5)} ${at(27, 16)}C${at(27, 25)} ${at(17, 27)} ${at(15, 19)}`;
		})
		.join('');

/** Behind the face; from behind, over all of it. */
export function Cloud({ pen }: PartProps) {
	const { view, line } = pen;
	return (
		<Part d={cloud(clouds[view])} tone={tone} shade={shades[view]} line={line}>
			<Fine pen={pen} d={lights(curls[view])} w={4.6} c={skinTone.umber} />
			{view === 'back' && <Fine pen={pen} d={hooks(clouds.back)} w={4.4} />}
		</Part>
	);
}

/** Over the skull and the brow. */
export function Fringe({ pen }: PartProps) {
	const { view, line } = pen;
	const [fill, edge] = skulls[view];
	const behindEar = curls[view].filter(([x]) => view !== 'front' && x < -46);
	return (
		<>
			<Flat d={fill} fill={tone.light} />
			{edge && <Line d={edge} width={n(line * 0.8)} />}
			<Fine pen={pen} d={lights(behindEar)} w={4.6} c={skinTone.umber} />
			<Fine pen={pen} d={hooks(clouds[view].slice(0, -2))} w={4.4} />
			<Part d={cloud(fringes[view])} tone={tone} shade="" line={line * 0.85}>
				<Fine pen={pen} d={lights(curls[view].slice(-4))} w={4.4} c={skinTone.umber} />
			</Part>
		</>
	);
}
