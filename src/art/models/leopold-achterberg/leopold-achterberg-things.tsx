import { brass, canvas, crimson, palette, steel } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import type { ThingProps } from '../kit/piece.tsx';
import { camel, crust } from './leopold-achterberg-tones.ts';

/** What Leopold Achterberg holds: a roll that he has bitten, and what somebody was charged for it. */

const bite = 'M24-42C20-32 24-26 32-27 32-18 38-12 48-14';

/** Its middle as origin, about 100 by 84; the bite is at the upper right. */
export function Roll({ line, near }: ThingProps) {
	return (
		<g strokeLinejoin="round">
			<path
				d={`M-52 10C-56-24-30-46 0-48 10-49 18-46 24-42 20-32 24-26 32-27 32-18 38-12 48-14 52 18 30 38 0 42-28 44-48 32-52 10Z`}
				fill={crust.light}
				stroke={palette.ink}
				strokeWidth={line}
			/>
			<path d="M-50 14C-20 30 30 26 49-8 50 18 30 38 0 41-26 43-46 32-50 14Z" fill={crust.dark} />
			<path d={`${bite}L43-24 34-38Z`} fill={canvas.pale} />
			<Line d={bite} width={line * 0.7} />
			<Line d="M-32-24C-28-12-20-4-8-2M-8-38C-6-26 2-16 14-14" width={near ? 5 : line} ink={canvas.pale} />
		</g>
	);
}

/** Its upper left corner as origin, 60 by 96; a claim is a claim. */
export function Receipt({ line, near }: ThingProps) {
	return (
		<>
			<path
				d="M0 0L58-6C66 8 56 20 60 34L64 90 54 84 44 92 34 86 24 94 14 88 6 94Z"
				fill={palette.paper}
				stroke={palette.ink}
				strokeWidth={line}
				strokeLinejoin="round"
			/>
			<Line
				d={near ? 'M12 14L46 10M13 28L40 25M14 42L48 38M15 56L36 54' : 'M12 18L44 14M14 44L46 40'}
				width={near ? 3 : line * 0.8}
				ink={steel.dark}
			/>
			<Line d="M18 74L52 69" width={near ? 5 : line} ink={crimson.mid} />
		</>
	);
}

/** His cuff, with its link, round a wrist; the hand points up. */
export function Cuff({ line }: ThingProps) {
	return (
		<g stroke={palette.ink} strokeLinejoin="round">
			<path d="M-36-8C-12 2 12 2 36-8L40 14C14 24-14 24-40 14Z" fill={palette.white} strokeWidth={line * 0.8} />
			<circle cx="16" cy="9" r="5" fill={brass.mid} strokeWidth={line * 0.6} />
			<path d="M-48 16C-16 30 16 30 48 16L56 74H-56Z" fill={camel.light} strokeWidth={line} />
			<path d="M-46 20C-34 26-20 28-8 29L-14 72H-54Z" fill={camel.dark} stroke="none" />
		</g>
	);
}
