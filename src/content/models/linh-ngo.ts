import type { Model } from '../../model/types.ts';
import { linhNgo as linhNgoColours } from '../wardrobe.ts';

export const linhNgo: Model = {
	character: 'linh-ngo',
	height: 158,
	bearing:
		'She stands as if she were in a queue: straight, feet together, taking up one place. She lowers her chin but not her eyes, so the glasses hang under the look and never in front of it. Artists push the lenses up to where lenses belong; leave them low. The hair is cut level, because she cut it.',
	expressions: [
		'Three seconds in, while somebody is reading the question, or is not.',
		'On the landing, after midnight: chú has eaten.',
	],
	hands:
		'The stopwatch lies in the right palm with the thumb on the button, its cord round her neck. The left holds the clipboard by the edge, pages outward, as nobody would who was hiding nine of them. The gloves are for stewards’ rooms and come off only for the telephone; she writes in them, and shakes hands in them.',
	colours: [
		{ hex: linhNgoColours.skin, name: 'Skin, in the light' },
		{ hex: linhNgoColours.hair, name: 'Hair, brows and rims, all the same black' },
		{ hex: linhNgoColours.gleam, name: 'The gleam on the hair, and the piping at the collar' },
		{ hex: linhNgoColours.tunic, name: 'Tunic' },
		{ hex: linhNgoColours.gloves, name: 'Gloves, wool, without fingers' },
		{ hex: linhNgoColours.cord, name: 'The cord of the stopwatch' },
		{ hex: linhNgoColours.stub, name: 'The stub of number 30' },
		{ hex: linhNgoColours.clipboard, name: 'Clipboard' },
		{ hex: linhNgoColours.trousers, name: 'Trousers' },
	],
};
