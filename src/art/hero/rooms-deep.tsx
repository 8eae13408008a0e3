import { brick, canvas, concrete, deal, leaf, orange, palette, slate } from '../../model/colours.ts';
import { dye, People } from '../kit/crowd/people.tsx';
import { Cord } from '../kit/forms.tsx';
import { Inner, line } from './hero-parts.tsx';
import { by } from './moonlight.ts';
import type { Room } from './rooms.tsx';

const { white, red, blue, yellow, foam, ink, deep } = palette;

const coils = [198, 191, 184, 177, 170];

/** The spare line: two thousand metres in grease, that fits no lift. */
const ropeStore: Room = {
	x: -240,
	y: 158,
	w: 74,
	h: 40,
	fill: canvas.pale,
	light: by.low,
	lamp: -193,
	inside: (
		<>
			<g fill={canvas.light} strokeWidth="1.4">
				{coils.map((y, i) => (
					<path key={y} d={`M${-236 + i * 2} ${y}q-3-7 4-7h${36 - i * 4}q7 0 4 7Z`} />
				))}
			</g>
			<Inner width={0.9} d="M-228 192l4 5M-216 192l4 5M-204 192l4 5M-222 185l4 5M-210 185l4 5M-216 178l4 5" />
			<People all={[[-180, 197, -0.84, 'lean', 'brown', 'bald', 'grey', 'orange', 'deep', { stout: 1 }]]} />
		</>
	),
};

/** Storage, some of it accurately labelled. */
const storage: Room = {
	x: -8,
	y: 162,
	w: 108,
	h: 38,
	fill: canvas.mid,
	light: by.asleep,
	lamp: 74,
	inside: (
		<>
			<Inner width={1.8} d="M-6 180h56M16 164v34M38 164v34" />
			<g strokeWidth="1.3">
				<path fill={deal.dark} d="M-3 180v-9h12v9ZM19 198v-12h16v12Z" />
				<path fill={red} d="M20 180v-8h8v8ZM-3 198v-8h14v8Z" />
				<path fill={blue} d="M29 180v-11h7v11ZM-1 190v-7h9v7Z" />
				<path fill={leaf.mid} d="M41 180v-7h7v7ZM41 198v-10h7v10Z" />
				<path fill={white} d="M56 199l3-33q1-4 3 0l-3 33ZM62 199l3-33q1-4 3 0l-3 33Z" />
			</g>
			<path fill="none" strokeWidth="1.6" d="M74 192a5 5 0 1 0 .1 0M88 192a5 5 0 1 0 .1 0M74 197l5-10h8l2 10M78 187h-4M87 187l3-3" />
			<People all={[[96, 199, -0.8, 'read', 'rose', 'cap', 'khaki', 'plum', 'slate']]} />
		</>
	),
};

/** A tank of the water that falls from above. */
const rainTank: Room = {
	x: 140,
	y: 164,
	w: 56,
	h: 34,
	fill: concrete.light,
	light: by.screen,
	inside: (
		<>
			<path fill={foam} stroke="none" d="M142 178q5-3 10 0t10 0 10 0 10 0 10 0 3 0v19h-54Z" />
			<path fill="none" stroke={white} strokeWidth="1.6" d="M142 178q5-3 10 0t10 0 10 0 10 0 10 0" />
			<Inner width={1.4} d="M184 165v32M190 165v32M184 172h6M184 180h6M184 188h6" />
			<Cord width={3} colour={brick.mid} d="M152 165v6" />
		</>
	),
};

/** Deck −33: the round window, the bench, the kettle, and how the strand is: five is good. */
const roundWindow: Room = {
	x: -166,
	y: 210,
	w: 112,
	h: 42,
	fill: deal.dark,
	lamp: -82,
	inside: (
		<>
			<Inner width={1} d="M-164 222h106M-164 236h106" />
			<circle cx="-112" cy="229" r="17.5" fill={slate.pale} strokeWidth="2.6" />
			<circle cx="-112" cy="229" r="13.5" fill={blue} strokeWidth="2" />
			<path fill={orange.light} strokeWidth="1.4" d="M-121 241q0-9 8-9t8 9q-8 4-16 0Z" />
			<circle cx="-114" cy="229" r="5.4" fill={yellow} strokeWidth="1.4" />
			<path fill={foam} strokeWidth="1" d="M-115 226h5v5h-5Z" />
			<path fill="none" stroke={ink} strokeWidth="4" d="M-107 236l3-8" />
			<path fill="none" stroke={orange.light} strokeWidth="2.4" d="M-107 236l3-8" />
			<path fill="none" stroke={white} strokeWidth="1.3" d="M-104 228l-3-3M-104 228l-1-4M-104 228l1-4M-104 228l3-3M-104 228l3 0" />
			<path fill={deep} strokeWidth="1.4" d="M-94 246h28v3h-28ZM-91 249v3M-69 249v3" />
			<People
				all={[
					[-82, 254, -0.84, 'wave', 'deep', 'cap', 'red', 'sea', 'ink'],
					[-146, 251, 0.82, 'read', 'fair', 'bun', 'grey', 'plum', 'ink', { hem: 6 }],
				]}
			/>
			<path fill={slate.mid} strokeWidth="1.3" d="M-70 246q-1-8 4-8t5 8ZM-61 243l4-3" />
			<Inner width={1} d="M-69 240q3-5 7 0M-57 237q-2-3 0-6" />
		</>
	),
};

/** The salting tubs: sixteen months of the Lung’s greens, towards one dinner. */
const saltingTubs: Room = {
	x: -46,
	y: 210,
	w: 66,
	h: 40,
	fill: canvas.pale,
	light: by.low,
	lamp: -10,
	inside: (
		<>
			<g fill={deal.dark} strokeWidth="1.5">
				<path d="M-43 250l2-15h16l2 15ZM-39 235l2-13h13l2 13Z" />
				<path d="M-4 244a9 8 0 1 0 18 0a9 8 0 1 0-18 0" />
			</g>
			<Inner width={1} d="M-42 240h18M-42 246h18M-38 229h15M1 238v12M9 238v12" />
			<path fill={leaf.mid} strokeWidth="1" d="M-37 222q6-6 13 0Z" />
			<People all={[[-12, 249, 0.82, 'push', 'olive', 'brim', 'straw', 'green', 'khaki']]} />
		</>
	),
};

/** Six claims an hour, to be silent in. The twins are upstairs. */
const silence: Room = {
	x: 28,
	y: 210,
	w: 74,
	h: 40,
	fill: dye.plum,
	lamp: 62,
	inside: (
		<>
			<Inner width={line.fine} d="M30 224l12-12M30 240l28-28M46 240l28-28M62 240l28-28M78 240l22-22M92 242l8-8" />
			<People all={[[58, 251, 0.84, 'sit', 'tan', 'long', 'brown', 'foam', 'deep']]} />
			<path fill={deal.dark} strokeWidth="1.4" d="M52 242h14v3h-14ZM53 245v5M65 245v5M52 226h3v16h-3Z" />
			<path fill={white} strokeWidth="1" d="M74 246h5v4h-5Z" />
			<path fill={red} strokeWidth="1.3" d="M84 250v-10h10v10Z" />
			<path fill="none" stroke={yellow} strokeWidth="1.6" d="M86 243h6M86 246h6" />
		</>
	),
};

/** The lowest pump there is, and someone listening to what may be her own pulse. */
const lowestPump: Room = {
	x: -78,
	y: 262,
	w: 146,
	h: 34,
	fill: slate.dark,
	light: by.red,
	inside: (
		<>
			<Cord width={5} colour={brick.mid} d="M-74 274h22v16M28 288h16v-18h22" />
			<path fill={slate.pale} strokeWidth="2" d="M-52 294v-18q20-12 40 0v18ZM-6 294v-12h30v12Z" />
			<path fill={white} strokeWidth="1.6" d="M-38 284a6 6 0 1 0 12 0a6 6 0 1 0-12 0" />
			<Inner width={1.2} d="M-32 284l3-3M-2 286h22" />
			<path fill={yellow} fillOpacity=".6" stroke="none" d="M52 272l-26 22h34Z" />
			<path fill={yellow} strokeWidth="1.3" d="M49 268h6v6h-6Z" />
			<People all={[[36, 294, -0.8, 'bend', 'brown', 'scarf', 'foam', 'red', 'ink', { hem: 5 }]]} />
		</>
	),
};

/** The rooms of the lowest decks. */
export const deepRooms: readonly Room[] = [ropeStore, storage, rainTank, roundWindow, saltingTubs, silence, lowestPump];
