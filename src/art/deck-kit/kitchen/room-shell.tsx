import { measures } from '../../../content/measures.ts';
import { concrete, crimson, oilskin, palette, steel } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';
import { colour } from './kitchen-colours.ts';
import { beside, facing, level, line, perMetre, project, room, shrink } from './kitchen-space.ts';
import { FireBucket } from './kitchen-things.tsx';
import { doorAt, lockers as stack } from './layout.ts';
import { plate } from './shell.tsx';

/** Walls, deck, pipes and lockers of the kitchen that is seen from its end. */

const { ink, white } = palette;
const { width, length, height, shoulder } = room;
const { locker } = measures.kitchen.drawn;
const { door } = measures.corridor.drawn;
const beams = [0.6, 1.8, 3, 4.2, 5.4];

function Walls() {
	return (
		<>
			<path d={level(0, [0, width], [0, length])} fill={steel.light} />
			<path d={level(height, [0, width], [0, length])} fill={colour.deck} />
			<path d={beside(0, [0, height], [0, length])} fill={colour.cream} />
			<path d={beside(width, [0, height], [0, length])} fill={colour.creamShade} />
			<path d={facing(length, [0, width], [0, height])} fill={colour.cream} />
			<path d={beside(0, [0, shoulder], [0, length])} fill={colour.tar} />
			<path d={beside(width, [0, shoulder], [0, length])} fill={colour.tarShade} />
			<path d={facing(length, [0, width], [0, shoulder])} fill={colour.tar} />
			<g fill="none" stroke={ink}>
				<path
					d={`${facing(length, [0, width], [0, height])}${[0, width].flatMap((across) => [0, shoulder, height].map((up) => line([across, up, 0], [across, up, length]))).join('')}${line([0, shoulder, length], [width, shoulder, length])}`}
					strokeWidth="1.6"
				/>
				<path d={beams.map((away) => line([0, 0, away], [width, 0, away])).join('')} stroke={colour.deckShade} strokeWidth="1.4" />
			</g>
		</>
	);
}

function Overhead() {
	const pipe = (across: number, up: number, thick: number, fill: string, shade: string) => {
		const [near, far] = [project([across, up, 0]), project([across, up, length])];
		const [r, s] = [n(thick * perMetre), n(thick * perMetre * shrink(length))];
		const [dx, dy] = [far[0] - near[0], far[1] - near[1]];
		const long = Math.hypot(dx, dy);
		const [px, py] = [-dy / long, dx / long];
		const spot = ([x, y]: Point, by: number) => `${n(x + px * by)} ${n(y + py * by)}`;
		return (
			<>
				<path d={`M${spot(near, r)}L${spot(far, s)}L${spot(far, -s)}L${spot(near, -r)}Z`} fill={fill} />
				<path d={`M${spot(near, 0)}L${spot(far, 0)}L${spot(far, -s)}L${spot(near, -r)}Z`} fill={shade} stroke="none" />
				<circle cx={near[0]} cy={near[1]} r={r} fill={shade} />
			</>
		);
	};
	return (
		<g stroke={ink} strokeWidth="1.8">
			{beams.toReversed().map((away) => (
				<g key={away}>
					<path d={level(height - 0.34, [0, width], [away, away + 0.16])} fill={colour.plate} />
					<path d={facing(away, [0, width], [height - 0.34, height])} fill={colour.deck} />
				</g>
			))}
			{pipe(3.9, 3.66, 0.1, concrete.light, steel.mid)}
			{pipe(3.5, 3.34, 0.065, palette.red, crimson.dark)}
			{pipe(4.1, 3.1, 0.045, palette.yellow, oilskin.dark)}
		</g>
	);
}

/** Nine lockers to a row and seven rows: sixty-one doors, and two without. */
function Lockers() {
	const [near, far] = [length - stack.from - locker.width * stack.columns, length - stack.from];
	const [foot, head] = [0.1, 0.1 + locker.height * stack.rows];
	const columns = Array.from({ length: stack.columns - 1 }, (_, i) => near + locker.width * (i + 1));
	const rows = Array.from({ length: stack.rows - 1 }, (_, i) => foot + locker.height * (i + 1));
	const depth = locker.depth;
	const knobs = Array.from({ length: stack.doors }, (_, i) => {
		const [column, row] = [i % stack.columns, Math.floor(i / stack.columns)];
		return line(
			[depth, head - locker.height * (row + 0.55), near + locker.width * (column + 0.2)],
			[depth, head - locker.height * (row + 0.55), near + locker.width * (column + 0.24)],
		);
	}).join('');
	return (
		<g stroke={ink} strokeWidth="2">
			<path d={facing(near, [0, depth], [foot, head])} fill={colour.woodShade} />
			<path d={beside(depth, [foot, head], [near, far])} fill={colour.wood} />
			<path d={beside(depth, [foot, foot + locker.height], [far - locker.width * 2, far])} fill={colour.ironShade} strokeWidth="1.4" />
			<path
				d={
					columns.map((away) => line([depth, foot, away], [depth, head, away])).join('') +
					rows.map((up) => line([depth, up, near], [depth, up, far])).join('')
				}
				fill="none"
				strokeWidth="1.4"
			/>
			<path d={knobs} stroke={white} strokeWidth="2.4" />
		</g>
	);
}

/** The door, its sill, and two buckets of sand beside it. */
function Way() {
	const [near, far] = [length - doorAt - door.width, length - doorAt];
	return (
		<g stroke={ink} strokeWidth="2">
			<path d={beside(0, [door.sill, door.height], [near, far])} fill={palette.blue} />
			<path d={line([0, 0.75, near + 0.1], [0, 0.75, far - 0.1]) + line([0, 1.55, near + 0.1], [0, 1.55, far - 0.1])} fill="none" />
			<path d={beside(0, [0, door.sill], [near - 0.05, far + 0.05])} fill={colour.iron} />
			<circle cx={project([0, 1.05, near + 0.12])[0]} cy={project([0, 1.05, near + 0.12])[1]} r="3.4" fill={colour.brass} />
			{[1.28, 0.26].map((away) => (
				<FireBucket key={away} at={project([0.17, 1.1, away])} scale={n(shrink(away) * 11.6) / 10} />
			))}
		</g>
	);
}

/** Where the room is cut: plating and frames. */
export function Cut() {
	const p = plate;
	return (
		<path
			d={
				facing(0, [-p, width + p], [-p, 0]) +
				facing(0, [-p, width + p], [height, height + p]) +
				facing(0, [-p, 0], [0, height]) +
				facing(0, [width, width + p], [0, height])
			}
			fill={colour.plate}
			stroke={ink}
			strokeWidth="3"
		/>
	);
}

/** Notices, chalked in eight languages, and the long bubble that shows how the deck lies. */
function EndWall() {
	const rows = Array.from({ length: 8 }, (_, i) =>
		line([0.98, 2.62 - i * 0.1, length], [1.35 + ((i * 5) % 4) * 0.09, 2.62 - i * 0.1, length]),
	).join('');
	return (
		<g stroke={ink} strokeWidth="1.8">
			<path d={facing(length, [0.9, 1.75], [1.82, 2.72])} fill={colour.ironShade} />
			<path d={rows} stroke={white} strokeWidth="1.4" />
			<path d={facing(length, [2.3, 3.3], [2.1, 2.24])} fill={colour.brass} />
			<path d={facing(length, [2.36, 3.24], [2.14, 2.2])} fill={colour.enamel} strokeWidth="1" />
			<path d={facing(length, [2.72, 2.9], [2.14, 2.2])} fill={white} strokeWidth="1" />
		</g>
	);
}

export function RoomShell() {
	return (
		<>
			<Walls />
			<Overhead />
			<EndWall />
			<Lockers />
			<Way />
		</>
	);
}
