import { agatheOuedraogo } from '../../../content/wardrobe.ts';
import { concrete } from '../../../model/colours.ts';
import type { Spot } from '../../kit/body/limb.ts';
import { lines, skulls } from '../../kit/folk/hair-shapes.ts';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Line, n, Part, through } from '../../kit/forms.tsx';

/** Agathe Ouédraogo's hair: grey, cropped close, its edge in scallops and its curls counted. */

const grey = { light: agatheOuedraogo.hair, dark: concrete.mid };

const curls: ByView<string> = {
	front: '-58-124 -22-144 16-146 52-128 -78-92 -40-104 0-110 40-104 78-94 -82-60 83-60',
	quarter: '-70-118 -36-144 4-150 44-130 -98-84 -62-88 -24-112 16-122 50-104 -104-46 -74-52 -40-80 -98-6 -70-14 -84 24',
	profile: '-72-120 -34-146 10-148 50-126 -106-82 -66-86 -24-112 18-116 54-100 -112-40 -76-46 -36-74 -102 0 -66-6 -30-34 -84 36 -50 26',
	back: '-80-112 -44-144 -4-148 32-128 58-98 -104-74 -64-100 -22-112 16-92 46-64 -106-30 -68-54 -28-72 6-50 -96 12 -60-10 -24-28 -78 44 -42 28 0-6',
};

const shades: ByView<string> = {
	front: 'M-120-200H-62C-80-150-92-110-76-60-84-40-84-20-84 40H-140Z',
	quarter: 'M-160-200H-60C-106-140-110-90-84-40-100 0-80 40-60 80H-160Z',
	profile: 'M-160-200H-60C-112-140-116-80-90-30-100 10-84 50-60 90H-160Z',
	back: 'M-160-200H-70C-116-140-116-80-92-30-96 10-70 50-40 90H-160Z',
};

const away = ([x, y]: Spot) => {
	const [dx, dy] = [x + 8, y + 36];
	const k = 1 + 9 / Math.hypot(dx, dy);
	return `${n(-8 + dx * k)} ${n(-36 + dy * k)}`;
};

/** It grows lower on the brow than most hair. */
const lower = (points: readonly Spot[]) => points.map(([x, y]): Spot => [x, y < -60 ? y * 0.82 : y]);

export function AgatheOuedraogoHair({ pen }: PartProps) {
	const { view, near } = pen;
	// From before it ends over the ears.
	const end = view === 'front' ? 1 : 0;
	const [first = [0, 0] as const, ...rest] = skulls[view].slice(end, skulls[view].length - end);
	const [from = first, ...along] = lower(lines[view].plain.slice(end, lines[view].plain.length - end));
	const edge = `M${away(first)}${rest.map((p) => `A30 30 0 0 1 ${away(p)}`).join('')}`;
	// Seen aslant or from the side, as far as the brow's own outline.
	const brow = view === 'quarter' || view === 'profile' ? 12 : 0;
	const start: Spot = [from[0] + brow, from[1]];
	const root = `L${start.join(' ')}${through([start, ...along])}`;
	const drawn = curls[view].replace(/(-?\d+) ?(-?\d+) ?/g, 'M$1 $2m-8 3c1-11 15-11 15-2-1 8-10 7-9 1');
	return (
		<Part d={`${edge}${root}Z`} tone={grey} shade={shades[view]} line={pen.line}>
			{near && <Line d={drawn} width={3.2} />}
		</Part>
	);
}
