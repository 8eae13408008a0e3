import { dress, heddaRavndal } from '../../../content/wardrobe.ts';
import { linen, steel } from '../../../model/colours.ts';
import { skin } from '../../portraits/hedda-ravndal-head.tsx';

/** Hedda Ravndal's colours. */

export { skin };
export const hair = { light: heddaRavndal.hair, dark: linen.dark };
export const navy = { light: dress.officer.light, dark: dress.officer.dark };
export const white = { light: heddaRavndal.linen, dark: steel.light };
export const gold = { light: dress.gold.light, dark: dress.gold.dark };
export const fold = dress.officer.fold;
