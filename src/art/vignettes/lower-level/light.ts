import type { Night } from '../../kit/night.tsx';

/** The street at two in the morning: blue, but for what somebody is using. */
export const streetNight: Night = {
	light: '#59659c',
	colours: {
		// The walls beyond the reach of the lamps.
		'#f0dfb6': '#5d6288',
		'#d3b985': '#4b4f74',
		'#7a4f37': '#352f4a',
		'#573626': '#27253d',
		'#7d929c': '#33446a',
		'#5d727e': '#28365a',
	},
};
/** The stove, on what stands before it and on whoever works there. */
export const stove = '#ffcf98';
export const kitchenLight = '#e9a878';
export const kitchenShade = '#a4685f';
/** The street's one lamp, near it and farther off. */
export const lamp = '#ffdfae';
export const lampFar = '#cfae96';
export const half = '#b4a0a6';
