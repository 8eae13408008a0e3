import { brass, canvas, crimson, deal, hemp, linen, navy, palette, slate, water, wood } from '../../../model/colours.ts';
/** What stations and cars are painted, tiled and lit with. */
export const hall = {
	roof: water.deep,
	rib: slate.pale,
	wall: water.dark,
	dado: slate.deep,
	floor: linen.light,
	joint: hemp.mid,
	mass: slate.deep,
	lit: canvas.pale,
	litShade: canvas.mid,
	pane: navy.deep,
	red: palette.red,
	redShade: crimson.dark,
	slat: deal.mid,
	slatShade: wood.dark,
	coil: deal.dark,
	brass: brass.mid,
} as const;
