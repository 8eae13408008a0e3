import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Box, CutFace, type Grid, gridOf, paint, Way } from '../passage/fittings.tsx';
import { Bare, Gate } from './plan-bare.tsx';
import { Finished } from './plan-finished.tsx';
import { bare, left, skin, wide } from './plan-layout.ts';

const { berth } = measures;
const { finished, frame } = berth.drawn;

/** A finished berth and a bare one at the same passage, with the gate between them, from above. */
export function Plan({ view }: { view: Measured }) {
	const g = gridOf(view.perMetre, 72, 548);
	return (
		<>
			<Layer name="Passage">
				<Passage g={g} />
			</Layer>
			<Layer name="Finished berth">
				<Finished g={g} />
			</Layer>
			<Layer name="Bare berth">
				<Bare g={g} />
			</Layer>
			<Layer name="Gate">
				<Gate g={g} />
			</Layer>
			<Layer name="Sizes and names">
				<Sizes view={view} g={g} />
			</Layer>
			<Layer name="Names">
				<Names view={view} g={g} />
			</Layer>
		</>
	);
}

function Names({ view, g }: { view: Measured; g: Grid }) {
	const y = wide;
	const cream = { ...view, ground: paint.cream };
	const dark = { ...view, ground: steel.shade };
	const at = (x: number, up: number): Point => [g.x(x), g.y(up)];
	return (
		<>
			<Leader view={cream} to={at(0.55, y + 1.9)} from={at(1.1, y + 2.12)}>
				Bed
			</Leader>
			<Leader view={cream} to={at(1.2, y + finished.depth - 0.12)} from={at(1.3, y + 2.48)} side="right">
				Radiator
			</Leader>
			<Leader view={cream} to={at(0.15, y + 1.64)} from={at(1.1, y + 1.64)}>
				Shelf
			</Leader>
			<Leader view={cream} to={at(0.14, y + 0.52)} from={at(0.95, y + 0.9)}>
				Lamp
			</Leader>
			<Leader view={view} to={at(bare - 0.38, 0.5)} from={at(bare - 0.1, -0.48)}>
				Wire gate
			</Leader>
			<Leader view={dark} colour={palette.white} to={at(bare + 1, y + 0.3)} from={at(bare + 0.72, y + 1.9)} side="right">
				Bulb
			</Leader>
			<Leader view={dark} colour={palette.white} to={at(bare + 1.05, y + 0.12)} from={at(bare + 1.3, y + 1.5)} side="right">
				Tap
			</Leader>
			<Leader view={dark} colour={palette.white} to={at(bare + 0.02, y + frame.depth - 0.12)} from={at(bare + 0.4, y + frame.depth - 0.5)}>
				Rib
			</Leader>
			<Leader view={view} to={at(bare - 0.2, y + frame.depth + 0.05)} from={at(bare - 0.9, y + frame.depth + 0.55)}>
				Shell
			</Leader>
		</>
	);
}

function Passage({ g }: { g: Grid }) {
	return (
		<>
			<Box g={g} at={[left, 0]} size={[bare - 0.3 - left, wide]} fill={paint.floor} line={0} />
			<Box g={g} at={[bare - 0.4, 0]} size={[frame.width + 0.8, wide]} fill={steel.floor} line={0} />
			<CutFace g={g} at={[left, -skin]} size={[bare + frame.width + 0.4 - left, skin]} />
			<Way
				g={g}
				points={[
					[0.15, wide - 0.07],
					[1.9, wide - 0.07],
				]}
				width={5}
			/>
			<Way
				g={g}
				points={[
					[0.15, wide - 0.07],
					[1.9, wide - 0.07],
				]}
				width={2.4}
				ink={paint.rope}
			/>
		</>
	);
}

function Sizes({ view, g }: { view: Measured; g: Grid }) {
	const top = wide + finished.depth;
	const end = wide + frame.depth;
	return (
		<>
			<Dimension view={view} from={[g.x(0), g.y(top)]} to={[g.x(finished.width), g.y(top)]} off={n(g.k * 0.36)} />
			<Dimension view={view} from={[g.x(0), g.y(wide)]} to={[g.x(0), g.y(top)]} off={n(g.k * 0.44)} />
			<Dimension view={view} from={[g.x(left), g.y(0)]} to={[g.x(left), g.y(wide)]} off={n(g.k * 0.32)} />
			<Dimension view={view} from={[g.x(bare), g.y(end)]} to={[g.x(bare + frame.width), g.y(end)]} off={n(g.k * 0.36)} />
			<Dimension view={view} from={[g.x(bare + frame.width), g.y(end)]} to={[g.x(bare + frame.width), g.y(wide)]} off={n(g.k * 0.62)} />
		</>
	);
}
