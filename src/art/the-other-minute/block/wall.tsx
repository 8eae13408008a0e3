import { navy, palette, slate } from '../../../model/colours.ts';
import { Bulb } from '../../bare-berth/bulb.tsx';
import { lineFor, room } from '../../bare-berth/lens.ts';
import { steel } from '../../bare-berth/steel.ts';
import { SmallTap } from '../../bare-berth/tap.tsx';
import { mix } from '../../kit/mix.ts';
import { tenth } from '../../kit/shapes.ts';
import { Painted } from './painted.tsx';

export interface WallProps {
	width: number;
	height: number;
	/** How many bays; what of them the picture does not hold is cut off. */
	bays: number;
	/** The number on the first rib. */
	first?: number;
	/** Units to the metre; without it, the bays fill the width. */
	scale?: number;
	/** Where the first rib stands. */
	left?: number;
	/** Where the floor meets the wall. */
	floor?: number;
	/** Bays, from 0, whose taps run. */
	running?: readonly number[];
	/** Bays whose taps are left out, for something larger in their place. */
	without?: readonly number[];
}

/** Where a wall's things are, to place people and drawn sounds by them. */
export function wallLayout({ width, height, bays, scale, left, floor }: WallProps) {
	const k = scale ?? width / (bays * room.pitch);
	const ground = floor ?? height * 0.86;
	const start = left ?? (width - bays * room.pitch * k) / 2;
	return {
		scale: k,
		floor: ground,
		/** The middle of a rib, and of the bay to its right. */
		rib: (i: number) => tenth(start + i * room.pitch * k),
		bay: (i: number) => tenth(start + (i + 0.5) * room.pitch * k),
		/** So many metres over the floor. */
		up: (metres: number) => tenth(ground - metres * k),
		pipe: tenth(ground - room.pipe * k),
	};
}

/** The passage's wall square on: ribs, the dark between them, the pipe. */
export function Wall(props: WallProps) {
	const { width, height, bays, first = 1, running = [], without = [] } = props;
	const { scale: k, floor, rib, bay, up } = wallLayout(props);
	const w = lineFor(k * 2.2);
	const each = Array.from({ length: bays }, (_, i) => i);
	const ribs = [...each, bays];
	return (
		<>
			<path d={`M0 0H${width}V${height}H0Z`} fill={steel.berth} />
			{each.map((i) => (
				<circle key={i} cx={bay(i)} cy={up(2.1)} r={tenth(k * 0.86)} fill={steel.glowBack} />
			))}
			<Hull {...props} />
			<path d={`M0 ${up(0.34)}H${width}V${floor}H0Z`} fill={steel.berthFloor} />
			<path d={`M0 ${floor}H${width}V${height}H0Z`} fill={steel.floor} />
			{each.map((i) => (
				<g key={i}>
					<ellipse cx={bay(i)} cy={up(0.17)} rx={tenth(k * 0.72)} ry={tenth(k * 0.15)} fill={steel.pool} />
					<ellipse cx={bay(i)} cy={up(0.17)} rx={tenth(k * 0.4)} ry={tenth(k * 0.08)} fill={steel.spot} />
					<path
						d={`M${tenth(bay(i) - k * 0.8)} ${floor}C${tenth(bay(i) - k * 0.7)} ${tenth(floor + k * 0.3)} ${tenth(bay(i) + k * 0.7)} ${tenth(floor + k * 0.3)} ${tenth(bay(i) + k * 0.8)} ${floor}Z`}
						fill={steel.pool}
					/>
					<path
						d={`M${tenth(bay(i) - k * 0.44)} ${floor}C${tenth(bay(i) - k * 0.36)} ${tenth(floor + k * 0.16)} ${tenth(bay(i) + k * 0.36)} ${tenth(floor + k * 0.16)} ${tenth(bay(i) + k * 0.44)} ${floor}Z`}
						fill={steel.spot}
					/>
				</g>
			))}
			<Overhead {...props} />
			{ribs.map((i) => (
				<RibFace key={i} x={rib(i)} up={up} k={k} w={w} number={`${first + i}`} />
			))}
			<path d={`M0 ${floor}H${width}M0 ${tenth(floor + k * 0.05)}H${width}`} stroke={palette.ink} strokeWidth={tenth(w * 0.8)} />
			{each.map((i) => (
				<Bulb key={i} x={bay(i)} y={up(room.bulb)} scale={k * 1.25} drop={0.24} halo={0.44} />
			))}
			<WallPipe width={width} y={up(room.pipe)} k={k} w={w} collars={ribs.map(rib)} />
			{each
				.filter((i) => !without.includes(i))
				.map((i) => (
					<g key={i}>
						<Grid x={bay(i)} y={floor + k * 0.09} k={k} w={w} />
						<SmallTap x={bay(i)} y={up(room.pipe)} scale={k} line={tenth(w * 0.8)} water={running.includes(i) ? 0.54 : 0} />
					</g>
				))}
		</>
	);
}

/** What is behind the berths: the hull's own frames and stringers. */
function Hull(props: WallProps) {
	const { scale: k, rib, up } = wallLayout(props);
	const frames = Array.from({ length: props.bays * 3 + 1 }, (_, i) => {
		const x = tenth(rib(0) + ((i + 0.5) * room.pitch * k) / 3);
		return `M${x} ${up(0.3)}V${up(3)}`;
	});
	return (
		<g stroke={steel.berthFrame}>
			<path d={frames.join('')} strokeWidth={tenth(k * 0.1)} />
			<path d={[0.9, 1.6, 2.3].map((y) => `M0 ${up(y)}H${props.width}`).join('')} strokeWidth={tenth(k * 0.05)} />
		</g>
	);
}

/** The girder, and over it pipes before the dark of the deckhead. */
function Overhead(props: WallProps) {
	const { scale: k, up } = wallLayout(props);
	const { width } = props;
	const w = lineFor(k * 1.6);
	const band = (from: number, to: number, fill: string, stroke = true) => (
		<path
			d={`M-9 ${up(to)}H${width + 9}V${up(from)}H-9Z`}
			fill={fill}
			stroke={stroke ? palette.ink : undefined}
			strokeWidth={stroke ? w : undefined}
		/>
	);
	return (
		<>
			<path d={`M0-9H${width}V${up(room.girder + 0.1)}H0Z`} fill={steel.deckhead} />
			{band(3.3, 3.48, navy.dark)}
			{band(3.3, 3.36, navy.deep, false)}
			{band(3.06, 3.16, slate.dark)}
			{band(room.girder, room.girder + 0.2, steel.girder)}
			{band(room.girder + 0.02, room.girder + 0.07, steel.shade, false)}
		</>
	);
}

interface RibFaceProps {
	x: number;
	up: (metres: number) => number;
	k: number;
	w: number;
	number: string;
}

/** A rib from the passage: its flange with the number, and of its web what shows beside it. */
export function RibFace({ x, up, k, w, number }: RibFaceProps) {
	const at = (metres: number) => tenth(x + metres * k);
	const holes = [0.5, 0.86, 1.22, 1.58, 1.94, 2.3];
	return (
		<g strokeLinejoin="round">
			<path
				d={`M${at(0.06)} ${up(0)}L${at(0.22)} ${up(0.2)}V${up(room.girder)}H${at(0.06)}Z`}
				fill={steel.shade}
				stroke={palette.ink}
				strokeWidth={w}
			/>
			<path d={`M${at(0.1)} ${up(1.75)}L${at(0.21)} ${up(2.1)}V${up(2.62)}H${at(0.1)}Z`} fill={steel.warm} />
			{holes.map((y) => (
				<ellipse
					key={y}
					cx={at(0.165)}
					cy={up(y)}
					rx={tenth(k * 0.032)}
					ry={tenth(k * 0.085)}
					fill={steel.berth}
					stroke={palette.ink}
					strokeWidth={tenth(w * 0.6)}
				/>
			))}
			<path d={`M${at(-0.12)} ${up(0)}V${up(room.girder)}H${at(0.12)}V${up(0)}Z`} fill={steel.light} stroke={palette.ink} strokeWidth={w} />
			<path d={`M${at(-0.12)} ${up(0)}V${up(room.girder)}H${at(-0.05)}V${up(0.7)}L${at(0.02)} ${up(0)}Z`} fill={steel.shade} />
			<path
				d={`M${at(-0.12)} ${up(1.95)}Q${at(0)} ${up(2.2)} ${at(0.12)} ${up(1.95)}V${up(room.girder)}H${at(-0.12)}Z`}
				fill={steel.warm}
			/>
			<path d={`M${at(-0.12)} ${up(0)}V${up(room.girder)}H${at(0.12)}V${up(0)}Z`} fill="none" stroke={palette.ink} strokeWidth={w} />
			<Painted text="K" x={at(0.01)} y={up(1.72)} height={tenth(k * 0.13)} ink={navy.deep} brush={3.4} />
			<Painted
				text={number}
				x={at(0.01)}
				y={up(1.52)}
				height={tenth(k * 0.13)}
				ink={navy.deep}
				brush={3.4}
				narrow={number.length > 1 ? 0.84 : 1}
			/>
			<path
				d={[0.14, 0.36, 2.3, 2.56].map((y) => `M${at(-0.07)} ${up(y)}h.1M${at(0.07)} ${up(y)}h.1`).join('')}
				stroke={palette.ink}
				strokeWidth={tenth(k * 0.025)}
				strokeLinecap="round"
			/>
		</g>
	);
}

interface WallPipeProps {
	width: number;
	y: number;
	k: number;
	w: number;
	/** Where it is held. */
	collars: readonly number[];
}

/** The pipe, along the whole wall. */
function WallPipe({ width, y, k, w, collars }: WallPipeProps) {
	const r = tenth(k * 0.042);
	const c = tenth(k * 0.055);
	return (
		<g stroke={palette.ink} strokeWidth={tenth(w * 0.8)}>
			<path d={`M-9 ${tenth(y - r)}H${width + 9}V${tenth(y + r)}H-9Z`} fill={steel.pipe} />
			<path d={`M-9 ${y}H${width + 9}V${tenth(y + r * 0.8)}H-9Z`} fill={steel.pipeDark} stroke="none" />
			{collars.map((x) => (
				<path
					key={x}
					d={`M${tenth(x - c)} ${tenth(y - c)}h${tenth(c * 2)}v${tenth(c * 2)}h${tenth(-c * 2)}Z`}
					fill={mix(steel.pipe, steel.pipeDark, 0.4)}
				/>
			))}
		</g>
	);
}

/** The drain under a tap. */
function Grid({ x, y, k, w }: { x: number; y: number; k: number; w: number }) {
	const at = (metres: number) => tenth(x + metres * k);
	const [a, b, c] = [y, y + k * 0.045, y + k * 0.09].map(tenth);
	return (
		<>
			<path
				d={`M${at(-0.16)} ${tenth(y - k * 0.03)}H${at(0.16)}L${at(0.2)} ${tenth(y + k * 0.12)}H${at(-0.2)}Z`}
				fill={steel.light}
				stroke={palette.ink}
				strokeWidth={tenth(w * 0.7)}
			/>
			<path
				d={`M${at(-0.12)} ${a}H${at(0.12)}M${at(-0.13)} ${b}H${at(0.13)}M${at(-0.14)} ${c}H${at(0.14)}`}
				stroke={palette.ink}
				strokeWidth={tenth(k * 0.022)}
			/>
		</>
	);
}
