/** The bread hall by night: fire from the right, three lamps overhead, and brown dark behind. */

/** What is left at the back of the hall. */
export const hallLight = '#4a4a5c';
/** Those at the back, whom the lamps over the board just reach. */
export const backLight = '#8f7d80';
/** Half-way down the hall. */
export const middleLight = '#c9a585';
/** The ovens and the lamps together, on the near people: fire, but skin keeps its own tone. */
export const fireLight = '#ffe0b0';
/** On the sides that the fire does not reach. */
export const shade = '#7d6478';
/** Straight out of an oven's mouth. */
export const mouthLight = '#ffc888';
/** On the brick between the mouths. */
export const brickLight = '#a8706a';
/** The shadow side of a face, which stays a face. */
export const faceShade = '#cba6ae';
/** Where a body keeps the fire off the deck. */
export const castLight = '#3c3848';
/** The fire on the deck plates, where it begins to fail. */
export const floorLight = '#b8784e';
/** The lamps on Tern's board, which is to be read from everywhere. */
export const boardLight = '#f0dcb8';
/** The fire along the edges that are turned to it. */
export const hotEdge = { light: '#ffd27a', from: [4, -0.6] } as const;
/** The same, farther from the ovens. */
export const dimEdge = { light: '#dc9a58', from: [4, -0.6] } as const;
