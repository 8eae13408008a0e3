import { canvas, concrete, copper, leather, mauve, midnight, slate, steel, wood } from '../../../model/colours.ts';
import type { Night } from '../../kit/night.tsx';
import { lights } from '../../kit/night.tsx';

/** The watch after 20:00: one lamp is left on, and the drum's own. */
export const lockNight: Night = {
	light: lights.depths,
	colours: {
		// The wall, under the lamp and away from it.
		[canvas.light]: concrete.dark,
		[canvas.dark]: mauve.dark,
		[copper.dark]: mauve.dark,
		[leather.mid]: concrete.deep,
		[steel.mid]: steel.dark,
		[slate.light]: slate.deep,
		[wood.mid]: midnight.light,
	},
};
