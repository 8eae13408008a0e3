import { midnight, navy, palette } from '../../../model/colours.ts';
import { cloth, n, type Tone } from '../forms.tsx';
import { Folds, Seam, Shape, useBody } from './figure.tsx';
import { angleOf, between, jointOf, limb, type Spot, stretched } from './limb.ts';

/** A dressed leg from the hip to the sole. */

export type BootView = 'side' | 'quarter' | 'front' | 'back';

interface LegProps {
	from: Spot;
	/** Where the ankle is. */
	to: Spot;
	/** -1 with the knee to the right of a leg that stands. */
	bend?: 1 | -1;
	long?: number;
	boot?: BootView;
	/** Degrees that the boot turns from standing flat; positive with the heel up. */
	heel?: number;
	/** The boot faces the other way. */
	flip?: boolean;
	/** Outlines that grow together with it, such as the seat. */
	seat?: readonly [outline: string, shade: string];
}

/**
 * Where the knee and the ankle are. A knee bends towards its toes: seen from before or behind, a leg
 * that stands is all but straight.
 */
export function bendLeg(from: Spot, leg: Omit<LegProps, 'side' | 'from'>, bones: Spot) {
	const isFaced = leg.boot === 'front' || leg.boot === 'back';
	const share = Math.hypot(leg.to[0] - from[0], leg.to[1] - from[1]) / 0.9965 / (bones[0] + bones[1]);
	const isStanding = isFaced && share > 0.82 && share < 1;
	const shown = stretched(from, leg.to, bones, leg.long ?? (isStanding ? share : undefined));
	const bend = leg.bend ?? (isFaced && from[0] < 0 ? 1 : -1);
	return { knee: jointOf(from, shown.to, shown.bones, bend), to: shown.to };
}

export function Leg(props: LegProps) {
	const { from, boot = 'side', heel = 0, flip, seat } = props;
	const { build, light, far } = useBody();
	const { knee, to } = bendLeg(from, props, build.leg);
	const hem = between(knee, to, build.hem);
	const drawing = limb(from, knee, hem, build.trouser, light, 0, far);
	const shin = build.hem < 0.9;
	return (
		<>
			<Boot at={to} view={boot} turn={heel} flip={flip} lean={shin ? angleOf(knee, to) - 90 : 0} tone={build.boots} />
			<Shape
				d={seat ? [drawing.fill, seat[0]] : drawing.fill}
				tone={build.legs}
				shade={far ? drawing.shade : drawing.shade + (seat?.[1] ?? '')}
				within
			>
				<Folds of={drawing.folds} />
			</Shape>
			{far && <Folds of={drawing.folds} />}
		</>
	);
}

/** Boots of 28 cm, the ankle as origin, the sole nine below it. */
const boots: Record<BootView, { upper: string; sole: string; shade: string; seams: string }> = {
	side: {
		upper: 'M-5.6-8C-5.8-3-6.4 0-7.6 3-8.6 6-8.4 7-8 8.4L19.4 8.4C20.4 4 17 1.6 12 1 8.6.4 6.4-2.4 6-8Z',
		sole: 'M-8.6 6.8L20 6.8C20.6 8.4 20.4 9.4 19.6 9.6L4.6 9.6 3.4 8.8-.4 8.8-.8 9.8-8.6 9.8Z',
		shade: 'M-10 12L-10-10H-1C-2-4-1 2 2 4.4 8 6 14 4.6 22 6.6V12Z',
		seams: 'M6.4-3.4L2.4-2.4M8 0L4.4 2M11.6 1.2C9.8 3 9.8 5 10.6 6.6',
	},
	quarter: {
		upper: 'M-5.8-8C-6-3-6.6 0-7 3-7.6 6-7 7-6 8.6-1 12 8 14 13.6 12.6 16.4 11.4 15.6 6 10.6 3 7.6 1 6.4-3 6-8Z',
		sole: 'M-7.4 5.6C-4 9.6 4 12 14.8 10.4 15.6 12.4 14.6 13.8 13 14 6 15-1 13.4-6.4 10-7.6 9-7.8 7-7.4 5.6Z',
		shade: 'M-10 14V-10H-1C-2-2-1 4 4 7 8 9 13 9 16 11V16H-10Z',
		seams: 'M6.2-3.4L1.6-2.6M7.4.4L3.4 2.4M9.4 3C7 4.6 6.4 7 7 10',
	},
	front: {
		upper: 'M-5.6-8C-6-2-7.6 4-7.4 9-7 13.4 7 13.4 7.4 9 7.6 4 6-2 5.6-8Z',
		sole: 'M-7.4 8.4C-6 12 6 12 7.4 8.4 8 11 7.6 13 6.4 13.6 2 14.8-2 14.8-6.4 13.6-7.6 13-8 11-7.4 8.4Z',
		shade: 'M-10 16V-10H-1C-2 0-2 6-1 16Z',
		seams: 'M-3-3.4H3M-3.4 0H3.4M-4.6 4Q0 2 4.6 4',
	},
	back: {
		upper: 'M-5.6-8C-6-2-6.2 3-6.4 8.6H6.4C6.2 3 6-2 5.6-8Z',
		sole: 'M-6.8 6.6H6.8L7 9.8H-7Z',
		shade: 'M-10 14V-10H-1V14Z',
		seams: 'M0-8V3M-5.8 3Q0 5 5.8 3',
	},
};

interface BootProps {
	at: Spot;
	view: BootView;
	turn?: number;
	flip?: boolean | undefined;
	/** How the shaft leans, where one sees it. */
	lean?: number;
	tone?: Tone | undefined;
}

export function Boot({ at, view, turn = 0, flip, lean = 0, tone = cloth.black }: BootProps) {
	const { build, far } = useBody();
	const { upper, sole, shade, seams } = boots[view];
	const k = build.boot / 28;
	return (
		<g transform={`translate(${at.map(n).join(' ')})rotate(${n(turn)})scale(${(n(k * 100) / 100) * (flip ? -1 : 1)} ${n(k * 100) / 100})`}>
			{lean !== 0 || build.hem < 0.9 ? (
				<g transform={`rotate(${n((lean - turn) * (flip ? -1 : 1))})`}>
					<Shape d="M-5.8-19C-6-12-6-6-5 1H5C6-6 6.2-12 6-19Z" tone={tone} shade={far ? undefined : 'M-10 4V-22H-1V4Z'} />
				</g>
			) : null}
			<Shape d={upper} tone={tone} shade={far ? undefined : shade} within>
				<Seam d={seams} w={0.5} {...(tone === cloth.black && { c: navy.light })} />
			</Shape>
			<Shape d={sole} tone={{ light: midnight.mid, dark: palette.ink }} line={0.8} within />
		</g>
	);
}
