import { measures } from '../../../content/measures.ts';
import { canvas, copper, leaf, palette, slate } from '../../../model/colours.ts';
import { Bulb } from '../../bare-berth/bulb.tsx';
import { room } from '../../bare-berth/lens.ts';
import { steel } from '../../bare-berth/steel.ts';
import { SmallTap } from '../../bare-berth/tap.tsx';
import { folk } from '../../kit/folk/folk.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import { Standing } from '../../kit/measuring/view.tsx';
import type { Point } from '../../kit/shapes.ts';
import { CutFace, type Grid, gridOf, Way } from '../passage/fittings.tsx';
import { Dark, Girder, plate, Rib, side } from './frame.tsx';

const { berth, deck, person } = measures;
const { width, clear } = berth.drawn.frame;
const { handBreadth } = person.drawn;

/** Two bays of bare frame, seen from the passage. */
export function Bare({ view }: { view: Measured }) {
	const g = gridOf(view.perMetre, 94, 452);
	return (
		<>
			<Layer name="Dark behind">
				<Dark g={g} />
			</Layer>
			<Layer name="Girder">
				<Girder g={g} />
			</Layer>
			{[0, 1, 2].map((i) => (
				<Rib key={i} g={g} x={i * width} number={7 + i} />
			))}
			{[0, 1].map((i) => (
				<Bulb key={i} x={g.x((i + 0.5) * width)} y={g.y(room.bulb)} scale={g.k * 1.6} drop={0.2} halo={0.5} />
			))}
			<Layer name="Water">
				<Water g={g} />
			</Layer>
			<Layer name="Berth lived in">
				<Lived g={g} />
			</Layer>
			<Layer name="Cut edge">
				<CutFace g={g} at={[-side, -plate]} size={[2 * width + 2 * side, plate]} />
			</Layer>
			<Standing
				layer="Fitter"
				view={view}
				at={[g.x(width * 0.42), g.y(0.02)]}
				who={folk.fitter}
				wear={makeWear({ cut: 'dungarees', top: cloth.sand, legs: cloth.blue })}
				pose="write"
				held={<Slip />}
			/>
			<Layer name="Sizes and names">
				<Sizes view={view} g={g} />
			</Layer>
		</>
	);
}

/** The sum that he was asked for. */
function Slip() {
	return (
		<g stroke={palette.ink} strokeWidth="1.4">
			<path d="M-8-4L14-10 20 8-2 14Z" fill={palette.white} />
			<path d="M-2-1L10-4M0 4L12 1" fill="none" strokeWidth="1" />
		</g>
	);
}

/** Somebody’s: a blanket on a line, clear of the floor by a hand, and wet boots before it. */
function Lived({ g }: { g: Grid }) {
	const [from, to] = [width + 0.2, width + 1.4];
	const low = g.y(handBreadth);
	const top = g.y(1.86);
	const folds = [0.18, 0.42, 0.7, 0.94];
	const at = (x: number) => g.x(from + x);
	return (
		<g stroke={palette.ink} strokeWidth="2.4">
			<path
				d={`M${g.x(width + 0.1)} ${g.y(1.92)}Q${g.x(width + 1)} ${g.y(1.82)} ${g.x(2 * width - 0.1)} ${g.y(1.92)}`}
				fill="none"
				strokeWidth="2"
			/>
			<path d={`M${g.x(from)} ${top}Q${g.x(from + 0.6)} ${n(top + 5)} ${g.x(to)} ${top}V${low}H${g.x(from)}Z`} fill={copper.mid} />
			<path
				d={folds.map((x) => `M${at(x)} ${n(top + 3)}L${at(x - 0.03)} ${low}H${at(x + 0.07)}Z`).join('')}
				fill={copper.dark}
				stroke="none"
			/>
			<path
				d={`M${g.x(from)} ${g.y(0.42)}H${g.x(to)}M${g.x(from)} ${g.y(0.36)}H${g.x(to)}`}
				stroke={canvas.light}
				strokeLinecap="butt"
				strokeWidth="3"
			/>
			<path d={`M${g.x(from)} ${top}V${low}H${g.x(to)}V${top}`} fill="none" />
			<ellipse cx={g.x(width + 1.68)} cy={g.y(0)} rx={n(g.k * 0.26)} ry="4" fill={slate.dark} strokeWidth="0" />
			{[0, 0.17].map((x) => (
				<path
					key={x}
					d={`M${g.x(width + 1.54 + x)} ${g.y(0.34)}H${g.x(width + 1.66 + x)}V${g.y(0.12)}C${g.x(width + 1.7 + x)} ${g.y(0.1)} ${g.x(width + 1.72 + x)} ${g.y(0.06)} ${g.x(width + 1.71 + x)} ${g.y(0.02)}H${g.x(width + 1.54 + x)}Z`}
					fill={leaf.deep}
				/>
			))}
		</g>
	);
}

/** One pipe for the block, with a tap at every berth; square handles, as for washing. */
function Water({ g }: { g: Grid }) {
	const y = room.pipe;
	return (
		<>
			<Way
				g={g}
				points={[
					[-side, y],
					[2 * width + side, y],
				]}
				width={n(g.k * 0.09 + 4)}
			/>
			<Way
				g={g}
				points={[
					[-side, y],
					[2 * width + side, y],
				]}
				width={n(g.k * 0.09)}
				ink={steel.pipeDark}
			/>
			<Way
				g={g}
				points={[
					[-side, y + 0.015],
					[2 * width + side, y + 0.015],
				]}
				width={n(g.k * 0.05)}
				ink={steel.pipe}
			/>
			<SmallTap x={g.x(width * 0.78)} y={g.y(y)} scale={g.k} line={2} water={0} />
		</>
	);
}

function Sizes({ view, g }: { view: Measured; g: Grid }) {
	const at = (x: number, y: number): Point => [g.x(x), g.y(y)];
	const right = 2 * width + side;
	return (
		<>
			<Dimension view={view} from={at(-side, 0)} to={at(-side, clear)} off={n(g.k * 0.34)} />
			<Dimension view={view} from={at(0, 0)} to={at(width, 0)} off={n(-g.k * 0.36)} />
			<Leader view={view} to={at(width + 0.8, 0.05)} from={at(width + 0.92, -0.4)} side="right">
				0.10 clear
			</Leader>
			<Dimension view={view} from={at(right, deck.height)} to={at(right, 0)} off={n(g.k * 0.34)} />
		</>
	);
}
