import { dress } from '../../../content/wardrobe.ts';
import { brass, palette } from '../../../model/colours.ts';
import { Ball, Barrel, Claws } from '../../hard-suit.tsx';
import { cloth, Line, skins } from '../../kit/forms.tsx';
import { Lit } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { Outlined, Shaded } from '../../portraits/portrait-kit.tsx';
import { portLight, suitShade, torchEdge } from './submerged-window-light.ts';

const { ink, white, red, foam, deep } = palette;
const { light: plate, dark: shadow, joint: steel } = dress.hardSuit;

/** The hand that has stopped on the strand. */
function Grip() {
	return (
		<g transform="translate(158-64)rotate(12)">
			<Outlined
				d="M-26-12C-20-24 8-26 30-20 38-16 36-8 28-8 40-6 40 4 30 4 38 8 36 16 28 16 32 24 24 28 16 26L-22 20Z"
				fill={white}
				line={4}
			/>
			<Line d="M28-8H8M30 4H8M28 16H8" width={2.5} />
			<Outlined d="M-42-14L-24-18-22 24-40 22Z" fill={red} line={4} />
		</g>
	);
}

/** The face in the port: somebody two hours into a cold watch, and amused. */
function DiverFace() {
	const skin = skins.olive;
	return (
		<g transform="translate(-8-112)" data-light={lights.own}>
			<clipPath id="window-face">
				<circle r="37" />
			</clipPath>
			<circle r="37" fill={deep} />
			<g clipPath="url(#window-face)">
				<Outlined d="M-28-20C-28-38 24-40 27-18L27 8C26 26 14 38 0 38-16 38-26 24-27 8Z" fill={skin.light} line={3} />
				<path d="M6-40H34V44H0C12 30 12 12 8-6Z" fill={skin.dark} />
				<Outlined d="M-32-10C-34-46 32-46 32-10 20-24-18-26-32-10Z" fill={red} line={3} />
				<Line d="M-20-9Q-13-14-7-9M6-9Q13-14 19-9" width={3.5} />
				<path d="M-15-5h5v5h-5ZM9-5h5v5h-5Z" fill={ink} />
				<Line d="M-1-6L-4 10Q0 14 5 11M-11 20Q2 28 14 18" width={3} />
			</g>
			<circle r="37" fill="none" stroke={ink} strokeWidth="15" />
			<circle r="37" fill="none" stroke={steel} strokeWidth="8" />
			<path d="M-26-16C-22-26-14-32-4-34L-2-28C-10-26-16-22-20-14Z" fill={white} />
		</g>
	);
}

/** A lamp on the dome; its beam is with the water. */
function DiverLamp({ x, turn }: { x: number; turn: number }) {
	return (
		<g transform={`translate(${x}-148)rotate(${turn})`}>
			<Outlined d="M-16-14H14L24-18V18L14 14H-16Z" fill={cloth.grey.dark} line={4} />
			<path d="M21-13H30C32-6 32 6 30 13H21Z" fill={brass.pale} stroke={ink} strokeWidth="3.5" data-light={lights.own} />
		</g>
	);
}

/** A line diver in a hard suit, at the change of watch. */
export function Diver() {
	return (
		<Lit light={portLight} shade={suitShade} rim={{ light: torchEdge, from: [-5, -2] }}>
			<Suit />
		</Lit>
	);
}

function Suit() {
	return (
		<g transform="translate(488 360)rotate(-4)scale(.74)">
			<Line d="M10-168C20-210 70-230 60-320" width={10} />
			<Line d="M10-168C20-210 70-230 60-320" width={4.5} ink={red} />
			<Ball x={38} y={70} r={30} />
			<Barrel x={44} y={100} turn={-10} long={38} wide={62} />
			<Ball x={52} y={128} r={27} />
			<Barrel x={50} y={158} turn={6} long={40} wide={56} />
			<Outlined d="M14 178H74C88 184 90 202 80 208H6C0 196 4 184 14 178Z" fill={steel} line={4} />
			<Ball x={-36} y={72} r={32} />
			<Barrel x={-44} y={104} turn={10} long={42} wide={66} />
			<Ball x={-52} y={136} r={29} />
			<Barrel x={-54} y={170} turn={-4} long={44} wide={60} />
			<Outlined d="M-88 192H-24C-8 198-6 218-14 224H-98C-106 210-100 198-88 192Z" fill={steel} line={4} />
			<Barrel x={106} y={-46} turn={-58} long={40} wide={46} />
			<Ball x={130} y={-30} r={21} />
			<Barrel x={138} y={-44} turn={38} long={26} wide={40} />
			<Shaded
				d="M-62-88C-92-60-92 20-66 62-50 88 50 88 66 62 92 20 92-60 62-88Z"
				fill={plate}
				dark={shadow}
				shade="M24-100C40-40 40 30 20 100H110V-100Z"
			>
				<Line d="M-84 10Q0 30 84 10M-74 46Q0 66 74 46" width={3} />
				<Outlined d="M-30-40H16V-4H-30Z" fill={white} line={3} />
				<Line d="M-22-30H8M-22-22H8M-22-14H-4" width={2.5} />
			</Shaded>
			<Outlined d="M-70-96C-40-80 40-80 70-96L74-76C40-58-40-58-74-76Z" fill={steel} line={4} />
			<Shaded
				d="M-66-92C-80-150-40-182 0-182S80-150 66-92C40-78-40-78-66-92Z"
				fill={plate}
				dark={shadow}
				shade="M26-190C44-150 44-110 30-70H90V-190Z"
			/>
			<circle cx="52" cy="-122" r="13" fill={deep} stroke={ink} strokeWidth="11" />
			<circle cx="52" cy="-122" r="13" fill={foam} stroke={steel} strokeWidth="5" />
			<DiverFace />
			<DiverLamp x={-62} turn={156} />
			<DiverLamp x={62} turn={30} />
			<Ball x={-76} y={-58} r={25} />
			<Barrel x={-98} y={-78} turn={-48} long={38} wide={48} />
			<Ball x={-118} y={-98} r={22} />
			<Barrel x={-116} y={-128} turn={-2} long={40} wide={42} />
			{/* Five: the strand is good. */}
			<Claws x={-112} y={-176} turn={-4} />
			<Ball x={78} y={-58} r={24} />
			<Grip />
		</g>
	);
}
