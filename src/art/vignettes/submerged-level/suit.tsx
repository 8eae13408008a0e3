import { cloth, Form, Line } from '../../forms.tsx';
import { palette } from '../../palette.ts';

const { ink, red } = palette;
const steel = { light: '#9aa6ad', dark: '#5b6974' };
const hide = cloth.yellow;
const id = (part: string) => `submerged-level-suit-${part}`;

interface PieceProps {
	part: string;
	x: number;
	y: number;
	turn?: number;
}

/** Where the suit turns: a ball between two barrels. */
function Ball({ part, x, y, r }: PieceProps & { r: number }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<Form
				id={id(part)}
				d={`M${-r} 0A${r} ${r} 0 0 1 ${r} 0A${r} ${r} 0 0 1 ${-r} 0Z`}
				tone={steel}
				shade={`M${-r} ${-r}H${-r * 0.3}Q${-r * 0.5} ${r * 0.6} ${r} ${r * 0.5}V${r}H${-r}Z`}
				line={3}
			/>
		</g>
	);
}

/** A barrel of it, a band round its upper end. */
function Barrel({ part, x, y, turn = 0, long, wide }: PieceProps & { long: number; wide: number }) {
	const [l, w] = [long / 2, wide / 2];
	return (
		<g transform={`translate(${x} ${y})rotate(${turn})`}>
			<Form
				id={id(part)}
				d={`M${-w + 3} ${-l}Q0 ${-l - 7} ${w - 3} ${-l}Q${w + 4} 0 ${w - 2} ${l}Q0 ${l + 8} ${-w + 2} ${l}Q${-w - 4} 0 ${-w + 3} ${-l}Z`}
				tone={hide}
				shade={`M${-w - 9} ${-l - 9}H${-w * 0.25}Q${-w * 0.45} 0 ${-w * 0.2} ${l + 9}H${-w - 9}Z`}
				line={3}
			>
				<Line d={`M${-w} ${-l + 12}Q0 ${-l + 5} ${w} ${-l + 12}`} width={2.4} />
			</Form>
		</g>
	);
}

/** The hand that it has: three claws on a wrist that turns. */
function Claw({ part, x, y, turn = 0 }: PieceProps) {
	return (
		<g transform={`translate(${x} ${y})rotate(${turn})`}>
			<Form
				id={id(part)}
				d="M-15-8H15L17 10 27 26C31 40 24 54 12 62 18 46 14 36 6 28L2 44-4 28C-12 36-16 46-12 62-24 54-31 40-27 26L-17 10Z"
				tone={steel}
				shade="M-34-10H-6C-8 10-18 20-14 70H-34Z"
				line={3}
			/>
			<path d="M-17 8H17M-14 22h.1M14 22h.1" fill="none" stroke={ink} strokeWidth="4" />
		</g>
	);
}

function Boot({ part, x }: { part: string; x: number }) {
	return (
		<g transform={`translate(${x})`}>
			<Form
				id={id(part)}
				d="M-32-42H30C44-30 50-14 46 0H-44C-48-16-44-32-32-42Z"
				tone={steel}
				shade="M-50-50H-12C-18-30-16-12-10 4H-50Z"
				line={3.5}
			>
				<Line d="M-46-12H48" width={2.6} />
			</Form>
		</g>
	);
}

/** The trolley that it is wheeled in on, and the post that it is strapped to. */
export function Stand() {
	return (
		<>
			<Form
				id={id('post')}
				d="M-116-4V-300H-96V-4ZM96-4V-300H116V-4Z"
				tone={cloth.grey}
				shade="M-120-310H-108V0H-120ZM90-310H103V0H90Z"
				line={3}
			/>
			<path d="M-112-210H112" stroke={ink} strokeWidth="16" />
			<path d="M-112-210H112" stroke={red} strokeWidth="8" />
		</>
	);
}

/** Everything below the ring, empty but for the legs of the one who stands in it. */
export function Suit() {
	return (
		<>
			<Ball part="ball-far" x={50} y={-164} r={36} />
			<Barrel part="thigh-far" x={50} y={-136} long={40} wide={72} turn={-4} />
			<Ball part="knee-far" x={53} y={-104} r={30} />
			<Barrel part="shin-far" x={52} y={-66} long={54} wide={66} />
			<Boot part="boot-far" x={52} />
			<Ball part="ball-near" x={-48} y={-164} r={37} />
			<Barrel part="thigh-near" x={-50} y={-136} long={40} wide={74} turn={4} />
			<Ball part="knee-near" x={-54} y={-104} r={31} />
			<Barrel part="shin-near" x={-54} y={-66} long={54} wide={68} />
			<Boot part="boot-near" x={-56} />
			<Form
				id={id('trunk')}
				d="M-84-336C-116-300-114-214-88-172-60-146 60-146 88-172 114-214 116-300 84-336Z"
				tone={hide}
				shade="M-130-350H-24C-54-300-60-220-22-140H-130Z"
				line={4}
			>
				<Line d="M-110-262Q0-236 110-262M-100-200Q0-172 100-200" width={3} />
			</Form>
			<Form
				id={id('plate')}
				d="M-26-296H44V-248H-26Z"
				tone={cloth.white}
				shade="M-30-300H-12V-240H-30Z"
				line={2.6}
			/>
			{/* A claw that counts: what its wearer reported. */}
			<path
				d="M-10-286V-260M2-286V-260M14-286V-260M26-286V-260M-16-264L34-282"
				stroke={ink}
				strokeWidth="4"
			/>
			{([-1, 1] as const).map((side) => (
				<g key={side}>
					<Ball part={`shoulder${side}`} x={side * 104} y={-296} r={32} />
					<Barrel
						part={`arm${side}`}
						x={side * 124}
						y={-258}
						long={44}
						wide={54}
						turn={side * -16}
					/>
					<Ball part={`elbow${side}`} x={side * 134} y={-222} r={25} />
					<Barrel
						part={`fore${side}`}
						x={side * 136}
						y={-188}
						long={40}
						wide={48}
						turn={side * 4}
					/>
					<Claw part={`claw${side}`} x={side * 134} y={-152} turn={side * 6} />
				</g>
			))}
		</>
	);
}
