import { Cord } from '../kit/forms.tsx';
import { colour, weight } from './city-plan-colours.ts';
import { lampNear, panes, streetLights } from './city-plan-lights.ts';
import { Dashes, Shade, Washing } from './city-plan-parts.tsx';
import { lifts } from './plot.ts';
import { type Houses, RowPattern, Streets } from './row.tsx';

const { ink, white, yellow, foam, red, brick, rose, ochre, plaster, sand, rust, oxide, rope } = colour;

const houses: Houses = {
	a: { width: 26, height: 15, wall: plaster, roof: brick, ridge: 7, lights: yellow },
	b: { width: 22, height: 22, wall: rose, roof: sand, lights: foam },
	c: { width: 32, height: 17, wall: brick, roof: ochre, ridge: 8, lights: yellow },
	d: { width: 24, height: 27, wall: sand, roof: plaster, lights: foam },
	e: { width: 20, height: 20, wall: ochre, roof: rust, ridge: 9, lights: foam },
	f: { width: 36, height: 12, wall: oxide, roof: rose, lights: yellow },
};

export function ResidentialRows() {
	const row = { houses, depth: 28, light: streetLights.homes, pane: panes.warm };
	return (
		<>
			<RowPattern id="home" plan="acbaedfc" {...row} />
			<RowPattern id="street" plan="dcabf" {...row} />
			<RowPattern id="court" plan="eac" {...row} />
			<RowPattern id="west" plan="acbe" {...row} turn={40} />
			<RowPattern id="east" plan="eabc" {...row} turn={-40} />
		</>
	);
}

/** Bare frame that nobody lives in, with the plate that says for how many it was built. */
function Frame({ x, y }: { x: number; y: number }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<Shade d="M0 0l40 18h42l-8-44H42z" />
			<Cord colour={brick} width={3} d="M14-24V-72H58V-24M0 0V-48H44V0M0-24H44M22 0V-48M0-48L14-72M44-48L58-72M44-24L58-48M44 0L58-24" />
			<path fill={red} strokeWidth={weight.inner} d="M14-20h17v12H14z" />
			<path stroke={white} strokeWidth="2.4" d="M18-14h9" />
		</g>
	);
}

/** Stalls along the avenue, by their awnings. */
function Stalls({ d }: { d: string }) {
	return (
		<>
			<Dashes colour={ink} width={17} dash="39 11" d={d} />
			<Dashes light={lampNear} colour={white} width={13} dash="35 15" from={-2} d={d} />
			<Dashes light={lampNear} colour={red} width={13} dash="5 5 5 5 5 5 5 15" from={-2} d={d} />
		</>
	);
}

/** The rim and the terrace above it. */
export function ResidentialLow() {
	return (
		<>
			<Streets
				lift={lifts.rim}
				rows={[
					['west', [-494, -330], 40],
					['court', [-370, -436], 16],
					['street', [-262, -466], 6],
					['home', [-92, -486], 1],
					['court', [136, -486], -3],
					['street', [232, -478], -10],
					['east', [388, -428], -40],
				]}
			/>
			<Streets
				lift={lifts.low}
				rows={[
					['west', [-462, -236], 40],
					['court', [-342, -348], 24],
					['home', [-252, -414], 5],
					['street', [-18, -434], 0],
					['court', [136, -434], -3],
					['street', [228, -424], -12],
				]}
			/>
			<Frame x={-398} y={226} />
			<Cord colour={rope} d="M-536 226L-494 298" />
			<Frame x={396} y={318} />
			<Washing d="M-190 312q40 16 78 4M122 316q36 12 70-6" />
			<Stalls d="M-84 322H104" />
		</>
	);
}

/** The streets at the foot of the middle of the city. */
export function ResidentialMid() {
	return (
		<>
			<Streets
				lift={lifts.mid}
				rows={[
					['court', [-294, -190], -8],
					['home', [-196, -196]],
					['street', [40, -198]],
					['court', [200, -204], 4],
					['street', [-262, -256], 6],
					['court', [-104, -270], 1],
					['home', [0, -272]],
					['court', [236, -256], -10],
				]}
			/>
			<Washing d="M-232 166q30 12 62 2M8 170q30 12 56 0M140 168q30 12 60 2M-192 238q36 10 70 6" />
		</>
	);
}
