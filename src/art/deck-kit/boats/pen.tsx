import { type ReactNode, useId } from 'react';
import { palette, water } from '../../../model/colours.ts';
import { Cord as EdgedCord, Pen, type Tone, usePen } from '../../kit/forms.tsx';
import type { Measured } from '../../kit/measuring/measuring.tsx';
import type { Point } from '../../kit/shapes.ts';

/** How boats are drawn: ten units to the metre, with the water at y 0, and ink as thick at any scale. */

const round = (value: number) => Math.round(value * 100) / 100;

interface BerthedProps {
	view: Measured;
	/** Where the drawing's origin comes to lie, in the view's units. */
	at: Point;
	/** The outline, in the view's units. */
	line?: number;
	/** −1 for one that faces left. */
	turn?: 1 | -1;
	children: ReactNode;
}

/** Sets what is drawn ten units to the metre into a view. */
export function Berthed({ view, at: [x, y], line = 1.7, turn = 1, children }: BerthedProps) {
	const k = view.perMetre / 10;
	return (
		<g transform={`translate(${round(x)} ${round(y)})scale(${round(k * turn)} ${round(k)})`}>
			<Pen width={line / k}>{children}</Pen>
		</g>
	);
}

interface PlateProps {
	d: string;
	tone: Tone;
	/** The shadow, drawn larger than it needs to be: the form cuts it. */
	shade?: string;
	line?: number;
	children?: ReactNode;
}

/** A form with its outline, its shadow and what is painted on it, cut to it. */
export function Plate({ d, tone, shade, line = 1, children }: PlateProps) {
	const id = useId();
	const pen = usePen();
	return (
		<>
			<clipPath id={id}>
				<path d={d} />
			</clipPath>
			<path d={d} fill={tone.light} stroke={palette.ink} strokeWidth={round(pen * 2 * line)} />
			<g clipPath={`url(#${id})`}>
				<path d={d} fill={tone.light} />
				{children}
				{shade && <path d={shade} fill={palette.ink} fillOpacity=".26" />}
			</g>
		</>
	);
}

/** A flat shape with an outline. */
export function Outlined({ d, fill, line = 0.8 }: { d: string; fill: string; line?: number }) {
	return <path d={d} fill={fill} stroke={palette.ink} strokeWidth={round(usePen() * line)} />;
}

/** Ink without fill. */
export function Ink({ d, weight = 0.55, ink = palette.ink }: { d: string; weight?: number; ink?: string }) {
	return <path d={d} fill="none" stroke={ink} strokeWidth={round(usePen() * weight)} />;
}

/** Rope, rail or spar: a line of one colour edged with ink, so wide in the boat's units. */
export function Cord({ d, width, colour }: { d: string; width: number; colour: string }) {
	return <EdgedCord d={d} width={width} edge={usePen() * 1.4} colour={colour} ink={palette.ink} />;
}

/** Water in a view, from its surface down. */
export function Sea({ x, y, width, depth }: { x: number; y: number; width: number; depth: number }) {
	const step = 20;
	const crests = `q${step / 2} 5 ${step} 0`.repeat(Math.round(width / step));
	return (
		<>
			<path d={`M${x} ${y}${crests}V${y + depth}H${x}Z`} fill={water.pale} />
			<path d={`M${x} ${y}${crests}`} fill="none" stroke={palette.sea} strokeWidth="1.6" />
		</>
	);
}
