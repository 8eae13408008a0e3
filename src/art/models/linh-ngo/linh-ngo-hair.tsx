import { palette, slate } from '../../../model/colours.ts';
import { Fine, Stroke } from '../../kit/body/head-parts.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Part } from '../../kit/forms.tsx';

/** Linh Ngo's bob: ink with a blue gleam, cut level with the jaw and, in front, with the brows. */

const ink = { light: palette.ink, dark: palette.ink };

/** What hangs behind the face; from behind, nothing does. */
const fall: ByView<string> = {
	front:
		'M0-170C-70-170-114-128-116-50-120 30-124 90-116 140-110 160-86 162-60 156H60C86 162 110 160 116 140 124 90 120 30 116-50 114-128 70-170 0-170Z',
	quarter: 'M10-170C70-168 98-124 100-50 104 20 106 90 100 136 94 152 72 152 50 146H-60V-60Z',
	profile: '',
	back: '',
};

const cut: ByView<string> = {
	front:
		'M0-172C-72-172-116-128-118-50-122 30-126 90-118 140-112 160-86 164-62 156-70 110-76 50-74-34L-52-36-46-43-26-40-20-47 6-43 12-50 36-43 44-40 74-36C76 50 70 110 62 156 86 164 112 160 118 140 126 90 122 30 118-50 116-128 72-172 0-172Z',
	quarter:
		'M6-174C-80-174-128-124-134-50-138 30-138 90-128 146-120 170-60 172-36 158-44 110-48 50-42-30L-24-34-18-43 6-42 12-50 34-46 42-54 62-50 72-54 100-52C98-130 66-172 6-174Z',
	profile:
		'M-14-174C-92-172-136-122-140-50-144 30-142 96-132 146-124 172-26 174-8 160 4 110 10 40 16-30L34-34 40-43 58-42 66-50 94-48C100-62 98-84 90-108 74-150 40-176-14-174Z',
	back: 'M-10-174C-90-172-134-124-138-50-142 30-140 96-130 146-120 174 30 174 50 158 58 110 62 40 58-24L70-40 78-40 90-46C94-64 92-90 84-110 68-152 40-174-10-174Z',
};

const strands: ByView<string> = {
	front:
		'M-8-148C-30-122-42-84-46-50M20-144C14-110 12-84 12-60M44-132C54-104 56-76 52-54M-84 0C-90 50-90 100-84 138M88-60C96 0 98 80 92 140M-92-80C-100-40-102 0-100 40',
	quarter:
		'M24-146C4-116-8-84-14-52M50-132C44-106 40-80 40-64M-30-140C-64-104-78-40-76 20-76 70-72 110-64 146M-104-90C-120-40-122 60-108 138M-92 20C-94 70-92 110-86 146',
	profile:
		'M20-144C40-116 52-86 54-56M50-134C68-112 78-86 78-62M-20-146C-46-104-50-20-42 60-38 100-34 130-32 150M-70-130C-104-70-100 60-84 146M-116-70C-126-20-122 80-112 136',
	back: 'M40-130C58-104 66-80 70-54M10-142C24-100 30-20 28 60 26 100 24 130 20 150M-30-144C-60-80-60 60-48 150M-80-120C-112-50-106 70-96 146',
};

const gloss: ByView<string> = {
	front: 'M30-152C62-140 80-118 90-86M95-72C97-64 98-56 98-48',
	quarter: 'M-4-158C-48-152-84-124-102-84M-108-66C-112-54-114-44-114-34',
	profile: 'M-30-158C-70-148-100-118-112-80M-117-62C-120-50-121-40-121-30',
	back: 'M-40-156C-76-142-102-112-112-76M-117-58C-119-48-120-38-120-28',
};

export function Fall({ pen }: PartProps) {
	const d = fall[pen.view];
	return d ? <path d={d} fill={palette.ink} stroke={palette.ink} strokeWidth={pen.line} /> : null;
}

export function Bob({ pen }: PartProps) {
	return (
		<Part d={cut[pen.view]} tone={ink} shade="" line={pen.line * 0.7}>
			<Fine pen={pen} d={strands[pen.view]} w={4.6} c={slate.dark} />
			<Stroke pen={pen} d={gloss[pen.view]} w={pen.near ? 9 : 8} c={palette.foam} />
		</Part>
	);
}
