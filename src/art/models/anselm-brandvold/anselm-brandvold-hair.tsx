import { anselmBrandvold } from '../../../content/wardrobe.ts';
import { concrete, palette } from '../../../model/colours.ts';
import { Fine } from '../../kit/body/head-parts.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Line, Part } from '../../kit/forms.tsx';

/** What Anselm Brandvold has left: a white fringe at the back, his brows, and the new pencil. */

const white = { light: anselmBrandvold.hair, dark: concrete.light };

const fringes: ByView<{ d: readonly string[]; strands: string }> = {
	front: {
		d: ['M-78-66C-96-64-108-40-104-6-98 6-84 6-76-2Z', 'M78-66C96-64 108-40 104-6 98 6 84 6 76-2Z'],
		strands: 'M-100-30C-92-34-84-36-78-36M100-30C92-34 84-36 78-36M-102-14C-94-16-86-18-78-18M102-14C94-16 86-18 78-18',
	},
	quarter: {
		d: ['M-66-58C-80-72-96-82-112-84-124-48-122-8-108 22-122 32-120 54-104 56-96 68-78 66-66 58-60 40-58 0-66-58Z'],
		strands:
			'M-70-42C-84-52-100-56-116-54M-56-22C-78-32-98-36-120-34M-56 2C-76-4-96-6-116-4M-60 24C-74 20-92 18-106 22M-64 42C-76 38-92 38-104 44',
	},
	profile: {
		d: ['M-24-56C-46-74-78-90-110-92-126-54-128-6-114 26-130 36-128 60-110 62-100 76-78 74-62 66-34 62-18 52-8 40-10 10-14-22-24-56Z'],
		strands:
			'M-30-46C-54-58-88-66-118-64M-24-22C-50-36-84-42-122-38M-12 4C-46-6-84-10-122-6M-18 26C-48 18-82 16-112 22M-28 46C-52 40-82 40-106 48',
	},
	back: {
		d: ['M26-54C-4-74-54-90-108-92-124-52-124-4-112 26-126 38-122 58-106 60-96 74-76 68-68 76-40 78-10 70 14 46 26 20 28-14 26-54Z'],
		strands:
			'M22-40C-10-58-64-66-116-62M26-14C-10-34-66-44-118-38M26 10C-16-8-66-16-116-8M14 30C-20 16-66 10-108 20M-4 50C-30 38-66 34-100 44',
	},
};

/** Over the ends they stick out as a gable sticks out over a wall. */
const brows: ByView<readonly string[]> = {
	front: [
		'M-10-24C-24-34-42-34-54-28-54-24-58-20-62-18-66-24-72-26-82-22-78-36-62-52-44-52-28-54-14-46-8-38-6-32-6-28-10-24Z',
		'M12-24C26-34 44-34 56-28 56-24 60-20 64-18 68-24 74-26 84-22 80-36 64-52 46-52 30-54 16-46 10-38 8-32 8-28 12-24Z',
	],
	quarter: [
		'M34-26C20-34 2-34-10-26-10-22-14-18-18-16-20-22-26-24-38-20-34-36-18-52 2-52 20-52 32-44 36-36 38-32 38-28 34-26Z',
		'M46-28C54-34 66-32 72-28 74-24 78-22 82-22 82-26 86-28 92-28 88-44 74-54 60-50 50-48 44-40 42-34 42-30 44-28 46-28Z',
	],
	profile: [
		'M34-24C44-40 62-54 84-52 92-54 98-50 102-46 108-48 112-44 112-36 106-38 102-36 100-32 104-30 104-24 102-22 92-28 76-30 64-26 54-22 44-20 34-24Z',
	],
	back: ['M62-28C66-44 78-50 90-46 98-44 100-36 98-30 90-34 74-34 62-28Z'],
};

/** From the point, which lies on the temple, to the red end in the hair. */
const pencils: ByView<string> = {
	front: 'M74-2L98-56',
	quarter: 'M-4 36L-100-50',
	profile: 'M50 34L-74-56',
	back: 'M76 34L-38-56',
};

export function Fringe({ pen }: PartProps) {
	const { d, strands } = fringes[pen.view];
	return (
		<>
			{d.map((lock) => (
				<Part
					key={lock}
					d={lock}
					tone={white}
					shade={pen.view === 'front' ? 'M-140-90H-94V20H-140Z' : 'M-160-130H-96C-108-70-106 0-84 90H-160Z'}
					line={pen.line * 0.85}
				/>
			))}
			<Fine pen={pen} d={strands} w={2.8} />
		</>
	);
}

export function Brows({ pen }: PartProps) {
	return (
		<g transform={`translate(0 ${2 - pen.lift})`}>
			{brows[pen.view].map((d) => (
				<Part key={d} d={d} tone={white} shade="" line={pen.line * 0.7} />
			))}
		</g>
	);
}

export function Pencil({ pen }: PartProps) {
	const d = pencils[pen.view];
	const [x = 0, y = 0, ex = 0, ey = 0] = (d.match(/-?\d+/g) ?? []).map(Number);
	const at = (t: number) => `${Math.round(x + (ex - x) * t)} ${Math.round(y + (ey - y) * t)}`;
	return (
		<>
			<Line d={d} width={18} />
			<Line d={`M${at(0.12)}L${at(1)}`} width={9} ink={palette.yellow} />
			<Line d={`M${at(0.05)}L${at(0.1)}`} width={7} ink={anselmBrandvold.hemp} />
			<Line d={`M${at(0.93)}L${at(1)}`} width={9} ink={palette.red} />
		</>
	);
}
