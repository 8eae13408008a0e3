import type { Night } from '../../kit/night.tsx';

/** The watch after 20:00: one lamp is left on, and the drum's own. */
export const lockNight: Night = {
	light: '#514e74',
	colours: {
		// The wall, under the lamp and away from it.
		'#e8d5a9': '#6f5c63',
		'#c7a974': '#4c4358',
		'#8a5537': '#4a3440',
		'#633a28': '#2d2537',
		'#8aa0a8': '#5f6274',
		'#6d8089': '#353a55',
		'#a98a5e': '#352f49',
	},
};
export const drumLamp = '#ffe2a6';
export const drumGlow = '#e3b184';
export const workLamp = '#ffdca4';
export const workShade = '#75608a';
export const wayOut = '#d6a97c';
