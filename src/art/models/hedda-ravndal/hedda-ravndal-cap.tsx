import { midnight, palette } from '../../../model/colours.ts';
import { Stroke } from '../../kit/body/head-parts.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Flat, Line, Part } from '../../kit/forms.tsx';
import { gold, navy, white } from './hedda-ravndal-tones.ts';

/** The Commodore's cap: a white crown that overhangs, a navy band, a peak with gold on it. */

interface Cut {
	crown: string;
	/** The hollow under the crown's rim, and the turned-away side. */
	shade: string;
	seams: string;
	band: string;
	bandShade: string;
	peak?: string;
	gloss?: string;
	leaves?: string;
	/** Where the badge is, and how it is turned. */
	badge?: string;
}

const cuts: ByView<Cut> = {
	front: {
		crown: 'M-100-98C-140-110-164-142-140-162-98-190-50-208 0-210 50-208 98-190 140-162 164-142 140-110 100-98 50-118-50-118-100-98Z',
		shade: 'M-180-220H-64C-84-180-92-140-82-112L-60-112C-20-122 40-122 160-132L150-90H-180ZM-160-140C-80-118 80-118 160-140V-80H-160Z',
		seams: 'M-124-150C-80-136-40-130 0-130 40-130 80-136 124-150M0-206C-3-186-3-172 0-160',
		band: 'M-97-104C-50-122 50-122 97-104L91-56C50-76-50-76-91-56Z',
		bandShade: 'M-110-130H-46L-50-50H-110Z',
		peak: 'M-92-66C-56-92 56-92 92-66 106-48 100-26 87-28 44-54-44-54-87-28-100-26-106-48-92-66Z',
		gloss: 'M-84-46C-44-68 44-68 84-46L86-39C40-62-40-62-86-39Z',
		leaves:
			'M-78-60C-72-68-62-72-54-72M-58-67C-53-74-43-77-34-77M-38-71C-32-78-23-80-14-80M78-60C72-68 62-72 54-72M58-67C53-74 43-77 34-77M38-71C32-78 23-80 14-80',
		badge: 'translate(0-108)',
	},
	quarter: {
		crown: 'M-116-74C-156-78-186-112-160-142-112-184-50-206 6-210 70-210 128-190 148-162 160-140 124-110 90-104 30-124-60-108-116-74Z',
		shade: 'M-200-220H-56C-92-180-108-134-96-90L-200-60ZM-176-116C-110-116-60-132 20-134 80-136 120-136 160-150L140-90 40-100-116-60Z',
		seams: 'M-150-124C-104-128-50-140 20-142 70-144 110-146 138-154M60-206C62-186 64-174 68-160',
		band: 'M-116-78C-60-112 30-126 92-106L86-60C30-80-60-64-112-30Z',
		bandShade: 'M-140-140H-50L-46 0H-140Z',
		peak: 'M-22-68C14-82 56-78 88-62 112-52 126-38 120-27 92-30 40-40 0-54-14-58-26-64-22-68Z',
		gloss: 'M-4-60C30-60 84-52 114-38L117-32C84-42 34-52 2-58Z',
		leaves: 'M2-66C10-72 18-74 26-74M20-64C28-71 36-73 44-73M90-54C86-61 80-65 74-67M104-46C100-53 94-57 88-59',
		badge: 'translate(58-112)rotate(4)scale(.8 1)',
	},
	profile: {
		crown: 'M-122-58C-160-62-184-92-158-124-112-170-50-200 10-206 76-208 148-190 156-160 158-136 122-116 96-102 30-116-60-100-122-58Z',
		shade: 'M-200-220H-40C-84-180-108-120-98-76L-200-50ZM-170-98C-110-100-60-122 20-128 80-130 120-132 160-150L150-90 40-96-120-46Z',
		seams: 'M-148-108C-100-112-50-132 20-138 70-140 110-142 146-152',
		band: 'M-122-62C-60-104 30-122 97-104L92-58C30-76-60-62-118-18Z',
		bandShade: 'M-140-140H-40L-36 0H-140Z',
		peak: 'M28-68C54-74 76-70 94-60 124-54 146-44 150-31 118-30 70-42 44-56 32-60 24-66 28-68Z',
		gloss: 'M44-60C70-58 116-48 148-32L140-30C110-38 70-46 46-54Z',
		leaves: 'M52-62C60-66 70-66 78-62M76-57C84-61 94-60 102-55',
		badge: 'translate(90-110)rotate(6)scale(.34 1)',
	},
	back: {
		crown: 'M-118-60C-158-66-184-98-160-128-116-176-60-202 0-208 66-210 128-190 146-162 154-138 122-114 88-102 30-102-60-86-118-60Z',
		shade: 'M-200-220H-40C-84-180-104-120-94-70L-200-50ZM-174-106C-110-96-40-110 20-118 80-124 120-132 160-150L140-80 40-80-118-40Z',
		seams: 'M-152-114C-100-108-40-120 20-128 70-134 110-142 138-152',
		band: 'M-118-62C-60-88 30-102 90-104L85-58C30-58-60-46-114-20Z',
		bandShade: 'M-140-140H-30L-26 0H-140Z',
		peak: 'M62-68C78-72 90-70 98-64 110-56 118-48 120-38 104-40 84-46 70-54Z',
	},
};

/** A shield, its two halves the colours of the station's flag. */
function Badge({ pen }: PartProps) {
	return (
		<>
			<path
				d="M-31-16C-20-22-10-24 0-32 10-24 20-22 31-16 34 10 20 28 0 38-20 28-34 10-31-16Z"
				fill={gold.light}
				stroke={palette.ink}
				strokeWidth={pen.line * 0.8}
			/>
			<Flat d="M-20-10C-12-13-6-16 0-20V26C-14 19-22 8-20-10Z" fill={palette.blue} />
			<Flat d="M0-20C6-16 12-13 20-10 22 8 14 19 0 26Z" fill={palette.yellow} />
			{pen.near && <Line d="M-10-12V18M10-12V18" width={3} />}
		</>
	);
}

export function HeddaRavndalCap({ pen }: PartProps) {
	const { line, near } = pen;
	const cut = cuts[pen.view];
	return (
		<>
			<Part d={cut.crown} tone={white} shade={cut.shade} line={line}>
				<Stroke pen={pen} d={cut.seams} w={3.4} />
			</Part>
			<Part d={cut.band} tone={navy} shade={cut.bandShade} line={line} />
			{cut.peak && (
				<Part d={cut.peak} tone={{ light: palette.ink, dark: palette.ink }} shade="" line={line * 0.9}>
					{cut.gloss && near && <Flat d={cut.gloss} fill={midnight.light} />}
					{cut.leaves && <Line d={cut.leaves} width={near ? 5.5 : 9} ink={gold.light} />}
				</Part>
			)}
			{cut.badge && (
				<g transform={cut.badge}>
					<Badge pen={pen} />
				</g>
			)}
		</>
	);
}
