import { padminiRaghavan } from '../../../content/wardrobe.ts';
import { palette } from '../../../model/colours.ts';
import { Fine } from '../../kit/body/head-parts.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Line, n, Part } from '../../kit/forms.tsx';
import { hair, skin } from './padmini-raghavan-tones.ts';

/** Padmini Raghavan's hair: parted in the middle, over the ears, plaited over her left shoulder. */

const mass: ByView<string> = {
	front:
		'M0-174C-66-174-108-134-108-64-108-24-104 16-86 50L-70 38C-82 4-84-36-68-64-50-96-22-116 0-130 22-116 50-96 68-64 84-36 82 4 70 38L86 50C104 16 108-24 108-64 108-134 66-174 0-174Z',
	quarter:
		'M4-174C-82-176-134-122-132-46-130 2-118 42-92 74L-56 84C-62 62-52 24-44 2-42-40-24-74 8-100 22-111 34-120 46-128 58-120 70-104 78-80 84-76 90-84 92-96 90-146 50-174 4-174Z',
	profile:
		'M-8-175C-92-176-138-120-136-50-134 4-116 48-90 82L-48 92C-42 66-18 46 0 28 6 0 8-40 28-70 42-92 64-106 88-112 80-150 40-175-8-175Z',
	back: 'M-8-174C-90-174-136-118-134-48-132 12-112 56-92 84L-36 86C-10 68 32 52 48 26 48-18 54-58 68-88 74-98 80-106 86-110 74-152 40-173-8-174Z',
};

const parting: ByView<string> = {
	front: 'M0-130V-172',
	quarter: 'M46-128C46-146 40-160 30-170',
	profile: '',
	back: 'M40-162C10-158-12-134-30-92',
};

const strands: ByView<string> = {
	front: 'M-6-134C-34-128-70-100-84-50M-4-142C-40-148-82-116-94-62M6-134C34-128 70-100 84-50M4-142C40-148 82-116 94-62',
	quarter:
		'M40-132C4-126-40-96-56-48M38-140C-10-144-72-112-92-50M34-150C-20-162-88-130-112-62M-50-20C-62 6-72 36-72 64M54-132C68-128 78-116 82-104',
	profile:
		'M76-116C30-116-8-80-18-30M66-130C10-140-40-96-54-30M44-148C-20-160-84-110-92-40M-104-90C-118-30-108 30-84 66M-20-10C-40 20-60 44-62 72',
	back: 'M62-110C40-80 40-20 24 14M44-134C10-96 4-10-20 44M-40-90C-60-40-62 20-66 64M-60-110C-90-60-96 0-88 54M-100-96C-122-40-118 20-100 60',
};

/** The chain along the parting, and where its disc hangs. */
const jewel: ByView<readonly [chain: string, x: number, y: number] | undefined> = {
	front: ['M0-146V-104', 0, -94],
	quarter: ['M46-142Q54-122 54-106', 55, -94],
	profile: ['M74-130Q86-116 88-104', 88, -94],
	back: undefined,
};

type Link = readonly [x: number, y: number, size: number, turn: number];

const plaits: ByView<readonly Link[]> = {
	front: [
		[84, 78, 1.5, 24],
		[88, 118, 1.5, -14],
		[92, 156, 1.4, 12],
		[92, 194, 1.4, -12],
		[90, 230, 1.3, 12],
	],
	quarter: [
		[58, 130, 1.4, 50],
		[74, 166, 1.4, -10],
		[80, 202, 1.4, 14],
		[78, 236, 1.3, -12],
	],
	profile: [
		[42, 178, 1.3, 40],
		[56, 210, 1.3, -8],
		[58, 240, 1.2, 12],
	],
	back: [
		[-76, 96, 1.6, 30],
		[-98, 132, 1.5, 10],
		[-118, 166, 1.4, 34],
	],
};

/** Links of a plait, each 40 broad at size 1. */
export function Links({ of, near }: { of: readonly Link[]; near?: boolean }) {
	return of.map(([x, y, size, turn]) => (
		<g key={y} transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}>
			<path d="M-20-10C-8-20 8-20 20-10 20 8 10 20 0 20-10 20-20 8-20-10Z" fill={palette.ink} />
			<Line d="M-12-8C-4 0 0 6-2 16M12-8C10 0 8 6 2 14" width={near ? 2.6 : 3.4} ink={padminiRaghavan.gleam} />
		</g>
	));
}

export function Plait({ pen }: PartProps) {
	return <Links of={plaits[pen.view]} near={pen.near} />;
}

export function PadminiRaghavanHair({ pen }: PartProps) {
	const hung = jewel[pen.view];
	const part = parting[pen.view];
	return (
		<>
			<Part d={mass[pen.view]} tone={hair} shade="" line={pen.line * 0.7}>
				<Fine pen={pen} d={strands[pen.view]} w={4.6} c={padminiRaghavan.gleam} />
				{part && <Line d={part} width={pen.near ? 4 : 7} ink={skin.dark} />}
			</Part>
			{hung && (
				<>
					<Line d={hung[0]} width={pen.near ? 4.4 : 7} ink={padminiRaghavan.gold} />
					<circle
						cx={hung[1]}
						cy={hung[2]}
						r={pen.view === 'profile' ? 6 : 10}
						fill={padminiRaghavan.gold}
						stroke={palette.ink}
						strokeWidth={n(pen.line * 0.5)}
					/>
				</>
			)}
		</>
	);
}
