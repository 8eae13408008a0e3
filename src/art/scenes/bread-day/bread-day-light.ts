import { brass, wood } from '../../../model/colours.ts';
import { lights } from '../../kit/night.tsx';
/** The bread hall by night: fire from the right, three lamps overhead, and brown dark behind. */

/** What is left at the back of the hall. */
export const hallLight = lights.cellar;
/** Those at the back, whom the lamps over the board just reach. */
export const backLight = lights.gloom;
/** Half-way down the hall. */
export const middleLight = lights.lantern;
/** The ovens and the lamps together, on the near people: fire, but skin keeps its own tone. */
export const fireLight = lights.lamp;
/** On the sides that the fire does not reach. */
export const shade = lights.dusk;
/** Straight out of an oven's mouth. */
export const mouthLight = lights.flame;
/** On the brick between the mouths. */
export const brickLight = lights.embers;
/** The shadow side of a face, which stays a face. */
export const faceShade = lights.ashen;
/** Where a body keeps the fire off the deck. */
export const castLight = lights.cellar;
/** The fire on the deck plates, where it begins to fail. */
export const floorLight = lights.embers;
/** The lamps on Tern's board, which is to be read from everywhere. */
export const boardLight = lights.lamp;
/** The fire along the edges that are turned to it. */
export const hotEdge = { light: brass.pale, from: [4, -0.6] } as const;
/** The same, farther from the ovens. */
export const dimEdge = { light: wood.light, from: [4, -0.6] } as const;
