import type { Era } from '../model/types.ts';

/** The eras of the city, in order. Earlier events belong to the first. */
export const eras: readonly Era[] = [
	{ id: 'before', heading: 'Before anything was tied', from: 2030 },
	{ id: 'tied', heading: 'Eleven harbours, one rope', from: 2061 },
	{ id: 'cut', heading: 'A cut line and a short list', from: 2079 },
	{ id: 'fed', heading: 'Seven meals in ten', from: 2097 },
	{ id: 'drawn', heading: 'Half the house by lot', from: 2109 },
	{ id: 'now', heading: 'The year of the vote', from: 2118 },
];
