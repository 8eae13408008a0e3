import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Boats, DiveBoat, FarBoat } from './boats.tsx';
import { Diver, Fish, HullShadow, Lagan, Moorings, Seamount, Water, Waterline } from './deep.tsx';
import { Docks, LowerMass } from './docks.tsx';
import { CraneFrame, SunFrame } from './frames.tsx';
import { Hull } from './hull.tsx';
import { Condensation, FernHouse, Lung } from './lung.tsx';
import { MidMass, MidTown } from './mid.tsx';
import { line } from './parts.tsx';
import { FarTowers, HalyardTower, KeelHouse, Offices, RelayNine, UpperTerraces } from './upper.tsx';

const { ink, paper, yellow } = palette;

const width = 1600;
const height = 900;

/** Morning: a paper sky, and the sun still behind the city. */
function Sky() {
	return (
		<g stroke="none">
			<path fill={paper} d="M0 0H1600V470H0Z" />
			<circle cx="1000" cy="256" r="208" fill={yellow} />
		</g>
	);
}

/** Everything above the waterline, from the farthest to the nearest. */
function City() {
	return (
		<>
			<FarTowers />
			<SunFrame />
			<CraneFrame />
			<KeelHouse />
			<HalyardTower />
			<Offices />
			<RelayNine />
			<MidMass />
			<UpperTerraces />
			<MidTown />
			<LowerMass />
			<Lung />
		</>
	);
}

/** The city cut by the waterline: as much of it below as above. */
function Drawing() {
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
		>
			<defs>
				<Condensation />
				<pattern
					id="hero-shadow"
					width="8"
					height="8"
					patternUnits="userSpaceOnUse"
					patternTransform="rotate(45)"
				>
					<circle cx="4" cy="4" r="2" fill={ink} />
				</pattern>
				<clipPath id="hero-shaft">
					<path d="M860 352h22v342h-22Z" />
				</clipPath>
			</defs>
			<g stroke={ink} strokeWidth={line.plain} strokeLinejoin="round" strokeLinecap="round">
				<Sky />
				<FarBoat />
				<Water />
				<Seamount />
				<HullShadow />
				<Fish />
				<Lagan />
				<Moorings />
				<City />
				<Hull />
				<FernHouse />
				<Docks />
				<Boats />
				<DiveBoat />
				<Diver />
				<Waterline />
			</g>
		</svg>
	);
}

/** The landing page's picture. */
export const hero: Picture = {
	width,
	height,
	alt: 'Lagan, cut through at the waterline. Above it, towers, terraces, washing lines and glass domes stand over a ring of docks, with the flags of six factions; below it, as many decks again go down with lit windows, gardens and a train, and ropes fan out to a seamount where a diver works.',
	Drawing,
};
