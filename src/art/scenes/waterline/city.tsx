import { brass, canvas, clay, denim, linen, navy, oilskin, palette, slate, steel, water } from '../../../model/colours.ts';
import { Lit } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import type { Tier } from './heap.tsx';
import { Heap, mass } from './heap.tsx';
import { Promenade, Rim } from './rim.tsx';
import { Dome, Ferry, Landmarks, Roofs, Walkways, Washing } from './roofs.tsx';
import { windowGlow } from './waterline-light.ts';

const { ink, yellow } = palette;

const shade = {
	mist: water.light,
	haze: water.mid,
	slate: navy.light,
	stone: steel.dark,
	steel: denim.dark,
	navy: navy.mid,
	wall: slate.dark,
};
const lit = {
	pale: brass.pale,
	cream: linen.pale,
	straw: brass.light,
	sand: canvas.light,
	clay: clay.mid,
};

/** Decks 41 to 60. */
const towers: Tier = {
	masses: [
		mass(746, 132, 14, 24, lit.pale, shade.mist),
		mass(1158, 96, 20, 60, lit.pale, shade.mist),
		mass(800, 74, 18, 34, lit.pale, shade.mist),
		mass(1096, 58, 18, 40, lit.cream, shade.mist),
		mass(852, 104, 16, 30, lit.cream, shade.mist),
		mass(1030, 88, 16, 40, lit.pale, shade.mist),
	],
	base: 210,
	deck: 7,
	bay: 9,
	line: 1.8,
	pane: shade.haze,
	up: 0.05,
	seed: 60,
	night: { front: lights.depths, lamps: brass.mid },
};

/** Decks 26 to 40, and the terrace that they stand on. */
const upper: Tier = {
	masses: [
		mass(786, 156, 26, 48, lit.pale, shade.haze),
		mass(1168, 134, 26, 60, lit.pale, shade.haze),
		mass(850, 128, 24, 36, lit.cream, shade.haze),
		mass(1098, 142, 22, 44, lit.cream, shade.haze),
		mass(928, 148, 28, 44, lit.pale, shade.haze),
		mass(1030, 122, 26, 36, lit.straw, shade.haze),
		mass(772, 196, 44, 460, lit.straw, shade.haze),
	],
	base: 340,
	deck: 9,
	bay: 11,
	line: 2.3,
	pane: shade.slate,
	up: 0.14,
	seed: 40,
	night: { front: lights.depths, lamps: oilskin.light },
};

/** Decks 13 to 25. */
const middle: Tier = {
	masses: [
		mass(724, 218, 26, 40, lit.sand, shade.slate),
		mass(1138, 188, 30, 80, lit.straw, shade.stone),
		mass(906, 186, 30, 56, lit.sand, shade.stone),
		mass(1020, 198, 26, 60, lit.clay, shade.slate),
		mass(712, 262, 50, 510, lit.clay, shade.slate),
	],
	base: 340,
	deck: 12,
	bay: 14,
	line: 2.8,
	pane: navy.deep,
	up: 0.26,
	seed: 25,
	night: { front: lights.deepMoon, lamps: yellow },
};

/** Decks 5 to 12. */
const lower: Tier = {
	masses: [
		mass(782, 274, 24, 46, lit.clay, shade.navy),
		mass(872, 258, 26, 50, lit.sand, shade.wall),
		mass(966, 280, 24, 54, lit.straw, shade.steel),
		mass(1058, 264, 26, 40, lit.clay, shade.navy),
		mass(1148, 270, 26, 70, lit.sand, shade.wall),
	],
	base: 345,
	deck: 15,
	bay: 17,
	line: 3.2,
	pane: ink,
	up: 0.4,
	seed: 12,
	night: { front: lights.moon, lamps: palette.yellow },
};

export function City() {
	return (
		<>
			<Heap {...towers} />
			<Landmarks />
			<Walkways
				d={[
					[760, 158, 786, 2],
					[834, 116, 842, 1],
					[868, 168, 902, 2],
					[1000, 100, 1016, 1],
					[1066, 176, 1080, 1],
					[1136, 120, 1150, 1],
				]}
				width={2.5}
			/>
			<Heap {...upper} />
			<Heap {...middle} />
			<Dome />
			<Walkways
				d={[
					[936, 232, 998, 4],
					[1080, 236, 1110, 3],
				]}
				width={3.5}
			/>
			<Roofs />
			<Heap {...lower} />
			<Lit light={windowGlow}>
				<Washing />
			</Lit>
			<Ferry />
			<Lit light={windowGlow} shade={lights.evening}>
				<Promenade />
			</Lit>
			<Rim />
		</>
	);
}
