/**
 * Every colour of drawings and diagrams. A family is one material from pale to deep; the dark side of
 * a form has a darker tone of its family. They are part of the model because swatches, drawings,
 * plates and the page's frame all read them.
 */

/** A colour as drawings write it: `#rrggbb`, in small letters. */
export type Colour = `#${string}`;

/** Keeps the names of the tones and forgets their values, so that one tone can stand for another. */
const family = <Step extends string>(tones: Readonly<Record<Step, Colour>>) => tones;

/** The site’s own colours: `styles/tokens.css` holds the same for pages. Flags have no others. */
export const palette = family({
	ink: '#0b1b2b',
	paper: '#fbf6ea',
	white: '#fffdf7',
	blue: '#0f4c9c',
	deep: '#0a2f63',
	yellow: '#ffcb1f',
	red: '#d8232f',
	sea: '#0e6f8a',
	foam: '#bfe3e4',
	night: '#0b1826',
});

/** Skins from the fairest to the darkest; the shadow of one is a darker one, three or four further down. */
export const skinTone = family({
	porcelain: '#f3d3ac',
	rose: '#f3c3a6',
	wheat: '#e9c19b',
	olive: '#dcab78',
	flushed: '#e09a7d',
	honey: '#d39a6c',
	blush: '#cf9a78',
	tan: '#c68d5e',
	copper: '#b97a4c',
	chestnut: '#a96c40',
	brown: '#96622f',
	umber: '#84502f',
	cocoa: '#6f4428',
	ebony: '#4a2a19',
	jet: '#2e190f',
});

/** Steel, iron, zinc and tin; grey hair. */
export const steel = family({
	pale: '#d3dce0',
	light: '#a9b7bd',
	mid: '#8d98a1',
	dark: '#5d6973',
	deep: '#44515a',
});

/** Painted steel and slate, from haze in the distance to a wall in shade. */
export const slate = family({
	pale: '#9fc0c6',
	light: '#6d8296',
	mid: '#54798a',
	dark: '#3b566a',
	deep: '#2b4459',
});

/** Blue cloth and blue paint. */
export const navy = family({
	light: '#476a84',
	mid: '#27466b',
	dark: '#22405c',
	deep: '#142c47',
});

/** Washed trousers. */
export const denim = family({
	dark: '#44546a',
});

/** Clear blues: enamel, signs, the gleam of steel. */
export const cobalt = family({
	pale: '#9cc3f0',
	light: '#5f8fc4',
	mid: '#4a7ab4',
	dark: '#1d5fb4',
});

/** Plum cloth and lips. */
export const plum = family({
	light: '#a8476b',
	mid: '#7a3f63',
	dark: '#4f2541',
});

/** Wine-red cloth. */
export const wine = family({
	mid: '#7d2547',
	dark: '#4f1230',
});

/** Under grow lamps. */
export const orchid = family({
	pale: '#ffc4e8',
	light: '#ff8fc8',
	mid: '#d79af0',
	dark: '#86357c',
	deep: '#43205a',
});

/** Reds beside `palette.red`: its shadow, its look by night. */
export const crimson = family({
	light: '#c9222d',
	mid: '#b3141f',
	dark: '#981722',
});

/** Mouths, cheeks, the inside of shells. */
export const coral = family({
	light: '#f0746e',
	dark: '#b0655a',
});

/** Rust and red hair. */
export const rust = family({
	light: '#c8622a',
	mid: '#b4532f',
	dark: '#8a3c22',
});

/** Brick and red lead. */
export const brick = family({
	mid: '#a93b2d',
	dark: '#7f2c1c',
});

/** Dock orange, and the city’s day passes. */
export const orange = family({
	light: '#f08a24',
	dark: '#bb600f',
});

/** Brass, gold, straw, and lamplight on them. */
export const brass = family({
	pale: '#ffdf8a',
	light: '#f0c987',
	mid: '#e0a92a',
	dark: '#bb7f12',
	deep: '#9a6a1c',
});

/** Yellow oilskin; its dark is the shadow of `palette.yellow`. */
export const oilskin = family({
	light: '#f0bb1a',
	dark: '#d89b10',
});

/** Hardwood. */
export const wood = family({
	light: '#cf9f5f',
	mid: '#a97a3e',
	dark: skinTone.brown,
	deep: skinTone.cocoa,
});

/** Leather, tar, brown hair. */
export const leather = family({
	light: '#7d5a3a',
	mid: '#573626',
	dark: skinTone.ebony,
	deep: skinTone.jet,
});

/** Softwood, deal, bread. */
export const deal = family({
	pale: skinTone.wheat,
	light: skinTone.olive,
	mid: skinTone.tan,
	dark: skinTone.chestnut,
});

/** Clay, plaster and cloth of a warm pink. */
export const clay = family({
	pale: skinTone.porcelain,
	light: skinTone.rose,
	mid: skinTone.flushed,
	dark: skinTone.blush,
});

/** Copper and bronze. */
export const copper = family({
	light: skinTone.honey,
	mid: skinTone.copper,
	dark: skinTone.umber,
});

/** Stone, concrete, grey hair; from white to soot. */
export const concrete = family({
	pale: '#e9ece6',
	light: '#c9cbc8',
	mid: '#8d8a86',
	dark: '#615f5d',
	deep: '#2b2c35',
});

/** Undyed linen, paper, plaster in the shade. */
export const linen = family({
	pale: '#f7eed8',
	light: '#e4dac4',
	mid: '#cfc9b6',
	dark: '#a3937c',
	deep: '#7a7760',
});

/** Canvas, sand, rope, plaster. */
export const canvas = family({
	pale: '#f1dfb8',
	light: '#ecd6a2',
	mid: '#dcc592',
	dark: '#bfa674',
	deep: '#8d845f',
});

/** What grows. */
export const leaf = family({
	light: '#9cc96b',
	mid: '#57a868',
	dark: '#2f8a5b',
	deep: '#1f5c43',
});

/** Muted greens: stores’ cloth, tarpaulin, undergrowth. */
export const moss = family({
	light: '#8fb09a',
	mid: '#617f6c',
	dark: '#2f4438',
	deep: '#1d2c24',
});

/** Screens and gauges. */
export const phosphor = family({
	light: '#8fffc8',
});

/** Sea-green cloth and paint. */
export const teal = family({
	light: '#5fbab0',
	mid: '#1f8f86',
	dark: '#12806f',
	deep: '#136159',
});

/** Water in the light, glass, ice; `palette.sea` is between dark and deep. */
export const water = family({
	pale: '#d3ebe7',
	light: '#a9d3d6',
	mid: '#86b7ba',
	dark: '#5f9aa3',
	deep: '#0b5670',
});

/** Blues on the way to violet: sky and cloth by night. */
export const dusk = family({
	light: '#86a6dc',
	mid: '#3d4f80',
	dark: '#2b3a68',
	deep: '#0a1d4a',
});

/** What is dark by night: water, sky, a room without a lamp. */
export const midnight = family({
	light: '#22364a',
	mid: '#0f2236',
	dark: '#050c15',
});

/** Faded cloth. */
export const mauve = family({
	dark: '#463a4c',
});

/** Rope that has been wet. */
export const hemp = family({
	mid: '#c4b48e',
});

/** Brown that is nearly black. */
export const velvet = family({
	dark: '#3a1f1a',
});

/** All families by name. */
export const colours = {
	brass,
	brick,
	canvas,
	clay,
	cobalt,
	concrete,
	copper,
	coral,
	crimson,
	deal,
	denim,
	dusk,
	hemp,
	leaf,
	leather,
	linen,
	mauve,
	midnight,
	moss,
	navy,
	oilskin,
	orange,
	orchid,
	palette,
	phosphor,
	plum,
	rust,
	skinTone,
	slate,
	steel,
	teal,
	velvet,
	water,
	wine,
	wood,
};
