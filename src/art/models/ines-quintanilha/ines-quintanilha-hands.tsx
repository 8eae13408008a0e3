import { palette } from '../../../model/colours.ts';
import { Finger } from '../../kit/body/finger.tsx';
import { Hand } from '../../kit/body/hands.tsx';
import { Flat, Line, Part } from '../../kit/forms.tsx';
import { likeness } from './ines-quintanilha-likeness.ts';
import { steel, teal } from './ines-quintanilha-tones.ts';
import { Cord, Microphone } from './microphone.tsx';

const { skin } = likeness.traits;
const painted = { tone: skin, nail: palette.yellow };

function Sleeve({ at }: { at: string }) {
	return (
		<g transform={at}>
			<Part d="M-36 0C-14 10 14 10 36 0L46 62H-46Z" tone={teal} shade="M-60-10H-8L-14 80H-60Z" line={4.6} />
		</g>
	);
}

/** Four fingers round the microphone from behind, the thumb on the switch. */
function OnAir() {
	const fingers = [
		'34 150 11.5, 66 152 10.6, 92 149 9.8, 110 145 8.2',
		'33 168 11.5, 66 171 10.6, 94 168 9.8, 111 164 8.2',
		'35 187 11, 66 189 10.2, 90 186 9.4, 106 183 7.8',
		'39 205 10.4, 66 206 9.4, 86 203 8.6, 99 200 7.2',
	];
	return (
		<>
			<g transform="translate(98 204)">
				<Cord turns={3} line={4} />
			</g>
			<Part
				d="M34 128C22 130 16 150 18 172 20 196 26 210 30 232H66C66 220 68 214 72 208L60 130Z"
				tone={skin}
				shade="M0 110H30C26 150 34 200 42 250H0Z"
				line={4.6}
			/>
			<g transform="translate(74 146)">
				<Microphone line={4.6} />
			</g>
			<Flat d="M26 136L52 138 50 216H32Z" fill={skin.light} />
			<Flat d="M26 136H34L38 216H32Z" fill={skin.dark} />
			{fingers.map((joints) => (
				<Finger key={joints} {...painted} joints={joints} shade="right" />
			))}
			<Finger {...painted} joints="28 152 12.5, 24 128 12, 30 106 11, 36 92 9.4" shade="left" />
			<Sleeve at="translate(48 224)scale(.8 .6)" />
		</>
	);
}

/** Where the hand that taps has its nails, and how they lie. */
const nails = [
	[170, 22, 80],
	[166, 52, 74],
	[142, 34, 24],
] as const;

/** The spoon that once did the talking. */
function Tapping() {
	return (
		<g transform="translate(220 202)">
			<Line d="M-44-84L-72 20" width={11} />
			<Line d="M-44-84L-72 20" width={5} ink={steel.light} />
			<Part d="M-72 14C-86 18-96 36-92 50-84 58-70 52-66 38-64 28-66 18-72 14Z" tone={steel} shade="M-110 0H-84C-90 30-86 50-70 60H-110Z" />
			<Sleeve at="translate(12 -20)rotate(-52)scale(.66 .5)" />
			<Hand pose="write" skin={skin} build="narrow" x={10} y={-22} turn={-142} flip size={0.62} line={4.4} near />
			<g transform="translate(10 -22)rotate(-142)scale(.62 -.62)">
				{nails.map(([x, y, turn]) => (
					<ellipse
						key={x}
						transform={`translate(${x} ${y})rotate(${turn})`}
						rx="9"
						ry="6.6"
						fill={palette.yellow}
						stroke={palette.ink}
						strokeWidth="2.6"
					/>
				))}
			</g>
		</g>
	);
}

export function Hands() {
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<g transform="translate(-14 0)">
				<OnAir />
			</g>
			<Tapping />
		</g>
	);
}
