import { deckHeight, findFloor, findHead } from '../survey.ts';

/** The ground's size. */
export const size = { width: 1600, height: 1380 } as const;

/** Units from deck to deck, three times what the city is drawn across, and where the sea's surface is. */
export const pitch = 12;
export const waterline = 790;

/** Where the water between the hull and the rise is left out, as draughtsmen do, how much paper shows, and the rise’s top below it. */
export const gap = { y: 1296, height: 14, summit: 1330 } as const;

/** The height of a storey as it is drawn, which stands for five decks, and of the floor under it. */
export const storey = 5 * pitch;
export const slab = 7;

const toY = (metres: number) => waterline - Math.round((metres / deckHeight) * pitch);

/** The ceiling of a deck, on the ground. */
export const headOf = (deck: number) => toY(findHead(deck));

/** The floor of a deck, on the ground. */
export const floorOf = (deck: number) => toY(findFloor(deck));
