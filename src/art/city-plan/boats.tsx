import { useNight } from '../kit/night.tsx';
import { offsetPolygon, type Point } from '../kit/shapes.ts';
import { hull } from '../survey.ts';
import { colour, weight } from './city-plan-colours.ts';
import { lampNear, moonlight } from './city-plan-lights.ts';
import { Dashes, Inner, usePanePaint } from './city-plan-parts.tsx';
import { Crowd } from './city-plan-people.tsx';
import { lifts, trace } from './plot.ts';

const { white, yellow, red, foam, sea, blue, deep, oxide, wood, steel, ochre, green, orange, ink } = colour;

/** The freighter alongside the weather quay, bow out. */
export function Freighter() {
	return (
		<>
			<path fill={deep} d="M-604-40V104q14 8 30 0V-40z" />
			<path fill={oxide} d="M-589-88q15 24 15 52V84q-15 8-30 0V-36q0-28 15-52z" />
			<Dashes colour={ink} width={22} dash="17 4" d="M-589-42V40" />
			<Dashes colour={ochre} width={18} dash="13 29" from={-2} d="M-589-42V40" />
			<Dashes colour={blue} width={18} dash="13 29" from={-23} d="M-589-42V40" />
			<path fill={white} strokeWidth="2.4" d="M-602 82V50H-576V82z" />
			<Dashes {...usePanePaint(sea)} width={6} dash="5 3" d="M-600 66H-577" />
			<path fill={red} strokeWidth="2.4" d="M-594 56V42H-584V56z" />
			<Inner width={weight.fine} d="M-574-30L-552-20M-574 76L-552 84" />
		</>
	);
}

interface Place {
	x: number;
	y: number;
	/** −1 points it to the weather side. */
	way?: 1 | -1;
}

const lay = ({ x, y, way = 1 }: Place) => `translate(${x} ${y})scale(${way} 1)`;

/** What a water-bus leaves behind it: a line along the hull, longer broken the older it is. */
function Wakes() {
	const course = offsetPolygon(hull, -46);
	const south = course.filter(([x, y]) => y < -330 && x < 160);
	const north = course.filter(([x, y]) => y > 330 && x > -120);
	return (
		<Dashes colour={foam} width={4} dash="90 8 60 12 44 18 30 24 20 30 12 36 8 40" round d={trace(south, lifts.water) + trace(north)} />
	);
}

/** The water-bus, on its way round. */
function WaterBus(place: Place) {
	return (
		<g data-light={lampNear} transform={lay(place)}>
			<g data-light={moonlight} fill="none" stroke={foam} strokeWidth="4">
				<path d="M-34 12Q-60 18-110 16M44 10q-12 10-30 12" />
			</g>
			<path fill={foam} strokeWidth="2.4" d="M-28 2V-14H24L32 2z" />
			<Dashes {...usePanePaint(deep)} width={8} dash="5 5" d="M-24-5H26" />
			<path fill={yellow} d="M-32-13V-20H26L30-13z" />
			<path fill={white} d="M-38 0H42Q40 14 30 16H-28Q-38 12-38 0z" />
			<path fill="none" stroke={yellow} strokeWidth="4" d="M-35 6H38" />
		</g>
	);
}

/** A ferry, white over red. */
function Ferry({ funnel, ...place }: Place & { funnel: string }) {
	return (
		<g data-light={lampNear} transform={lay(place)}>
			<path data-light={moonlight} fill="none" stroke={foam} strokeWidth="4" d="M-56 8q-30 0-60-8M-56 14q-30 6-50 4" />
			<path fill={funnel} d="M-26-26V-46H-10V-26z" />
			<path fill={white} d="M-46-6V-28H30L38-18H46L52-6z" />
			<Dashes {...usePanePaint(sea)} width={6} dash="7 5" d="M-40-20H28M-40-10H46" />
			<path fill={red} strokeWidth="4" d="M-58-6H70Q60 16 48 18H-50Q-58 8-58-6z" />
			<path fill="none" stroke={white} strokeWidth="3" d="M-56 2H64" />
		</g>
	);
}

/** A ferry at the lee steps, seen as she lies. */
function LyingFerry() {
	return (
		<g data-light={lampNear} transform="translate(574 12)">
			<path fill={red} d="M-13-40V62q13 8 26 0V-40z" />
			<path fill={white} d="M0-66q13 18 13 36V48q-13 8-26 0V-30q0-18 13-36z" />
			<path fill={foam} strokeWidth="2.4" d="M-8-28H8V-16H-8z" />
			<path fill={white} strokeWidth="2.4" d="M-9-16H9V34H-9z" />
			<path fill={green} strokeWidth="2.4" d="M-5 6H5V22H-5z" />
			<Inner width={weight.fine} d="M-13-20L-24-16M-13 40L-24 38" />
		</g>
	);
}

/** Open boats, low in the water, with everybody in them: where, their paint, and how many. */
const held = [
	[-780, -150, orange, 6],
	[-806, -70, blue, 5],
	[-772, 10, wood, 6],
	[-802, 92, green, 4],
	[-606, -480, wood, 5],
] as const;

function HeldOff() {
	const seats = held.flatMap(([x, y, , n]) => Array.from({ length: n }, (_, i): Point => [x - n * 4 + i * 9, y + 8 + (i % 2) * 3]));
	return (
		<>
			<Crowd folk={[{ at: seats }]} />
			{held.map(([x, y, hue]) => (
				<g key={y} transform={`translate(${x} ${y})`}>
					<path fill={hue} d="M-30-2Q0 6 32-4 28 14 18 15H-18Q-28 12-30-2z" />
					<Inner width={weight.fine} d="M-27 4Q0 11 29 2" />
				</g>
			))}
		</>
	);
}

/** A patrol boat of the treaty, grey, across the way in. */
function Patrol(place: Place) {
	return (
		<g transform={lay(place)}>
			<path fill={white} strokeWidth="2.4" d="M-16-2V-18H6L12-2z" />
			<path fill={blue} strokeWidth="2" d="M-10-14H4L7-7H-10z" />
			<path fill={steel} d="M-36-3H10L40-8Q34 14 26 15H-32Q-36 8-36-3z" />
			<path data-light={lampNear} fill={yellow} stroke="none" d="M14-2l8-1-6 16H8z" />
			<Inner d="M-6-18V-34M-12-29H0" />
		</g>
	);
}

/** Somebody off duty, with the wind behind her. */
const Sail = () => (
	<g data-light={lampNear} transform="translate(700 -310)">
		<path fill={orange} strokeWidth="2.6" d="M-2-6V-58Q26-40 28-6z" />
		<path fill={white} strokeWidth="2.6" d="M-8-8V-50L-26-8z" />
		<path fill={wood} d="M-32-4H34Q28 10 20 11H-20Q-30 8-32-4z" />
	</g>
);

/** Everything afloat. */
export function Boats() {
	return (
		<>
			<Wakes />
			<WaterBus x={190} y={572} />
			<WaterBus x={-150} y={-556} way={-1} />
			<LyingFerry />
			<Ferry x={716} y={-60} funnel={yellow} />
			<Ferry x={706} y={250} way={-1} funnel={blue} />
			<Sail />
			<HeldOff />
			<Patrol x={-762} y={-240} way={-1} />
			<Patrol x={-776} y={190} way={-1} />
			<Patrol x={-540} y={560} />
			{useNight() || (
				<path
					fill="none"
					stroke={white}
					strokeWidth="3.6"
					d="M-440-590q8-10 16 0 8-10 16 0M-400-560q6-8 12 0 6-8 12 0M640-440q8-10 16 0 8-10 16 0M-700 330q8-10 16 0 8-10 16 0"
				/>
			)}
		</>
	);
}
