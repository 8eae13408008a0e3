import type { Tone } from '../../kit/forms.tsx';

/** The six districts, as their fire buckets are painted; the first name is what a drawing has room for. */
export const districts: readonly (readonly [name: string, tone: Tone])[] = [
	['Central', { light: '#dcc190', dark: '#b0905a' }],
	['Innovation', { light: '#fffdf7', dark: '#cfc9b6' }],
	['Quarters', { light: '#b8452f', dark: '#80291d' }],
	['Arts', { light: '#7a3f63', dark: '#4f2541' }],
	['Maritime', { light: '#8d98a1', dark: '#5d6973' }],
	['Gardens', { light: '#2f8a5b', dark: '#1a5a3b' }],
];

export const colour = {
	cream: '#f1dfb8',
	tar: '#7a5233',
	tarShade: '#5d3c25',
	iron: '#4d5b66',
	ironShade: '#2d3944',
	floor: '#a9b4b8',
	plate: '#3b566a',
	brass: '#e0a93a',
	brassShade: '#9a6a1c',
	ash: '#d9b27a',
	ashShade: '#a67f47',
	rope: '#ecd6a2',
	ropeShade: '#bfa067',
	pipe: '#8d98a1',
	pipeShade: '#5d6973',
	red: '#d8232f',
	redShade: '#981722',
	lamp: '#f3dfa2',
	glass: '#bfe3e4',
} as const;
