import {
	brass,
	brick,
	canvas,
	clay,
	cobalt,
	concrete,
	deal,
	dusk,
	leaf,
	linen,
	midnight,
	navy,
	orange,
	orchid,
	palette,
	plum,
	rust,
	slate,
	water,
	wine,
} from '../../model/colours.ts';
import { lights, type Night } from '../kit/night.tsx';

/** The lights of the hero by night, besides those of every drawing. */
export const by = {
	...lights,
	/** The moon on what lies level and takes it full: roofs and decks. */
	fullMoon: lights.fullMoon,
	/** The lamps that leaf grows under. */
	grow: lights.lamp,
	/** A fire, or one lamp turned down. */
	low: lights.lantern,
	/** A room where people sleep. */
	asleep: lights.deepMoon,
	/** Screens, gauges and lit water. */
	screen: lights.screen,
	/** The red lamps below: plant, stores, and whoever needs to keep eyes for the dark. */
	red: lights.warning,
	/** What the sea leaves of all this light on a hull's outside. */
	deep: lights.deepMoon,
	/** The bottom, and what swims there. */
	floor: lights.deepMoon,
	/** What lies under a large animal. */
	belly: lights.depths,
} as const;

/** Colours by night that are in no other drawing. */
export const dark = {
	sky: palette.night,
	moon: linen.pale,
	/** A floodlight, or a diver’s lamp, in what it goes through. */
	beam: water.light,
	line: midnight.dark,
	rim: cobalt.light,
} as const;

/** The city's outside under the moon: fewer colours than by day, all on the way to blue. */
export const night: Night = {
	light: lights.moon,
	colours: {
		[dark.rim]: dark.rim,
		[palette.ink]: dark.line,
		[palette.paper]: dark.sky,
		[palette.white]: cobalt.mid,
		[palette.foam]: cobalt.mid,
		[palette.yellow]: concrete.mid,
		[palette.red]: wine.mid,
		[palette.blue]: palette.blue,
		[palette.deep]: dusk.deep,
		[palette.sea]: navy.mid,
		[canvas.pale]: dusk.mid,
		[canvas.mid]: navy.mid,
		[brass.mid]: dusk.mid,
		[rust.mid]: orchid.deep,
		[slate.pale]: dusk.mid,
		[slate.mid]: navy.mid,
		[slate.dark]: dusk.dark,
		[concrete.light]: navy.light,
		[clay.mid]: dusk.dark,
		[midnight.light]: navy.deep,
		[brick.mid]: orchid.deep,
		[brick.dark]: navy.deep,
		[navy.deep]: navy.deep,
		[deal.dark]: dusk.dark,
		[canvas.light]: cobalt.light,
		[leaf.mid]: palette.sea,
		[leaf.dark]: slate.deep,
		[leaf.deep]: midnight.light,
		[orange.light]: plum.mid,
	},
};
