import { lights, useNight } from '../kit/night.tsx';
import { colour } from './city-plan-colours.ts';
import { panes } from './city-plan-lights.ts';

/** Lamps afloat and over the quays: open boats, patrols, ferries, cranes, ships alongside, the mole. */
const posts =
	'M-780-166h0m-26 80h0m34 80h0m-30 82h0m196-572h0m-150 222h0m-14 430h0m224 370h0m1244-634h0m26 308h0m-26-572h0m-122 310h0m-384 610h0m-340-1134h0m-439 464h0m0 190h0m63-308h0m-4 110h0m2 150h0m-115-178h0';

/** By night: a lamp at each post in two steps of its light, and the beam from the end of the mole. */
export const Lamps = () =>
	useNight() && (
		<g data-light={lights.own} fill={colour.yellow} stroke={colour.yellow}>
			<g fill={panes.warm} fillOpacity=".16" stroke="none">
				<path d="M-639-153L-860-370V-230z" />
				<path d="M-639-153L-860-334V-266z" />
			</g>
			<g stroke={colour.orange} strokeOpacity=".24">
				<path strokeWidth="54" d={posts} />
				<path strokeWidth="28" d={posts} />
			</g>
			<path strokeWidth="9" d={posts} />
		</g>
	);
