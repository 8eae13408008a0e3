import { measures } from '../../../content/measures.ts';
import { leaf, palette, slate, steel as steelTones } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { n } from '../../kit/forms.tsx';
import { Box, CutFace, type Grid, Way } from '../passage/fittings.tsx';
import { bare, skin, wide } from './plan-layout.ts';

/** The bare frame from above, and the gate at which the paint stops. */

const { berth } = measures;
const { frame } = berth.drawn;

export function Bare({ g }: { g: Grid }) {
	const { width, depth } = frame;
	const y = wide;
	return (
		<>
			<Box g={g} at={[bare - 0.36, y]} size={[width + 0.76, depth]} fill={steelTones.deep} line={0} />
			<Box g={g} at={[bare, y]} size={[width, depth]} fill={steel.shade} line={0} />
			<circle cx={g.x(bare + 1)} cy={g.y(y + 0.3)} r={n(g.k * 0.95)} fill={steel.pool} />
			<circle cx={g.x(bare + 1)} cy={g.y(y + 0.3)} r={n(g.k * 0.5)} fill={steel.spot} />
			<path
				d={[0.75, 1.5, 2.25, 3, 3.75].map((d) => `M${g.x(bare - 0.3)} ${g.y(y + d)}H${g.x(bare + width + 0.3)}`).join('')}
				stroke={steel.seam}
				strokeWidth="1.4"
			/>
			<Way
				g={g}
				points={[
					[bare - 0.36, y + 0.12],
					[bare + width + 0.4, y + 0.12],
				]}
				width={9}
			/>
			<Way
				g={g}
				points={[
					[bare - 0.36, y + 0.12],
					[bare + width + 0.4, y + 0.12],
				]}
				width={5}
				ink={steel.pipe}
			/>
			<Box g={g} at={[bare + 0.93, y + 0.05]} size={[0.14, 0.14]} fill={steel.brass} line={1.8} />
			{[0, width].map((x) => (
				<g key={x}>
					<path d={`M${g.x(bare + x)} ${g.y(y + 0.3)}V${g.y(y + depth)}`} stroke={palette.ink} strokeWidth="1.4" strokeDasharray="9 6" />
					<Section g={g} x={bare + x} y={y} long={0.25} />
					<Section g={g} x={bare + x} y={y + depth - 0.22} long={0.22} />
				</g>
			))}
			<CutFace g={g} at={[bare - 0.36, y + depth]} size={[width + 0.76, skin]} />
			<circle cx={g.x(bare + 1)} cy={g.y(y + 0.3)} r={n(g.k * 0.1)} fill={steel.bulb} stroke={palette.ink} strokeWidth="1.8" />
			<path
				d={`M${g.x(bare + 0.9)} ${g.y(y + 0.3)}H${g.x(bare + 1.1)}M${g.x(bare + 1)} ${g.y(y + 0.2)}V${g.y(y + 0.4)}`}
				stroke={palette.ink}
				strokeWidth="1.2"
			/>
			<Boots g={g} x={bare + 0.36} y={y - 0.16} />
		</>
	);
}

/** A rib cut through: its web and two flanges. */
function Section({ g, x, y, long }: { g: Grid; x: number; y: number; long: number }) {
	return (
		<>
			<CutFace g={g} at={[x - 0.11, y]} size={[0.22, 0.05]} />
			<CutFace g={g} at={[x - 0.03, y]} size={[0.06, long]} />
			<CutFace g={g} at={[x - 0.11, y + long - 0.05]} size={[0.22, 0.05]} />
		</>
	);
}

/** Set neatly outside, wet. */
function Boots({ g, x, y }: { g: Grid; x: number; y: number }) {
	return (
		<g stroke={palette.ink} strokeWidth="1.6">
			<ellipse cx={g.x(x)} cy={g.y(y)} rx={n(g.k * 0.24)} ry={n(g.k * 0.19)} fill={slate.deep} stroke="none" />
			{[-0.07, 0.07].map((by) => (
				<g key={by} fill={leaf.deep}>
					<rect x={g.x(x + by - 0.05)} y={g.y(y + 0.15)} width={n(g.k * 0.1)} height={n(g.k * 0.28)} rx={n(g.k * 0.045)} />
					<circle cx={g.x(x + by)} cy={g.y(y - 0.07)} r={n(g.k * 0.045)} fill={palette.ink} />
				</g>
			))}
		</g>
	);
}

/** Where the paint stops. */
export function Gate({ g }: { g: Grid }) {
	const x = bare - 0.42;
	return (
		<>
			<CutFace g={g} at={[x - 0.46, wide]} size={[0.5, skin]} />
			<CutFace g={g} at={[x, wide]} size={[skin, frame.depth + skin]} />
			<Way
				g={g}
				points={[
					[x + 0.04, 0],
					[x + 0.04, wide],
				]}
				width={5}
				ink={steel.flange}
			/>
			<Way g={g} points={Array.from({ length: 21 }, (_, i) => [x + (i % 2 ? 0.09 : -0.01), (wide * i) / 20])} width={1.8} />
		</>
	);
}
