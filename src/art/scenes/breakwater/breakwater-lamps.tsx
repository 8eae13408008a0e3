import { brass, canvas, mauve, palette, water } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { lights, useNight } from '../../kit/night.tsx';

const { ink, yellow } = palette;
/** The mole's light, and whatever else the fog has made yellow. */
export const straw = canvas.pale;

/** The lights that the city shows through it, or may. */
export function CityLights() {
	if (!useNight()) return null;
	return (
		<path
			d="M60 140h7M84 176h7M60 210h7M128 160h7M108 196h7M128 236h7M160 214h7M182 250h7M212 176h7M226 214h7M208 250h7M250 256h7M268 292h7M296 232h7M340 300h7M312 326h7M20 230h7M20 290h7M52 270h7M90 250h7M146 288h7M190 300h7M230 330h7"
			fill="none"
			stroke={straw}
			strokeWidth="9"
			opacity=".26"
			data-light={lights.own}
		/>
	);
}

/** The station's searchlight. It goes from one boat to the next, and begins again. */
export function Searchlight() {
	return (
		<ByNight fill={water.pale}>
			<path d="M862 96L268 470Q400 540 586 500Z" fillOpacity=".15" />
			<path d="M862 96L338 480Q420 510 528 492Z" fillOpacity=".17" />
			<ellipse cx="430" cy="494" rx="170" ry="30" fillOpacity=".16" />
			<Halo x={862} y={96} steps="36 .25, 20 .5" />
			<circle cx="862" cy="96" r="10" />
		</ByNight>
	);
}

/** Where the hand lamp stands: on the edge of the landing, at the officer's foot. */
const hand = { x: 893, y: 512 };

/** Its light in the fog and on the steps. */
export function HandGlow() {
	return (
		<ByNight fill={brass.light}>
			<Halo {...hand} steps="225 0.1, 150 0.14, 90 0.24" />
		</ByNight>
	);
}

/** The lamp itself, and what of it lies on the water. */
export function HandLamp() {
	return (
		<ByNight transform={`translate(${hand.x} ${hand.y})`}>
			<circle r="34" fill={brass.light} fillOpacity=".45" />
			<Line d="M-10-16C-12-40 12-40 10-16" width={4} />
			<path d="M-12-14H12V-8H9L12 14H15V26H-15V14H-12L-9-8H-12Z" fill={mauve.dark} stroke={ink} strokeWidth="6" />
			<path d="M-8-6H8L11 14H-11Z" fill={canvas.pale} stroke={ink} strokeWidth="4" />
			<path d="M-4 12Q-6 2 0-4 6 2 4 12Z" fill={yellow} />
			<Line d="M-10 4H10" width={2} />
		</ByNight>
	);
}

/** What else is out: one lantern among those who wait, and the patrol's masthead. */
export function WaitingLights() {
	return (
		<>
			<ByNight fill={water.pale}>
				<Halo x={716} y={328} steps="26 0.18, 13 0.35, 5 1" />
			</ByNight>
			<ByNight fill={brass.light}>
				<Halo x={94} y={462} steps="40 0.16, 20 0.3, 6 1" />
			</ByNight>
		</>
	);
}

/** The hand lamp on the water, under the landing and out between the floats. */
export function Reflections() {
	return (
		<ByNight fill="none" strokeLinecap="round">
			<path d="M872 628h70M890 646h40M866 664h84M896 684h56M874 706h40M900 728h50" stroke={brass.light} strokeWidth="5" opacity=".55" />
			<path d="M414 470h64M424 480h48M408 492h70M430 506h34M404 522h60M424 540h44" stroke={straw} strokeWidth="4" opacity=".6" />
		</ByNight>
	);
}
