import { coral, palette, skinTone, velvet } from '../../../model/colours.ts';
import type { HeadProps } from '../../kit/body/head.ts';
import { Fine } from '../../kit/body/head-parts.tsx';
import { Features, Skull } from '../../kit/folk/face.tsx';
import { type ByView, folkPen, type PartProps, type Traits } from '../../kit/folk/traits.ts';
import { Flat, Line, n } from '../../kit/forms.tsx';
import { skin } from '../../portraits/linh-ngo-head.tsx';
import { BareNeck } from '../kit/features.tsx';
import { Bob, Fall } from './linh-ngo-hair.tsx';

/** Linh Ngo's head: a bob, heavy brows, and round glasses low enough to look over. */

const traits: Traits = {
	skin,
	age: 'young',
	hair: 'bob',
	nose: 'snub',
	jaw: 'oval',
	brows: 'heavy',
	lips: 'full',
};

/** The lenses rest on the cheeks, their upper rims under the eyes. */
const lenses: ByView<{ at: readonly (readonly [x: number, rx: number])[]; wire: string }> = {
	front: {
		at: [
			[-41, 32],
			[41, 32],
		],
		wire: 'M-10 40Q0 26 10 40M-72 38L-86 14M72 38L86 14',
	},
	quarter: {
		at: [
			[-2, 34],
			[58, 20],
		],
		wire: 'M31 41Q36 29 41 41M-36 38L-60 14',
	},
	profile: { at: [[77, 15]], wire: 'M62 42L4 8' },
	back: { at: [], wire: 'M82 44L58 30' },
};

/** Under the nose's lines, so that they stay dark. */
function Glass({ pen }: PartProps) {
	return lenses[pen.view].at.map(([x, rx]) => (
		<g key={x}>
			<ellipse cx={x} cy="46" rx={rx} ry="33" fill={palette.white} fillOpacity=".4" />
			{pen.near && <Flat d={`M${n(x - rx * 0.6)} 66L${n(x)} 20H${n(x + rx * 0.3)}L${n(x - rx * 0.3)} 72Z`} fill={palette.white} />}
		</g>
	));
}

/** Seen aslant, the nose stands before the farther lens. */
function Beyond({ pen }: PartProps) {
	if (pen.view !== 'quarter') return null;
	return (
		<>
			<Rims pen={pen} far />
			<Flat d="M46 2C47 16 58 22 68 31 74 42 70 50 61 51 54 53 46 53 40 50 38 36 42 20 46 2Z" fill={pen.skin.light} />
		</>
	);
}

function Rims({ pen, far }: PartProps & { far?: boolean }) {
	const { at, wire } = lenses[pen.view];
	const drawn = far ? at.slice(1) : pen.view === 'quarter' ? at.slice(0, 1) : at;
	const w = n(Math.max(6, pen.line * 0.7));
	return (
		<>
			{drawn.map(([x, rx]) => (
				<ellipse key={x} cx={x} cy="46" rx={rx} ry="33" fill="none" stroke={palette.ink} strokeWidth={w} />
			))}
			{!far && <Line d={wire} width={w} />}
		</>
	);
}

/** What the fringe keeps from the light. */
const below: ByView<string> = {
	front: 'M-74-60H74V-26C40-32-40-30-74-22Z',
	quarter: 'M-42-60H72L70-42C40-36-10-34-42-18Z',
	profile: 'M14-60H86L84-40C60-38 40-34 14-24Z',
	back: '',
};

/** A crease at one corner of the mouth, the last thing that she would call a smile. */
const crease: ByView<string> = {
	front: 'M44 86C48 92 48 98 45 104',
	quarter: 'M8 86C5 92 5 99 8 105',
	profile: 'M58 82C54 88 54 95 57 101',
	back: '',
};

export function LinhNgoHead(props: HeadProps) {
	const pen = {
		...folkPen(props, traits),
		iris: velvet.dark,
		browTone: palette.ink,
		lift: folkPen(props, traits).lift - 6,
		lip: coral.dark,
		flush: skinTone.wheat,
	};
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<Fall pen={pen} />
			<BareNeck pen={pen} />
			<Skull pen={pen} />
			{below[pen.view] && <Flat d={below[pen.view]} fill={pen.skin.dark} />}
			<Glass pen={pen} />
			<Beyond pen={pen} />
			<Features pen={pen} />
			{crease[pen.view] && <Fine pen={pen} d={crease[pen.view]} />}
			<Bob pen={pen} />
			<Rims pen={pen} />
		</g>
	);
}
