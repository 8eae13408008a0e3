import type { ReactNode } from 'react';
import { canvas, oilskin, palette, steel } from '../../../../model/colours.ts';
import { Fine, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, n, Part } from '../../../kit/forms.tsx';
import { hair, type KitPen, skin } from './pen.ts';

/** Ear, hair and pencil, which every view of Kit's head has. */

interface EarProps {
	pen: KitPen;
	/** Where it is set, how wide it stands out, and which way: 1 with its rim to the left. */
	at: readonly [x: number, y: number];
	wide?: number;
	turn?: 1 | -1;
	tilt?: number;
}

/** Ninety high: the largest ears in Lagan. Its root is the origin. */
export function Ear({ pen, at: [x, y], wide = 1, turn = 1, tilt = 0 }: EarProps) {
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})scale(${n(wide * turn * 10) / 10} 1)`}>
			<Part
				d="M6-22C0-46-34-54-46-30-54-10-46 12-36 28-28 42-14 54-2 46 6 40 8 24 8 10Z"
				tone={skin}
				shade={turn > 0 ? 'M-70-60H-30C-44-20-34 20-10 60H-70Z' : 'M20-60H-10C-20-30-6 10-16 60H20Z'}
				line={pen.line * 0.85}
			>
				<Flat d="M2-10C-6-26-24-30-30-16-32-4-26 8-20 16-14 8-16-4-6-6Z" fill={skin.dark} />
				<Fine pen={pen} d="M0-18C-12-36-34-34-36-16C-36 0-28 14-20 26M2-6C-8-12-18-8-16 4C-14 14-16 20-22 22M4 14C-2 10-8 14-6 22" w={3} />
				{!pen.near && <Stroke pen={pen} d="M0-14C-14-28-30-22-28-8C-26 4-20 12-16 20" />}
			</Part>
		</g>
	);
}

/** The nap of cropped hair: short strokes that follow the skull. */
export function Nap({ pen, d }: { pen: KitPen; d: string }) {
	return pen.near && <path d={d} fill="none" stroke={steel.deep} strokeWidth="3" strokeLinecap="round" />;
}

export function Hair({ pen, d, shade, children }: { pen: KitPen; d: string; shade: string; children?: ReactNode }) {
	return (
		<Part d={d} tone={hair} shade={shade} line={pen.line * 0.85}>
			{children}
		</Part>
	);
}

/** A pencil of a length, its point to the right. */
export function EarPencil({
	pen,
	ear = 'near',
	at: [x, y],
	tilt,
	long,
}: {
	pen: KitPen;
	ear?: 'near' | 'far';
	at: readonly [number, number];
	tilt: number;
	long: number;
}) {
	if (pen.pencil !== ear) return null;
	const l = long / 2;
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})`} strokeLinejoin="round">
			<path
				d={`M${-l}-6.5H${n(l - 22)}L${l} 0 ${n(l - 22)} 6.5H${-l}Z`}
				fill={palette.yellow}
				stroke={palette.ink}
				strokeWidth={n(pen.line * 1.5)}
			/>
			<path d={`M${-l} 0H${n(l - 22)}V6.5H${-l}Z`} fill={oilskin.dark} />
			<path d={`M${n(l - 22)}-6.5L${l} 0 ${n(l - 22)} 6.5Z`} fill={canvas.light} />
			<path d={`M${n(l - 7)}-2L${l} 0 ${n(l - 7)} 2Z`} fill={palette.ink} />
			<path d={`M${-l}-6.5h12v13h-12Z`} fill={palette.red} />
		</g>
	);
}
