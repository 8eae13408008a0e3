import {
	brass,
	brick,
	canvas,
	copper,
	crimson,
	deal,
	denim,
	leaf,
	leather,
	linen,
	midnight,
	palette,
	plum,
	rust,
	slate,
	steel,
	wood,
} from '../../../model/colours.ts';
import type { Tone } from '../../kit/forms.tsx';

/** The six districts, as their fire buckets are painted; the first name is what a drawing has room for. */
export const districts: readonly (readonly [name: string, tone: Tone])[] = [
	['Central', { light: canvas.mid, dark: deal.mid }],
	['Innovation', { light: palette.white, dark: linen.mid }],
	['Quarters', { light: rust.mid, dark: brick.dark }],
	['Arts', { light: plum.mid, dark: plum.dark }],
	['Maritime', { light: steel.mid, dark: steel.dark }],
	['Gardens', { light: leaf.dark, dark: leaf.deep }],
];

export const colour = {
	cream: canvas.pale,
	tar: copper.dark,
	tarShade: leather.mid,
	iron: denim.dark,
	ironShade: midnight.light,
	floor: steel.light,
	plate: slate.dark,
	brass: brass.mid,
	brassShade: brass.deep,
	ash: deal.light,
	ashShade: wood.mid,
	rope: canvas.light,
	ropeShade: canvas.dark,
	pipe: steel.mid,
	pipeShade: steel.dark,
	red: palette.red,
	redShade: crimson.dark,
	lamp: canvas.light,
	glass: palette.foam,
} as const;
