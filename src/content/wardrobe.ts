import {
	brass,
	brick,
	canvas,
	cobalt,
	concrete,
	crimson,
	deal,
	denim,
	dusk,
	leaf,
	leather,
	linen,
	midnight,
	moss,
	navy,
	oilskin,
	orange,
	palette,
	plum,
	rust,
	skinTone,
	slate,
	steel,
	teal,
	velvet,
	wine,
	wood,
} from '../model/colours.ts';

/**
 * What people are known by: the colours of each character, which portrait, model sheet and swatches read,
 * and those of uniforms.
 */

export const agatheOuedraogo = {
	skin: skinTone.cocoa,
	skinShade: skinTone.ebony,
	hair: concrete.light,
	earrings: brass.mid,
	blouse: oilskin.light,
	print: palette.deep,
	apron: linen.light,
	trousers: moss.dark,
	hat: canvas.mid,
} as const;

export const anselmBrandvold = {
	skin: skinTone.rose,
	skinShade: skinTone.tan,
	hair: linen.pale,
	oilskin: oilskin.light,
	rollNeck: palette.deep,
	hemp: deal.light,
	whipping: crimson.mid,
	fid: wood.mid,
	pencil: palette.yellow,
} as const;

export const heddaRavndal = {
	skin: skinTone.rose,
	windburn: skinTone.flushed,
	hair: linen.light,
	eyes: cobalt.light,
	coat: palette.deep,
	coatShade: dusk.deep,
	linen: palette.white,
	gold: brass.mid,
	string: palette.red,
} as const;

export const idrisBenhaddou = {
	skin: skinTone.tan,
	skinShade: skinTone.brown,
	hair: palette.ink,
	coat: palette.deep,
	coatLight: cobalt.mid,
	gold: brass.mid,
	fleece: canvas.pale,
	rollNeck: rust.mid,
	toggles: canvas.mid,
	binoculars: midnight.light,
} as const;

export const ifeomaOkwuosa = {
	skin: skinTone.umber,
	skinShade: skinTone.ebony,
	linen: palette.white,
	linenShade: linen.mid,
	sash: palette.blue,
	coral: rust.light,
	gold: brass.mid,
	ledger: wood.deep,
	hair: concrete.light,
} as const;

export const inesQuintanilha = {
	jacket: teal.mid,
	jacketShade: teal.deep,
	shirt: palette.foam,
	trousers: slate.deep,
	hair: velvet.dark,
	skin: skinTone.copper,
	switch: palette.red,
	bakelite: slate.deep,
	nails: palette.yellow,
} as const;

export const leopoldAchterberg = {
	skin: skinTone.rose,
	nose: skinTone.flushed,
	hair: concrete.mid,
	eyes: navy.light,
	coat: wood.light,
	collar: leather.dark,
	tie: leaf.deep,
	pin: palette.deep,
	roll: wood.light,
} as const;

export const linhNgo = {
	skin: skinTone.porcelain,
	hair: palette.ink,
	gleam: palette.foam,
	tunic: navy.dark,
	gloves: brass.mid,
	cord: palette.red,
	stub: orange.light,
	clipboard: wood.mid,
	trousers: slate.deep,
} as const;

export const marisolQuintanilha = {
	jacket: wine.mid,
	jacketShade: wine.dark,
	shirt: palette.white,
	trousers: denim.dark,
	hair: palette.ink,
	streak: concrete.pale,
	skin: skinTone.honey,
	twine: canvas.pale,
	earpiece: palette.yellow,
} as const;

export const padminiRaghavan = {
	skin: skinTone.chestnut,
	hair: palette.ink,
	gleam: slate.dark,
	gold: brass.mid,
	coat: teal.dark,
	collar: rust.light,
	trousers: plum.mid,
	lips: brick.mid,
	thread: palette.red,
} as const;

export const tomasiFaleafa = {
	cap: palette.red,
	vest: orange.light,
	bands: palette.yellow,
	shirt: slate.dark,
	trousers: denim.dark,
	skin: skinTone.copper,
	hair: palette.ink,
	hook: steel.pale,
	grip: deal.light,
} as const;

export const wrenAchterberg = {
	skin: skinTone.porcelain,
	tuft: rust.light,
	sides: deal.mid,
	eyes: leaf.dark,
	ring: steel.mid,
	smock: moss.light,
	trousers: denim.dark,
	strap: wood.deep,
	crate: deal.light,
} as const;

export const yevgeniaSarkisian = {
	blanket: rust.mid,
	check: deal.light,
	rollNeck: moss.dark,
	trousers: denim.dark,
	hair: concrete.mid,
	brows: concrete.dark,
	skin: skinTone.wheat,
	brass: brass.mid,
	handle: palette.red,
} as const;

/** What has one colour wherever it is worn: in the light, and on its shadow side. */
export const dress = {
	/** A diver's hard suit: its plate, and the balls that it turns on. Yellow, says the text. */
	hardSuit: { light: palette.yellow, dark: oilskin.dark, joint: steel.mid, jointDark: steel.dark },
	/** A soft suit, for work that wants fingers. */
	softSuit: orange,
	/** Aegis's officers, from lieutenant to commodore: a navy coat, and the light on its folds. */
	officer: { light: palette.deep, dark: dusk.deep, fold: cobalt.mid },
	/** An officer's rings and buttons. */
	gold: { light: brass.mid, dark: brass.deep },
	/** Aegis's crews: grey, because it was in nobody's flag. */
	crew: { light: steel.mid, dark: steel.dark },
} as const;
