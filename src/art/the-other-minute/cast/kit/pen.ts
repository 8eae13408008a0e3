import { concrete, leather, palette, skinTone } from '../../../../model/colours.ts';
import type { HeadProps, Mood } from '../../../kit/body/head.ts';
import { type Pen, penOf } from '../../../kit/body/head-parts.tsx';
import { skins, type Tone } from '../../../kit/forms.tsx';

/** What Kit's face is drawn with: everything shows in it, so it has more faces than the others'. */

/** Behind which ear it shows. */
type Pencil = 'near' | 'far' | 'gone';

export type Feel = 'yawn' | 'gentle' | 'count' | 'pleased';

export interface KitHeadProps extends HeadProps {
	/** The pencil, always behind the right ear: the far one where the drawing is mirrored. */
	pencil?: Pencil | undefined;
	/** A face that only Kit makes, in place of the mood. */
	feel?: Feel | undefined;
}

type Face = Mood | Feel;

export interface KitPen extends Pen {
	face: Face;
	pencil: Pencil;
}

export const skin = skins.umber;
/** Where the light lies on the bones. */
export const shine = leather.light;
export const lips = { upper: leather.mid, lower: skinTone.brown };
export const hair: Tone = { light: concrete.deep, dark: palette.night };

interface Look {
	/** How far the eyes are open. */
	open: number;
	/** How far the brows are raised, and their inner ends above the outer. */
	lift: number;
	worry: number;
	/** Where the eyes stand by themselves. */
	aside: number;
}

const still: Look = { open: 0.86, lift: 0, worry: 0, aside: 0 };

const looks: Partial<Record<Face, Look>> = {
	plain: still,
	talk: { open: 0.9, lift: 4, worry: 2, aside: 0 },
	wry: { open: 0.78, lift: 0, worry: -4, aside: 0 },
	glance: { open: 0.94, lift: 5, worry: 9, aside: 0.85 },
	shut: { open: 0, lift: -2, worry: 2, aside: 0 },
	awake: { open: 1, lift: 11, worry: 4, aside: 0.2 },
	drink: still,
	yawn: { open: 0, lift: 9, worry: 8, aside: 0 },
	gentle: { open: 0.82, lift: 5, worry: 5, aside: 0 },
	count: { open: 0.96, lift: 8, worry: -2, aside: -0.5 },
	pleased: { open: 0.88, lift: 9, worry: 2, aside: 0 },
};

export function kitPen(props: KitHeadProps): KitPen & Look {
	const { feel, pencil = 'near' } = props;
	const pen = penOf(props);
	const face = feel ?? pen.mood;
	// A figure's head is told to look ahead unless it is told otherwise: the face knows better.
	const look = looks[face] ?? still;
	return { ...pen, ...look, face, pencil, look: pen.look || look.aside };
}

export type KitView = ReturnType<typeof kitPen>;
