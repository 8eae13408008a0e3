import { palette } from '../palette.ts';
import { by } from './moonlight.ts';
import { Cord, Inner, line, tone } from './parts.tsx';
import { People } from './people.tsx';
import { Room } from './room.tsx';

const { white, red, yellow, ink } = palette;

/** The deep gardens: shelves of leaf under lamps. */
export function DeepGardens() {
	const leaf = 'q-4-6-1-8 4 2 4 4 1-5 5-6 2 6-1 10Z';
	const bed = (y: number, from: number, n: number) =>
		Array.from({ length: n }, (_, i) => `M${from + i * 11} ${y}${leaf}`).join('');
	return (
		<Room x={-346} y={72} w={144} h={36} fill={tone.glass} light={by.grow}>
			<path
				fill={yellow}
				fillOpacity=".55"
				stroke="none"
				d="M-336 75h50l6 33h-62ZM-254 75h42l5 33h-52Z"
			/>
			<path fill="none" stroke={white} strokeWidth="3" d="M-336 76h50M-254 76h42" />
			<g strokeWidth="1.2">
				<path fill={tone.leaf} d={bed(90, -341, 6)} />
				<path fill={tone.green} d={bed(105, -341, 4) + bed(90, -258, 5)} />
				<path fill={tone.moss} d={bed(105, -258, 5)} />
				<path fill={red} d="M-295 105v-6h6v6ZM-285 105v-7h5v7Z" />
			</g>
			<path fill={tone.wood} strokeWidth="1.4" d="M-344 90h66v3h-66ZM-260 90h56v3h-56Z" />
			<People
				all={[
					[-274, 107, -0.82, 'work', 'olive', 'brim', 'straw', 'deep', 'green'],
					[-263, 107, 0.76, 'reach', 'deep', 'scarf', 'red', 'orange', 'ink', { hem: 5 }],
				]}
			/>
		</Room>
	);
}

/** A bed on Deck −12 is the lowest there is; below it they are listed as benches. */
export function Quarrel() {
	return (
		<Room x={-90} y={64} w={64} h={36} fill={tone.rose} light={by.red} lamp={-58}>
			<Inner w={1} d="M-88 74h60M-88 84h60M-74 66v32M-58 66v32M-42 66v32" />
			<People
				all={[
					[-78, 99, 0.82, 'cheer', 'tan', 'crop', 'black', 'blue', 'khaki'],
					[-38, 99, -0.8, 'point', 'rose', 'bun', 'grey', 'red', 'ink', { hem: 7 }],
				]}
			/>
			<path fill={white} strokeWidth="1" d="M-64 76l7-3-3 5 6 1-8 3Z" />
		</Room>
	);
}

/** Lying down, legally: it is a bench. */
export function Bench() {
	return (
		<Room x={-160} y={64} w={62} h={36} fill={tone.mist} light={by.asleep}>
			<path
				fill={tone.wood}
				strokeWidth="1.6"
				d="M-154 90h46v3h-46ZM-150 93h3v7h-3ZM-115 93h3v7h-3Z"
			/>
			<path fill={yellow} strokeWidth="1.4" d="M-142 90q2-7 14-6l20 2v4Z" />
			<circle cx="-147" cy="86" r="3.4" fill="#7a4a30" strokeWidth="1.3" />
			<path fill={red} strokeWidth="1.2" d="M-151 85q0-4 4-4 4 1 3 3Z" />
			<path fill={white} strokeWidth="1.2" d="M-136 70h22v9h-22Z" />
			<Inner w={1} d="M-133 73h16M-133 76h10" />
		</Room>
	);
}

/** Of each thing that matters two, and on the wall the painted outline of a third. */
export function Spares() {
	const gear =
		'l3-1 1-4 4 0 1 4 3 1 3-3 3 3-2 3 1 3 4 1v4l-4 1-1 3 2 3-3 3-3-2-3 1-1 4h-4l-1-4-3-1-3 2-3-3 2-3-1-3-4-1v-4l4-1 1-3-2-3 3-3Z';
	return (
		<Room x={-18} y={64} w={118} h={40} fill={tone.sand} light={by.low} lamp={46}>
			<path fill={tone.steel} strokeWidth="1.6" d={`M0 74${gear}`} />
			<path fill={tone.ochre} strokeWidth="1.6" d={`M32 74${gear}`} />
			<path fill="none" strokeWidth="1.3" strokeDasharray="2.5 2.5" d={`M64 74${gear}`} />
			<path
				fill={white}
				strokeWidth="1.4"
				d="M3 82a4 4 0 1 0 8 0a4 4 0 1 0-8 0M35 82a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
			/>
			<path fill={tone.wood} strokeWidth="1.6" d="M-16 97h42v4h-42Z" />
			<People
				all={[
					[22, 103, -0.84, 'work', 'fair', 'bald', 'brown', 'sea', 'ink', { hem: 3 }],
					[94, 103, -0.82, 'point', 'olive', 'brim', 'ink', 'green', 'khaki'],
				]}
			/>
		</Room>
	);
}

/** Twenty-six days of flour, in three silos. */
export function Silos() {
	const silos = [146, 184, 222];
	return (
		<Room x={140} y={66} w={132} h={82} fill={tone.night} light={by.asleep}>
			<path
				fill={tone.mist}
				strokeWidth="2"
				d={silos.map((x) => `M${x} 76q16-8 32 0v46l-12 14h-8l-12-14Z`).join('')}
			/>
			<path
				fill={tone.plaster}
				stroke="none"
				d={silos
					.map((x, i) => `M${x + 4} ${88 + i * 12}q12-6 18 0V${122 - i}l-7 8h-4l-7-8Z`)
					.join('')}
			/>
			<path
				fill={ink}
				fillOpacity=".28"
				stroke="none"
				d={silos.map((x) => `M${x + 25} 73l6 3v46l-11 13h-3l8-13Z`).join('')}
			/>
			<path fill={white} strokeWidth="1" d="M198 138q4 6 2 8h-8q0-6 4-10Z" />
			<Inner
				w={1.8}
				d="M256 70v76M264 70v76M256 80h8M256 90h8M256 100h8M256 110h8M256 120h8M256 130h8"
			/>
			<People
				all={[
					[264, 112, -0.78, 'climb', 'brown', 'cap', 'white', 'white', 'slate'],
					[214, 147, -0.8, 'carry', 'tan', 'tuft', 'white', 'foam', 'ink', { hem: 3 }],
					[168, 147, 0.82, 'read', 'rose', 'scarf', 'blue', 'plum', 'ink', { hem: 7 }],
				]}
			/>
			<path fill={tone.plaster} strokeWidth="1.2" d="M198 137h9v9h-9Z" />
		</Room>
	);
}

/** Mushrooms, which ask for nothing. */
export function Mushrooms() {
	return (
		<Room x={-304} y={116} w={64} h={32} fill={ink} light={by.own}>
			<path fill={yellow} fillOpacity=".8" stroke="none" d="M-272 126l30-8v28h-16Z" />
			<g fill={white} strokeWidth="1.1">
				<path d="M-300 130q5-8 10 0h-3v4h-4v-4ZM-288 131q4-7 8 0h-2v3h-4v-3ZM-298 146q5-9 11 0h-4v0ZM-252 144q5-8 10 0Z" />
			</g>
			<path fill="none" stroke={tone.wood} strokeWidth="2.4" d="M-302 135h24" />
			<People all={[[-268, 147, 0.78, 'carry', 'tan', 'helmet', 'yellow', 'pink', 'slate']]} />
			<path fill={tone.wood} strokeWidth="1.1" d="M-261 134h9l-2 6h-6Z" />
		</Room>
	);
}

/** The seed bank that is on no manifest. */
export function SeedBank() {
	return (
		<Room x={-232} y={114} w={66} h={34} fill={tone.plaster} lamp={-193}>
			<path fill={tone.wood} strokeWidth="1.6" d="M-230 116h36v32h-36Z" />
			<Inner w={1} d="M-230 124h36M-230 132h36M-230 140h36M-218 116v32M-206 116v32" />
			<path
				fill="none"
				stroke={yellow}
				strokeWidth="2"
				d="M-224 120h0M-212 128h0M-200 120h0M-224 136h0M-200 144h0M-212 144h0M-200 136h0"
			/>
			<path fill={white} strokeWidth="1.2" d="M-202 125h12v6h-12Z" />
			<People
				all={[
					[-180, 147, -0.82, 'work', 'deep', 'bun', 'grey', 'green', 'sea', { hem: 7, stout: 1 }],
				]}
			/>
		</Room>
	);
}

/** A stair-head: a brass check for everyone below, and the flame that says whether to stay. */
export function StairHead() {
	return (
		<Room x={-8} y={116} w={108} h={38} fill={tone.haze} lamp={68}>
			<path fill={tone.wood} strokeWidth="1.6" d="M0 120h34v20H0Z" />
			<path
				fill="none"
				stroke={yellow}
				strokeWidth="3"
				d="M5 125h0M12 125h0M19 125h0M26 125h0M5 131h0M19 131h0M26 131h0M12 137h0M26 137h0"
			/>
			<Inner w={1.6} d="M50 116v4M46 122v9h8v-9M46 131h8" />
			<path fill={tone.orange} strokeWidth="1" d="M48 130q-1-5 2-8 3 4 2 8Z" />
			<path fill={white} strokeWidth="1.6" d="M100 154V122l-8 8h-6v8h-8v8h-8v8Z" />
			<Inner w={1.4} d="M72 136l18-18" />
			<People
				all={[
					[38, 153, -0.82, 'reach', 'rose', 'helmet', 'white', 'orange', 'deep'],
					[62, 153, 0.8, 'walk', 'deep', 'cap', 'red', 'slate', 'ink'],
				]}
			/>
		</Room>
	);
}

/** The plant on Deck −18, where the steel hums and the Hot Main begins. */
export function Plant() {
	return (
		<Room x={-156} y={114} w={140} h={84} fill={tone.steel} light={by.screen}>
			<Cord w={6} colour={tone.ochre} d="M-152 130h20M-60 188h22v-20h13" />
			<circle cx="-98" cy="156" r="34" fill={tone.mist} strokeWidth="3.4" />
			<path
				fill={white}
				strokeWidth="1.6"
				d="M-98 156q-6-26 10-29 8 14-10 29ZQ-72 150-69 166-83 174-98 156ZQ-92 182-108 185-116 171-98 156ZQ-124 162-127 146-113 138-98 156Z"
			/>
			<circle cx="-98" cy="156" r="5" fill={yellow} strokeWidth="2" />
			<path fill={tone.oxide} strokeWidth="2" d="M-52 134h30v22h-30Z" />
			<path
				fill={white}
				strokeWidth="1.4"
				d="M-47 143a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-35 143a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
			/>
			<Inner w={1} d="M-43 143l2-3M-31 143l-3-1" />
			<path fill={yellow} strokeWidth="1.6" d="M-64 166h44v4h-44Z" />
			<path fill="none" stroke={red} strokeWidth="2.6" d="M-148 172v-10M-152 172h8" />
			<People
				all={[
					[-46, 166, 0.74, 'work', 'fair', 'scarf', 'sea', 'white', 'ink', { hem: 6 }],
					[-136, 197, 0.84, 'point', 'deep', 'helmet', 'yellow', 'blue', 'deep'],
					[-52, 197, -0.82, 'read', 'tan', 'beard', 'black', 'orange', 'slate'],
				]}
			/>
			<Inner w={line.fine} d="M-62 170v28M-24 170v28" />
		</Room>
	);
}
