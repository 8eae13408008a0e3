import { dress } from '../../kit/dress-tones.ts';
import { skin } from '../../portraits/hedda-ravndal-head.tsx';

/** Hedda Ravndal's colours. */

export { skin };
export const hair = { light: '#e4dcc2', dark: '#a79b78' };
export const navy = { light: dress.officer.light, dark: dress.officer.dark };
export const white = { light: '#fffdf7', dark: '#aebcc6' };
export const gold = { light: dress.gold.light, dark: dress.gold.dark };
export const fold = dress.officer.fold;
