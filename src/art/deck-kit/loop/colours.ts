import { palette } from '../../kit/palette.ts';

/** What stations and cars are painted, tiled and lit with. */
export const hall = {
	roof: '#0b5670',
	rib: '#8fc0c4',
	wall: '#5f9aa3',
	dado: '#0b4a60',
	floor: '#e9dcc0',
	joint: '#cdbd9b',
	mass: '#34495c',
	lit: '#f6e3ab',
	litShade: '#dcc284',
	pane: '#142b48',
	red: palette.red,
	redShade: '#981722',
	slat: '#c98f52',
	slatShade: '#96622f',
	coil: '#b06a3c',
	brass: '#e0a93a',
} as const;
