import { concrete, leaf, linen, moss, palette, rust, slate } from '../../model/colours.ts';
import type { DeckSheet } from '../../model/types.ts';
import { measures } from '../measures.ts';

const { corridor, desk } = measures;
const { width, depth, height, bed, room, seat, screen } = desk.drawn;
const { door } = corridor.drawn;
const metres = (size: number) => `${size.toFixed(2)} m`;
const by = (...sizes: number[]) => `${sizes.map((size) => size.toFixed(2)).join(' × ')} m`;

export const deckDesk: DeckSheet = {
	id: 'desk',
	title: 'A Hand’s desk',
	summary:
		'A machine proposes; at this desk somebody says yes or no. The switch is large and has two ends, the tea has a skin on it, and the bed is made. The person here has slept, and the chalk on the door says so.',
	views: [
		{ picture: 'deck-desk-plan', title: 'From above', scale: 25 },
		{ picture: 'deck-desk-watch', title: 'From the side, with the relief in the chair', scale: 25 },
		{ picture: 'deck-desk-screen', title: 'Screen and switch', scale: 10 },
		{ picture: 'deck-desk-door', title: 'The door', scale: 20 },
	],
	sizes: [
		{ of: 'The desk', size: by(width, depth) },
		{ of: 'Its top, above the floor', size: metres(height) },
		{ of: 'The switch, from no to yes', size: metres(desk.drawn.switch) },
		{ of: 'The screen', size: by(screen.width, screen.height) },
		{ of: 'The bed beside it', size: by(bed.width, bed.length) },
		{ of: 'The chair’s seat, above the floor', size: metres(seat) },
		{ of: 'The room that holds both', size: by(room.width, room.depth) },
		{ of: 'The door', size: by(door.width, door.height) },
	],
	colours: [
		{ hex: concrete.pale, name: 'White, so that leaks show: walls of Innovation' },
		{ hex: concrete.light, name: 'The same, in shadow' },
		{ hex: leaf.deep, name: 'Linoleum of the desk' },
		{ hex: linen.mid, name: 'The screen’s case, once white' },
		{ hex: moss.deep, name: 'Its glass' },
		{ hex: palette.foam, name: 'What is written on it' },
		{ hex: palette.red, name: 'The switch’s knob and the stop handle' },
		{ hex: rust.mid, name: 'The blanket' },
		{ hex: slate.deep, name: 'The door, which takes chalk' },
		{ hex: concrete.pale, name: 'The chalk' },
	],
	materials: [
		{
			of: 'The desk',
			from: 'Steel drawers under green linoleum, worn through in one place, where an elbow waits.',
		},
		{
			of: 'The switch',
			from: 'A cast plate with four screws and a red knob; paint is gone from both ends of the slot, on a good desk about equally.',
		},
		{ of: 'The screen', from: 'Glass in a pressed case that has gone the colour of the tea.' },
		{
			of: 'The bed',
			from: 'Ash, one mattress, one red blanket; made at every change of watch, even when nobody lay in it.',
		},
		{
			of: 'The stop',
			from: 'A red handle on a steel cable from the pipes, wiped weekly and pulled yearly, by children.',
		},
		{
			of: 'The door',
			from: 'Dark paint, with a white card for machine, name and telephone, and grey ghosts of other people’s sleep.',
		},
		{ of: 'The log', from: 'Ruled paper in three hands, tied to the desk.' },
	],
	never: [
		'A desk without its bed, or a bed with boxes on it.',
		'The switch the wrong way round: down is yes and up is no.',
		'A camera, a portrait, a list of faces. No system keeps a face.',
		'An empty chair while the screen is lit. A relief sits there, or the machine waits.',
		'A pedal. Two have been found. The builder of the first now teaches the course on attention.',
		'A screen that speaks, blinks or hurries anyone. It writes in plain words, and what it left out comes first and largest.',
	],
};
