import { clay, cobalt, denim, dusk, linen, midnight, navy, palette, slate, steel } from '../../../model/colours.ts';
import { Line, n } from '../../kit/forms.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { Cones, Hearth } from './bread-day-lamps.tsx';
import { floorLight } from './bread-day-light.ts';
import { counter, project, quad, ray, room, scaleAt, steps } from './bread-day-room.tsx';

const { ink, white, yellow, red, foam, sea, deep } = palette;

/** Where each oven opens in the right-hand wall, near to far: the light on the floor is theirs. */
export const mouths = [
	[6.9, 8.5],
	[9.3, 10.6],
	[11.5, 12.6],
] as const;

/** Deck plates: cool, and warm where the ovens reach over the counter. */
function Floor() {
	const { left, right, back } = room;
	const far = 3.3;
	return (
		<>
			<path d={quad([left, 0, back], [right, 0, back], [right, 0, far], [left, 0, far])} fill={steel.light} />
			{mouths.map(([from, to]) => (
				<path
					key={from}
					d={quad([1.6, 0, from - 0.3], [1.6, 0, to], [-3.6, 0, to - 1.2], [-4, 0, from - 1.7])}
					fill={clay.pale}
					data-light={floorLight}
				/>
			))}
			<path d={quad([2.3, 0, 5.8], [-2.2, 0, 4.3], [-1.7, 0, 3.5], [2.3, 0, 4.2])} fill={clay.pale} data-light={floorLight} />
			<Hearth mouths={mouths} />
			<path
				d={quad([counter.front, 0, counter.far], [1.6, 0, counter.far], [1.55, 0, 4.45], [counter.front, 0, counter.near])}
				fill={slate.light}
			/>
			<path
				d={[
					...steps(-5, 2, 1).map((x) => ray([x, 0, back], [x, 0, far])),
					...steps(4, 13, 1).map((z) => ray([left, 0, z], [counter.front, 0, z])),
				].join('')}
				stroke={steel.mid}
				strokeWidth="2"
			/>
		</>
	);
}

/** The porthole that the moon is in, by night. */
const moonAt = -3.1;

/** A porthole in the back wall: the sea's edge is level with our eye, as everywhere. */
function Porthole({ x }: { x: number }) {
	const [cx, cy] = project(x, 1.95, room.back);
	const [sky, water, glint, edge] = useNight() ? [dusk.mid, navy.deep, dusk.light, cobalt.mid] : [foam, sea, foam, white];
	return (
		<g transform={`translate(${cx} ${cy})`}>
			<circle r="29" fill={slate.light} stroke={ink} strokeWidth="3" />
			<circle r="22" fill={sky} data-light={lights.own} />
			<path d="M-20-10H20A22 22 0 1 1-20-10Z" fill={water} data-light={lights.own} />
			<path d="M-14-2H2M4 6H14M-8 12H4" stroke={glint} strokeWidth="2" data-light={lights.own} />
			<path d="M-20-10H20" stroke={edge} strokeWidth="2" data-light={lights.own} />
			{x === moonAt && (
				<ByNight>
					<circle cx="7" cy="-15" r="4" fill={linen.pale} />
					<path d="M3-6h9M0-2h14M4 2h8M2 6h11M5 10h7" stroke={linen.pale} strokeWidth="2" />
				</ByNight>
			)}
			<circle r="22" fill="none" stroke={ink} strokeWidth="3" />
			<path d="M-25 0h1M25 0h-1M0-25v1M0 25v-1" stroke={ink} strokeWidth="4" strokeLinecap="round" />
		</g>
	);
}

function Walls() {
	const { left, right, back, ceiling } = room;
	const corner = (x: number) => ray([x, 0, back], [x, ceiling, back]);
	return (
		<>
			<path d={quad([left, 0, back], [left, ceiling, back], [right, ceiling, back], [right, 0, back])} fill={navy.light} />
			<path d={quad([left, 0, back], [left, 1.1, back], [right, 1.1, back], [right, 0, back])} fill={slate.dark} />
			<path d={quad([left, 0, back], [left, ceiling, back], [left, ceiling, 5], [left, 0, 5])} fill={slate.dark} />
			<path d={quad([left, 0, back], [left, 1.1, back], [left, 1.1, 5], [left, 0, 5])} fill={midnight.light} />
			{steps(-4.6, 4.4, 1.5).map((x) => (
				<Porthole key={x} x={x} />
			))}
			<Line
				d={steps(-5, 5, 1.25)
					.map((x) => ray([x, 0, back], [x, 1.1, back]))
					.join('')}
				width={1.5}
			/>
			<Line
				d={
					corner(left) +
					corner(right) +
					ray([left, 1.1, back], [right, 1.1, back]) +
					ray([left, 0, back], [right, 0, back]) +
					ray([left, 0, back], [left, 0, 5]) +
					ray([left, 1.1, back], [left, 1.1, 5])
				}
				width={2.5}
			/>
		</>
	);
}

/** A deck girder: its web, its lit flange, and the knee that carries it on the left wall. */
function Girder({ z }: { z: number }) {
	const { left, right, ceiling } = room;
	const low = ceiling - 0.42;
	return (
		<g stroke={ink} strokeWidth={n(scaleAt(z) / 30)} strokeLinejoin="round">
			<path d={quad([left, ceiling, z], [right, ceiling, z], [right, low, z], [left, low, z])} fill={denim.dark} />
			<path
				d={quad([left, low, z], [right, low, z], [right, low, z - 0.3], [left, low, z - 0.3])}
				fill={slate.light}
				data-light={floorLight}
			/>
			<path d={quad([left, low, z], [left + 1, low, z], [left + 0.16, low - 1, z], [left, low - 1, z])} fill={denim.dark} />
			<path
				d={steps(left + 1.4, right - 0.6, 1.3)
					.map((x) => ray([x, ceiling, z], [x, low, z]))
					.join('')}
				strokeWidth="2"
			/>
		</g>
	);
}

/** A pipe overhead that runs from the back wall out over us. */
function Overhead({ x, y, fill, wide }: { x: number; y: number; fill: string; wide: number }) {
	const near = 7;
	const r = wide / 2;
	return (
		<>
			<path
				d={quad([x - r, y, room.back], [x + r, y, room.back], [x + r, y, near], [x - r, y, near])}
				fill={fill}
				stroke={ink}
				strokeWidth="3"
			/>
			<path d={quad([x - r, y, room.back], [x, y, room.back], [x, y, near], [x - r, y, near])} fill={deep} opacity="0.35" />
		</>
	);
}

function Ceiling() {
	const { left, right, back, ceiling } = room;
	return (
		<>
			<path d={quad([left, ceiling, back], [right, ceiling, back], [right, ceiling, 7], [left, ceiling, 7])} fill={midnight.light} />
			<Girder z={13.4} />
			<Overhead x={-4.6} y={5} fill={yellow} wide={0.16} />
			<Overhead x={-3.6} y={5.05} fill={foam} wide={0.34} />
			<Girder z={11.4} />
			<Overhead x={3.2} y={5} fill={red} wide={0.3} />
			<Overhead x={3.75} y={5} fill={foam} wide={0.18} />
			<Girder z={10} />
		</>
	);
}

/** Everything of the hall that stands behind its people, but for the board and the ovens. */
export function Hall() {
	return (
		<>
			<Walls />
			<Floor />
			<Ceiling />
			<Cones />
		</>
	);
}
