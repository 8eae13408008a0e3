import { project, room, type View } from '../../bare-berth/lens.ts';
import { far, steel } from '../../bare-berth/steel.ts';
import type { Point } from '../../kit/shapes.ts';
import { Berths, Floor, Shell } from './passage-floor.tsx';
import { type Mouth, PassageGate } from './passage-gate.tsx';
import { Girders, Overhead, Rope, WaterPipe } from './passage-lines.tsx';
import { Bulbs, FarBays, Rib } from './passage-ribs.tsx';

export interface PassageProps {
	width: number;
	height: number;
	/** Where the passage vanishes, in the picture's units. */
	vanish: Point;
	/** How far away the first rib is, in metres. */
	near?: number;
	/** How many bays there are to see. */
	bays?: number;
	/** The number on the first rib. */
	first?: number;
	/** Whether numbers rise with distance, or fall: the look back to the gate. */
	count?: 1 | -1;
	/** The side that the pipe is on. */
	pipeSide?: 'left' | 'right';
	/** Units to the metre, a metre away. */
	lens?: number;
	eye?: number;
	across?: number;
	/** The gate at the passage's mouth. */
	gate?: Mouth;
	/** Without the pipes and cables under the deckhead. */
	bare?: boolean;
}

/** The lens of a passage, to stand people and things in it. */
export const viewOf = ({ width, vanish, lens = width, eye = 1.6, across = 0 }: PassageProps): View => ({
	vanish,
	lens,
	eye,
	across,
});

/** Block K down its length: rib after rib, bulb after bulb, and nobody. */
export function Passage(props: PassageProps) {
	const { width, height, near = 1.8, bays = 40, first = 1, count = 1, bare, gate } = props;
	const view = viewOf(props);
	const side = props.pipeSide === 'right' ? 1 : -1;
	const ribs = Array.from({ length: bays + 1 }, (_, i) => near + i * room.pitch);
	const end = ribs.at(-1) ?? near;
	// The bay that the eye is in has its light as well, unless there is a gate and it is no bay.
	const starts = gate ? ribs.slice(0, -1) : [near - room.pitch, ...ribs.slice(0, -1)];
	const middles = starts.map((z) => z + room.pitch / 2);
	const lights = middles.filter((z) => z > 0.7 && project(view, 0, room.bulb, z)[1] > 0 && view.lens / z > 33);
	// A number is painted where the rib before it does not cut it.
	const number = (i: number) => {
		const z = ribs[i] ?? near;
		const clear = i === 0 || z / (z - room.pitch) > 1.25;
		const painted = first + i * count;
		return clear && painted >= 1 && painted <= 40 ? `${painted}` : '';
	};
	const drawn = ribs.filter((z) => view.lens / z > 33);
	const beyond = ribs.slice(drawn.length);
	return (
		<>
			<path d={`M0 0H${width}V${height}H0Z`} fill={steel.berth} />
			<Shell view={view} end={end} />
			<Berths view={view} ribs={drawn.slice(0, 5)} />
			<Floor view={view} middles={middles.filter((z) => z > 0.4).slice(0, drawn.length)} pipeSide={side} />
			<path
				d={`M${project(view, -room.berth, 0, end)}H${project(view, room.berth, 0, end)[0]}V${project(view, 0, room.top, end)[1]}H${project(view, -room.berth, 0, end)[0]}Z`}
				fill={far(steel.haze, end)}
			/>
			{beyond.length > 0 && <FarBays view={view} ribs={beyond} end={end} />}
			{drawn.toReversed().map((z, i) => {
				const at = drawn.length - 1 - i;
				return (
					<g key={z}>
						<Rib view={view} z={z} numbers={side < 0 ? [number(at), ''] : ['', number(at)]} lit={at > 0 || (!gate && near > 0.9)} />
					</g>
				);
			})}
			<Girders view={view} end={end} />
			{!bare && <Overhead view={view} end={end} />}
			<Rope view={view} side={side < 0 ? 1 : -1} ribs={gate ? ribs : [near - room.pitch, ...ribs]} />
			<WaterPipe view={view} end={end} side={side} middles={middles} />
			{lights.toReversed().map((z) => (
				<Bulbs key={z} view={view} z={z} />
			))}
			{gate && <PassageGate view={view} mouth={gate} near={near} />}
		</>
	);
}
