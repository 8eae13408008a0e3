import { brass, canvas, clay, concrete, deal, hemp, linen, palette, steel, water, wood } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { lampFar, lampWall, rainLight, roofLight } from './central-administrative-light.ts';
import { at, facing, frame, hull, left, level, line, right, roofLine, upright } from './central-administrative-space.ts';

const { ink, white, yellow, foam, sea, deep } = palette;

/** The near end of what is seen, and the end wall. */
export const near = 4.4;
export const end = 0.5;

const roof = { plank: wood.dark, shade: wood.deep, frame: wood.light, frameShade: deal.dark };
export const wall = { light: linen.pale, dark: canvas.mid, dado: palette.sea, dadoDark: water.deep };

const frames = [0.58, 0.7, 0.88, 1.14, 1.54, 2.2] as const;

/** The ship that the first of them came in, keel up: planks along it, frames across it. */
function Roof() {
	const planks = hull.slice(1, -1).map(([x, z]) => line([x, z, near], [x, z, end]));
	return (
		<>
			<path d={`M${at(left, 236, near)}L${roofLine(end)}L${at(right, 236, near)}V-900H-900Z`} fill={roof.plank} />
			<path d={`M${at(left, 236, near)}L${at(left, 236, end)} ${at(-128, 352, end)} ${at(-128, 352, near)}Z`} fill={roof.shade} />
			<Line d={planks.join('')} width={2.6} ink={roof.shade} />
			{frames.map((s, i) => (
				<g key={s} stroke={ink} strokeWidth={[3, 3.2, 3.6, 4.2, 5, 5.6][i]}>
					<path d={frame(s, 0.9)} fill={roof.frame} />
				</g>
			))}
			<path d={level(372, -24, 0, near, end)} fill={roof.frameShade} stroke={ink} strokeWidth="4" />
		</>
	);
}

/** The wall of doors, on the left: plaster over a painted dado, and a rail. */
export function LeftWall() {
	return (
		<>
			<path d={upright(left, 0, 236, near, end)} fill={wall.light} />
			<path d={upright(left, 208, 236, near, end)} fill={wall.dark} />
			<path d={upright(left, 0, 96, near, end)} fill={wall.dado} />
			<Line d={line([left, 236, near], [left, 236, end])} width={5} />
			<path d={upright(left, 92, 100, near, end)} fill={brass.mid} stroke={ink} strokeWidth="3.4" />
			<path d={upright(left, 0, 12, near, end)} fill={wall.dadoDark} stroke={ink} strokeWidth="3.4" />
		</>
	);
}

/** Tall windows on the right, and the rain that is always on one of them. */
function RightWall() {
	const bays = [
		[1.9, 1.36],
		[1.16, 0.92],
		[0.82, 0.7],
	] as const;
	return (
		<>
			<path d={upright(right, 0, 236, near, end)} fill={wall.dark} />
			<path d={upright(right, 0, 70, near, end)} fill={wall.dadoDark} />
			<path d={upright(right, 66, 74, near, end)} fill={brass.mid} stroke={ink} strokeWidth="3" />
			{bays.map(([a, b]) => (
				<g key={a} stroke={ink} strokeWidth="4">
					<path d={upright(right, 84, 222, a, b)} fill={foam} data-light={rainLight} />
					<path d={line([right, 150, a], [right, 150, b])} />
					<path d={`M${at(right, 84, (a + b) / 2)}L${at(right, 222, (a + b) / 2)}`} />
				</g>
			))}
			<path
				d="M1052 140l-3 16M1060 172l-4 18M1046 190l-3 14M1112 138l-6 28M1126 150l-5 22M1102 176l-6 26M1130 196l-7 30M1112 216l-5 24M1186 130l-8 40M1196 190l-9 44M1184 236l-6 30"
				stroke={white}
				strokeWidth="4"
				strokeLinecap="round"
				data-light={rainLight}
			/>
			<Line d={line([right, 236, near], [right, 236, end])} width={5} />
		</>
	);
}

/** The end: an arch on to the plaza, where Halyard Tower goes up. */
function EndWall() {
	const lit = useNight();
	const sky = `M${at(-88, 0, end)}L${at(-88, 150, end)}C${at(-88, 230, end)} ${at(64, 230, end)} ${at(64, 150, end)}L${at(64, 0, end)}Z`;
	return (
		<g stroke={ink} strokeWidth="4">
			<path d={`M${at(left, 0, end)}L${roofLine(end)}L${at(right, 0, end)}Z`} fill={wall.dark} />
			<g data-light={rainLight}>
				<path d={sky} fill={foam} />
				<path d={facing(end, -60, -26, 20, 172)} fill={white} strokeWidth="3" />
				<path d={facing(end, -88, 64, 0, 34)} fill={sea} strokeWidth="3" />
				<path
					d={`M${at(-43, 30, end)}V${150}`}
					stroke={lit ? yellow : deep}
					data-light={lit ? lights.own : undefined}
					strokeWidth="5"
					strokeDasharray="3 4"
				/>
			</g>
			<path d={sky} fill="none" strokeWidth="5" />
		</g>
	);
}

/** Quayside stone from eleven harbours, in courses across the passage. */
export function Floor() {
	const courses = [4.4, 3.3, 2.6, 2.1, 1.72, 1.42, 1.18, 0.98, 0.82, 0.69, 0.58, 0.5];
	const hues = [canvas.light, linen.mid, clay.mid, concrete.light, canvas.mid, hemp.mid, steel.light];
	const stones: string[] = hues.map(() => '');
	const joints: string[] = [];
	courses.slice(0, -1).forEach((s1, row) => {
		const s2 = courses[row + 1] ?? s1;
		let x = left - 60 + ((row * 53) % 60);
		for (let i = 0; x < right; i++) {
			const next = x + 44 + ((row * 29 + i * 47) % 46);
			const [a, b] = [Math.max(left, x), Math.min(right, next)];
			if (b > a) {
				stones[(row * 3 + i * 2 + ((row * i) % 3)) % hues.length] += level(0, a, b, s1, s2);
				if (b < right) joints.push(`M${at(b, 0, s1)}L${at(b, 0, s2)}`);
			}
			x = next;
		}
		joints.push(`M${at(left, 0, s2)}L${at(right, 0, s2)}`);
	});
	return (
		<>
			{stones.map((d, i) => (
				<path key={hues[i]} d={d} fill={hues[i]} />
			))}
			<Line d={joints.join('')} width={2.4} ink={concrete.mid} />
		</>
	);
}

export function Passage() {
	return (
		<>
			<g data-light={roofLight}>
				<Roof />
			</g>
			<EndWall />
			<RightWall />
			<LeftWall />
			<Floor />
			<Line d={`${line([left, 0, near], [left, 0, end])}${line([right, 0, near], [right, 0, end])}`} width={5} />
		</>
	);
}

/** By night, as much of the passage as the one lamp reaches, in two steps. */
export function Pool() {
	const night = useNight();
	if (!night) return null;
	const steps = [
		['far', lampFar, 'M-20-20H640C720 120 700 330 800 430 860 500 900 560 900 620H-20Z'],
		['near', lampWall, 'M-20-20H520C580 90 540 300 600 420 650 500 700 560 710 620H-20Z'],
	] as const;
	return steps.map(([step, light, d]) => (
		<g key={step} data-light={light}>
			<clipPath id={`central-pool-${step}`}>
				<path d={d} />
			</clipPath>
			<g clipPath={`url(#central-pool-${step})`}>
				<LeftWall />
				<Floor />
			</g>
		</g>
	));
}
