import { Fine, Stroke } from '../../kit/body/head-parts.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Part } from '../../kit/forms.tsx';
import { hair } from './leopold-achterberg-tones.ts';

/** Leopold Achterberg's hair: parted low on the left, what there is of it laid across the crown. */

const masses: ByView<readonly string[]> = {
	front: [
		'M-76 2C-88 10-100-8-98-34-100-66-94-88-84-98-80-72-74-40-76 2Z',
		'M77 2C90 10 102-8 100-34 102-76 90-118 62-142 50-152 40-156 30-156 56-136 72-100 76-62 78-40 77-20 77 2Z',
	],
	quarter: ['M-42-66C-36-40-42-8-46 8L-60 14C-64 44-72 68-86 74-114 44-126-4-116-62-108-88-96-98-84-100-76-84-64-72-42-66Z'],
	profile: ['M8-58C14-34 8-10 6 10L-8 14C-18 48-40 72-70 80-106 52-128 0-122-58-118-90-108-104-96-110-80-84-40-62 8-58Z'],
	back: ['M56-66C50-40 48-14 46 10L24 20C8 48-12 70-42 80-88 66-118 14-116-54-114-88-106-104-96-112-76-86-10-60 56-66Z'],
};

/** Counted, and combed over from his left. */
const strands: ByView<string> = {
	front: 'M40-152C10-162-30-156-62-132M46-146C20-152-20-148-54-124M52-138C30-144-4-142-34-122',
	quarter: 'M70-118C40-150-20-166-66-136M62-112C34-138-20-152-62-126M50-112C28-130-12-138-48-116',
	profile: 'M48-140C10-164-50-158-84-126M40-132C6-150-44-146-72-116M24-126C0-138-36-134-56-112',
	back: 'M62-126C30-158-30-164-76-128M56-116C24-142-30-148-66-118M46-110C20-130-24-134-52-110',
};

const combed: ByView<string> = {
	front: 'M48-142C72-118 86-84 88-40M60-136C82-110 94-76 94-36M-90-70C-94-46-92-24-86-6',
	quarter: 'M-90-84C-104-44-102 10-84 54M-72-68C-88-30-86 14-74 42M-100-50C-108-14-102 20-90 44',
	profile: 'M-96-92C-112-40-104 20-74 60M-70-76C-90-30-76 20-52 52M-40-60C-50-24-40 10-26 30',
	back: 'M-90-92C-106-36-92 26-50 62M-60-74C-78-26-60 20-30 50M-20-60C-32-24-20 10-2 30',
};

const shades: ByView<string> = {
	front: 'M-120-120H-86C-90-60-86-20-80 10H-120Z',
	quarter: 'M-140-120H-96C-108-60-100 0-74 80H-140Z',
	profile: 'M-140-130H-98C-112-60-100 10-56 90H-140Z',
	back: 'M-140-130H-92C-108-60-90 20-30 90H-140Z',
};

export function LeopoldAchterbergHair({ pen }: PartProps) {
	const { view } = pen;
	return (
		<>
			<Stroke pen={pen} d={strands[view]} w={pen.near ? 5 : 8} ends={[3, 1]} c={hair.dark} />
			{masses[view].map((d, i) => (
				<Part key={d} d={d} tone={hair} shade={i === 0 ? shades[view] : 'M84-170C70-100 88-40 92 20H140V-170Z'} line={pen.line * 0.8} />
			))}
			<Fine pen={pen} d={combed[view]} w={3.2} />
		</>
	);
}
