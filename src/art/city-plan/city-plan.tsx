import { midnight } from '../../model/colours.ts';
import type { Picture } from '../picture.ts';
import { ArtsLow, ArtsMid, ArtsRim, ArtsRows } from './arts.tsx';
import { Boats, Freighter } from './boats.tsx';
import { Central, Setts } from './central.tsx';
import { colour, weight } from './city-plan-colours.ts';
import { Lamps } from './city-plan-lamps.tsx';
import { moonlight } from './city-plan-lights.ts';
import { Loop } from './city-plan-loop.tsx';
import { Crowd, Figures } from './city-plan-people.tsx';
import { Crests, Sea } from './city-plan-sea.tsx';
import { ashore } from './folk.ts';
import { Gardens, GardensLow, GardensMid } from './gardens.tsx';
import { HullSide, Steps, Strips } from './hull.tsx';
import { Innovation, InnovationHigh, InnovationLow, InnovationMid, InnovationRows } from './innovation.tsx';
import { MaritimeLow, MaritimeMid, MaritimeRim, MaritimeRows } from './maritime.tsx';
import { Mole } from './mole.tsx';
import { extent } from './plot.ts';
import { ResidentialLow, ResidentialMid, ResidentialRows } from './residential.tsx';

const { width, height } = extent;

/** The city from above, and from the south: a chart for its outline, a drawing for what stands on it. */
function Drawing() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
			<defs>
				<Setts />
				<Crests />
				<Figures />
				<ResidentialRows />
				<MaritimeRows />
				<InnovationRows />
				<ArtsRows />
				<clipPath id="city-plan-shaft">
					<circle r="57" />
				</clipPath>
				<clipPath id="city-plan-well">
					<ellipse rx="60" ry="46" />
				</clipPath>
			</defs>
			<g
				transform={`translate(${-extent.west} ${extent.north})`}
				stroke={colour.ink}
				strokeWidth={weight.form}
				strokeLinejoin="round"
				strokeLinecap="round"
			>
				<Sea />
				<HullSide />
				<Steps level="rim" />
				<Strips level="rim" />
				<ArtsRim />
				<Innovation />
				<MaritimeRim />
				<Gardens />
				<Steps level="low" />
				<Strips level="low" />
				<ArtsLow />
				<InnovationLow />
				<MaritimeLow />
				<GardensLow />
				<ResidentialLow />
				<Steps level="mid" />
				<InnovationMid />
				<ArtsMid />
				<MaritimeMid />
				<GardensMid />
				<ResidentialMid />
				<Steps level="high" />
				<Lamps />
				<Mole />
				<Freighter />
				<Boats />
				<Loop />
				<Central />
				<InnovationHigh />
				<Crowd folk={ashore} />
			</g>
		</svg>
	);
}

/** The plan of the six districts and of the Loop's eleven stations. */
export const cityPlan: Picture = {
	width,
	height,
	alt: 'Lagan from above, with the weather side to the left: a round heap of terraces in six colours, tied to a ring of yellow buoys. Towers, a hall with six flags and an open amphitheatre stand in the middle; round them lie white workshops with masts and dishes, gardens about a round shaft, streets hung with washing, docks with cranes behind a mole, and a purple corner hung with bunting, with a ferry built into it. A red ring line with eleven stops runs through all but the middle.',
	Drawing,
	night: { light: moonlight, colours: { [colour.ink]: midnight.dark } },
};
