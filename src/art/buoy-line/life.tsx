import { palette } from '../../model/colours.ts';
import { Shoal } from '../hero/creatures.tsx';
import { cloth, Form } from '../kit/forms.tsx';

const { ink, white, foam, yellow } = palette;

interface EyeProps {
	x: number;
	y: number;
	r: number;
	/** Where the pupil is, from the eye's middle. */
	look: readonly [x: number, y: number];
}

/** A fish's eye: it has no lids, and so always looks surprised. */
export function Eye({ x, y, r, look }: EyeProps) {
	return (
		<>
			<circle cx={x} cy={y} r={r} fill={white} strokeWidth="5" />
			<circle cx={x + look[0]} cy={y + look[1]} r={r * 0.55} fill={ink} />
			<circle cx={x + look[0] - r * 0.2} cy={y + look[1] - r * 0.2} r={r * 0.17} fill={white} />
		</>
	);
}

/** The one that looks into the jar; it heads into the current, as fish do. */
export function Onlooker() {
	return (
		<g transform="translate(526 714)rotate(-4)">
			<Form d="M44-4L78-32C74-12 76 10 82 30L42 12Z" tone={cloth.yellow} shade="M40 6L90-10V40H40Z" />
			<Form d="M-34-34C-20-62 20-58 36-26Z" tone={cloth.yellow} shade="M0-70Q20-40 6-20H50V-70Z" />
			<Form
				d="M-70 4C-62-34-26-46 6-38 30-32 44-16 50-2 46 20 28 36 0 40-30 44-60 34-70 12L-62 8Z"
				tone={{ light: foam, dark: cloth.foam.dark }}
				shade="M-74 14C-30 26 10 20 56-10V60H-74Z"
				line={5}
			>
				<path d="M-12-50Q6 0-8 50L10 50Q24 0 6-50ZM26-50Q38 0 26 50H38Q50 0 38-50Z" fill={palette.blue} />
			</Form>
			<path d="M0 8C14 2 26 10 30 22 16 26 6 22 0 8Z" fill={yellow} strokeWidth="6" />
			<Eye x={-38} y={-10} r={13} look={[-5, 2]} />
			<path d="M-69 8C-60 4-56 10-60 16-64 20-70 18-68 12Z" fill={cloth.red.dark} strokeWidth="6" />
		</g>
	);
}

/** The one that has met its likeness. */
export function Critic() {
	return (
		<g transform="translate(594 604)scale(.84)">
			<Form d="M28 0L48-16V18Z" tone={cloth.red} shade="M20 2L60 0V30Z" line={3.5} />
			<Form d="M-36 2C-22-20 12-22 34 0 12 24-22 24-36 6L-30 4Z" tone={cloth.red} shade="M-40 6Q0 10 40-2V30H-40Z">
				<path d="M-8-30Q2 0-8 30H0Q10 0 0-30Z" fill={white} />
			</Form>
			<Eye x={-19} y={-3} r={7.5} look={[-2.5, 0]} />
		</g>
	);
}

/** Air on its way up, leaning with the water. */
export function Bubbles() {
	return (
		<g fill="none" stroke={foam} strokeWidth="2.5">
			{[
				[196, 446, 5],
				[202, 428, 3.5],
				[206, 413, 2.5],
				[452, 684, 5],
				[459, 664, 3.5],
				[463, 650, 2.5],
				[70, 610, 6],
				[78, 580, 4],
				[82, 558, 3],
				[30, 400, 4],
				[37, 378, 3],
				[560, 300, 5],
				[568, 278, 3],
			].map(([x, y, r]) => (
				<circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
			))}
		</g>
	);
}

/** Some who are not curious. */
export const Passing = () => <Shoal x={6} y={460} n={5} seed={8} colour={palette.blue} />;
