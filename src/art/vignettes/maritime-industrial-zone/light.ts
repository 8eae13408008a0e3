/** What lights the hook call by night: harbour lamps, a brazier, and little else. */

/** On everything that no lamp reaches. */
export const harbourNight = '#44588f';
/** Under the clock's lamp. */
export const clockLight = '#ffe6b4';
/** Beside the brazier. */
export const fireLight = '#ffc98c';
/** Away from both, with the harbour behind. */
export const edgeLight = '#93a0bd';
/** On the hull, from the doors and the fire. */
export const hullLight = '#8c86a0';
/** On whoever has the lamp behind them and the harbour before. */
export const callerLight = '#d9c3a2';
/** On what the station's own lamps reach. */
export const stationLight = '#c9c6c0';
/** On the quay's stones. */
export const stoneLight = '#8d8fa0';
/** Under Deck 3. */
export const beamLight = '#7f86a8';
