import { marisolQuintanilha } from '../../../content/wardrobe.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { cloth, Line, Part } from '../../kit/forms.tsx';
import { likeness } from './marisol-quintanilha-likeness.ts';
import { string } from './marisol-quintanilha-poses.tsx';
import { wine } from './marisol-quintanilha-wear.tsx';

const { skin } = likeness.traits;

/** The cuff of a sleeve that comes from below, its wrist as origin. */
function Cuff({ x, y, turn, k }: { x: number; y: number; turn: number; k: number }) {
	return (
		<g transform={`translate(${x} ${y})rotate(${turn})scale(${k})`}>
			<Part d="M-30-4C-12 4 12 4 30-4L33 18C12 26-12 26-33 18Z" tone={cloth.white} shade="M-60-20H-10V40H-60Z" />
			<Part d="M-38 14C-14 24 14 24 38 14L45 58H-45Z" tone={wine} shade="M-60 0H-10L-16 90H-60Z" line={5} />
		</g>
	);
}

const wound = 'M86 66Q98 74 111 65M86 78Q98 86 110 77M86 90Q97 97 108 89';
const taut = 'M111 65C124 57 140 70 152 92';
const loose = 'M152 92C142 116 158 140 146 168 140 190 150 212 142 244';
const knots = [
	[151, 134],
	[144, 196],
] as const;

/** Two knots, at sixty-two centimetres and a hundred and ninety: somebody is lying to her. */
export function Hands() {
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<Hand pose="point" skin={skin} build="narrow" x={62} y={214} turn={-84} size={0.84} flip line={4.4} near />
			<Cuff x={62} y={222} turn={2} k={0.84} />
			<Line d={wound + taut} width={8} />
			<Line d={wound + taut} width={4.4} ink={string} />
			<Hand pose="write" skin={skin} build="narrow" x={216} y={204} turn={-126} size={0.74} line={4.4} near />
			<Cuff x={220} y={210} turn={-36} k={0.74} />
			<Line d={loose} width={8} />
			<Line d={loose} width={4.4} ink={string} />
			{knots.map(([x, y]) => (
				<circle key={y} cx={x} cy={y} r="6" fill={string} stroke={marisolQuintanilha.hair} strokeWidth="3" />
			))}
		</g>
	);
}
