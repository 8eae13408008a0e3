import {
	brass,
	brick,
	canvas,
	clay,
	concrete,
	deal,
	dusk,
	leaf,
	leather,
	linen,
	midnight,
	orange,
	palette,
	plum,
	rust,
	slate,
	water,
} from '../../model/colours.ts';
/** Every colour of the cross-section, by a name short enough for lists of things and people. */
export const paint = {
	...palette,
	// Walls, from the lightest level to the darkest.
	glass: water.pale,
	plaster: canvas.pale,
	sand: canvas.mid,
	rose: clay.mid,
	ochre: brass.mid,
	orange: orange.light,
	brick: rust.mid,
	oxide: brick.mid,
	rust: brick.dark,
	wood: deal.dark,
	mist: slate.pale,
	haze: concrete.light,
	steel: slate.mid,
	slate: slate.dark,
	night: midnight.light,
	abyss: dusk.deep,
	// What grows, and what is tied.
	leaf: leaf.mid,
	green: leaf.dark,
	moss: leaf.deep,
	rope: canvas.light,
	// Cloth and hair.
	plum: plum.mid,
	khaki: linen.dark,
	pink: clay.mid,
	black: palette.night,
	brown: leather.mid,
	ginger: rust.mid,
	grey: concrete.light,
} as const;

export type Colour = keyof typeof paint;

/** A colour by its name, or one that only the night has. */
export type Hue = Colour | `#${string}`;
