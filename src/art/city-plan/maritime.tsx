import { Cord } from '../kit/forms.tsx';
import { slips } from '../survey.ts';
import { colour, weight } from './city-plan-colours.ts';
import { lampNear, panes, streetLights } from './city-plan-lights.ts';
import { Dashes, Inner, Shade, usePanePaint } from './city-plan-parts.tsx';
import { lifts } from './plot.ts';
import { type Houses, RowPattern, Streets } from './row.tsx';

const { ink, white, yellow, red, foam, steel, slate, haze, mist, oxide, rust, ochre, blue, wood } = colour;

const houses: Houses = {
	w: { width: 58, height: 17, wall: slate, roof: oxide, ridge: 12, lights: yellow },
	s: { width: 40, height: 20, wall: haze, roof: steel, ridge: 10, lights: foam },
	t: { width: 26, height: 30, wall: rust, roof: mist, lights: yellow },
};

export function MaritimeRows() {
	const lit = { light: streetLights.quays, pane: panes.amber };
	return (
		<>
			<RowPattern id="shed" plan="w" {...lit} houses={houses} depth={38} />
			<RowPattern id="store" plan="ts" {...lit} houses={houses} depth={30} />
		</>
	);
}

/** The slips: harbour water between quay walls, open to the weather, and a tug hauled out in one. */
function Slips() {
	const [water, wall, edge] = [
		slips.map((s) => `M-545 ${-s.north}H${s.east}V${-s.south}H-545z`),
		slips.map((s) => `M-545 ${-s.north}H${s.east}v8H-545z`),
		slips.map((s) => `M-545 ${-s.north}H${s.east}V${-s.south}H-545`),
	];
	return (
		<>
			<path fill={colour.hull} stroke="none" d={water.join('')} />
			<path fill={slate} stroke="none" d={wall.join('')} />
			<Inner width={weight.form} d={edge.join('')} />
			<Dashes colour={yellow} width={2} dash="9 7" d={edge.join('')} />
			<g strokeWidth="2.6">
				<path fill={white} d="M-520 122v-15h17v15z" />
				<path fill={red} d="M-512 107v-12h8v12z" />
				<path fill={colour.green} d="M-540 120q30 6 58-4-4 18-12 20h-38q-6-8-8-16z" />
				<path fill={ochre} d="M-528-148q16 4 32 0-4 10-8 10h-18q-4-4-6-10z" />
			</g>
		</>
	);
}

/** A quay crane, which swings its hook out over the harbour. */
function Crane({ x, y }: { x: number; y: number }) {
	return (
		<g data-light={lampNear} transform={`translate(${x} ${y})`}>
			<Shade d="M-8 0L40 14 48 12 12 0z" />
			<Cord colour={yellow} width={3.4} d="M-10 0L-5-34M12 0L5-34M-8-14H9M0-38V-62L-46-56M0-62L20-40" />
			<path fill={yellow} strokeWidth="2.4" d="M-8-46H20V-34H-8z" />
			<Inner width={weight.fine} d="M-46-56V-26" />
			<path fill={red} strokeWidth="2.4" d="M-58-26H-34V-14H-58z" />
		</g>
	);
}

const stack = [
	[red, 0],
	[blue, 25],
	[ochre, 50],
	[mist, 75],
] as const;

/** Containers in stacks, as one line of thick dashes in four colours. */
function Boxes({ d, from = 0 }: { d: string; from?: number }) {
	return (
		<>
			<Dashes colour={ink} width={17} dash="24 1" from={1} d={d} />
			{stack.map(([hue, at]) => (
				<Dashes key={hue} colour={hue} width={13} dash="22 78" from={from - at} d={d} />
			))}
		</>
	);
}

/** What stands on the quays. */
export function MaritimeRim() {
	return (
		<>
			<Slips />
			<Dashes colour={slate} width={9} dash="2 5" d="M-452-230V190" />
			<Inner width={weight.fine} d="M-456-230V190M-448-230V190" />
			<Streets
				lift={lifts.rim}
				rows={[
					['shed', [-500, 218]],
					['store', [-520, 164]],
					['shed', [-536, -200]],
					['store', [-470, -206]],
				]}
			/>
			<Boxes d="M-440-190h64M-440-174h50M-442 108h66M-440 92h48" />
			<Boxes d="M-442-206h50M-436 76h50" from={50} />
			<path fill={wood} strokeWidth="2.4" d="M-506 66h22v12h-22zM-500 54h22v12h-22z" />
			<Crane x={-522} y={-172} />
			<Crane x={-526} y={-62} />
			<Crane x={-524} y={88} />
		</>
	);
}

/** The sheds behind the quays. */
export function MaritimeLow() {
	return (
		<Streets
			lift={lifts.low}
			rows={[
				['store', [-416, 214]],
				['shed', [-422, 132]],
				['shed', [-424, 62]],
				['shed', [-424, -8]],
				['shed', [-414, -132]],
			]}
		/>
	);
}

/** The Weigh House, since whatever comes aboard has to be held up by something; with a piano on its plate. */
export function MaritimeMid() {
	return (
		<g data-light={lampNear} transform="translate(-306 -6)">
			<Shade d="M0 0l16 8h60l14-30-30-8z" />
			<path fill={ochre} d="M0 0V-22H60V0z" />
			<path fill={rust} d="M0-22L6-44H66L60-22z" />
			<path fill={ochre} d="M20-22V-58H42V-22z" />
			<path fill={oxide} d="M16-56L31-74 46-56z" />
			<circle cx="31" cy="-44" r="8" fill={white} strokeWidth="2.4" />
			<Inner d="M31-49V-44L35-42" />
			<Dashes {...usePanePaint(colour.hull)} width={13} dash="11 9" d="M5-6.5H58" />
			<path fill={steel} strokeWidth="2.4" d="M4 12L-2 36H56L60 12z" />
			<path fill={ink} strokeWidth="2.4" d="M20 24V9H40V24z" />
			<path stroke={white} strokeWidth="3" d="M22 17H38" />
		</g>
	);
}
