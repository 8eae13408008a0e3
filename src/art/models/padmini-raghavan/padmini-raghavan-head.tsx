import { padminiRaghavan } from '../../../content/wardrobe.ts';
import { palette, skinTone, velvet } from '../../../model/colours.ts';
import type { HeadProps } from '../../kit/body/head.ts';
import { Fine, Stroke } from '../../kit/body/head-parts.tsx';
import { Features, Neck, Skull } from '../../kit/folk/face.tsx';
import { type ByView, type FolkPen, folkPen, type Traits } from '../../kit/folk/traits.ts';
import { n } from '../../kit/forms.tsx';
import { PadminiRaghavanBust } from './padmini-raghavan-bust.tsx';
import { PadminiRaghavanHair, Plait } from './padmini-raghavan-hair.tsx';
import { hair, skin } from './padmini-raghavan-tones.ts';

/** Padmini Raghavan's head: lined eyes, a ring in the right nostril, gold on the parting. */

const traits: Traits = {
	skin,
	age: 'young',
	hair: 'long',
	hairTone: hair,
	nose: 'long',
	jaw: 'oval',
	brows: 'heavy',
	lips: 'full',
};

/** Between the kit's long one and its straight one. */
const nose: Record<keyof FolkPen['nose'], number> = { out: 5, low: 8, bridge: 3, wide: 21 };

/** The black line goes on past the corner of the eye. */
const liner: ByView<string> = {
	front: 'M-56 3C-64 1-70-4-74-10M57 3C65 1 71-4 75-10',
	quarter: 'M-17 3C-26 1-33-4-37-10',
	profile: 'M48 1C40-1 34-5 30-10',
	back: '',
};

/** Broad from the middle, which the kit's are not. */
const brows: ByView<string> = {
	front: 'M-66-24C-54-42-32-42-16-30M66-24C54-42 32-42 18-30',
	quarter: 'M-30-22C-16-42 8-42 24-30M44-31C54-41 66-40 72-30',
	profile: 'M48-30C56-42 70-42 84-28',
	back: '',
};

const creases: ByView<string> = {
	front: 'M-34 84C-40 90-42 98-40 106M-14 124C-6 129 8 129 15 124M-48 24C-40 30-30 31-24 28M50 24C42 30 32 31 26 28',
	quarter: 'M8 82C2 90 1 98 4 106M30 124C38 129 50 128 56 122M-10 24C-2 30 8 31 14 28',
	profile: 'M56 78C51 86 50 94 53 102M50 22C56 28 64 29 70 26',
	back: '',
};

const rings: ByView<readonly [x: number, y: number] | undefined> = {
	front: [-19, 62],
	quarter: [25, 63],
	profile: [77, 62],
	back: undefined,
};

export function PadminiRaghavanHead(props: HeadProps) {
	const base = folkPen(props, traits);
	const pen = {
		...base,
		iris: velvet.dark,
		browTone: palette.ink,
		lip: padminiRaghavan.lips,
		flush: skinTone.chestnut,
		open: base.open * 0.94,
		nose: nose as FolkPen['nose'],
	};
	const ring = rings[pen.view];
	const behind = pen.view !== 'front' && pen.view !== 'back';
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<g transform={pen.near ? 'scale(1 .91)' : undefined}>
				<Neck pen={pen} />
			</g>
			<PadminiRaghavanBust pen={pen} />
			{behind && <Plait pen={pen} />}
			<Skull pen={pen} />
			<Features pen={pen} />
			{brows[pen.view] && (
				<g transform={`translate(0 ${-pen.lift})`}>
					<Stroke pen={pen} d={brows[pen.view]} w={15} ends={pen.view === 'front' ? [4, 9] : [5, 5]} />
				</g>
			)}
			{liner[pen.view] && <Stroke pen={pen} d={liner[pen.view]} w={5.4} ends={[5, 0.6]} />}
			{creases[pen.view] && <Fine pen={pen} d={creases[pen.view]} w={2.8} />}
			{ring && (
				<circle
					cx={ring[0]}
					cy={ring[1]}
					r={pen.near ? 6 : 9}
					fill={padminiRaghavan.gold}
					stroke={palette.ink}
					strokeWidth={n(pen.line * 0.4)}
				/>
			)}
			{!behind && pen.view === 'front' && <Plait pen={pen} />}
			<PadminiRaghavanHair pen={pen} />
			{pen.view === 'back' && <Plait pen={pen} />}
		</g>
	);
}
