import { canvas, copper, leather, velvet, water, wood } from '../../../model/colours.ts';
import type { Night } from '../../kit/night.tsx';
import { lights } from '../../kit/night.tsx';

/** Out of the lamp's reach: what the warm paint of the walls gives back. */
const bounce = lights.cellar;

/** Deck −33 by night: the one lamp carries half the room, and the sea has gone black. */
export const watchNight: Night = {
	light: bounce,
	colours: {
		// The walls: under the lamp, beside it, and where it does not come.
		[canvas.light]: leather.light,
		[canvas.dark]: leather.mid,
		[wood.dark]: velvet.dark,
		[copper.dark]: velvet.dark,
		[leather.mid]: leather.deep,
	},
};

/** The cage lamp, whose bulb is a warm one: it is the only thing here that they chose. */
export const cageLamp = lights.lamp;
/** The cage lamp at the far end of the bench. */
export const cageLampFar = lights.glow;
/** Its shadows: never cold, for the room is painted in red lead. */
export const cageShadow = lights.embers;
/** On a face that looks out, the sea takes the edge off them. */
export const faceShadow = lights.lantern;
/** Divers' lamps are blue-green by the time they reach the glass. */
export const torch = lights.screen;
/** The side that they do not reach. */
export const torchShade = lights.evening;
/** What is left of it along an edge. */
export const torchEdge = water.light;
/** The sea at that depth, when the day above has gone too. */
export const deepWater = lights.deepMoon;
/** What the room's lamp gives to somebody who looks in. */
export const portLight = lights.lamp;
/** His shadow side: the yellow of the suit goes to amber before it goes to black. */
export const suitShade = lights.dusk;
/** What hangs before the glass, in what the room lets out. */
export const strandLit = lights.lamp;
/** The second diver, and the tin, which is white and has to be seen. */
export const tinLit = lights.overcast;
/** Steel on the lamp's side, and on the other. */
export const steelLit = lights.flame;
