import { heddaRavndal } from '../../../content/wardrobe.ts';
import { coral, deal, palette } from '../../../model/colours.ts';
import type { HeadProps } from '../../kit/body/head.ts';
import { Fine, Stroke } from '../../kit/body/head-parts.tsx';
import { Ears } from '../../kit/folk/ears.tsx';
import { Features, Skull } from '../../kit/folk/face.tsx';
import { type ByView, folkPen, type PartProps, type Traits } from '../../kit/folk/traits.ts';
import { Flat } from '../../kit/forms.tsx';
import { HeddaRavndalBust } from './hedda-ravndal-bust.tsx';
import { HeddaRavndalCap } from './hedda-ravndal-cap.tsx';
import { HeddaRavndalHair, HeddaRavndalHairBehind } from './hedda-ravndal-hair.tsx';
import { gold, hair, skin } from './hedda-ravndal-tones.ts';

/** Hedda Ravndal's head: fifty-four, weathered, upright under a white cap. */

const traits: Traits = {
	skin,
	age: 'middle',
	hair: 'bald',
	nose: 'straight',
	jaw: 'oval',
	eyes: 'narrow',
	brows: 'heavy',
	lips: 'thin',
};

/** What only a near face shows: between the brows, beside and under the eyes, beside the mouth. */
const lines: ByView<string> = {
	front:
		'M-9-36C-11-28-11-22-7-14M10-35C12-28 12-22 8-14M-64-8C-70-9-76-12-80-16M-65 0C-71 1-77 0-81-2M-62 8C-68 10-74 12-79 11M65-8C71-9 77-12 80-16M66 0C72 1 77 0 81-2M63 8C69 10 75 12 79 11M-54 18C-44 25-32 24-22 17M22 17C32 24 44 25 54 18M-25 62C-38 70-44 82-46 96M26 62C39 70 45 82 47 96M-40 106C-42 112-41 118-37 123M42 105C44 111 43 117 39 122M-66 62C-64 76-58 88-50 96M66 62C64 76 58 88 50 96',
	quarter:
		'M30-37C28-29 29-22 33-14M44-35C44-28 44-22 42-16M-26-8C-32-9-38-12-42-16M-27 0C-34 1-40 0-44-2M-24 8C-30 10-36 12-42 11M-16 18C-5 25 8 24 18 17M44 17C52 22 60 22 68 16M20 62C9 70 3 82 4 98M70 64C74 72 76 84 74 92M8 106C6 112 7 118 12 123M-36 62C-32 78-24 92-14 100',
	profile:
		'M38-8C32-9 26-12 22-16M37 0C30 1 24 0 20-2M40 8C34 10 28 12 22 11M46 18C56 24 66 24 74 18M66 62C56 70 51 82 53 98M60 106C58 112 59 118 64 123M26 66C30 82 38 94 48 102',
	back: 'M66 8C62 10 58 10 54 8',
};

/** Windburn, on cheekbones that have faced the water for twenty years. */
const winds: ByView<string> = {
	front: 'M-70 40C-62 27-38 26-26 36-28 52-48 62-62 56-68 54-72 46-70 40ZM70 40C62 27 38 26 26 36 28 52 48 62 62 56 68 54 72 46 70 40Z',
	quarter: 'M-28 40C-20 27 8 26 18 36 14 52-6 62-20 56-26 54-30 46-28 40ZM76 34C72 34 66 37 64 42 66 48 72 50 77 50Z',
	profile: 'M30 40C38 27 60 26 68 36 66 52 48 62 36 56 30 54 28 46 30 40Z',
	back: 'M62 36C68 30 76 32 80 38L78 54C68 58 62 50 62 36Z',
};

/** The corners of a mouth that takes silence for a reply. */
const corners: ByView<string> = {
	front: 'M-26 95C-32 97-36 100-38 105M29 93C34 96 38 99 40 104',
	quarter: 'M20 96C14 98 10 101 8 106M64 94C68 96 70 99 71 103',
	profile: 'M68 90C62 93 58 96 57 101',
	back: '',
};

const freckles: ByView<readonly (readonly [x: number, y: number])[]> = {
	front: [
		[-54, 40],
		[-44, 48],
		[-38, 40],
		[44, 40],
		[54, 46],
	],
	quarter: [
		[-10, 40],
		[0, 48],
		[6, 40],
		[68, 38],
	],
	profile: [
		[40, 42],
		[50, 48],
		[54, 40],
	],
	back: [],
};

const studs: ByView<readonly number[]> = {
	front: [-84, 84],
	quarter: [-60],
	profile: [-8],
	back: [32],
};

function Studs({ pen }: PartProps) {
	return studs[pen.view].map((x) => (
		<circle key={x} cx={x} cy="48" r={pen.near ? 8 : 10} fill={gold.light} stroke={palette.ink} strokeWidth={pen.line * 0.6} />
	));
}

export function HeddaRavndalHead(props: HeadProps) {
	const base = folkPen(props, traits);
	const pen = {
		...base,
		nose: { ...base.nose, low: 3, wide: 19 },
		browTone: hair.dark,
		flush: skin.light,
		iris: heddaRavndal.eyes,
		lip: coral.dark,
		brimmed: true,
	};
	const { view, mood } = pen;
	const shut = mood !== 'talk' && mood !== 'awake' && mood !== 'wry';
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<HeddaRavndalHairBehind pen={pen} />
			<HeddaRavndalBust pen={pen} />
			{view === 'front' && <Ears pen={pen} />}
			<Skull pen={pen} />
			<Flat d={winds[view]} fill={heddaRavndal.windburn} />
			{pen.near && freckles[view].map(([x, y]) => <circle key={x} cx={x} cy={y} r="2.6" fill={deal.dark} />)}
			<Fine pen={pen} d={lines[view]} w={2.8} />
			<Features pen={pen} />
			{shut && corners[view] && <Stroke pen={pen} d={corners[view]} w={4} ends={[1.6, 0.6]} />}
			<HeddaRavndalHair pen={pen} />
			{view !== 'front' && <Ears pen={pen} />}
			<Studs pen={pen} />
			<HeddaRavndalCap pen={pen} />
		</g>
	);
}
