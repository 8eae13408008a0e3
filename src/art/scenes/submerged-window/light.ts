import type { Night } from '../../kit/night.tsx';

/** Out of the lamp's reach: what the warm paint of the walls gives back. */
const bounce = '#57444a';

/** Deck −33 by night: the one lamp carries half the room, and the sea has gone black. */
export const watchNight: Night = {
	light: bounce,
	colours: {
		// The walls: under the lamp, beside it, and where it does not come.
		'#e8d5a9': '#76553a',
		'#bfa674': '#4b3530',
		'#94602f': '#2b2029',
		'#7a4a30': '#34211f',
		'#54301f': '#1d151d',
	},
};

/** The cage lamp, whose bulb is a warm one: it is the only thing here that they chose. */
export const cageLamp = '#ffdca6';
/** The cage lamp at the far end of the bench. */
export const cageLampFar = '#e0b184';
/** Its shadows: never cold, for the room is painted in red lead. */
export const cageShadow = '#946a60';
/** On a face that looks out, the sea takes the edge off them. */
export const faceShadow = '#cfa590';
/** Divers' lamps are blue-green by the time they reach the glass. */
export const torch = '#c4f4ea';
/** The side that they do not reach. */
export const torchShade = '#4f7f9c';
/** What is left of it along an edge. */
export const torchEdge = '#8fe3dc';
/** The sea at that depth, when the day above has gone too. */
export const deepWater = '#5c6caa';
/** What the room's lamp gives to somebody who looks in. */
export const portLight = '#fff0cf';
/** His shadow side: the yellow of the suit goes to amber before it goes to black. */
export const suitShade = '#8f7088';
/** What hangs before the glass, in what the room lets out. */
export const strandLit = '#e8d2ae';
export const strandShade = '#4a5680';
/** The second diver, and the tin, which is white and has to be seen. */
export const tinLit = '#e2e2d2';
/** Steel on the lamp's side, and on the other. */
export const steelLit = '#f0cba0';
export const steelShade = '#44404e';
