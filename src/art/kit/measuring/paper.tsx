import type { ComponentProps } from 'react';
import { concrete, dusk, linen, navy, palette, slate, water } from '../../../model/colours.ts';
import { cloth } from '../forms.tsx';
import { lights, type Night, useNight } from '../night.tsx';

/** What measured drawings stand on: a white sheet by day and in print, and by night a dark one with pale ink. */

/** Paper and inks of a sheet. */
interface Sheet {
	paper: string;
	ink: string;
	/** Lines that measure are blue and thin: they are no edge of anything. */
	measures: string;
	/** The same on a thing and not on the paper. */
	measuresOnThings: string;
	/** Lines across the paper at every half metre. */
	ruling: string;
	/** The fields of a bar of metres. */
	bar: readonly [light: string, dark: string];
}

const daySheet: Sheet = {
	paper: palette.paper,
	ink: palette.ink,
	measures: palette.blue,
	measuresOnThings: palette.blue,
	ruling: palette.foam,
	bar: [palette.white, palette.ink],
};

/** Light enough for ink outlines to stand out on it, and dark enough for pale words: 8:1. */
const nightSheet: Sheet = {
	paper: slate.deep,
	ink: linen.pale,
	measures: water.light,
	measuresOnThings: dusk.deep,
	ruling: navy.light,
	bar: [linen.pale, slate.deep],
};

/** People and things on the night paper are seen by a soft lamp, in which no white glares. */
export const nightPaper: Night = {
	light: linen.light,
	// Water and mist, which lamplight would turn to moss.
	colours: {
		[palette.foam]: slate.pale,
		[cloth.foam.dark]: water.dark,
		[slate.pale]: water.mid,
		[concrete.light]: water.mid,
		[water.dark]: water.dark,
		[water.pale]: water.mid,
	},
};

/** The sheet that is drawn on. What is drawn in its inks needs `data-light={lights.own}`. */
export const useSheet = () => (useNight() ? nightSheet : daySheet);

/** The sheet itself: all of it, or what of it shows through a gap. */
export function Paper({ d }: { d: string }) {
	return <path d={d} fill={useSheet().paper} data-light={lights.own} />;
}

/** A line on the sheet, which is no edge of anything. */
export function SheetLine({ d, ink, ...line }: { ink: 'ink' | 'measures' | 'ruling' } & ComponentProps<'path'>) {
	return <path d={d} stroke={useSheet()[ink]} {...line} data-light={lights.own} />;
}
