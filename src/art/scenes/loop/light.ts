/** A Loop station by night: the vault's tubes are turned down, and the train brings its own light. */

/** What is left of the tubes' light in the hall's corners. */
export const hallLight = '#34506b';
/** Close under the tubes: the ribs they hang from, the wall below them. */
export const underTubes = '#7ba5b6';
/** The tubes on whoever stands on the platform. */
export const tubeLight = '#e9ece9';
/** On the side of people that the tubes do not reach. */
export const tubeShade = '#686f90';
/** Out of the train's doors and windows: colder and stronger than the tubes. */
export const trainLight = '#e4f6ff';
/** The train along the edge of those who have their backs to it. */
export const trainEdge = { light: '#c4eafa', from: [1.6, 0] } as const;
/** What comes back to the train's own skin from the platform that it lights. */
export const flankLight = '#9fa9b8';
/** Where a body keeps the light off the floor. */
export const castLight = '#22344a';
/** On yellow enamel, which cold light would turn to olive. */
export const enamelLight = '#c4ad8c';
export const enamelShade = '#7d6f68';
/** The porter's oil lamp, the only flame in the station. */
export const flame = '#ffae3c';
