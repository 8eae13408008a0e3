import { brick, coral, palette, wine, wood } from '../../../model/colours.ts';
import type { HeadProps } from '../../kit/body/head.ts';
import { Fine, Stroke } from '../../kit/body/head-parts.tsx';
import { Ears } from '../../kit/folk/ears.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Flat, n } from '../../kit/forms.tsx';
import { Bare, Fitted, penFor } from '../kit/features.tsx';
import { Headphones, InesQuintanilhaBust } from './ines-quintanilha-bust.tsx';
import { Cloud, Fringe } from './ines-quintanilha-hair.tsx';
import { likeness } from './ines-quintanilha-likeness.ts';

/** Shut for three minutes twice a night, and otherwise in the middle of a sentence. */
function Mouth({ pen }: PartProps) {
	const { view, mood } = pen;
	if (view === 'profile')
		return (
			<g transform="translate(82 91)">
				<Flat d="M21-14C14-14 4-8-10-2 0 14 12 20 18 12 14 5 15 0 22-4Z" fill={brick.mid} />
				<Stroke pen={pen} d="M20-3C8 0-2-2-13-4" w={4.4} ends={[1, 2]} />
			</g>
		);
	const at = view === 'front' ? 'translate(0 94)' : 'translate(41 94)scale(.88 1)';
	if (mood !== 'talk')
		return (
			<g transform={at}>
				<Flat d="M-35-3C-22-10-9-15 0-9 9-15 22-10 35-3 22 19 9 21 0 21-9 21-22 19-35-3Z" fill={brick.mid} />
				<Stroke pen={pen} d="M-39-7C-24 3-10-1 0 2C10-1 24 3 39-7" w={4.6} ends={[3, 3]} />
				<Fine pen={pen} d="M-12 30C-5 34 5 34 12 29" w={2.8} />
			</g>
		);
	return (
		<g transform={at}>
			<path
				d="M-42-20C-24-31-8-34 4-29 14-34 32-32 44-24 46 10 26 36 2 34-24 26-38 4-42-20Z"
				fill={brick.mid}
				stroke={palette.ink}
				strokeWidth={n(pen.line * 0.7)}
			/>
			<Flat d="M-34-17C-16-25 16-26 37-20 37 4 24 20 4 19-16 14-31 0-34-17Z" fill={wine.dark} />
			<Flat d="M-31-17C-12-25 16-26 34-20 30-6-18-4-31-17Z" fill={palette.white} />
			<Fine pen={pen} d="M4-22L4-12" w={2} c={wine.dark} />
			<Flat d="M-16 9C-6 0 14 0 24 4 18 18-6 20-16 9Z" fill={coral.dark} />
		</g>
	);
}

/** The ring is in her left nostril; freckles are on both cheeks. */
const rings: Partial<ByView<readonly [x: number, y: number]>> = {
	front: [22, 50],
	quarter: [80, 52],
};
const freckles: Partial<ByView<readonly (readonly [x: number, y: number])[]>> = {
	front: [
		[-56, 44],
		[-44, 48],
		[-50, 36],
		[-36, 38],
		[56, 44],
		[44, 48],
		[50, 36],
		[36, 38],
	],
	quarter: [
		[-18, 44],
		[-6, 48],
		[-12, 36],
		[4, 40],
		[70, 36],
	],
	profile: [
		[40, 44],
		[52, 48],
		[46, 36],
		[60, 40],
	],
};

function Marks({ pen }: PartProps) {
	const ring = rings[pen.view];
	return (
		<>
			{pen.near && freckles[pen.view]?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" fill={wood.deep} />)}
			{ring && <circle cx={ring[0]} cy={ring[1]} r="5" fill={palette.yellow} stroke={palette.ink} strokeWidth={n(pen.line * 0.4)} />}
		</>
	);
}

export function InesQuintanilhaHead(props: HeadProps) {
	const pen = penFor(props, likeness);
	const { view } = pen;
	const ears = (
		<Fitted view={view} wide={likeness.wide ?? 1}>
			<Ears pen={pen} />
		</Fitted>
	);
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			{view !== 'back' && <Cloud pen={pen} />}
			<Bare pen={pen} likeness={likeness} ears bust={<InesQuintanilhaBust pen={pen} />} />
			{view === 'back' ? (
				<Cloud pen={pen} />
			) : (
				<>
					<Mouth pen={pen} />
					<Marks pen={pen} />
					<Fringe pen={pen} />
					{view !== 'front' && ears}
					<Headphones pen={pen} />
				</>
			)}
		</g>
	);
}
