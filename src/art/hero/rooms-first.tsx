import {
	brass,
	brick,
	canvas,
	clay,
	concrete,
	copper,
	deal,
	leaf,
	leather,
	midnight,
	orange,
	palette,
	slate,
	water,
} from '../../model/colours.ts';
import { dye, People } from '../kit/crowd/people.tsx';
import { Cord } from '../kit/forms.tsx';
import { Inner, line, Washing } from './hero-parts.tsx';
import { by } from './moonlight.ts';
import type { Room } from './rooms.tsx';

const { white, red, blue, yellow, foam, sea } = palette;

/** The foot of the Lung: rice under lamps, and on the floor the bed that feeds one, and a berth. */
const lungFoot: Room = {
	x: -376,
	y: 8,
	w: 94,
	h: 54,
	fill: water.pale,
	light: by.grow,
	inside: (
		<>
			<path fill={yellow} fillOpacity=".5" stroke="none" d="M-362 12h26l6 20h-38ZM-322 12h26l6 20h-38Z" />
			<path fill="none" stroke={white} strokeWidth="3" d="M-362 12h26M-322 12h26" />
			<path
				fill="none"
				stroke={leaf.dark}
				strokeWidth="2"
				d="M-368 32v-8l3 8v-11l3 11v-8l4 8v-11l3 11v-8l3 8v-10l4 10M-320 32v-8l3 8v-11l3 11v-8l4 8v-11l3 11v-8l3 8v-10l4 10v-8l3 8"
			/>
			<path fill={deal.dark} strokeWidth="1.4" d="M-374 32h34v4h-34ZM-324 32h40v4h-40Z" />
			<path fill={canvas.mid} strokeWidth="1.4" d="M-374 52H-284v9H-374Z" />
			<path fill="none" stroke={red} strokeWidth="1.8" d="M-366 58l4-4h44l-4 4Z" />
			<path fill="none" stroke={blue} strokeWidth="1.8" d="M-308 58l4-4h12l-4 4Z" />
			<People
				all={[
					[-342, 56, 0.5, 'run', 'brown', 'tuft', 'black', 'yellow', 'red'],
					[-312, 57, -0.48, 'cheer', 'rose', 'long', 'ginger', 'green', 'blue'],
				]}
			/>
		</>
	),
};

/** The pumps, a shade above a low G; everybody aboard wakes when they stop. */
const pumps: Room = {
	x: -272,
	y: 12,
	w: 78,
	h: 38,
	fill: slate.pale,
	light: by.red,
	inside: (
		<>
			<Cord width={4} colour={brick.mid} d="M-268 20h12v14" />
			<Cord width={4} colour={leaf.dark} d="M-198 18h-14v16M-246 44h14" />
			<path fill={slate.mid} strokeWidth="2" d="M-264 50V36q8-8 16 0v14ZM-236 50V38q7-7 14 0v12Z" />
			<path fill={white} strokeWidth="1.4" d="M-260 40a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-232 42a3 3 0 1 0 6 0a3 3 0 1 0-6 0" />
			<path fill="none" stroke={red} strokeWidth="2.2" d="M-218 34a5 5 0 1 0 10 0a5 5 0 1 0-10 0" />
			<People all={[[-204, 49, -0.84, 'work', 'deep', 'helmet', 'yellow', 'blue', 'deep']]} />
		</>
	),
};

/** Bunks in three tiers; one of the sleepers cannot. */
const bunkRoom: Room = {
	x: -160,
	y: 12,
	w: 76,
	h: 38,
	fill: midnight.light,
	light: by.asleep,
	inside: (
		<>
			<g strokeWidth="1.3">
				<path fill={red} d="M-154 23v-4q12-5 24 0v4Z" />
				<path fill={leaf.mid} d="M-154 35v-4q14-5 24 1v3Z" />
				<path fill={yellow} d="M-154 47v-4q11-5 24 1v3Z" />
				<path fill={blue} d="M-116 23v-4q14-5 25 0v4Z" />
				<path fill={white} d="M-116 47v-4q13-6 25 0v4Z" />
				<circle cx="-151" cy="19" r="2.8" fill={clay.light} />
				<circle cx="-133" cy="31" r="2.8" fill={leather.dark} />
				<circle cx="-94" cy="19" r="2.8" fill={copper.mid} />
				<circle cx="-113" cy="43" r="2.8" fill={copper.dark} />
			</g>
			<path data-light={by.own} fill={yellow} fillOpacity=".8" stroke="none" d="M-97 26l-13 9h19Z" />
			<People all={[[-110, 41, 0.56, 'sit', 'rose', 'long', 'ginger', 'white', 'white']]} />
			<path fill={red} strokeWidth="1" d="M-103 32h5v4h-5Z" />
			<Inner
				width={2}
				d="M-156 24h28M-156 36h28M-156 48h28M-118 24h28M-118 36h28M-118 48h28M-128 16v34M-118 16v34M-128 20h10M-128 31h10M-128 42h10"
			/>
		</>
	),
};

/** The laundry, on the return of the Hot Main. */
const laundry: Room = {
	x: -76,
	y: 12,
	w: 74,
	h: 38,
	fill: canvas.pale,
	lamp: -44,
	inside: (
		<>
			<Washing
				from={[-74, 19]}
				to={[-24, 18]}
				sag={1}
				items={[
					['sheet', white, 0.06],
					['shirt', blue, 0.5],
					['trousers', red, 0.78],
				]}
			/>
			<path fill={foam} strokeWidth="2" d="M-26 50V26h22v24Z" />
			<path fill={sea} strokeWidth="1.8" d="M-22 38a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
			<path fill="none" stroke={white} strokeWidth="1.6" d="M-20 38q5-5 10 0" />
			<People all={[[-38, 49, -0.8, 'reach', 'brown', 'scarf', 'yellow', 'plum', 'ink', { hem: 6, stout: 1 }]]} />
			<path fill={deal.dark} strokeWidth="1.3" d="M-66 50l-2-8h16l-2 8Z" />
			<path fill={white} strokeWidth="1" d="M-67 42q7-7 14 0Z" />
		</>
	),
};

/** A trim tank, and the long bubble under glass that shows whether the city is level. */
const trimTank: Room = {
	x: 6,
	y: 12,
	w: 98,
	h: 38,
	fill: concrete.light,
	light: by.screen,
	inside: (
		<>
			<path fill={sea} stroke="none" d="M8 32q6-4 12 0t12 0 12 0 12 0V48H8Z" />
			<path fill="none" stroke={foam} strokeWidth="1.6" d="M8 32q6-4 12 0t12 0 12 0 12 0" />
			<Inner width={1.4} d="M14 12v36M20 12v36M14 20h6M14 28h6M14 36h6M14 44h6" />
			<path fill={slate.mid} strokeWidth="2" d="M56 14h4v36h-4Z" />
			<path fill={white} strokeWidth="1.8" d="M66 20h32v7h-32Z" />
			<path fill={leaf.mid} stroke="none" d="M67 21h30v5h-30Z" />
			<path fill={white} strokeWidth="1" d="M77 23.500q5-3 10 0-5 3-10 0Z" />
			<People
				all={[
					[72, 49, 0.8, 'point', 'tan', 'beard', 'grey', 'sea', 'ink'],
					[96, 49, -0.78, 'read', 'deep', 'bun', 'black', 'red', 'ink', { hem: 6 }],
				]}
			/>
		</>
	),
};

/** Tubas and double-basses come down at dusk: nothing may sound below the pumps’ note above. */
const rehearsal: Room = {
	x: 138,
	y: 12,
	w: 84,
	h: 38,
	fill: dye.plum,
	lamp: 182,
	inside: (
		<>
			<Inner width={line.fine} d="M140 20l8-8M140 34l22-22M154 34l22-22M168 34l22-22M182 34l22-22M196 34l22-22M210 34l12-12" />
			<People
				all={[
					[164, 49, 0.84, 'haul', 'tan', 'bun', 'black', 'red', 'ink', { hem: 4 }],
					[200, 49, -0.86, 'read', 'deep', 'beard', 'white', 'yellow', 'deep', { stout: 1 }],
				]}
			/>
			<path fill={deal.dark} strokeWidth="1.4" d="M166 49q-8-2-6-9 4-3 2-6-1-6 4-7V17h3v10q5 1 4 7-2 3 2 6 2 7-6 9Z" />
			<Inner width={1} d="M167.5 20v26M158 43l16-5" />
			<Cord width={3} colour={brass.mid} d="M192 28v12q0 6-5 6h-3q-5 0-5-6v-7q0-4 4-4h4q3 0 4 3" />
			<path fill={brass.mid} strokeWidth="1.4" d="M189 29l-7-12q10-4 20 0l-7 12Z" />
			<path fill={white} strokeWidth="1.2" d="M208 36h9v9h-9Z" />
			<Inner width={1.2} d="M212 45v5M210 39h5M210 42h4" />
		</>
	),
};

/** The divers' lock, and the pool in its floor where they go out to the lines. */
const diversLock: Room = {
	x: 230,
	y: 12,
	w: 82,
	h: 42,
	fill: canvas.pale,
	light: by.screen,
	inside: (
		<>
			<path fill={blue} strokeWidth="2" d="M262 54v-8h34v8Z" />
			<path fill="none" stroke={foam} strokeWidth="1.4" d="M264 48q4 3 8 0t8 0 8 0 6 0" />
			<Inner width={1.6} d="M279 12v12" />
			<path fill={orange.light} strokeWidth="1.4" d="M272 29q7-4 14 0l4 10-4 1-2-4v8h-4v-6h-2v6h-4v-8l-2 4-4-1Z" />
			<circle cx="279" cy="23" r="4.6" fill={yellow} strokeWidth="1.5" />
			<circle cx="280" cy="23" r="2.2" fill={foam} strokeWidth="1" />
			<People
				all={[
					[246, 50, 0.82, 'work', 'brown', 'crop', 'black', 'sea', 'ink'],
					[304, 50, -0.8, 'sit', 'fair', 'bun', 'ginger', 'orange', 'orange'],
				]}
			/>
			<path fill={deal.dark} strokeWidth="1.2" d="M298 47h12v6h-12Z" />
			<path fill="none" strokeWidth="1.4" d="M236 16v10M241 16v10M246 16v10" />
			<path fill={red} strokeWidth="1.1" d="M233 26h6v5h-6ZM243 26h6v5h-6Z" />
		</>
	),
};

/** The rooms of the first deck below. */
export const firstRooms: readonly Room[] = [lungFoot, pumps, bunkRoom, laundry, trimTank, rehearsal, diversLock];
