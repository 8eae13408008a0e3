import { marisolQuintanilha } from '../../../content/wardrobe.ts';
import { palette, slate, steel } from '../../../model/colours.ts';
import { Fine } from '../../kit/body/head-parts.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Flat, n, Part } from '../../kit/forms.tsx';

/** Black hair to the shoulders, parted on her left, the silver streak swept back on her right. */

const silverDark = steel.light;

const behind: ByView<string> = {
	front:
		'M4-166C-66-172-112-128-112-58-112-6-100 18-112 58-126 96-106 122-146 168-114 182-86 174-72 160-76 180-86 194-98 202-66 204-46 186-36 160H44C50 186 70 204 102 202 90 192 80 180 76 160 90 174 116 182 146 166 110 122 126 94 114 58 102 18 114-6 114-58 114-128 76-170 4-166Z',
	quarter:
		'M14-166C-66-172-132-124-130-50-128 0-136 20-142 54-152 96-134 124-176 166-146 182-116 176-98 162-102 182-112 196-126 204-88 206-66 188-56 162L74 140C82 160 94 170 112 172 96 140 112 100 104 60 98 20 106-10 104-60 100-126 66-162 14-166Z',
	profile: '',
	back: '',
};

/** Over the brow: the near sweep, and the far one. */
const over: ByView<string> = {
	front:
		'M28-160C22-130 2-114-24-96-52-78-70-56-76-24-80 0-84 22-92 36-104 20-118-30-110-78-100-132-56-166 4-166 76-168 118-128 114-58 112-20 106 16 104 44 92 34 84 16 82-6 80-44 74-66 64-84 48-108 32-128 28-160Z',
	quarter:
		'M54-156C44-124 10-106-16-88-36-72-42-50-46-20-52-10-60-8-66 0-78 12-84 34-90 50-112 30-136-20-126-80-112-138-60-168 10-166 68-164 100-124 104-66 104-34 98-4 92 14 86 0 84-24 82-52 78-88 64-116 54-156Z',
	profile: '',
	back: 'M-6-168C-80-172-128-120-126-48-126 4-134 26-142 58-152 98-138 126-178 168-148 184-118 178-102 164-106 184-116 198-128 206-86 208-60 196-44 176-36 192-26 202-12 206 24 204 50 190 62 166 68 140 56 116 62 84 58 60 54 40 52 16 54-10 60-30 64-54 70-70 76-90 72-112 62-138 36-166-6-168Z',
};

const streaks: ByView<string> = {
	front:
		'M14-165C2-136-30-120-58-96-86-70-96-40-96-4-100 40-124 62-118 104-116 130-126 152-140 164-110 162-88 142-82 116-78 90-82 62-76 40-72 20-76-10-70-26-62-50-44-66-16-86 12-104 38-126 44-161Z',
	quarter:
		'M40-163C24-132-14-116-52-88-90-60-106-28-106 6-110 46-136 64-132 108-130 134-144 154-166 164-130 168-104 150-96 122-88 98-96 76-90 54-84 34-72 22-64-10-52-44-28-64 8-82 42-98 70-118 78-138 68-152 54-160 40-163Z',
	profile: '',
	back: 'M30-162C30-124-6-100-14-56-20-20 2 10-8 50-18 88-4 126-30 180-4 182 22 158 30 120 36 88 26 62 32 26 38-6 34-24 42-52 50-80 64-96 64-120 58-142 46-156 30-162Z',
};

const strands: ByView<string> = {
	front:
		'M-86-104C-72-132-46-150-16-156M-98-60C-98-30-92 0-100 24M86-110C74-134 60-146 48-152M98-60C98-20 92 10 98 40M106 80C104 110 96 130 112 156M-100 60C-112 90-106 110-116 140',
	quarter:
		'M-104-104C-86-136-54-152-14-158M-116-56C-118-20-112 10-122 40M86-110C80-130 70-142 62-150M94-50C94-20 88 0 92 20M-112 84C-118 112-124 132-144 154M94 84C92 110 88 130 96 150',
	profile: '',
	back: 'M-104-90C-92-128-62-148-30-154M-108-40C-112 0-100 30-116 70M-60-110C-76-60-66-10-80 40-90 90-80 130-100 164M-36 20C-44 60-34 100-52 150M56 20C60 50 54 80 56 110',
};

const inner: ByView<string> = {
	front: 'M32-160C16-122-20-108-48-82-80-52-84-10-86 30-96 60-104 90-102 130',
	quarter: 'M62-152C42-116-6-100-42-74-80-46-88-14-90 22-102 56-116 80-112 130',
	profile: '',
	back: 'M48-150C46-112 10-92 4-56-2-20 16 8 6 50-2 88 8 120-10 164',
};

export function MarisolQuintanilhaHairBehind({ pen }: PartProps) {
	return <Flat d={behind[pen.view]} fill={palette.ink} />;
}

export function MarisolQuintanilhaHair({ pen }: PartProps) {
	const { view, line } = pen;
	return (
		<>
			<Flat d={over[view]} fill={palette.ink} />
			<Fine pen={pen} d={strands[view]} w={4.6} c={slate.dark} />
			<Part
				d={streaks[view]}
				tone={{ light: marisolQuintanilha.streak, dark: silverDark }}
				shade={view === 'back' ? 'M-60 30H2C-12 90-2 130-16 190H-60Z' : 'M-180-20H-92C-88 60-116 80-108 170H-180Z'}
				line={line * 0.6}
			>
				<Fine pen={pen} d={inner[view]} w={3.6} />
			</Part>
		</>
	);
}

const ears: ByView<readonly [x: number, y: number]> = {
	front: [-80, 8],
	quarter: [-56, 14],
	profile: [-2, 10],
	back: [0, 0],
};

/** The ear that hair is tucked behind, and the yellow earpiece with its wire. */
export function Earpiece({ pen }: PartProps) {
	const [x, y] = ears[pen.view];
	const wide = pen.view === 'front' ? 0.6 : 0.95;
	const at = `translate(${x} ${y})`;
	const wire = 'M-12 26C-22 60-4 80-12 112-16 134-8 150-6 176';
	return (
		<g transform={at}>
			{pen.view !== 'profile' && (
				<g transform={`scale(${wide} 1)`}>
					<Part
						d="M5-20C0-38-26-42-36-26-42-8-36 10-28 24-22 36-10 44-2 38 6 32 7 20 7 8Z"
						tone={pen.skin}
						shade="M-60-60H-24C-34-16-26 16-8 50H-60Z"
						line={pen.line * 0.8}
					/>
				</g>
			)}
			<path d={wire} fill="none" stroke={palette.ink} strokeWidth={n(pen.line * 1.2)} />
			<path d={wire} fill="none" stroke={palette.yellow} strokeWidth={n(pen.line * 0.6)} />
			<circle cx={n(-14 * wide)} cy="18" r="11" fill={palette.yellow} stroke={palette.ink} strokeWidth={n(pen.line * 0.6)} />
		</g>
	);
}
