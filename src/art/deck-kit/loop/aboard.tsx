import { measures } from '../../../content/measures.ts';
import { concrete, palette } from '../../../model/colours.ts';
import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, n } from '../../kit/forms.tsx';
import type { Depth } from '../lift/depth.ts';
import { hall } from './loop-colours.ts';
import { arc, chord, middle, patch, put, radius } from './round.ts';

const { car, door } = measures.loop.drawn;
const { ink, white, yellow } = palette;
/** How far the car goes on behind the cut, and a bench's depth. */
const end = 4;
const deep = 0.44;

/** The car, cut through its open door. */
export function Aboard({ p }: { p: Depth }) {
	const side = middle.x + chord(radius.lining, car.seat);
	const at = (x: number, y: number, d: number) => put(p, x, y, d).join(' ');
	const face = (...points: readonly (readonly [number, number, number])[]) => `M${points.map(([x, y, d]) => at(x, y, d)).join('L')}Z`;
	const half = chord(radius.lining, 0);
	const [l, r] = [middle.x - half, middle.x + half];
	const near = middle.x - chord(radius.lining, car.seat);
	return (
		<g stroke={ink} strokeWidth="1.8">
			<path d={arc(p, radius.skin, 0, 359.9, 0)} fill={hall.pane} />
			<path d={arc(p, radius.car, 0, 359.9, 0)} fill={hall.red} />
			<path d={arc(p, radius.car, 180, 360, 0)} fill={hall.redShade} strokeWidth="0" />
			<Under p={p} />
			<path d={`${arc(p, radius.lining, -45.6, 225.6, 0)}Z`} fill={hall.lit} />
			{/* The far end, then walls, floor and benches that run to it. */}
			<path d={patch(p, radius.lining, -45, 20, 0, end)} fill={hall.litShade} strokeWidth="0" />
			<path d={`${arc(p, radius.lining, -45.6, 225.6, end)}Z`} fill={cloth.blue.light} />
			<path
				d={face([middle.x - 0.4, 0, end], [middle.x + 0.4, 0, end], [middle.x + 0.4, 2, end], [middle.x - 0.4, 2, end])}
				fill={yellow}
			/>
			<path d={face([l, 0, 0], [r, 0, 0], [r, 0, end], [l, 0, end])} fill={concrete.mid} />
			<path d={patch(p, radius.lining, 2, 28, 0.5, 1.9)} fill={hall.pane} />
			<path d={patch(p, radius.lining, 2, 28, 2.2, 3.6)} fill={hall.pane} />
			<path d={patch(p, radius.lining, 84, 96, 0, end)} fill={white} />
			<path d={patch(p, radius.lining, 178, 152, 0.8, 2.3)} fill={hall.pane} />
			{/* The near bench begins behind the door. */}
			<path d={face([near, 0.45, 0.5], [near + deep, 0.45, 0.5], [near + deep, 0.45, end], [near, 0.45, end])} fill={hall.slat} />
			<path d={face([near, 0.45, 0.5], [near + deep, 0.45, 0.5], [near + deep, 0, 0.5], [l, 0, 0.5])} fill={cloth.blue.dark} />
			<path d={face([side - deep, 0.45, 0], [side, 0.45, 0], [side, 0.45, end], [side - deep, 0.45, end])} fill={hall.slat} />
			<path d={[0.11, 0.22, 0.33].map((x) => `M${at(side - x, 0.45, 0)}L${at(side - x, 0.45, end)}`).join('')} strokeWidth="1.2" />
			<path d={face([side - deep, 0.45, 0], [side - deep, 0.45, end], [side - deep, 0, end], [side - deep, 0, 0])} fill={cloth.blue.dark} />
			<path d={face([side - deep, 0.45, 0], [side, 0.45, 0], [r, 0, 0], [side - deep, 0, 0])} fill={ink} />
			<path d={`M${at(middle.x, 0, 1)}L${at(middle.x, 2.5, 1)}`} strokeWidth="4.4" />
			<path d={`M${at(middle.x, 0, 1)}L${at(middle.x, 2.5, 1)}`} stroke={hall.brass} strokeWidth="2" />
			<Rider p={p} x={side - 0.36} />
			<Frame p={p} />
		</g>
	);
}

function Rider({ p, x }: { p: Depth; x: number }) {
	const [px, py] = put(p, x, 0, 0.2);
	return (
		<Townsperson
			layer="Rider"
			upright="face"
			x={px}
			y={py}
			scale={Math.round(p.k(0.2)) / 100}
			who="weaver"
			wear={makeWear({ cut: 'skirt', top: cloth.orange, legs: cloth.plum })}
			pose="sit"
			turn={-1}
		/>
	);
}

/** The magnets under the floor. */
function Under({ p }: { p: Depth }) {
	return (
		<>
			{[-0.62, 0.62].map((x) => {
				const [cx, cy] = put(p, middle.x + x, -0.22, 0);
				return (
					<g key={x} fill="none">
						<circle cx={cx} cy={cy} r={n(p.k(0) * 0.13)} strokeWidth="7" />
						<circle cx={cx} cy={cy} r={n(p.k(0) * 0.13)} strokeWidth="4" stroke={hall.coil} />
					</g>
				);
			})}
		</>
	);
}

/** The opening: yellow head and sill from the tube's skin to the car's, and the leaves drawn back. */
function Frame({ p }: { p: Depth }) {
	const at = (x: number, y: number) => put(p, x, y, 0).join(' ');
	const x = (r: number, y: number) => middle.x - chord(r, y);
	const h = door.height;
	const reveal = `${arc(p, radius.tube, 215.4, 151, 0.5)}${arc(p, radius.lining, 142, 225.6, 0.5, 'L')}Z`;
	const [fx, fy] = put(p, x(radius.tube, h) - 0.02, h, 0);
	return (
		<>
			<path d={reveal} fill={cloth.yellow.dark} />
			<path
				d={`M${at(-0.05, 0)}L${at(x(radius.lining, 0) + 0.1, 0)}L${at(x(radius.lining, 0) + 0.1, -0.09)}L${at(0.02, -0.09)}Z`}
				fill={yellow}
			/>
			<path
				d={`M${fx} ${fy}L${at(x(radius.lining, h) + 0.02, h)}L${at(x(radius.lining, h + 0.13) + 0.02, h + 0.13)}L${at(x(radius.tube, h + 0.13), h + 0.13)}Z`}
				fill={yellow}
			/>
		</>
	);
}
