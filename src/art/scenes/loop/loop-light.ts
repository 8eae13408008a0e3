import { brass, palette } from '../../../model/colours.ts';
import { lights } from '../../kit/night.tsx';
/** A Loop station by night: the vault's tubes are turned down, and the train brings its own light. */

/** What is left of the tubes' light in the hall's corners. */
export const hallLight = lights.depths;
/** Close under the tubes: the ribs they hang from, the wall below them. */
export const underTubes = lights.mist;
/** The tubes on whoever stands on the platform. */
export const tubeLight = lights.overcast;
/** On the side of people that the tubes do not reach. */
export const tubeShade = lights.evening;
/** Out of the train's doors and windows: colder and stronger than the tubes. */
export const trainLight = lights.own;
/** The train along the edge of those who have their backs to it. */
export const trainEdge = { light: palette.foam, from: [1.6, 0] } as const;
/** What comes back to the train's own skin from the platform that it lights. */
export const flankLight = lights.mist;
/** Where a body keeps the light off the floor. */
export const castLight = lights.cellar;
/** On yellow enamel, which cold light would turn to olive. */
export const enamelLight = lights.lantern;
/** The porter's oil lamp, the only flame in the station. */
export const flame = brass.mid;
