import { canvas, dusk, hemp, leather, navy, palette, slate, steel as steelTones } from '../../../model/colours.ts';
import { cloth, Line } from '../../kit/forms.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { face, panel, run, spot, walls } from './lower-level-space.ts';

const { ink, red, foam, sea, white } = palette;
const steel = cloth.grey;
const { left, right } = walls;

/** Cream above the shoulder and tar brown below, as everywhere; the sea wall takes less of the light. */
const paint = {
	cream: canvas.pale,
	creamDim: canvas.mid,
	tar: leather.light,
	tarDim: leather.mid,
	floor: steelTones.mid,
	floorDim: slate.mid,
	roof: hemp.mid,
	beam: canvas.deep,
} as const;
export const ends = 0.52;
/** From where the left wall is open to the kitchen. */
export const corner = 1.86;
const near = 3;

function Roof() {
	const beams = [1.7, 1.16, 0.86, 0.68, 0.56];
	return (
		<>
			<path d={face([left, 320, near], [right, 320, near], [right, 320, ends], [left, 320, ends])} fill={paint.roof} />
			{beams.map((scale) => (
				<path
					key={scale}
					d={face([left, 300, scale], [right, 300, scale], [right, 322, scale], [left, 322, scale])}
					fill={paint.beam}
					stroke={ink}
					strokeWidth={1.2 + scale * 2}
				/>
			))}
		</>
	);
}

function Floor() {
	const seams = [2.2, 1.55, 1.18, 0.94, 0.78, 0.66, 0.56];
	return (
		<>
			<path d={face([-600, 0, near], [right, 0, near], [right, 0, ends], [left, 0, ends])} fill={paint.floor} />
			<path d={face([-40, 0, near], [right, 0, near], [right, 0, ends], [-40, 0, ends])} fill={paint.floorDim} />
			<Line d={seams.map((s) => run([left, 0, s], [right, 0, s])).join('') + run([-40, 0, near], [-40, 0, ends])} width={2} />
		</>
	);
}

/** The door to the weather at the street's end, with its two sills. */
function End() {
	const night = useNight();
	const box = (a: number, b: number, low: number, high: number, s = ends) => face([a, low, s], [a, high, s], [b, high, s], [b, low, s]);
	const at = ([x, h]: readonly [number, number]) => spot([x, h, ends]).join(' ');
	return (
		<>
			<path d={box(left, right, 0, 325)} fill={paint.creamDim} />
			<path d={box(left, right, 0, 140)} fill={paint.tarDim} />
			<path d={box(left, right, 268, 286)} fill={red} />
			<path d={box(-112, 74, 0, 246)} fill={steel.dark} stroke={ink} strokeWidth="4" />
			<g data-light={lights.own}>
				<path d={box(-94, 56, 20, 230)} fill={night ? dusk.mid : foam} stroke={ink} strokeWidth="3" />
				<path d={box(-94, 56, 20, 100)} fill={night ? navy.deep : sea} />
				<path
					d={`M${at([-94, 150])}q22-14 40 2t38-2V${spot([0, 100, ends])[1]}H${spot([-94, 0, ends])[0]}Z`}
					fill={night ? dusk.light : white}
				/>
				<Line d={run([-94, 100, ends], [56, 100, ends])} width={2} />
			</g>
			<path d={box(-112, 74, 0, 30)} fill={steel.light} stroke={ink} strokeWidth="3" />
		</>
	);
}

/** The walls: the doors' side, and the hull with its frames. */
function Walls() {
	const side = (across: number, low: number, high: number, from: number) => panel(across, low, high, from, ends);
	return (
		<>
			<path d={side(left, 0, 325, corner)} fill={paint.cream} />
			<path d={side(left, 0, 140, corner)} fill={paint.tar} />
			<path d={side(right, 0, 325, near)} fill={paint.creamDim} />
			<path d={side(right, 0, 140, near)} fill={paint.tarDim} />
			<path d={side(left, 268, 286, corner) + side(right, 268, 286, near)} fill={red} />
			<Line
				d={
					run([left, 140, corner], [left, 140, ends]) +
					run([right, 140, near], [right, 140, ends]) +
					run([left, 268, corner], [left, 268, ends], [right, 268, ends], [right, 268, near]) +
					run([left, 286, corner], [left, 286, ends], [right, 286, ends], [right, 286, near])
				}
				width={2.4}
			/>
			<Line
				d={
					run([left, 0, corner], [left, 0, ends], [right, 0, ends], [right, 0, near]) +
					run([left, 0, ends], [left, 325, ends]) +
					run([right, 0, ends], [right, 325, ends])
				}
				width={4}
			/>
		</>
	);
}

/** A street of Deck 4, from the kitchens' end. */
export function Street() {
	return (
		<>
			<Roof />
			<Floor />
			<End />
			<Walls />
		</>
	);
}
