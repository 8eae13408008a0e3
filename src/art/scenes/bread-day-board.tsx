import { FlagPattern } from '../flags.tsx';
import { palette } from '../palette.ts';
import { Pipe } from './bread-day-room.tsx';
import { Line } from './forms.tsx';

const { ink, white, yellow, red, foam } = palette;

/** Strokes of the ten digits in a cell of 12 × 20. */
const digits = [
	'M2 2H10V18H2Z',
	'M3 5L7 2V18',
	'M2 2H10V10H2V18H10',
	'M2 2H10V18H2M4 10H10',
	'M3 2V11H11M9 6V18',
	'M10 2H2V9H10V18H2',
	'M10 2H2V18H10V10H2',
	'M2 2H10L5 18',
	'M2 2H10V18H2ZM2 10H10',
	'M10 10H2V2H10V18H2',
];

/** What each row sells, drawn in a box of 40 × 26. */
const wares = {
	loaf: 'M3 22C0 8 10 4 20 4S40 8 37 22ZM12 8L16 15M20 6L24 14M28 8L31 15',
	fish: 'M2 13C10 2 24 2 30 12L39 4V22L30 14C24 24 10 24 2 13ZM9 11V12',
	beans:
		'M6 20C-2 12 6 2 14 6C18 9 16 13 12 13C12 17 10 21 6 20ZM26 22C18 18 22 6 30 7C38 8 38 14 33 15C33 20 30 23 26 22Z',
	jar: 'M11 3H29V8H11ZM9 9H31V25H9ZM9 15H31',
};

/** One row of the flap board: the ware, its price by three flaps, to a tenth, and which way it went. */
function BoardRow({
	y,
	ware,
	price,
	colour,
	rising,
}: {
	y: number;
	ware: keyof typeof wares;
	price: number[];
	colour: string;
	rising: boolean;
}) {
	return (
		<g transform={`translate(0 ${y})`}>
			<Line d={wares[ware]} ink={colour} />
			{price.map((digit, i) => (
				<g key={100 + 46 * i} transform={`translate(${100 + 46 * i + (i > 1 ? 18 : 0)} -5)`}>
					<rect width="38" height="36" fill="#22364a" />
					<g transform="translate(9 4) scale(1.6 1.4)">
						<Line d={digits[digit] ?? ''} ink={colour} width={2.6} />
					</g>
					<path d="M0 18H38" stroke={ink} strokeWidth="2" />
				</g>
			))}
			<circle cx="196" cy="29" r="3.5" fill={colour} />
			<path
				d={rising ? 'M330 26L344 2L358 26Z' : 'M330 2L344 26L358 2Z'}
				fill={rising ? red : foam}
			/>
		</g>
	);
}

/** Tern Provision's price board, hung over the queue. */
export function Board() {
	return (
		<g transform="translate(196 10)">
			<Pipe d="M70 -20V10M350 -20V10" fill={foam} width={6} />
			<path d="M0 0H424V212H0Z" fill={ink} stroke={white} strokeWidth="4" />
			<path d="M-5 -5H429V217H-5Z" fill="none" stroke={ink} strokeWidth="5" />
			<path d="M2 2H422V36H2Z" fill={red} />
			<path
				d="M24 25C36 12 46 10 58 17C66 8 78 6 92 8C80 12 72 18 68 24C84 24 92 28 98 32L70 30L44 31C54 27 56 24 52 21C44 19 34 21 24 25Z"
				fill={white}
			/>
			<g transform="translate(372 7) scale(0.45)">
				<FlagPattern letter="V" />
			</g>
			<g transform="translate(24 50)">
				<BoardRow y={0} ware="loaf" price={[0, 3, 0]} colour={yellow} rising={false} />
				<BoardRow y={42} ware="fish" price={[0, 6, 4]} colour={white} rising={false} />
				<BoardRow y={84} ware="beans" price={[0, 6, 2]} colour={white} rising />
				<BoardRow y={126} ware="jar" price={[1, 2, 0]} colour={white} rising />
				<path d="M209 84H247L241 92H215Z" fill={white} stroke={ink} strokeWidth="2" />
			</g>
		</g>
	);
}
