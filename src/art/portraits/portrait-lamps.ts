import {
	brass,
	brick,
	canvas,
	cobalt,
	concrete,
	coral,
	crimson,
	dusk,
	moss,
	navy,
	orchid,
	palette,
	phosphor,
	plum,
	rust,
	steel,
	water,
	wine,
	wood,
} from '../../model/colours.ts';
import { lights } from '../kit/night.tsx';
import { cloths, type Lamplight } from './lamplight.tsx';

/** By what light each of the characters is seen; no two sit by the same lamp. */

/** Where what is behind the sitter comes from, and how far in it reaches, half under the outline. */
const left = [-8, -3] as const;
const right = [8, -3] as const;

/** A winch house's round window, with its bar. */
export const winchHouse: Lamplight = {
	light: lights.lamp,
	away: lights.lantern,
	shade: lights.growShade,
	rim: { light: dusk.light, from: left },
	halo: 'M-60 230a205 205 0 1 0 410 0a205 205 0 1 0 -410 0Z',
	pool: 'M-39 218a184 184 0 0 1 368 0ZM-39 234a184 184 0 0 0 368 0Z',
};

/** A lantern on the deck beside the work. */
export const lantern: Lamplight = {
	light: lights.flame,
	away: lights.lantern,
	shade: lights.shade,
	rim: { light: dusk.light, from: right },
	halo: 'M-300 440a320 320 0 1 1 640 0a320 320 0 1 1 -640 0Z',
	pool: 'M-200 440a215 215 0 1 1 430 0a215 215 0 1 1 -430 0Z',
	cloth: {
		...cloths,
		halo: { ...cloths.halo, white: concrete.dark },
		pool: { ...cloths.pool, white: brass.deep, red: brick.mid },
	},
};

/** A door left ajar. */
export const doorAjar: Lamplight = {
	light: lights.lamp,
	away: lights.lantern,
	shade: lights.shade,
	rim: { light: dusk.light, from: left },
	halo: 'M250 0H430V480H178Z',
	pool: 'M300 0H430V480H246Z',
	cloth: { ...cloths, pool: { ...cloths.pool, white: canvas.deep, red: crimson.dark } },
};

/** A floodlight on the quay. */
export const floodlight: Lamplight = {
	light: lights.lamp,
	away: lights.ashen,
	shade: lights.shade,
	rim: { light: cobalt.pale, from: right },
	halo: 'M0 0H110L500 330V480H90Z',
	pool: 'M0 0H54L470 400V480H180Z',
	cloth: { ...cloths, pool: { ...cloths.pool, white: steel.mid } },
};

/** The small hours on the air: a desk lamp, and the red one that says so. */
export const onAir: Lamplight = {
	light: lights.lamp,
	away: lights.ashen,
	shade: lights.growShade,
	rim: { light: coral.light, from: right },
	halo: 'M40 240a225 225 0 1 1 450 0a225 225 0 1 1 -450 0Z',
	pool: 'M86 240a180 180 0 1 1 360 0a180 180 0 1 1 -360 0Z',
};

/** Before a wall of screens. */
export const screens: Lamplight = {
	light: lights.lamp,
	away: lights.ashen,
	shade: lights.shade,
	rim: { light: phosphor.light, from: right },
	halo: 'M-20 30H190V210H-20ZM206 30H420V210H206ZM206 226H420V406H206ZM-20 226H190V406H-20Z',
	pool: 'M206 30H420V210H206ZM226 246H420V386H226Z',
	cloth: {
		...cloths,
		halo: { ...cloths.halo, white: navy.light, blue: dusk.dark },
		pool: { ...cloths.pool, white: water.mid, blue: palette.sea },
	},
};

/** A pendant lamp over a desk. */
export const pendant: Lamplight = {
	light: lights.lamp,
	away: lights.ashen,
	shade: lights.shade,
	rim: { light: dusk.light, from: left },
	halo: 'M292 -10H352L560 480H40Z',
	pool: 'M306 -10H338L470 480H140Z',
};

/** The station's window, four panes of it on the wall. */
export const station: Lamplight = {
	light: lights.lamp,
	away: lights.ashen,
	shade: lights.shade,
	rim: { light: cobalt.pale, from: right },
	halo: 'M-20 -20H220L430 40V420L-20 330Z',
	pool: 'M196 -6L306 16L300 158L190 136ZM322 19L430 40V184L316 161ZM189 152L299 174L292 330L182 308ZM315 177L430 200V356L308 333Z',
};

/** The wheelhouse, and a searchlight out over the water. */
export const wheelhouse: Lamplight = {
	light: lights.lamp,
	away: lights.ashen,
	shade: lights.shade,
	rim: { light: water.light, from: right },
	halo: 'M170 480L420 -80V350Z',
	pool: 'M170 480L420 30V240Z',
};

/** An oven's mouth in the bread hall. */
export const ovenMouth: Lamplight = {
	light: lights.lamp,
	away: lights.lantern,
	shade: lights.shade,
	rim: { light: dusk.light, from: right },
	halo: 'M-60 480V190C-60 20 250 20 250 190V480Z',
	pool: 'M-60 480V220C-60 70 200 70 200 220V480Z',
	cloth: {
		...cloths,
		halo: { ...cloths.halo, white: concrete.dark },
		pool: { ...cloths.pool, white: wood.mid, red: brick.mid },
	},
};

/** The Bourse's board: a week of prices. */
export const board: Lamplight = {
	light: lights.lamp,
	away: lights.ashen,
	shade: lights.shade,
	rim: { light: phosphor.light, from: right },
	halo: 'M-20 480V250H44V480ZM54 480V130H108V480ZM182 480V330H236V480ZM246 480V200H300V480ZM310 480V260H364V480ZM374 480V90H430V480Z',
	pool: 'M-10 480V260H34V480ZM64 480V140H98V480ZM192 480V340H226V480ZM256 480V210H290V480ZM320 480V270H354V480ZM384 480V100H430V480Z',
	cloth: {
		...cloths,
		halo: { ...cloths.halo, white: steel.dark, red: crimson.dark },
		pool: { ...cloths.pool, white: moss.light, red: rust.mid },
	},
};

/** The lamps over the top tier. */
export const growLamps: Lamplight = {
	light: lights.lamp,
	away: lights.ashen,
	shade: lights.growShade,
	rim: { light: orchid.mid, from: right },
	halo: 'M110 0H290L470 480H-70Z',
	pool: 'M146 0H254L380 480H20Z',
	cloth: {
		...cloths,
		halo: { ...cloths.halo, blue: dusk.dark, red: wine.mid },
		pool: { ...cloths.pool, blue: dusk.mid, red: plum.light },
	},
};

/** The ring of somebody's torch. */
export const torch: Lamplight = {
	light: lights.lamp,
	away: lights.ashen,
	shade: lights.shade,
	rim: { light: cobalt.pale, from: right },
	halo: 'M-30 210a230 230 0 1 1 460 0a230 230 0 1 1 -460 0Z',
	pool: 'M0 210a200 200 0 1 1 400 0a200 200 0 1 1 -400 0Z',
};
