import { brass, brick, canvas, concrete, deal, orange, palette, slate } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { Cord } from '../kit/forms.tsx';
import { Inner, line } from './hero-parts.tsx';
import { by } from './moonlight.ts';
import type { Room } from './rooms.tsx';

const { white, red, yellow, ink } = palette;

/** Mushrooms, which ask for nothing. */
const mushrooms: Room = {
	x: -304,
	y: 116,
	w: 64,
	h: 32,
	fill: ink,
	light: by.own,
	inside: (
		<>
			<path fill={yellow} fillOpacity=".8" stroke="none" d="M-272 126l30-8v28h-16Z" />
			<g fill={white} strokeWidth="1.1">
				<path d="M-300 130q5-8 10 0h-3v4h-4v-4ZM-288 131q4-7 8 0h-2v3h-4v-3ZM-298 146q5-9 11 0h-4v0ZM-252 144q5-8 10 0Z" />
			</g>
			<path fill="none" stroke={deal.dark} strokeWidth="2.4" d="M-302 135h24" />
			<People all={[[-268, 147, 0.78, 'carry', 'tan', 'helmet', 'yellow', 'pink', 'slate']]} />
			<path fill={deal.dark} strokeWidth="1.1" d="M-261 134h9l-2 6h-6Z" />
		</>
	),
};

/** The seed bank that is on no manifest. */
const seedBank: Room = {
	x: -232,
	y: 114,
	w: 66,
	h: 34,
	fill: canvas.pale,
	lamp: -193,
	inside: (
		<>
			<path fill={deal.dark} strokeWidth="1.6" d="M-230 116h36v32h-36Z" />
			<Inner width={1} d="M-230 124h36M-230 132h36M-230 140h36M-218 116v32M-206 116v32" />
			<path fill="none" stroke={yellow} strokeWidth="2" d="M-224 120h0M-212 128h0M-200 120h0M-224 136h0M-200 144h0M-212 144h0M-200 136h0" />
			<path fill={white} strokeWidth="1.2" d="M-202 125h12v6h-12Z" />
			<People all={[[-180, 147, -0.82, 'work', 'deep', 'bun', 'grey', 'green', 'sea', { hem: 7, stout: 1 }]]} />
		</>
	),
};

/** A stair-head: a brass check for everyone below, and the flame that says whether to stay. */
const stairHead: Room = {
	x: -8,
	y: 116,
	w: 108,
	h: 38,
	fill: concrete.light,
	lamp: 68,
	inside: (
		<>
			<path fill={deal.dark} strokeWidth="1.6" d="M0 120h34v20H0Z" />
			<path
				fill="none"
				stroke={yellow}
				strokeWidth="3"
				d="M5 125h0M12 125h0M19 125h0M26 125h0M5 131h0M19 131h0M26 131h0M12 137h0M26 137h0"
			/>
			<Inner width={1.6} d="M50 116v4M46 122v9h8v-9M46 131h8" />
			<path fill={orange.light} strokeWidth="1" d="M48 130q-1-5 2-8 3 4 2 8Z" />
			<path fill={white} strokeWidth="1.6" d="M100 154V122l-8 8h-6v8h-8v8h-8v8Z" />
			<Inner width={1.4} d="M72 136l18-18" />
			<People
				all={[
					[38, 153, -0.82, 'reach', 'rose', 'helmet', 'white', 'orange', 'deep'],
					[62, 153, 0.8, 'walk', 'deep', 'cap', 'red', 'slate', 'ink'],
				]}
			/>
		</>
	),
};

/** The plant on Deck −18, where the steel hums and the Hot Main begins. */
const plant: Room = {
	x: -156,
	y: 114,
	w: 140,
	h: 84,
	fill: slate.mid,
	light: by.screen,
	inside: (
		<>
			<Cord width={6} colour={brass.mid} d="M-152 130h20M-60 188h22v-20h13" />
			<circle cx="-98" cy="156" r="34" fill={slate.pale} strokeWidth="3.4" />
			<path
				fill={white}
				strokeWidth="1.6"
				d="M-98 156q-6-26 10-29 8 14-10 29ZQ-72 150-69 166-83 174-98 156ZQ-92 182-108 185-116 171-98 156ZQ-124 162-127 146-113 138-98 156Z"
			/>
			<circle cx="-98" cy="156" r="5" fill={yellow} strokeWidth="2" />
			<path fill={brick.mid} strokeWidth="2" d="M-52 134h30v22h-30Z" />
			<path fill={white} strokeWidth="1.4" d="M-47 143a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-35 143a4 4 0 1 0 8 0a4 4 0 1 0-8 0" />
			<Inner width={1} d="M-43 143l2-3M-31 143l-3-1" />
			<path fill={yellow} strokeWidth="1.6" d="M-64 166h44v4h-44Z" />
			<path fill="none" stroke={red} strokeWidth="2.6" d="M-148 172v-10M-152 172h8" />
			<People
				all={[
					[-46, 166, 0.74, 'work', 'fair', 'scarf', 'sea', 'white', 'ink', { hem: 6 }],
					[-136, 197, 0.84, 'point', 'deep', 'helmet', 'yellow', 'blue', 'deep'],
					[-52, 197, -0.82, 'read', 'tan', 'beard', 'black', 'orange', 'slate'],
				]}
			/>
			<Inner width={line.fine} d="M-62 170v28M-24 170v28" />
		</>
	),
};

/** The rooms round the plant, on Deck −18. */
export const thirdRooms: readonly Room[] = [mushrooms, seedBank, stairHead, plant];
