import { canvas, denim, leather, midnight, navy, slate, steel } from '../../../model/colours.ts';
import type { Night } from '../../kit/night.tsx';
import { lights } from '../../kit/night.tsx';

/** The street at two in the morning: blue, but for what somebody is using. */
export const streetNight: Night = {
	light: lights.deepMoon,
	colours: {
		// The walls beyond the reach of the lamps.
		[canvas.pale]: navy.light,
		[canvas.mid]: denim.dark,
		[leather.light]: midnight.light,
		[leather.mid]: navy.deep,
		[steel.mid]: navy.mid,
		[slate.mid]: navy.dark,
	},
};
/** The stove, on what stands before it and on whoever works there. */
export const stove = lights.flame;
/** The street's one lamp, near it and farther off. */
export const lamp = lights.lamp;
