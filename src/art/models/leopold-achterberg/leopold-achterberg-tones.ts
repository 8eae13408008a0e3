import { leopoldAchterberg } from '../../../content/wardrobe.ts';
import { brass, concrete, leather, midnight, moss, steel } from '../../../model/colours.ts';
import { skin } from '../../portraits/leopold-achterberg-head.tsx';

/** Leopold Achterberg's colours, as in his portrait. */
export { skin };
export const hair = { light: leopoldAchterberg.hair, dark: concrete.dark };
export const camel = { light: leopoldAchterberg.coat, dark: brass.deep };
export const velvet = { light: leopoldAchterberg.collar, dark: leather.deep };
export const tie = { light: leopoldAchterberg.tie, dark: moss.deep };
export const crust = { light: leopoldAchterberg.roll, dark: brass.deep };
export const trousers = { light: steel.deep, dark: midnight.light };
