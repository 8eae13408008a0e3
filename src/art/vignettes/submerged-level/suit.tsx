import { dress } from '../../../content/wardrobe.ts';
import { palette } from '../../../model/colours.ts';
import { Ball, Barrel, Claws } from '../../hard-suit.tsx';
import { cloth, Form, Line } from '../../kit/forms.tsx';

const { ink, red } = palette;
const { light, dark, joint, jointDark } = dress.hardSuit;
const hide = { light, dark };
const steel = { light: joint, dark: jointDark };

function Boot({ x }: { x: number }) {
	return (
		<g transform={`translate(${x})`}>
			<Form d="M-32-42H30C44-30 50-14 46 0H-44C-48-16-44-32-32-42Z" tone={steel} shade="M-50-50H-12C-18-30-16-12-10 4H-50Z" line={3.5}>
				<Line d="M-46-12H48" width={2.6} />
			</Form>
		</g>
	);
}

/** The trolley that it is wheeled in on, and the post that it is strapped to. */
export function Stand() {
	return (
		<>
			<Form d="M-116-4V-300H-96V-4ZM96-4V-300H116V-4Z" tone={cloth.grey} shade="M-120-310H-108V0H-120ZM90-310H103V0H90Z" line={3} />
			<path d="M-112-210H112" stroke={ink} strokeWidth="16" />
			<path d="M-112-210H112" stroke={red} strokeWidth="8" />
		</>
	);
}

/** Everything below the ring, empty but for the legs of the one who stands in it. */
export function Suit() {
	return (
		<>
			<Ball dark={-1} x={50} y={-164} r={36} />
			<Barrel dark={-1} x={50} y={-136} long={40} wide={72} turn={-4} />
			<Ball dark={-1} x={53} y={-104} r={30} />
			<Barrel dark={-1} x={52} y={-66} long={54} wide={66} />
			<Boot x={52} />
			<Ball dark={-1} x={-48} y={-164} r={37} />
			<Barrel dark={-1} x={-50} y={-136} long={40} wide={74} turn={4} />
			<Ball dark={-1} x={-54} y={-104} r={31} />
			<Barrel dark={-1} x={-54} y={-66} long={54} wide={68} />
			<Boot x={-56} />
			<Form
				d="M-84-336C-116-300-114-214-88-172-60-146 60-146 88-172 114-214 116-300 84-336Z"
				tone={hide}
				shade="M-130-350H-24C-54-300-60-220-22-140H-130Z"
			>
				<Line d="M-110-262Q0-236 110-262M-100-200Q0-172 100-200" width={3} />
			</Form>
			<Form d="M-26-296H44V-248H-26Z" tone={cloth.white} shade="M-30-300H-12V-240H-30Z" line={2.6} />
			{/* A claw that counts: what its wearer reported. */}
			<path d="M-10-286V-260M2-286V-260M14-286V-260M26-286V-260M-16-264L34-282" stroke={ink} strokeWidth="4" />
			{([-1, 1] as const).map((side) => (
				<g key={side}>
					<Ball dark={-1} x={side * 104} y={-296} r={32} />
					<Barrel dark={-1} x={side * 124} y={-258} long={44} wide={54} turn={side * -16} />
					<Ball dark={-1} x={side * 134} y={-222} r={25} />
					<Barrel dark={-1} x={side * 136} y={-188} long={40} wide={48} turn={side * 4} />
					<Claws x={side * 134} y={-146} turn={180 + side * 6} size={1.05} flip={side === -1} />
				</g>
			))}
		</>
	);
}
