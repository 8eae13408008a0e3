import { palette } from '../../../model/colours.ts';
import { poly } from '../../bare-berth/lens.ts';
import { steel } from '../../bare-berth/steel.ts';
import { type Point, tenth } from '../../kit/shapes.ts';

/** An upright edge of the leaf in the picture. */
export interface Edge {
	x: number;
	top: number;
	bottom: number;
}

export interface GateProps {
	/** The edge that it hangs by and the one that it shuts with: of unequal height, it recedes. */
	hinge: Edge;
	lock: Edge;
	/** What the leaf measures, in metres. */
	size?: readonly [width: number, height: number];
	line?: number;
	padlock?: 'shut' | 'open' | 'none';
	/** From wire to wire, in metres. */
	mesh?: number;
}

/** Where a point of the leaf is in the picture, as shares of its width and height. */
function leafAt({ hinge, lock }: GateProps) {
	const [near, away] = [1 / (hinge.bottom - hinge.top), 1 / (lock.bottom - lock.top)];
	return (u: number, v: number): Point => {
		const depth = near + (away - near) * u;
		const share = (away * u) / depth;
		const between = (a: number, b: number) => a + (b - a) * share;
		const top = between(hinge.top, lock.top);
		const bottom = between(hinge.bottom, lock.bottom);
		return [tenth(between(hinge.x, lock.x)), tenth(bottom + (top - bottom) * v)];
	};
}

/** The two families of crossing wires, cut to the leaf. */
function wires(at: (u: number, v: number) => Point, w: number, h: number, mesh: number) {
	const lines: string[] = [];
	for (let c = mesh - h; c < w; c += mesh) {
		const [a, b] = [Math.max(0, c), Math.min(w, c + h)];
		lines.push(`M${at(a / w, (a - c) / h)}L${at(b / w, (b - c) / h)}`);
		lines.push(`M${at(a / w, 1 - (a - c) / h)}L${at(b / w, 1 - (b - c) / h)}`);
	}
	return lines.join('');
}

/** The wire gate at the passage's mouth: square on when its edges are equal, else receding. */
export function Gate(props: GateProps) {
	const { size = [1.3, 2.1], line = 5, padlock = 'shut', mesh = 0.14, lock } = props;
	const [w, h] = size;
	const at = leafAt(props);
	const [fx, fy] = [0.045 / w, 0.045 / h];
	const bar = (u1: number, v1: number, u2: number, v2: number) => poly([at(u1, v1), at(u2, v1), at(u2, v2), at(u1, v2)]);
	const unit = (lock.bottom - lock.top) / h;
	const [px, py] = at(1 - fx, 0.47);
	return (
		<g strokeLinejoin="round">
			<path d={wires(at, w, h, mesh)} fill="none" stroke={palette.ink} strokeWidth={tenth(line * 0.8)} />
			<path d={wires(at, w, h, mesh)} fill="none" stroke={steel.light} strokeWidth={tenth(line * 0.36)} />
			<g fill={steel.light} stroke={palette.ink} strokeWidth={tenth(line * 0.8)}>
				<path d={bar(fx, 0.46, 1 - fx, 0.46 + fy)} />
				<path d={bar(0, 0, 1, fy) + bar(0, 1 - fy, 1, 1)} />
				<path d={bar(0, 0, fx, 1) + bar(1 - fx, 0, 1, 1)} />
			</g>
			<path d={bar(0.1 * fx, 0.02, 0.42 * fx, 0.98) + bar(1 - fx * 0.9, 0.02, 1 - fx * 0.58, 0.98)} fill={steel.shade} />
			{padlock !== 'none' && <Padlock x={px} y={py} scale={unit} open={padlock === 'open'} line={line} />}
		</g>
	);
}

interface PadlockProps {
	x: number;
	y: number;
	/** Units to the metre. */
	scale: number;
	open?: boolean;
	line?: number;
}

/** Brass, and older than the gate. */
export function Padlock({ x, y, scale, open, line = 4 }: PadlockProps) {
	// Drawn 100 wide, and a good hand's breadth in truth.
	const k = Math.round(scale * 1.1) / 1000;
	return (
		<g transform={`translate(${x} ${y})scale(${k})`} strokeLinejoin="round">
			<path
				d={open ? 'M-26 6V-34C-26-76 30-80 36-40' : 'M-26 6V-24C-26-66 26-66 26-24V6'}
				fill="none"
				stroke={palette.ink}
				strokeWidth={tenth(15 + line / k)}
			/>
			<path
				d={open ? 'M-26 6V-34C-26-76 30-80 36-40' : 'M-26 6V-24C-26-66 26-66 26-24V6'}
				fill="none"
				stroke={steel.flange}
				strokeWidth="13"
			/>
			<path d="M-46 0H46C52 34 50 62 40 88H-40C-50 62-52 34-46 0Z" fill={steel.brass} stroke={palette.ink} strokeWidth={tenth(line / k)} />
			<path d="M-46 0H-14C-22 34-20 62-10 88H-40C-50 62-52 34-46 0Z" fill={steel.brassDark} />
			<path d="M4 30C12 30 14 42 8 46L12 64H-4L0 46C-6 42-4 30 4 30Z" fill={palette.ink} />
		</g>
	);
}
