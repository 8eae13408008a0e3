import { leaf, palette, plum, steel } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { Tern } from '../../tern.tsx';
import { Piece, type ThingProps } from '../kit/piece.tsx';
import { hair, sack, skin, wood } from './wren-achterberg-tones.ts';

/** What Wren Achterberg carries off: a crate of Tern's seed, and the pass that it goes out on. */

/** Two leaves on a stem, its foot as origin, 60 high. */
export function Sprout({ line }: ThingProps) {
	return (
		<>
			<Line d="M0 0C2-16-2-28-8-38" width={line * 1.6 + 4} />
			<Line d="M0 0C2-16-2-28-8-38" width={4} ink={leaf.mid} />
			<Piece d="M-8-36C-26-34-38-42-38-56-22-58-10-50-8-36Z" fill={leaf.mid} line={line} />
			<Piece d="M-6-38C-8-54 4-64 20-62 22-48 10-38-6-38Z" fill={leaf.mid} line={line} />
		</>
	);
}

/** Its end on, the middle of its foot as origin, 160 by 140: a sack, a labelled seedling, a corner gone. */
export function Crate({ line, near }: ThingProps) {
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<Piece d="M-66-136C-74-172-46-192-18-182 0-204 40-200 48-170L62-136Z" fill={sack.light} line={line} />
			<path d="M-63-138C-70-168-52-184-34-185-44-170-46-152-42-138Z" fill={sack.dark} />
			{near && <Line d="M-18-182C-16-170-10-162-4-156M30-176C28-166 24-158 18-154" width={3.4} />}
			<g transform="translate(54-148)">
				<Sprout line={line * 0.9} />
			</g>
			<Piece d="M34-172H70V-130H34Z" fill={palette.white} line={line * 0.9} />
			<path d="M36-170H68V-160H36Z" fill={leaf.mid} />
			<circle cx="52" cy="-148" r="6" fill={plum.mid} stroke={palette.ink} strokeWidth={line * 0.5} />
			<Piece d="M-80-138H80V0H-62L-66-12-74-16-80-28Z" fill={wood.light} line={line * 1.1} />
			<path d="M-78-136H-50V-2H-61L-65-13-73-17-78-28Z" fill={wood.dark} />
			<Line d="M-80-92H80M-80-46H80M-52-138V0M52-138V0" width={line * 0.8} />
			{near && <Line d="M-66-116h.1M-66-70h.1M66-116h.1M66-70h.1M66-24h.1" width={7} />}
			<Tern at="translate(0-69)scale(1.1)" fill={palette.deep} />
		</g>
	);
}

/** Its upper left corner as origin, 124 by 88. Somebody has initialled it in green. */
export function Pass({ line, near }: ThingProps) {
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<Piece d="M0 0H124V88H0Z" fill={palette.paper} line={line} />
			<path d="M3 3H121V18H3Z" fill={palette.red} />
			<Piece d="M10 28H50V76H10Z" fill={palette.foam} line={line * 0.6} />
			<path d="M12 75C14 58 46 58 48 75Z" fill={palette.deep} />
			<circle cx="30" cy="48" r="11" fill={skin.light} />
			<path d="M18 48C16 30 42 28 43 44 36 38 26 40 18 48Z" fill={hair.light} />
			{near && <Line d="M62 34H110M62 46H96" width={4} ink={steel.dark} />}
			<Line d="M62 74C70 54 78 58 72 70 82 56 90 58 88 70 94 66 104 64 112 62" width={near ? 4.4 : line} ink={leaf.dark} />
		</g>
	);
}

/** The smock's cuff round a wrist, the hand pointing up. */
export function Cuff({ line, light, dark }: ThingProps & { light: string; dark: string }) {
	return (
		<g stroke={palette.ink} strokeLinejoin="round">
			<path d="M-44 14C-14 28 14 28 44 14L52 76H-52Z" fill={light} strokeWidth={line} />
			<path d="M-42 18C-32 22-20 25-8 26L-12 74H-50Z" fill={dark} stroke="none" />
			<path d="M-38-4C-12 4 12 4 38-4L46 18C14 28-14 28-46 18Z" fill={light} strokeWidth={line * 0.8} />
		</g>
	);
}
