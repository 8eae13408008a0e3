import { lights } from '../kit/night.tsx';
import { colour, weight } from './city-plan-colours.ts';
import { panes, streetLights } from './city-plan-lights.ts';
import { Dashes, Flag, Inner, Shade } from './city-plan-parts.tsx';
import { lifts } from './plot.ts';
import { type Houses, RowPattern, Streets } from './row.tsx';

const { white, yellow, red, foam, sea, mist, steel, night, haze, blue, orange } = colour;

const skylights = { colour: sea, dash: '4 5', share: 0.6 } as const;
const houses: Houses = {
	a: { width: 52, height: 20, wall: white, roof: white, lights: sea, bands: skylights },
	b: { width: 30, height: 32, wall: white, roof: foam, lights: blue },
	c: { width: 40, height: 14, wall: mist, roof: white, lights: sea },
};

export function InnovationRows() {
	const lit = { light: streetLights.offices, pane: panes.cool };
	return (
		<>
			<RowPattern id="office" plan="abc" {...lit} houses={houses} depth={34} />
			<RowPattern id="lab" plan="ac" {...lit} houses={houses} depth={34} turn={30} />
		</>
	);
}

/** A dish that listens upwards. */
const Dish = ({ x, y }: { x: number; y: number }) => (
	<g transform={`translate(${x} ${y})`}>
		<Shade d="M-6 0L30 12 40 4 8-4z" />
		<path fill="none" d="M0 0V-16M-8 0H8" />
		<path fill={white} d="M-18-32A21 21 0 0 0 12-12z" />
		<path fill={mist} strokeWidth="2.4" d="M-18-32A19 10 42 0 1 12-12 19 10 42 0 1-18-32z" />
		<Inner d="M-4-22L10-36" />
	</g>
);

/** A lattice mast with its lamp. */
const Mast = ({ x, y, size }: { x: number; y: number; size: number }) => (
	<g transform={`translate(${x} ${y})scale(${size})`}>
		<Inner d="M-9 0L0-60 9 0M-7-15H7M-5-30H5M-7-15L5-30M7-15L-5-30M-9 0L7-15M9 0L-7-15" />
		<path data-light={lights.own} fill="none" stroke={red} strokeWidth="7" d="M0-62h0" />
	</g>
);

/** Relay Nine: the coldest rooms in the city. */
const RelayNine = () => (
	<g transform="translate(252 -230)">
		<Shade d="M20 0L46 12H66L64-20 52-40z" />
		<path fill={night} d="M-26 0V-36H30V0z" />
		<path fill={steel} d="M-26-36V-62H30V-36z" />
		<Dashes light={lights.own} colour={yellow} width={6} dash="0 12" round d="M-18-27H28M-18-17H28M-18-8H0" />
	</g>
);

/** The Works' yard, where magnets are wound with new wire. */
function Yard() {
	const coils = 'M412-392a9 7 0 1 0 .1 0M438-374a9 7 0 1 0 .1 0M410-366a9 7 0 1 0 .1 0';
	return (
		<>
			<path fill={haze} strokeWidth="2.6" d="M384-396L416-412 478-366 446-338z" />
			<g fill="none">
				<path strokeWidth="12" d={coils} />
				<path stroke={orange} strokeWidth="7" d={coils} />
				<path strokeWidth="1.6" d={coils} />
			</g>
		</>
	);
}

/** Tanks of something cold, round and white. */
const Spheres = () => (
	<>
		<Shade d="M502-270l34 14 14-12-30-14zM512-226l34 14 6-12-22-14z" />
		<g strokeWidth="2.6">
			<circle cx="510" cy="-282" r="15" fill={white} />
			<circle cx="520" cy="-238" r="15" fill={white} />
		</g>
		<Shade d="M518-294a15 15 0 0 1-18 24q16-6 18-24zM528-250a15 15 0 0 1-18 24q16-6 18-24z" />
		<Inner d="M496-287h28M506-243h28" width={weight.fine} />
	</>
);

/** The test tank at the rim, with a model that is being towed. */
function Tank() {
	return (
		<>
			<path fill={sea} d="M164-496H282L294-468H164z" />
			<Shade d="M164-496H282l3 8H164z" />
			<path fill={red} strokeWidth="2" d="M200-484h34l10 4-10 5h-34z" />
			<path fill="none" stroke={foam} strokeWidth="2.4" d="M196-483l-20-4M196-476l-20 3" />
			<Inner d="M240-500V-464M247-500V-464" width={weight.fine} />
		</>
	);
}

export function Innovation() {
	return (
		<>
			<Tank />
			<Spheres />
			<Streets
				lift={lifts.rim}
				rows={[
					['office', [2, 466]],
					['lab', [318, 452], 30],
					['lab', [412, 386], 30],
				]}
			/>
		</>
	);
}

export function InnovationLow() {
	return (
		<>
			<Streets
				lift={lifts.low}
				rows={[
					['office', [-6, 396]],
					['office', [140, 394], 2],
					['office', [366, 232], 6],
					['office', [376, 132], -12],
				]}
			/>
			<Yard />
			<Dish x={316} y={-404} />
			<Dish x={350} y={-380} />
			<Mast x={120} y={-380} size={0.8} />
		</>
	);
}

export function InnovationMid() {
	return (
		<>
			<Streets
				lift={lifts.mid}
				rows={[
					['office', [-24, 240]],
					['office', [226, 118], 8],
				]}
			/>
			<Dish x={200} y={-262} />
			<Dish x={108} y={-270} />
			<RelayNine />
		</>
	);
}

/** What stands up before the Loop. */
export function InnovationHigh() {
	return (
		<>
			<Mast x={240} y={-274} size={1} />
			<Flag of="N" x={258} y={-276} staff={38} w={34} />
		</>
	);
}
