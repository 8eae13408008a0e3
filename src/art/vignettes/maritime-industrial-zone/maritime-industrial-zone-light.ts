import { lights } from '../../kit/night.tsx';
/** What lights the hook call by night: harbour lamps, a brazier, and little else. */

/** On everything that no lamp reaches. */
export const harbourNight = lights.depths;
/** Under the clock's lamp. */
export const clockLight = lights.lamp;
/** Beside the brazier. */
export const fireLight = lights.flame;
/** Away from both, with the harbour behind. */
export const edgeLight = lights.mist;
/** On the hull, from the doors and the fire. */
export const hullLight = lights.shade;
/** On whoever has the lamp behind them and the harbour before. */
export const callerLight = lights.glow;
/** On what the station's own lamps reach. */
export const stationLight = lights.glow;
/** On the quay's stones. */
export const stoneLight = lights.mist;
/** Under Deck 3. */
export const beamLight = lights.moon;
