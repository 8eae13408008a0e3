import { wrenAchterberg } from '../../../content/wardrobe.ts';
import { canvas, deal, leather, linen, midnight, moss, rust, wood as woodTones } from '../../../model/colours.ts';
import { skin } from '../../portraits/wren-achterberg-head.tsx';

/** Wren Achterberg's colours, as in their portrait. */
export { skin };
export const hair = { light: wrenAchterberg.tuft, dark: rust.dark };
export const stubble = { light: wrenAchterberg.sides, dark: deal.dark };
export const smock = { light: wrenAchterberg.smock, dark: moss.mid };
export const slate = { light: wrenAchterberg.trousers, dark: midnight.light };
export const strap = { light: wrenAchterberg.strap, dark: leather.dark };
export const wood = { light: wrenAchterberg.crate, dark: woodTones.mid };
export const sack = { light: linen.light, dark: canvas.dark };
