import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import type { Depth } from '../lift/depth.ts';
import { Aboard } from './aboard.tsx';
import { hall } from './loop-colours.ts';
import { arc, arch, chord, depthFor, middle, patch, put, radius, vault, wall } from './round.ts';
import { TideTable } from './table.tsx';

const { drawn } = measures.loop;
const { ink, yellow, red, white } = palette;
/** How far the hall goes on behind the cut. */
const far = 22;
const out = 0.42;

/** A station cut across, through an open door of the train that stands in it. */
export function Platform({ view }: { view: Measured }) {
	const p = depthFor(view.perMetre, 338, 332);
	return (
		<>
			<Layer name="Hall">
				<Hall p={p} />
			</Layer>
			<Layer name="Tide table">
				<TideTable p={p} />
			</Layer>
			<Layer name="Shell">
				<Skin p={p} />
			</Layer>
			<Layer name="Car and riders">
				<Aboard p={p} />
			</Layer>
			<Layer name="Rock and steel">
				<Mass p={p} />
			</Layer>
			<Layer name="Guard">
				<Guard p={p} />
			</Layer>
			<Layer name="Sizes and names">
				<Sizes view={view} p={p} />
			</Layer>
		</>
	);
}

/** A strip between two places, along the station. */
const strip = (p: Depth, [x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], d1 = 0, d2 = far) =>
	`M${put(p, x1, y1, d1)}L${put(p, x1, y1, d2)} ${put(p, x2, y2, d2)} ${put(p, x2, y2, d1)}Z`;
const line = (p: Depth, ...points: readonly (readonly [number, number, number])[]) =>
	`M${points.map(([x, y, d]) => put(p, x, y, d).join(' ')).join('L')}`;

/** Vault, end wall, left wall and floor. */
function Hall({ p }: { p: Depth }) {
	const { left, right } = wall;
	const ribs = [1.2, 3.4, 6.2, 10, 15];
	const close = (d: number) => `L${put(p, left, 0, d)}L${put(p, right, 0, d)}Z`;
	return (
		<g stroke={ink}>
			<path d={arch(p, 0) + close(0)} fill={hall.roof} strokeWidth="0" />
			<path d={`${arch(p, 0)}${arch(p, far, 0, 'L', true)}Z`} fill={hall.roof} strokeWidth="0" />
			<path d={strip(p, [left + 0.5, 3.7], [left + 0.95, 4.1], 0.3)} fill={white} strokeWidth="2" />
			{ribs.map((d) => (
				<path key={d} d={`${arch(p, d)}${arch(p, d, 0.22, 'L', true)}Z`} fill={hall.rib} strokeWidth={n(2.6 - d * 0.09)} />
			))}
			<path d={arch(p, far) + close(far)} fill={cloth.foam.light} strokeWidth="1.6" />
			<path d={strip(p, [left, 0], [left, vault.spring])} fill={hall.wall} strokeWidth="2" />
			<path d={strip(p, [left, 0], [left, 0.96])} fill={hall.dado} strokeWidth="1.6" />
			<path d={strip(p, [left, 0.96], [left, 1.16])} fill={yellow} strokeWidth="1.6" />
			<path d={[1.6, 2.05].map((y) => line(p, [left, y, 0], [left, y, far])).join('')} stroke={hall.dado} strokeWidth="1.4" />
			<path d={strip(p, [left, 0], [middle.x, 0])} fill={hall.floor} strokeWidth="2" />
			<path
				d={
					[-4, -3.2, -2.4, -1.6].map((x) => line(p, [x, 0, 0], [x, 0, far])).join('') +
					[0.8, 1.7, 2.8, 4.2, 6, 8.5, 12].map((d) => line(p, [left, 0, d], [-0.8, 0, d])).join('')
				}
				stroke={hall.joint}
				strokeWidth="1.6"
			/>
			<path d={line(p, [left, 0, 0], [left, 0, far])} strokeWidth="2" />
			<path d={strip(p, [-0.62, 0], [-0.42, 0])} fill={yellow} strokeWidth="1.6" />
			<path d={strip(p, [-0.42, 0], [0.3, 0])} fill={cloth.white.dark} strokeWidth="1.6" />
		</g>
	);
}

/** The tube beyond the cut: lengths of steel, glass and doors, bolted at flanges. */
function Skin({ p }: { p: Depth }) {
	const r = radius.tube;
	const foot = 180 + 35.4;
	const lengths: readonly (readonly [number, number, boolean])[] = [
		[13.4, 16, false],
		[10.6, 13, true],
		[7, 10.2, false],
		[4.9, 6.6, true],
		[0.9, 4.5, false],
	];
	return (
		<g stroke={ink} strokeWidth="2">
			<path d={patch(p, r, foot, 62, 0, far)} fill={cloth.grey.light} />
			<path d={patch(p, r, foot, 176, 0, far)} fill={cloth.grey.dark} strokeWidth="0" />
			<path d={patch(p, r, 100, 62, 0, far)} fill={cloth.foam.light} strokeWidth="0" />
			{lengths.map(([d1, d2, door]) => (
				<g key={d1} strokeWidth={n(2.2 - d1 * 0.07)}>
					<path d={patch(p, r, door ? foot : 200, door ? 135 : 128, d1, d2)} fill={door ? yellow : red} />
					{door ? (
						<path d={patch(p, r, foot, 150, d1 + 0.35, d2 - 0.35)} fill={hall.lit} />
					) : (
						<>
							<path d={patch(p, r, 188, 182, d1, d2)} fill={white} strokeWidth="0" />
							<path d={patch(p, r, 172, 145, d1 + 0.2, d2 - 0.2)} fill={hall.lit} />
						</>
					)}
					<path d={patch(p, r + 0.06, foot, 62, d1 - 0.4, d1 - 0.2)} fill={cloth.grey.light} />
				</g>
			))}
		</g>
	);
}

/** What is cut: the hull's plates round the vault, the platform's slab, the tube's skin. */
function Mass({ p }: { p: Depth }) {
	const { left, right } = wall;
	const low = -drawn.floor - out;
	const shell = `${arch(p, 0, -out)}L${put(p, left - out, low, 0)}L${put(p, right + out, low, 0)}Z`;
	const hole = `${arch(p, 0)}L${put(p, left, 0, 0)}L${put(p, 0, 0, 0)}${arc(p, radius.tube, 180 + 35.4, 360 - 2, 0, 'L')}L${put(p, right, vault.spring - 1.3, 0)}Z`;
	const door = 150;
	return (
		<g stroke={ink}>
			<path d={shell + hole} fill={hall.mass} fillRule="evenodd" strokeWidth="3" />
			<path
				d={`M${put(p, left, -0.18, 0)}L${put(p, -0.02, -0.18, 0)}L${put(p, 0, 0, 0)}L${put(p, left, 0, 0)}Z`}
				fill={ink}
				strokeWidth="1"
			/>
			<g fill="none" strokeLinecap="butt">
				<path d={arc(p, radius.tube - 0.035, -144.6, door, 0)} strokeWidth={n(p.k(0) * 0.1)} />
				<path d={arc(p, radius.tube - 0.035, -144.6, door, 0)} strokeWidth={n(p.k(0) * 0.04)} stroke={cloth.grey.light} />
			</g>
		</g>
	);
}

function Guard({ p }: { p: Depth }) {
	const [x, y] = put(p, -1.5, 0, 0);
	return (
		<Townsperson
			layer="Guard"
			upright="face"
			x={x}
			y={y}
			scale={p.k(0) / 100}
			who="rigger"
			wear={makeWear({ cut: 'uniform', top: cloth.navy, trim: cloth.red })}
			pose="talk"
		/>
	);
}

function Sizes({ view, p }: { view: Measured; p: Depth }) {
	const s = view.letters;
	const at = (x: number, y: number) => put(p, x, y, 0);
	const foot = -drawn.floor - out;
	const { x } = middle;
	return (
		<>
			<Dimension view={view} from={at(wall.left - out, 0)} to={at(wall.left - out, drawn.platform.height)} off={s * 1.4} />
			<Dimension view={view} from={at(0, foot)} to={at(wall.left, foot)} off={s * 3.2} />
			<Dimension view={view} from={at(x + radius.car, foot)} to={at(x - radius.car, foot)} off={s * 1.4} />
			<Dimension
				view={view}
				from={at(wall.right + out, middle.y + radius.tube)}
				to={at(wall.right + out, middle.y - radius.tube)}
				off={s * 1.4}
			/>
			<Leader view={view} to={at(x - chord(radius.tube, 2.1) + 0.12, 2.11)} from={at(-1.7, drawn.platform.height + out + 0.3)}>
				Doors
			</Leader>
			<Leader view={view} to={at(x + 1.24, middle.y + 1.24)} from={at(2.15, drawn.platform.height + 0.42)} side="right">
				{['Near', 'vacuum']}
			</Leader>
		</>
	);
}
