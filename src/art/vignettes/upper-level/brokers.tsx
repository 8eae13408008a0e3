import type { ReactNode } from 'react';
import { Arm } from '../../kit/body/arm.tsx';
import { Figure, Poise } from '../../kit/body/figure.tsx';
import type { Spot } from '../../kit/body/limb.ts';
import { type Pose, placer } from '../../kit/body/rig.tsx';
import type { Person } from '../../kit/folk/folk.ts';
import type { Outfit } from '../../kit/folk/wear/make-wear.tsx';
import { n } from '../../kit/forms.tsx';
import { capAt } from './terrace.tsx';
import { apprentice, coats, junior, partner, senior } from './upper-level-cast.ts';
import { halfLantern, lantern } from './upper-level-light.ts';
import { bored, compares, leans, listens } from './upper-level-poses.tsx';
import { PocketWatch } from './upper-level-things.tsx';

/** Brokers at a bulwark: it hides their legs, so nothing is drawn of them below the waist. */

type Side = 'near' | 'far';

interface Broker {
	id: string;
	x: number;
	scale: number;
	turn?: 1 | -1;
	who: Person;
	coat: Outfit;
	pose: Pose;
	/** The arms that lie on the cap or reach over it. */
	reaching: readonly Side[];
	light: string;
	holds?: ReactNode;
}

/** How high the cap is above the terrace, in centimetres. */
const rail = 98;

const brokers: readonly Broker[] = [
	{
		id: 'upper-d',
		x: 792,
		scale: 2.5,
		who: apprentice,
		coat: coats.green,
		pose: bored,
		reaching: ['far', 'near'],
		light: halfLantern,
	},
	{
		id: 'upper-c',
		x: 674,
		scale: 3,
		turn: -1,
		who: junior,
		coat: coats.navy,
		pose: compares,
		reaching: ['near', 'far'],
		light: lantern,
		holds: <PocketWatch at={[0, 0]} chain="M0-6C-8-14-8 8-6 16-4 24-14 30-20 30" />,
	},
	{
		id: 'upper-b',
		x: 400,
		scale: 3.4,
		who: partner,
		coat: coats.plum,
		pose: leans,
		reaching: ['far', 'near'],
		light: lantern,
	},
	{
		id: 'upper-a',
		x: 104,
		scale: 3.8,
		who: senior,
		coat: coats.camel,
		pose: listens,
		reaching: ['far'],
		light: halfLantern,
		holds: <PocketWatch at={[0, 0]} chain="M0-6C-4-14-11-8-14 2-20 18-36 16-47 1" />,
	},
];

/** Those behind the bulwark, down to where it hides them. */
export function Brokers() {
	return brokers.map((broker) => <Leaner key={broker.id} {...broker} />);
}

/** Their arms on the cap and over it. */
export function ArmsOverCap() {
	return brokers.map((broker) => <Leaner key={broker.id} {...broker} over />);
}

function Leaner({ who, coat, pose, reaching, light, over = false, ...broker }: Broker & { over?: boolean }) {
	const { x, scale, turn = 1 } = broker;
	const { build, wear } = coat.dress(who);
	const frame = wear.frames[pose.view];
	const put = placer(pose);
	const [wx, wy] = pose.waist;
	const grid = `translate(${wx} ${wy})rotate(${pose.lean ?? 0})`;
	const arm = (side: Side) => {
		if (reaching.includes(side) !== over) return null;
		const { over: _over, behind: _behind, lap: _lap, holds: _holds, grip, ...rest } = pose[side];
		return (
			<Arm key={side} from={put(frame[side])} {...rest}>
				{grip && <g transform={`translate(${n(grip[0])} ${n(grip[1])})`}>{broker.holds}</g>}
			</Arm>
		);
	};
	const k = (scale * who.height) / 172;
	const { tilt = 0, by = [0, 0] } = pose.head ?? {};
	const neck = build.head / 2 + build.neck[1];
	const [nx, ny] = put([frame.head[0], frame.head[1] + neck]);
	const a = (tilt * Math.PI) / 180;
	const head: Spot = [nx + by[0] + Math.sin(a) * neck, ny + by[1] - Math.cos(a) * neck];
	return (
		<g data-light={light}>
			<Figure x={x} y={capAt(x) + 8 + rail * k} scale={k} turn={turn} build={build}>
				{arm('far')}
				{!over && (
					<>
						<g transform={grid}>
							<wear.Trunk pose={pose} />
						</g>
						<Poise at={head} view={pose.view} tilt={tilt} mood={pose.head?.mood ?? 'plain'} />
						<g transform={grid}>
							<wear.Collar pose={pose} />
						</g>
					</>
				)}
				{arm('near')}
			</Figure>
		</g>
	);
}
