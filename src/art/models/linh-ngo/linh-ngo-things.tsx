import { linhNgo } from '../../../content/wardrobe.ts';
import { copper, crimson, hemp, linen, palette, steel as steelTones } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { Piece, type ThingProps } from '../kit/piece.tsx';

/** What Linh Ngo audits with: the stopwatch in its wire, and the clipboard that is too thick. */

const steel = { light: steelTones.pale, dark: steelTones.mid };
export const board = { light: linhNgo.clipboard, dark: copper.dark };

const cage = 'M-14-30C-8-12-8 12-14 30M14-30C8-12 8 12 14 30M-30-10H30M-30 10H30';

/** Its middle as origin, 33 to the rim. The yellow is the four seconds below which a yes is a nod. */
export function Stopwatch({ line, near }: ThingProps) {
	return (
		<>
			<Piece d="M-6-30L-8-47H8L6-30Z" fill={steel.light} line={line} />
			<Line d="M-27-19L-34-26M27-19L34-26" width={line * 2} />
			<circle r="33" fill={steel.light} stroke={palette.ink} strokeWidth={line * 1.2} />
			<path d="M0-30A30 30 0 0 0 0 30Q-26 0 0-30Z" fill={steel.dark} />
			<circle r="25" fill={palette.white} stroke={palette.ink} strokeWidth={line * 0.7} />
			<path d="M0 0V-24A24 24 0 0 1 21-12Z" fill={palette.yellow} />
			<Line d="M0 0L19-11" width={line * 0.8} />
			{near && (
				<>
					<Line d="M0-23V-18M0 18V23M-22 0H-18M18 0H22" width={2.6} />
					<Line d={cage} width={3.6} />
				</>
			)}
			<Line d={cage} width={near ? 1.6 : line * 0.45} ink={near ? steel.light : steel.dark} />
		</>
	);
}

/** Its upper left corner as origin, 150 by 206. Under the clip are nine pages, number 30 and the pencil. */
export function Clipboard({ line, near }: ThingProps) {
	const fine = line * 0.7;
	return (
		<>
			<Piece d="M0 0H150V206H0Z" fill={board.light} line={line} />
			<path d="M3 3H12V203H3Z" fill={board.dark} />
			<Piece d="M16 20H144V200H16Z" fill={hemp.mid} line={fine} />
			<Piece d="M14 17H139V197H14Z" fill={linen.light} line={fine} />
			<Piece d="M12 14H134V160L124 194H12Z" fill={palette.paper} line={fine} />
			<Line d="M44 42H112M44 60H96M44 78H106M24 104H82" width={near ? 3 : fine} ink={steelTones.dark} />
			<path d="M72 126H116V146H72Z" fill="none" stroke={crimson.mid} strokeWidth={near ? 4 : fine} />
			{near && <Line d="M75 143L113 129" width={4} ink={crimson.mid} />}
			<Piece d="M100-34H136V26H100Z" fill={linhNgo.stub} line={fine} />
			{near && (
				<Line
					d="M106-21C111-26 117-23 115-18 113-14 109-14 109-14 115-14 117-7 112-4 109-3 106-4 105-6M124-24C120-24 119-4 124-4 129-4 130-24 124-24Z"
					width={3.2}
				/>
			)}
			<g transform="translate(34-34)rotate(5)">
				<Piece d="M-6-4Q0-14 6-4V102L0 120-6 102Z" fill={palette.yellow} line={fine} />
				<path d="M-6-4Q0-14 6-4V8H-6Z" fill={palette.red} />
				<path d="M-3 110H3L0 120Z" fill={palette.ink} />
			</g>
			<Piece d="M58-2C58-20 86-20 86-2Z" fill={steel.light} line={fine} />
			<Piece d="M24-4H108V18H24Z" fill={steel.light} line={line * 0.8} />
			<path d="M27 10H105V16H27Z" fill={steel.dark} />
		</>
	);
}
