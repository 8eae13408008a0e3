import { dress } from '../../dress-tones.ts';

/** Hedda Ravndal's colours. */

export const skin = { light: '#f3c3a6', dark: '#c98f72' };
export const hair = { light: '#e4dcc2', dark: '#a79b78' };
export const navy = { light: dress.officer.light, dark: dress.officer.dark };
export const white = { light: '#fffdf7', dark: '#aebcc6' };
export const gold = { light: dress.gold.light, dark: dress.gold.dark };
export const fold = dress.officer.fold;
