import { measures } from '../../../content/measures.ts';
import { canvas, copper, leather, palette, steel, wood } from '../../../model/colours.ts';
import type { Pose } from '../../kit/body/rig.tsx';
import { changed } from '../../kit/folk/folk.ts';
import { folkPoses } from '../../kit/folk/poses.ts';
import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader, type Measured } from '../../kit/measuring/measuring.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { type Depth, depthOf } from './depth.ts';
import { paint } from './plot.tsx';

const { lift, person } = measures;
const { bench, car, place } = lift.drawn;
const half = car.width / 2;
const { depth, height } = car;
const { shoulder } = person.drawn;
const gate = { half: car.gate / 2, height: 2.05 };
const eyeHeight = 1.42;

/** A car from its back bench: at the cut to scale, and in front of us the gate. */
export function Car({ view }: { view: Measured }) {
	const top = 60;
	const p = depthOf({
		k: view.perMetre,
		eye: [336, n(top + (height - eyeHeight) * view.perMetre)],
		height: eyeHeight,
		far: 2.5,
	});
	return (
		<>
			<Layer name="Walls">
				<Walls p={p} />
			</Layer>
			<Layer name="Beyond the gate">
				<Beyond p={p} />
			</Layer>
			<Layer name="Gate">
				<Gate p={p} />
			</Layer>
			<Layer name="Fittings">
				<Fittings p={p} />
			</Layer>
			<Layer name="Bench">
				<Bench p={p} side={-1} from={0} to={bench.far} />
				<Bench p={p} side={1} from={0} to={bench.near} />
			</Layer>
			<Layer name="People">
				<People p={p} />
			</Layer>
			<Layer name="Shell">
				<Shell p={p} />
			</Layer>
			<Layer name="Sizes and names">
				<Sizes view={view} p={p} />
			</Layer>
		</>
	);
}

/** Brown to the shoulder, cream above; the lamp's light falls on the wall before us. */
function Walls({ p }: { p: Depth }) {
	const { face, line } = p;
	const sides = [-half, half];
	return (
		<g stroke={palette.ink} strokeWidth="2">
			<path d={face([-half, 0, 0], [half, 0, 0], [half, 0, depth], [-half, 0, depth])} fill={leather.light} />
			<path
				d={
					[0.3, 0.6, 0.9, 1.2, 1.5].map((d) => line([-half, 0, d], [half, 0, d])).join('') +
					[-0.66, -0.22, 0.22, 0.66].map((x) => line([x, 0, 0], [x, 0, depth])).join('')
				}
				stroke={wood.deep}
				strokeWidth="1.6"
			/>
			<path d={face([-0.45, 0, 0.3], [0.5, 0, 0.3], [0.4, 0, 1.6], [-0.4, 0, 1.6])} fill={wood.mid} fillOpacity=".6" stroke="none" />
			<path d={face([-half, height, 0], [half, height, 0], [half, height, depth], [-half, height, depth])} fill={paint.creamShade} />
			{sides.map((x) => (
				<g key={x}>
					<path d={face([x, 0, 0], [x, 0, depth], [x, shoulder, depth], [x, shoulder, 0])} fill={x < 0 ? copper.dark : paint.brownShade} />
					<path
						d={face([x, shoulder, 0], [x, shoulder, depth], [x, height, depth], [x, height, 0])}
						fill={x < 0 ? canvas.light : canvas.mid}
					/>
					<path d={line([x, 0, 0.62], [x, height, 0.62]) + line([x, 0, 1.26], [x, height, 1.26])} strokeWidth="1.4" strokeOpacity=".55" />
				</g>
			))}
			<path d={face([-half, 0, depth], [half, 0, depth], [half, shoulder, depth], [-half, shoulder, depth])} fill={paint.brown} />
			<path d={face([-half, shoulder, depth], [half, shoulder, depth], [half, height, depth], [-half, height, depth])} fill={paint.cream} />
		</g>
	);
}

/** Through the gate: the shaft's wall, a floor's edge that they hang below, and what is painted on it. */
function Beyond({ p }: { p: Depth }) {
	const d = depth + 0.12;
	const g = gate.half + 0.01;
	const at = p.at(-0.05, 0.86, d);
	return (
		<>
			<path d={p.face([-g, 0, depth], [g, 0, depth], [g, gate.height, depth], [-g, gate.height, depth])} fill={paint.shaftLit} />
			<path d={p.face([-g, 0, depth], [g, 0, depth], [g, 0.3, depth], [-g, 0.3, depth])} fill={paint.shaft} />
			<path
				d={p.face([-g, 1.5, depth], [g, 1.5, depth], [g, 1.72, depth], [-g, 1.72, depth])}
				fill={palette.yellow}
				stroke={palette.ink}
				strokeWidth="2"
			/>
			<path d={p.face([-g, 1.72, depth], [g, 1.72, depth], [g, gate.height, depth], [-g, gate.height, depth])} fill={steel.mid} />
			<Words at={at} size={n(p.k(d) * 0.44)} align="middle" weight={1.7} colour={paint.cream}>
				26
			</Words>
		</>
	);
}

/** Brass lattice, shut: seven uprights and two courses of crossed bars on pins. */
function Gate({ p }: { p: Depth }) {
	const g = gate.half;
	const count = 6;
	const step = (g * 2) / count;
	const up = Array.from({ length: count + 1 }, (_, i) => -g + i * step);
	const low = 0.06;
	const rows = 5;
	const tall = (gate.height - low) / rows;
	const cross = Array.from({ length: rows }, (_, r) =>
		up.slice(0, -1).map((x, i) => {
			const [a, b] = (i + r) % 2 ? [r, r + 1] : [r + 1, r];
			return p.line([x, low + a * tall, depth], [x + step, low + b * tall, depth]);
		}),
	).flat();
	const frame = (w: number, h: number) => p.line([-w, 0, depth], [-w, h, depth], [w, h, depth], [w, 0, depth]);
	const bars = up.map((x) => p.line([x, 0.02, depth], [x, gate.height, depth])).join('');
	return (
		<g fill="none" strokeLinecap="butt">
			<path d={bars + cross.join('')} stroke={palette.ink} strokeWidth="6" />
			<path d={cross.join('')} stroke={paint.brassShade} strokeWidth="3" />
			<path d={bars} stroke={paint.brass} strokeWidth="3" />
			<path d={frame(g + 0.04, gate.height + 0.04)} stroke={palette.ink} strokeWidth="12" strokeLinejoin="miter" />
			<path d={frame(g + 0.04, gate.height + 0.04)} stroke={paint.brownShade} strokeWidth="7.6" strokeLinejoin="miter" />
			<path d={p.line([-g, 0.02, depth], [g, 0.02, depth])} stroke={paint.brass} strokeWidth="4" />
		</g>
	);
}

/** The lamp, the plate of how many, the fare, and the lever on its stand. */
function Fittings({ p }: { p: Depth }) {
	const [lx, ly] = p.at(0, height, 0.95);
	const r = n(p.k(0.95) * 0.11);
	const lever = p.at(0.46, 0.94, 1.34);
	const foot = p.at(0.46, 0, 1.34);
	const m = (metres: number) => n(metres * p.k(1.34));
	const plateAt = p.at(-0.8, 1.72, depth);
	return (
		<g stroke={palette.ink} strokeWidth="2">
			<g stroke="none" fill={paint.tea}>
				<circle cx={lx} cy={ly + r + 6} r={r * 3.4} fillOpacity=".3" />
				<circle cx={lx} cy={ly + r + 6} r={r * 2} fillOpacity=".5" />
			</g>
			<path d={`M${lx - r} ${ly + 6}v-8h${r * 2}v8z`} fill={paint.steelShade} />
			<circle cx={lx} cy={n(ly + r + 4)} r={r} fill={paint.glass} />
			<path
				d={`M${lx} ${ly + 4}v${r * 2}M${lx - r} ${n(ly + r + 4)}q${r} ${n(r * 0.7)} ${r * 2} 0M${n(lx - r * 0.6)} ${ly + 8}q${n(-r * 0.4)} ${r} ${n(r * 0.2)} ${n(r * 1.7)}M${n(lx + r * 0.6)} ${ly + 8}q${n(r * 0.4)} ${r} ${n(-r * 0.2)} ${n(r * 1.7)}`}
				fill="none"
				strokeWidth="1.6"
			/>
			<path d={p.face([-0.97, 1.62, depth], [-0.63, 1.62, depth], [-0.63, 1.92, depth], [-0.97, 1.92, depth])} fill={paint.brass} />
			<Words at={plateAt} size={n(p.k(depth) * 0.13)} align="middle" weight={1.8} colour={palette.ink}>
				{`${lift.holds}`}
			</Words>
			<path
				d={`M${n(foot[0] - m(0.1))} ${foot[1]}H${n(foot[0] + m(0.1))}L${n(lever[0] + m(0.05))} ${n(lever[1] + m(0.14))}H${n(lever[0] - m(0.05))}Z`}
				fill={paint.steelShade}
			/>
			<path d={`M${n(lever[0] - m(0.17))} ${n(lever[1] + m(0.16))}a${m(0.17)} ${m(0.17)} 0 0 1 ${m(0.34)} 0z`} fill={paint.brass} />
			<path d={`M${lever[0]} ${n(lever[1] + m(0.12))}L${n(lever[0] + m(0.02))} ${n(lever[1] - m(0.12))}`} strokeWidth={m(0.05)} />
			<path
				d={`M${lever[0]} ${n(lever[1] + m(0.12))}L${n(lever[0] + m(0.02))} ${n(lever[1] - m(0.12))}`}
				strokeWidth={m(0.025)}
				stroke={paint.brass}
			/>
		</g>
	);
}

/** Ash slats on brackets along a wall. */
function Bench({ p, side, from, to }: { p: Depth; side: 1 | -1; from: number; to: number }) {
	const { face, line } = p;
	const { height: h } = place;
	const [out, wall] = [side * (half - place.depth), side * half];
	return (
		<g stroke={palette.ink} strokeWidth="2">
			<path d={face([wall, 0, from], [wall, 0, to], [wall, h, to], [wall, h, from])} fill={leather.mid} stroke="none" />
			<path d={face([wall, h, from], [out, h, from], [out, h, to], [wall, h, to])} fill={paint.ash} />
			<path d={[0.09, 0.18, 0.27].map((w) => line([wall - side * w, h, from], [wall - side * w, h, to])).join('')} strokeWidth="1.4" />
			<path d={face([out, h, from], [out, h, to], [out, h - 0.07, to], [out, h - 0.07, from])} fill={paint.ashShade} />
			<path d={face([wall, h, to], [out, h, to], [out, h - 0.07, to], [wall, h - 0.07, to])} fill={paint.ashShade} />
			{[from + 0.12, to - 0.12].map((d) => (
				<path key={d} d={line([out - side * 0.03, h - 0.07, d], [out - side * 0.03, 0, d])} strokeWidth="5" />
			))}
		</g>
	);
}

const attendant = changed('gran', { cap: 'watch-cap' });

/** She has the lever in one hand and the cup of her thermos in the other. */
const drives = {
	...folkPoses.sit,
	far: { to: [44, -88], elbow: [28, -70], over: true, hand: 'grip', level: -20 },
	near: { to: [20, -74], elbow: [-16, -72], hand: 'grip', level: -8, grip: [28, -76] },
} as const satisfies Pose;

function People({ p }: { p: Depth }) {
	const someone = (x: number, d: number) => {
		const [px, py] = p.at(x, 0, d);
		return { x: px, y: py, scale: Math.round(p.k(d)) / 100 };
	};
	const stool = someone(0.94, 1.3);
	const s = stool.scale * 100;
	const m = (metres: number) => n(metres * s);
	return (
		<>
			<g stroke={palette.ink} strokeWidth="2.4" transform={`translate(${stool.x} ${stool.y})`}>
				<path
					d={`M${m(-0.14)} 0L${m(-0.08)} ${m(-0.42)}M${m(0.14)} 0L${m(0.08)} ${m(-0.42)}M${m(-0.12)} ${m(-0.14)}H${m(0.12)}`}
					strokeWidth="6"
				/>
				<path d={`M${m(-0.17)} ${m(-0.42)}h${m(0.34)}v${m(0.05)}h${m(-0.34)}z`} fill={paint.ash} />
			</g>
			<Townsperson
				layer="Attendant"
				upright="face"
				{...stool}
				who={attendant}
				wear={makeWear({ cut: 'jacket', top: { light: wood.mid, dark: leather.light } })}
				pose={drives}
				turn={-1}
				held={<path d="M-4-5H5L4 6H-3ZM5-3q5 0 3 5H4" fill={palette.white} stroke={palette.ink} strokeWidth="1.3" />}
			/>
			<Thermos p={p} />
			<Townsperson
				layer="Passenger"
				upright="face"
				{...someone(-0.86, 0.72)}
				who="tailor"
				wear={makeWear({ cut: 'suit', top: cloth.sea, trim: cloth.red })}
				pose="sit"
			/>
		</>
	);
}

function Thermos({ p }: { p: Depth }) {
	const [x, y] = p.at(0.62, 0, 0.9);
	const m = (metres: number) => n(metres * p.k(0.9));
	return (
		<g transform={`translate(${x} ${y})`} stroke={palette.ink} strokeWidth="2">
			<path d={`M${m(-0.055)} 0V${m(-0.24)}L${m(-0.03)} ${m(-0.29)}H${m(0.03)}L${m(0.055)} ${m(-0.24)}V0Z`} fill={palette.red} />
			<path d={`M${m(0.02)} 0V${m(-0.25)}L${m(0.055)} ${m(-0.24)}V0Z`} fill={cloth.red.dark} stroke="none" />
			<path d={`M${m(-0.055)} ${m(-0.16)}H${m(0.055)}M${m(-0.055)} ${m(-0.1)}H${m(0.055)}`} strokeWidth="2" stroke={paint.cream} />
			<path d={`M${m(-0.03)} ${m(-0.29)}H${m(0.03)}V${m(-0.34)}H${m(-0.03)}Z`} fill={paint.ash} />
		</g>
	);
}

/** The plates as they are cut, with the ribs that stiffen them, and what hangs the car. */
function Shell({ p }: { p: Depth }) {
	const t = 0.05;
	const [l, top] = p.at(-half - t, height + t, 0);
	const [r, low] = p.at(half + t, -t, 0);
	const [il, it] = p.at(-half, height, 0);
	const [ir, il2] = p.at(half, 0, 0);
	return (
		<>
			<path d={`M${l} ${top}H${r}V${low}H${l}ZM${il} ${it}V${il2}H${ir}V${it}Z`} fill={palette.ink} fillRule="evenodd" />
			<path d={`M${n((l + r) / 2)} ${top}V0`} stroke={palette.ink} strokeWidth="7" strokeDasharray="7 3" strokeLinecap="butt" />
			<path d={`M${n((l + r) / 2 - 60)} ${top}l20-22h80l20 22z`} fill={paint.steelShade} stroke={palette.ink} strokeWidth="2.4" />
		</>
	);
}

function Sizes({ view, p }: { view: Measured; p: Depth }) {
	const s = view.letters;
	const { at } = p;
	return (
		<>
			<Dimension view={view} from={at(-half, 0, 0)} to={at(-half, height, 0)} off={s * 1.9} />
			<Dimension view={view} from={at(half, 0, 0)} to={at(-half, 0, 0)} off={s * 2} />
			<Dimension view={view} from={at(half, shoulder, 0)} to={at(half, 0, 0)} off={s * 1.9} />
			<Leader view={view} to={at(-0.46, 1.99, depth)} from={at(-0.82, height + 0.14, 0)}>
				Gate
			</Leader>
			<Leader view={view} to={at(0.48, 1.03, 1.34)} from={at(0.76, height + 0.14, 0)}>
				Lever
			</Leader>
		</>
	);
}
