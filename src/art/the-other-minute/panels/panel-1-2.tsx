import { steel } from '../../bare-berth/steel.ts';
import { Figure } from '../../kit/body/figure.tsx';
import { type Pose, Rig } from '../../kit/body/rig.tsx';
import { cloth, Part } from '../../kit/forms.tsx';
import { Wall } from '../block/wall.tsx';
import { FigureSpanner } from '../cast/cast-things.tsx';
import { halimaBuild, halimaWear } from '../cast/halima.tsx';
import { Sound } from '../props/sound.tsx';

/** After the third blow: the spanner on its way up, the other hand on the pipe to feel it. */
const struck: Pose = {
	view: 'profile',
	waist: [-12, -83],
	lean: 46,
	head: { tilt: 10, by: [4, -4] },
	near: {
		to: [46, -108],
		hand: 'grip',
		grip: [52, -116],
		holds: <FigureSpanner at={[52, -115]} tilt={58} />,
	},
	far: { to: [34, -66], hand: 'over', wrist: 20 },
	nearLeg: { to: [-16, -9], boot: 'side' },
	farLeg: { to: [18, -12], boot: 'side' },
};

export function Panel12() {
	return (
		<>
			<Wall width={423} height={690} bays={2} first={1} scale={310} left={-36} floor={634} />
			<path d="M250-9H340L470 640H60Z" fill={steel.bulb} fillOpacity=".09" />
			<Shiver />
			<Sound text="TOK" x={50} y={402} size={27} tilt={-7} />
			<Sound text="TOK" x={56} y={540} size={33} tilt={4} />
			<Sound text="TOK" x={168} y={576} size={46} tilt={-6} />
			<g strokeLinecap="butt">
				<Figure pose="struck" x={306} y={664} scale={3.4} turn={-1} mood="talk" build={halimaBuild}>
					<Rig pose={struck} wear={halimaWear} />
				</Figure>
			</g>
			<Knot />
		</>
	);
}

/** The pipe has not stopped yet. */
function Shiver() {
	return <path d="M128 446Q112 478 128 508M106 438Q84 478 106 516M86 432Q58 478 86 524" fill="none" stroke={steel.bulb} strokeWidth="4" />;
}

/** The scarf's knot, which a bent back would otherwise hide. */
function Knot() {
	return (
		<>
			<Part d="M274 262L304 250 299 262 310 266 300 274 274 270Z" tone={cloth.yellow} shade="M270 266L312 266V280H270Z" />
			<Part
				d="M264 259C268 253 278 254 281 261 282 269 275 273 268 271 263 268 262 263 264 259Z"
				tone={cloth.yellow}
				shade="M260 266H284V276H260Z"
			/>
		</>
	);
}
