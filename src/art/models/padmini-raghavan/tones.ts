import { palette } from '../../kit/palette.ts';
import { skin } from '../../portraits/padmini-raghavan-head.tsx';

/** Padmini Raghavan's colours, as in her portrait. */
export { skin };
export const silk = { light: '#12806f', dark: '#0b574b' };
export const orange = { light: '#d8572a', dark: '#9c3415' };
export const plum = { light: '#7a3f63', dark: '#4f2541' };
export const hair = { light: palette.ink, dark: palette.ink };
export const gold = '#e0a92a';
export const gleam = '#3b5670';

/** No two alike: she once won four hundred of them, and was made to sew them back on. */
export const buttons = [palette.red, palette.white, '#6e3d22', palette.blue, palette.foam] as const;
