import { coral } from '../../../model/colours.ts';
import { Fine } from '../../kit/body/head-parts.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { cloth, Line, n, Part } from '../../kit/forms.tsx';

/** The red cap, full in the crown and pushed back, its peak up out of his eyes. */

const gloss = coral.light;

interface Side {
	crown: string;
	peak: string;
	/** The peak's own shadow, along its lower edge. */
	under: string;
	seams: string;
	sheen: string;
	button: readonly [x: number, y: number];
}

const sides: ByView<Side> = {
	front: {
		crown: 'M-114-56C-148-100-142-166-78-190-30-206 30-206 78-190 142-166 148-100 114-56 60-100-60-100-114-56Z',
		peak: 'M-118-62C-92-122 92-122 118-62 132-48 134-32 126-24 76-62-76-62-126-24-134-32-132-48-118-62Z',
		under: 'M-140-34C-80-82 80-82 140-34V-10H-140Z',
		seams: 'M-38-198C-48-166-48-140-42-106M38-198C48-166 48-140 42-106',
		sheen: 'M-98-68C-70-102 50-106 88-78',
		button: [0, -201],
	},
	quarter: {
		crown: 'M-124-14C-162-76-154-160-86-192-30-212 48-206 84-178 116-150 114-100 96-72 40-100-60-80-124-14Z',
		peak: 'M-24-88C14-122 84-126 116-100 136-86 142-68 136-56 98-74 38-78-20-48-32-58-32-78-24-88Z',
		under: 'M-40-60C20-98 100-92 150-64V-30H-40Z',
		seams: 'M0-204C-30-172-44-130-46-84M22-204C56-180 70-150 68-116',
		sheen: 'M-8-84C24-108 74-112 102-94',
		button: [10, -204],
	},
	profile: {
		crown: 'M-128-12C-164-76-154-162-86-194-30-214 46-208 80-180 108-152 104-108 90-80 30-100-70-66-128-12Z',
		peak: 'M8-80C36-118 92-124 124-110 150-100 164-84 160-70 120-84 60-82 14-50 2-58 0-70 8-80Z',
		under: 'M0-54C40-98 110-100 170-82V-30H0Z',
		seams: 'M-10-206C-50-170-72-120-74-52M-6-206C30-180 48-140 46-106',
		sheen: 'M26-82C54-104 100-108 134-96',
		button: [-8, -205],
	},
	back: {
		crown: 'M-128-8C-158-76-150-160-88-192-30-212 40-208 78-180 106-154 106-104 92-66 50-34-60 2-128-8Z',
		peak: 'M74-104C100-116 124-106 130-88 124-78 104-78 86-70Z',
		under: 'M80-84H140V-60H80Z',
		seams: 'M-14-206C-60-160-76-90-70-6M-10-206C30-170 52-110 50-42',
		sheen: '',
		button: [-12, -205],
	},
};

export function TomasiFaleafaCap({ pen }: PartProps) {
	const { crown, peak, under, seams, sheen, button } = sides[pen.view];
	const [x, y] = button;
	const { line } = pen;
	const visor = (
		<Part d={peak} tone={cloth.red} shade={under} line={line}>
			{sheen && <Fine pen={pen} d={sheen} w={4} c={gloss} />}
		</Part>
	);
	return (
		<>
			{pen.view === 'back' && visor}
			<Part
				d={`M${x - 15} ${y + 6}C${x - 14} ${y - 12} ${x + 14} ${y - 12} ${x + 15} ${y + 6}Z`}
				tone={cloth.red}
				shade=""
				line={line * 0.8}
			/>
			<Part d={crown} tone={cloth.red} shade="M-200-260H-62C-104-180-110-100-86 40H-200Z" line={line}>
				<Line d={seams} width={n(line * 0.7)} />
			</Part>
			{pen.view !== 'back' && visor}
		</>
	);
}
