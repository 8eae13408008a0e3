import { midnight, palette } from '../../../model/colours.ts';
import { FlagPattern } from '../../flags.tsx';
import { Line } from '../../kit/forms.tsx';
import { lights } from '../../kit/night.tsx';
import { boardLight, middleLight } from './bread-day-light.ts';
import { quad, ray, room, steps } from './bread-day-room.tsx';

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

/** What the board sells, each in a box of 40 × 26. */
const wares = {
	loaf: 'M3 22C0 8 10 4 20 4S40 8 37 22ZM12 8L16 15M20 6L24 14M28 8L31 15',
	rice: 'M4 12H36C36 20 30 25 20 25S4 20 4 12M9 12C12 4 28 4 31 12M16 8h1M22 7h1M19 3h1M26 8h1',
	lentils: 'M12 3C20 3 20 11 12 11S4 3 12 3ZM28 3C36 3 36 11 28 11S20 3 28 3ZM20 15C28 15 28 23 20 23S12 15 20 15Z',
	eggs: 'M8 2C13 2 13 12 8 12S3 2 8 2ZM20 2C25 2 25 12 20 12S15 2 20 2ZM32 2C37 2 37 12 32 12S27 2 32 2ZM8 15C13 15 13 25 8 25S3 15 8 15ZM20 15C25 15 25 25 20 25S15 15 20 15ZM32 15C37 15 37 25 32 25S27 15 32 15Z',
	oil: 'M17 1H23V8L28 13V25H12V13L17 8ZM12 17H28',
	milk: 'M15 2H25V6L30 11V25H10V11L15 6ZM15 6H25M10 11C4 12 4 20 10 20',
};
type Ware = keyof typeof wares;

/** A flap with its digit; the seam is where it folds. */
function Flap({ x, digit, ink: colour }: { x: number; digit: number; ink: string }) {
	return (
		<g transform={`translate(${x} 0)`}>
			<path d="M0-2H24V28H0Z" fill={midnight.light} />
			<path d={digits[digit] ?? ''} transform="translate(3.5 1)scale(1.4 1.2)" fill="none" stroke={colour} strokeWidth="2.4" />
			<path d="M0 13H24" stroke={ink} strokeWidth="1.5" />
		</g>
	);
}

/** A row of the board: the ware, and its price in claims and tenths. */
function Row({ x, y, ware, price }: { x: number; y: number; ware: Ware; price: number[] }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<Line d={wares[ware]} ink={white} width={2.4} />
			{price.map((digit, i) => (
				<Flap key={steps(50, 130, 28)[i]} x={50 + 28 * i + (i > 1 ? 8 : 0)} digit={digit} ink={white} />
			))}
			<circle cx="110" cy="26" r="2.5" fill={white} />
		</g>
	);
}

/** The loaf, which everybody came to read: its flap has this moment come down on a four. */
function LoafPrice() {
	return (
		<g transform="translate(352 32)" data-light={lights.own}>
			<path d="M0 0V108" stroke={midnight.light} strokeWidth="3" />
			<g transform="translate(10 32)scale(1.4)">
				<Line d={wares.loaf} ink={yellow} width={2.2} />
			</g>
			<path d="M76 4H116V104H76ZM128 4H160V104H128Z" fill={midnight.light} />
			<path d="M128 54H160" stroke={ink} strokeWidth="3" />
			<path d="M135 16H153V92H135ZM105 14V53M97 14L84 53" fill="none" stroke={yellow} strokeWidth="6" />
			<path d="M76 54H116L120 98H72Z" fill={midnight.light} stroke={white} strokeWidth="2.5" />
			<path d="M82 60H112M105 56L107 92" stroke={yellow} strokeWidth="7" />
			<circle cx="122" cy="104" r="4" fill={yellow} />
		</g>
	);
}

/** Tern Provision's price board, at the weather end of the hall. */
export function Board() {
	return (
		<>
			<path d={[-4, 2.1].map((x) => ray([x, 5.1, room.board], [x, 4.8, room.board])).join('')} stroke={ink} strokeWidth="9" />
			<g transform="translate(104 96)scale(1.09)" data-light={boardLight}>
				<path d="M-5-5H525V151H-5Z" fill={white} stroke={ink} strokeWidth="3" />
				<path d="M0 0H520V146H0Z" fill={ink} />
				<path d="M0 0H520V24H0Z" fill={red} />
				<path
					transform="translate(4-4)scale(.8)"
					d="M24 25C36 12 46 10 58 17 66 8 78 6 92 8 80 12 72 18 68 24 84 24 92 28 98 32L70 30 44 31C54 27 56 24 52 21 44 19 34 21 24 25Z"
					fill={white}
				/>
				<g transform="translate(486 4)scale(.3)">
					<FlagPattern letter="V" />
				</g>
				<Row x={14} y={34} ware="rice" price={[0, 5, 0]} />
				<Row x={14} y={72} ware="lentils" price={[0, 6, 0]} />
				<Row x={14} y={110} ware="eggs" price={[0, 7, 0]} />
				<Row x={184} y={34} ware="oil" price={[0, 9, 0]} />
				<Row x={184} y={72} ware="milk" price={[1, 2, 0]} />
				<path d="M234 108H258V138H234ZM262 108H286V138H262ZM298 108H322V138H298Z" fill={midnight.light} />
				<LoafPrice />
			</g>
		</>
	);
}

/** The turner's platform beside the board, on its brackets, and the ladder up to it. */
export function Platform() {
	const { gallery, board: back } = room;
	const near = back - 0.7;
	const [from, to] = [3.02, 4.5];
	return (
		<g stroke={ink} strokeLinejoin="round" strokeLinecap="round" data-light={middleLight}>
			<path d={[3.3, 3.75].map((x) => ray([x, 0, near], [x, gallery, near])).join('')} strokeWidth="6" />
			<path
				d={steps(0.4, 2.4, 0.3)
					.map((y) => ray([3.3, y, near], [3.75, y, near]))
					.join('')}
				strokeWidth="4"
			/>
			<path
				d={quad([from, gallery, back], [to, gallery, back], [to, gallery, near], [from, gallery, near])}
				fill={midnight.light}
				strokeWidth="2"
			/>
			<path
				d={quad([from, gallery, near], [to, gallery, near], [to, gallery - 0.14, near], [from, gallery - 0.14, near])}
				fill={yellow}
				strokeWidth="2.5"
			/>
		</g>
	);
}

/** The rail before the turner. */
export function Rail() {
	const { gallery, board } = room;
	const z = board - 0.7;
	const [from, to] = [3.02, 4.5];
	return (
		<g fill="none" strokeLinecap="round" data-light={middleLight}>
			{[
				[6, ink],
				[3, foam],
			].map(([width, colour]) => (
				<path
					key={width}
					d={[0.5, 1]
						.map((y) => ray([from, gallery + y, z], [to, gallery + y, z]))
						.concat([from, 3.75, to].map((x) => ray([x, gallery, z], [x, gallery + 1, z])))
						.join('')}
					stroke={`${colour}`}
					strokeWidth={width}
				/>
			))}
		</g>
	);
}
