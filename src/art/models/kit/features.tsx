import { type ReactNode, useId } from 'react';
import type { HeadProps, HeadView } from '../../kit/body/head.ts';
import { Eye, Fine, Stroke } from '../../kit/body/head-parts.tsx';
import type { Spot } from '../../kit/body/limb.ts';
import { Ears } from '../../kit/folk/ears.tsx';
import { Neck, Skull } from '../../kit/folk/face.tsx';
import { type FolkPen, folkPen, type Traits } from '../../kit/folk/traits.ts';
import { Flat, Line, n } from '../../kit/forms.tsx';

/** What heads are drawn with where a likeness, and not a list of traits, makes the face. */

interface EyeSpot {
	at: Spot;
	/** Half the width between the corners, and how far the lids stand from their line. */
	size: readonly [width: number, up: number, down: number];
	slant?: number;
	ahead?: number;
}

/** One side of a face. */
interface Side {
	eyes?: readonly EyeSpot[];
	/** Each brow, thickest in its middle. */
	brows?: readonly string[];
	/** Skin that the nose covers, its shadow and its ink. */
	nose?: { fill?: string; shade: string; ink: readonly string[] };
	/** What years and laughing have drawn into it, for a near head only. */
	lines?: string;
}

export interface Likeness {
	traits: Traits;
	/** How wide the bones are against an average face's. */
	wide?: number;
	/** How thick the neck is against an average one. */
	neck?: number;
	/** How heavy the brows are. */
	brow: number;
	iris: FolkPen['iris'];
	nose: FolkPen['nose'];
	sides: Record<HeadView, Side>;
}

/** The city's pen, fitted to a likeness. */
export function penFor(props: HeadProps, { traits, wide = 1, iris, nose }: Likeness): FolkPen {
	const pen = folkPen(props, traits);
	return {
		...pen,
		line: pen.line / 0.9,
		iris,
		nose,
		// A broad face is no deeper from the side.
		jaw: (points, middle = 0) =>
			props.view === 'profile' ? pen.jaw(points, middle) : pen.jaw(points, middle).map(([x, y]): Spot => [middle + (x - middle) * wide, y]),
	};
}

const middles: Record<HeadView, number> = { front: 0, quarter: 22, profile: 0, back: 30 };

const necks: Record<HeadView, number> = { front: 0, quarter: -18, profile: -32, back: -14 };
const neckOf = (view: HeadView, thick = 1) => (thick === 1 ? undefined : `translate(${n(necks[view] * (1 - thick))})scale(${thick} 1)`);

/** Parts of an average head, fitted to a broader one. */
export function Fitted(props: { view: HeadView; wide: number; children: ReactNode }) {
	const { view, wide, children } = props;
	if (view === 'profile') return children;
	return <g transform={`translate(${n(middles[view] * (1 - wide))})scale(${wide} 1)`}>{children}</g>;
}

/** From where to where a neck goes across at the height at which a near head ends. */
const cuts: Record<HeadView, readonly [from: number, to: number]> = {
	front: [-51, 51],
	quarter: [-65, 35],
	profile: [-85, 21],
	back: [-71, 41],
};

/** A neck with nothing round it; near, it ends where the collars of others do. */
export function BareNeck({ pen }: { pen: FolkPen }) {
	const id = useId();
	if (!pen.near) return <Neck pen={pen} />;
	const [from, to] = cuts[pen.view];
	return (
		<>
			<clipPath id={id}>
				<path d="M-200-200H200V232H-200Z" />
			</clipPath>
			<g clipPath={`url(#${id})`}>
				<Neck pen={pen} />
			</g>
			<Line d={`M${from} 232H${to}`} width={pen.line} />
		</>
	);
}

interface BareProps {
	pen: FolkPen;
	likeness: Likeness;
	/** Whether both ears show from the front. */
	ears?: boolean;
	/** What lies round the neck, under the chin. */
	bust: ReactNode;
}

/** The bare head, without hair and mouth. */
export function Bare({ pen, likeness, ears, bust }: BareProps) {
	const id = useId();
	return (
		<>
			{pen.near && (
				<clipPath id={id}>
					<path d="M-200-200H200V236H-200Z" />
				</clipPath>
			)}
			<g clipPath={pen.near ? `url(#${id})` : undefined}>
				<g transform={neckOf(pen.view, likeness.neck)}>
					<Neck pen={pen} />
				</g>
			</g>
			{bust}
			{ears && pen.view === 'front' && (
				<Fitted view="front" wide={likeness.wide ?? 1}>
					<Ears pen={pen} />
				</Fitted>
			)}
			<Skull pen={pen} />
			<Features pen={pen} likeness={likeness} />
		</>
	);
}

function Features({ pen, likeness }: { pen: FolkPen; likeness: Likeness }) {
	const { eyes = [], brows = [], nose, lines } = likeness.sides[pen.view];
	return (
		<>
			{lines && <Fine pen={pen} d={lines} w={2.6} />}
			{eyes.map(({ at, size, slant = 0, ahead = 0 }) => (
				<Eye
					key={at[0]}
					pen={pen}
					at={at}
					size={size}
					slant={slant}
					open={pen.open}
					iris={[10.5, pen.iris]}
					ahead={[ahead, 0]}
					lid={pen.lidTone}
				/>
			))}
			<g transform={`translate(0 ${-pen.lift})`}>
				{brows.map((d) => (
					<Stroke key={d} pen={pen} d={d} w={likeness.brow} ends={[3, 3]} />
				))}
			</g>
			{nose && (
				<>
					{nose.fill && <Flat d={nose.fill} fill={pen.skin.light} />}
					<Flat d={nose.shade} fill={pen.skin.dark} />
					{nose.ink.map((d) => (
						<Stroke key={d} pen={pen} d={d} w={4.8} ends={[1, 1.6]} />
					))}
				</>
			)}
		</>
	);
}
