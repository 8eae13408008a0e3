import { padminiRaghavan } from '../../../content/wardrobe.ts';
import { leaf, palette, plum as plumTones, rust, wood } from '../../../model/colours.ts';
import { skin } from '../../portraits/padmini-raghavan-head.tsx';

/** Padmini Raghavan's colours, as in her portrait. */
export { skin };
export const silk = { light: padminiRaghavan.coat, dark: leaf.deep };
export const orange = { light: padminiRaghavan.collar, dark: rust.dark };
export const plum = { light: padminiRaghavan.trousers, dark: plumTones.dark };
export const hair = { light: palette.ink, dark: palette.ink };

/** No two alike: she once won four hundred of them, and was made to sew them back on. */
export const buttons = [palette.red, palette.white, wood.deep, palette.blue, palette.foam] as const;
