import { Fine } from '../../kit/body/head-parts.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Part } from '../../kit/forms.tsx';
import { hair } from './hedda-ravndal-tones.ts';

/** Tucked behind the ears; on her left the wind has had the rest. */

/** Behind neck and face; from behind there is nothing there. */
const behind: ByView<{ d: string; strands: string } | undefined> = {
	front: {
		d: 'M-92-60C-122-34-136 30-128 82-122 104-104 114-84 112-70 112-56 106-48 96H48C56 104 70 112 92 116 112 124 142 124 164 108 148 108 136 104 130 96 144 96 160 88 170 66 154 74 140 74 128 66 136 20 122-34 92-60Z',
		strands: 'M-112 30C-116 56-112 78-98 96M-96 50C-98 70-92 86-82 98M112 20C116 50 108 74 96 92M126 70C122 84 112 92 104 98',
	},
	quarter: {
		d: 'M50-40H74C92-10 98 30 92 58 106 66 120 66 134 58 126 80 112 88 98 90 106 98 116 100 128 98 112 112 88 112 70 102L40 100Z',
		strands: 'M84 30C88 52 84 72 78 88',
	},
	profile: undefined,
	back: undefined,
};

/** Over the skull, from under the cap and behind the ear. */
const sides: ByView<{ d: string; strands: string; shade: string } | undefined> = {
	front: undefined,
	quarter: {
		d: 'M-112-50C-138-10-148 50-136 92-126 116-100 124-76 116-60 110-54 96-56 78L-62 44C-92 40-92-14-62-20-56-12-50-2-48 8-44-14-40-34-34-62Z',
		strands: 'M-102-6C-116 24-120 60-108 92M-86 34C-94 60-92 82-84 100M-60-50C-66-40-68-34-70-26',
		shade: 'M-200-100H-96C-122-40-122 60-92 130H-200Z',
	},
	profile: {
		d: 'M-118-40C-146 0-156 56-146 96-136 122-104 132-70 122-40 114-22 100-18 76L-10 46C-44 46-50-8-14-20-6-12 2-2 4 10 10-14 14-36 18-64Z',
		strands: 'M-106 0C-126 34-130 70-116 104M-70-20C-88 30-88 70-76 108M-44 40C-54 66-54 84-48 102M-14-52C-22-42-26-34-28-26',
		shade: 'M-200-100H-92C-124-40-124 60-88 140H-200Z',
	},
	back: {
		d: 'M-118-36C-142 4-150 50-144 78-156 84-168 82-182 72-176 94-160 104-144 104-150 112-162 114-176 110-158 132-128 132-106 124-70 132-20 130 12 118 26 104 32 84 32 60L30 44C2 40-2-6 34-18 42-10 46-2 48 8 54-14 58-36 62-66Z',
		strands: 'M-100 0C-118 34-120 70-106 104M-60-20C-76 30-76 70-62 112M-20-30C-30 30-30 70-20 112M8 44C4 70 4 86 8 106',
		shade: 'M-200-100H-74C-106-40-110 60-70 140H-200Z',
	},
};

/** Short ends in front of the ears. */
const ends: ByView<string> = {
	front: 'M-86-66C-102-46-102-14-90 8L-80 2C-84-18-80-38-68-54ZM86-66C102-46 102-14 90 8L80 2C84-18 80-38 68-54Z',
	quarter: '',
	profile: '',
	back: '',
};

export function HeddaRavndalHairBehind({ pen }: PartProps) {
	const cut = behind[pen.view];
	if (!cut) return null;
	return (
		<Part d={cut.d} tone={hair} shade="M-300-200H-96C-104-40-112 40-94 140H-300ZM-60-100H70V140H-60Z" line={pen.line}>
			<Fine pen={pen} d={cut.strands} w={4} />
		</Part>
	);
}

export function HeddaRavndalHair({ pen }: PartProps) {
	const side = sides[pen.view];
	const { line } = pen;
	if (!side) return <Part d={ends[pen.view]} tone={hair} shade="M-200-100H-60V60H-200Z" line={line * 0.8} />;
	return (
		<Part d={side.d} tone={hair} shade={side.shade} line={line}>
			<Fine pen={pen} d={side.strands} w={4} />
		</Part>
	);
}
