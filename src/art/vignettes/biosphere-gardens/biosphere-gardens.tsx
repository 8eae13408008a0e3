import { Lit } from '../../kit/lit.tsx';
import { makeVignette } from '../make-vignette.tsx';
import { Lantern, Pipe, Stand, Trough, Wheel, Wisps } from './biosphere-gardens-gear.tsx';
import { lanternLight, pipeLight, shaftNight, ventLight } from './biosphere-gardens-light.ts';
import { Breather, Hauler, Heaver, Neighbour, Sitter } from './biosphere-gardens-people.tsx';
import { LooseLeaves, PlantSymbols } from './plants.tsx';
import { Shaft } from './shaft.tsx';
import { Draught, Mist, Vents } from './vents.tsx';

function BiosphereGardens() {
	return (
		<>
			<PlantSymbols />
			<Shaft />
			<Vents>
				<Neighbour />
			</Vents>
			<Draught />
			<Mist />
			<LooseLeaves />
			<Lit light={pipeLight}>
				<Pipe />
			</Lit>
			<Wisps />
			<Lit light={lanternLight}>
				<Stand />
			</Lit>
			<Lantern />
			<Lit light={lanternLight}>
				<Wheel />
			</Lit>
			<Sitter />
			<Hauler />
			<Heaver />
			<Breather />
			<Lit light={ventLight}>
				<Trough />
			</Lit>
		</>
	);
}

export const vignetteBiosphereGardens = makeVignette(
	{
		alt: 'Five in the morning at the foot of the Lung. Two gardeners heave a red wheel as tall as a child round, and its chain draws up the yellow flaps of the vents; through them, across the street, somebody stands at her door. By a trough of basil an apprentice breathes in, eyes shut, as mist and leaves go up past the planted tiers, and an old man on the warm pipe keeps the time with a mug in his hand.',
		night: { light: shaftNight },
	},
	BiosphereGardens,
);
