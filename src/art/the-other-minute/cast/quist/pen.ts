import { leather } from '../../../../model/colours.ts';
import type { Mood } from '../../../kit/body/head.ts';
import type { Pen } from '../../../kit/body/head-parts.tsx';
import { skins } from '../../../kit/forms.tsx';

/** What Ansgar Quist's face is drawn with. */

export const skin = skins.rose;
export const hair = { light: leather.light, dark: leather.mid };

/** Heavy lids, at their best half open. */
export function bearing({ mood }: Pen) {
	const open: Partial<Record<Mood, number>> = { plain: 0.56, talk: 0.6, wry: 0.5, glance: 0.56, shut: 0, awake: 0.8, drink: 0.5 };
	const brow: Partial<Record<Mood, number>> = { plain: 0, talk: -3, wry: -1, glance: 0, shut: 2, awake: -7, drink: 0 };
	return { open: open[mood] ?? 0.56, brow: brow[mood] ?? 0 };
}

export interface ViewProps {
	pen: Pen;
	hat: boolean;
}
