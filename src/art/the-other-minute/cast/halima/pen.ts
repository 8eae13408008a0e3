import { slate, steel } from '../../../../model/colours.ts';
import type { Mood } from '../../../kit/body/head.ts';
import type { Pen } from '../../../kit/body/head-parts.tsx';
import { cloth, skins } from '../../../kit/forms.tsx';

/** What Halima Drozd's face is drawn with. */

export const skin = skins.tan;
export const scarf = cloth.yellow;
export const hair = { light: steel.light, dark: slate.light };

/** Her face does very little: where the lids, the brows and the spectacles stand. */
export function bearing({ mood }: Pen) {
	const open: Partial<Record<Mood, number>> = { plain: 0.66, talk: 0.7, wry: 0.58, glance: 0.8, shut: 0, awake: 1, drink: 0.62 };
	const brow: Partial<Record<Mood, number>> = { plain: 0, talk: -3, wry: 0, glance: 6, shut: 4, awake: -11, drink: 0 };
	return { open: open[mood] ?? 0.66, brow: brow[mood] ?? 0, low: mood === 'glance' };
}
