import { brass, canvas, clay, copper, deal, leaf as leafTones, midnight, palette, slate, water } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { Inner } from './hero-parts.tsx';
import { by } from './moonlight.ts';
import type { Room } from './rooms.tsx';

const { white, red, yellow, ink } = palette;

const leaf = 'q-4-6-1-8 4 2 4 4 1-5 5-6 2 6-1 10Z';
const bed = (y: number, from: number, n: number) => Array.from({ length: n }, (_, i) => `M${from + i * 11} ${y}${leaf}`).join('');

/** The deep gardens: shelves of leaf under lamps. */
const deepGardens: Room = {
	x: -346,
	y: 72,
	w: 144,
	h: 36,
	fill: water.pale,
	light: by.grow,
	inside: (
		<>
			<path fill={yellow} fillOpacity=".55" stroke="none" d="M-336 75h50l6 33h-62ZM-254 75h42l5 33h-52Z" />
			<path fill="none" stroke={white} strokeWidth="3" d="M-336 76h50M-254 76h42" />
			<g strokeWidth="1.2">
				<path fill={leafTones.mid} d={bed(90, -341, 6)} />
				<path fill={leafTones.dark} d={bed(105, -341, 4) + bed(90, -258, 5)} />
				<path fill={leafTones.deep} d={bed(105, -258, 5)} />
				<path fill={red} d="M-295 105v-6h6v6ZM-285 105v-7h5v7Z" />
			</g>
			<path fill={deal.dark} strokeWidth="1.4" d="M-344 90h66v3h-66ZM-260 90h56v3h-56Z" />
			<People
				all={[
					[-274, 107, -0.82, 'work', 'olive', 'brim', 'straw', 'deep', 'green'],
					[-263, 107, 0.76, 'reach', 'deep', 'scarf', 'red', 'orange', 'ink', { hem: 5 }],
				]}
			/>
		</>
	),
};

/** A bed on Deck −12 is the lowest there is; below it they are listed as benches. */
const quarrel: Room = {
	x: -90,
	y: 64,
	w: 64,
	h: 36,
	fill: clay.mid,
	light: by.red,
	lamp: -58,
	inside: (
		<>
			<Inner width={1} d="M-88 74h60M-88 84h60M-74 66v32M-58 66v32M-42 66v32" />
			<People
				all={[
					[-78, 99, 0.82, 'cheer', 'tan', 'crop', 'black', 'blue', 'khaki'],
					[-38, 99, -0.8, 'point', 'rose', 'bun', 'grey', 'red', 'ink', { hem: 7 }],
				]}
			/>
			<path fill={white} strokeWidth="1" d="M-64 76l7-3-3 5 6 1-8 3Z" />
		</>
	),
};

/** Lying down, legally: it is a bench. */
const bench: Room = {
	x: -160,
	y: 64,
	w: 62,
	h: 36,
	fill: slate.pale,
	light: by.asleep,
	inside: (
		<>
			<path fill={deal.dark} strokeWidth="1.6" d="M-154 90h46v3h-46ZM-150 93h3v7h-3ZM-115 93h3v7h-3Z" />
			<path fill={yellow} strokeWidth="1.4" d="M-142 90q2-7 14-6l20 2v4Z" />
			<circle cx="-147" cy="86" r="3.4" fill={copper.dark} strokeWidth="1.3" />
			<path fill={red} strokeWidth="1.2" d="M-151 85q0-4 4-4 4 1 3 3Z" />
			<path fill={white} strokeWidth="1.2" d="M-136 70h22v9h-22Z" />
			<Inner width={1} d="M-133 73h16M-133 76h10" />
		</>
	),
};

const gear = 'l3-1 1-4 4 0 1 4 3 1 3-3 3 3-2 3 1 3 4 1v4l-4 1-1 3 2 3-3 3-3-2-3 1-1 4h-4l-1-4-3-1-3 2-3-3 2-3-1-3-4-1v-4l4-1 1-3-2-3 3-3Z';

/** Of each thing that matters two, and on the wall the painted outline of a third. */
const spares: Room = {
	x: -18,
	y: 64,
	w: 118,
	h: 40,
	fill: canvas.mid,
	light: by.low,
	lamp: 46,
	inside: (
		<>
			<path fill={slate.mid} strokeWidth="1.6" d={`M0 74${gear}`} />
			<path fill={brass.mid} strokeWidth="1.6" d={`M32 74${gear}`} />
			<path fill="none" strokeWidth="1.3" strokeDasharray="2.5 2.5" d={`M64 74${gear}`} />
			<path fill={white} strokeWidth="1.4" d="M3 82a4 4 0 1 0 8 0a4 4 0 1 0-8 0M35 82a4 4 0 1 0 8 0a4 4 0 1 0-8 0" />
			<path fill={deal.dark} strokeWidth="1.6" d="M-16 97h42v4h-42Z" />
			<People
				all={[
					[22, 103, -0.84, 'work', 'fair', 'bald', 'brown', 'sea', 'ink', { hem: 3 }],
					[94, 103, -0.82, 'point', 'olive', 'brim', 'ink', 'green', 'khaki'],
				]}
			/>
		</>
	),
};

/** Where the silos stand. */
const tanks = [146, 184, 222];

/** Twenty-six days of flour, in three silos. */
const silos: Room = {
	x: 140,
	y: 66,
	w: 132,
	h: 82,
	fill: midnight.light,
	light: by.asleep,
	inside: (
		<>
			<path fill={slate.pale} strokeWidth="2" d={tanks.map((x) => `M${x} 76q16-8 32 0v46l-12 14h-8l-12-14Z`).join('')} />
			<path
				fill={canvas.pale}
				stroke="none"
				d={tanks.map((x, i) => `M${x + 4} ${88 + i * 12}q12-6 18 0V${122 - i}l-7 8h-4l-7-8Z`).join('')}
			/>
			<path fill={ink} fillOpacity=".28" stroke="none" d={tanks.map((x) => `M${x + 25} 73l6 3v46l-11 13h-3l8-13Z`).join('')} />
			<path fill={white} strokeWidth="1" d="M198 138q4 6 2 8h-8q0-6 4-10Z" />
			<Inner width={1.8} d="M256 70v76M264 70v76M256 80h8M256 90h8M256 100h8M256 110h8M256 120h8M256 130h8" />
			<People
				all={[
					[264, 112, -0.78, 'climb', 'brown', 'cap', 'white', 'white', 'slate'],
					[214, 147, -0.8, 'carry', 'tan', 'tuft', 'white', 'foam', 'ink', { hem: 3 }],
					[168, 147, 0.82, 'read', 'rose', 'scarf', 'blue', 'plum', 'ink', { hem: 7 }],
				]}
			/>
			<path fill={canvas.pale} strokeWidth="1.2" d="M198 137h9v9h-9Z" />
		</>
	),
};

/** The rooms of the decks under the first, but the last of them. */
export const secondRooms: readonly Room[] = [deepGardens, quarrel, bench, spares, silos];
