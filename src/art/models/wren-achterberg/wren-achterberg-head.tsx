import { wrenAchterberg } from '../../../content/wardrobe.ts';
import { brass, clay, deal, palette, skinTone } from '../../../model/colours.ts';
import type { HeadProps } from '../../kit/body/head.ts';
import { Fine, Stroke } from '../../kit/body/head-parts.tsx';
import { Ears } from '../../kit/folk/ears.tsx';
import { Features, Neck, Skull } from '../../kit/folk/face.tsx';
import { type ByView, type FolkPen, folkPen, type PartProps, type Traits } from '../../kit/folk/traits.ts';
import { Flat, Line, n } from '../../kit/forms.tsx';
import { HoodBehind, WrenAchterbergBust } from './wren-achterberg-bust.tsx';
import { WrenAchterbergHair } from './wren-achterberg-hair.tsx';
import { hair, skin } from './wren-achterberg-tones.ts';

/** Wren Achterberg's head: freckled, ringed, and with their father's nose, given time. */

const traits: Traits = {
	skin,
	age: 'young',
	hair: 'cropped',
	hairTone: hair,
	nose: 'long',
	jaw: 'oval',
	brows: 'heavy',
	lips: 'full',
};

const nose: Record<keyof FolkPen['nose'], number> = { out: 7, low: 4, bridge: 1, wide: 23 };

const cheeks: ByView<string> = {
	front: 'M-62 40C-56 28-34 30-30 42-34 56-58 56-62 40ZM62 40C56 28 34 30 30 42 34 56 58 56 62 40Z',
	quarter: 'M-26 40C-18 28 8 30 12 42 6 56-22 56-26 40Z',
	profile: 'M28 40C34 28 58 30 62 42 56 56 32 56 28 40Z',
	back: '',
};

const freckles: ByView<readonly (readonly [number, number])[]> = {
	front: [
		[-56, 34],
		[-46, 44],
		[-38, 34],
		[-28, 46],
		[-48, 56],
		[-16, 38],
		[16, 36],
		[28, 46],
		[38, 34],
		[48, 44],
		[56, 34],
		[44, 56],
	],
	quarter: [
		[-18, 34],
		[-8, 46],
		[2, 34],
		[14, 46],
		[-4, 58],
		[10, 58],
		[22, 36],
		[60, 34],
		[68, 44],
	],
	profile: [
		[34, 34],
		[42, 46],
		[52, 36],
		[62, 46],
		[44, 58],
		[74, 32],
		[56, 58],
	],
	back: [],
};

/** Through the middle of the nose, where the kit's ends. */
const rings: ByView<readonly [x: number, y: number] | undefined> = {
	front: [1, 66],
	quarter: [54, 66],
	profile: [98, 62],
	back: undefined,
};

/** The upper lid's line runs out past the eye. */
const lashes: ByView<string> = {
	front: 'M-55 1C-62-1-67-5-69-9M57 1C64-1 69-5 71-9',
	quarter: 'M-15 1C-22-1-27-5-30-9',
	profile: 'M49 0C43-2 38-6 36-10',
	back: '',
};

/** One corner of a straight face that is not. */
const corner: ByView<string> = {
	front: 'M34 84C40 88 41 96 38 102',
	quarter: 'M12 84C7 88 6 96 9 102',
	profile: 'M58 78C53 83 52 91 55 97',
	back: '',
};

const whistles: ByView<string | undefined> = {
	front: 'translate(1 99)',
	quarter: 'translate(44 99)scale(.86 1)',
	profile: 'translate(96 86)scale(.7 .9)',
	back: undefined,
};

function Whistle({ pen }: PartProps) {
	const at = whistles[pen.view];
	if (!at || pen.mood !== 'drink') return null;
	return (
		<g transform={at}>
			<path
				d="M-15-2C-13-13-4-15 0-11 4-15 13-13 15-2 14 10 7 15 0 15-7 15-14 10-15-2Z"
				fill={pen.lip}
				stroke={palette.ink}
				strokeWidth={n(pen.line * 0.55)}
			/>
			<ellipse cy="1" rx="4.5" ry="5.5" fill={skinTone.ebony} />
			<Fine pen={pen} d="M-25-10C-29-3-29 5-25 12M25-10C29-3 29 5 25 12" />
		</g>
	);
}

/** Two clips on the left ear, and none on the right. */
function Clips({ pen }: PartProps) {
	const d = 'M94-24L108-30M97-6L112-9';
	return (
		<>
			<Line d={d} width={n(pen.line * 0.5 + 6)} />
			<Line d={d} width={6} ink={brass.mid} />
		</>
	);
}

export function WrenAchterbergHead(props: HeadProps) {
	const base = folkPen(props, traits);
	const afraid = base.mood === 'drink';
	const pen: FolkPen = {
		...base,
		...(afraid && { open: 0.96, lift: 9 }),
		nose: nose as FolkPen['nose'],
		iris: wrenAchterberg.eyes,
		browTone: hair.dark,
		lip: skinTone.blush,
		flush: skin.light,
	};
	const { view } = pen;
	const ring = rings[view];
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<HoodBehind pen={pen} />
			<g transform={pen.near ? 'scale(1 .91)' : undefined}>
				<Neck pen={pen} />
			</g>
			{view === 'front' && <Ears pen={pen} />}
			{view === 'front' && <Clips pen={pen} />}
			<Skull pen={pen} />
			{cheeks[view] && <Flat d={cheeks[view]} fill={clay.mid} />}
			{pen.near && freckles[view].map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" fill={deal.dark} />)}
			<Features pen={afraid ? { ...pen, mood: 'awake' } : pen} />
			<Whistle pen={pen} />
			{lashes[view] && <Stroke pen={pen} d={lashes[view]} w={5} ends={[4, 0.6]} />}
			{corner[view] && !afraid && <Fine pen={pen} d={corner[view]} />}
			{ring && <circle cx={ring[0]} cy={ring[1]} r="7" fill="none" stroke={wrenAchterberg.ring} strokeWidth={pen.near ? 4 : 7} />}
			<WrenAchterbergHair pen={pen} />
			{view !== 'front' && <Ears pen={pen} />}
			<WrenAchterbergBust pen={pen} />
		</g>
	);
}
