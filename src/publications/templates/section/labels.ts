import type { Point } from '../../../art/kit/shapes.ts';
import { findFloor, findHead, houses, seamount, splashDeck } from '../../../art/survey.ts';
import { letter, letterBlock } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Plate } from '../plate.ts';
import { drawFlag } from '../signal-flags.ts';
import { origin, plateX, plateY } from './layout.ts';

type House = keyof typeof houses;

/** A headquarters' label: where it begins, how wide its note runs, what it points at, and what the drawing office has to say. */
type Label = {
	house: House;
	x: number;
	y: number;
	width: number;
	/** The leader's way in points, from the label to what it names. */
	way: readonly Point[];
	note: string;
};

const at = (x: number, z: number): Point => [plateX(x), plateY(z)];

const labels: readonly Label[] = [
	{
		house: 'breakwater',
		x: 31,
		y: 592,
		width: 96,
		way: [[50, 561], at(houses.breakwater.at[0], findHead(5) + 31)],
		note: 'Its writ stops at the yellow line. Feet are wiped in both directions.',
	},
	{
		house: 'well',
		x: 318,
		y: 726,
		width: 92,
		way: [[352, 694], at(-173, findHead(28) + 1), at(-173, findFloor(27) + 2)],
		note: 'Meant for a turbine hall. The net is cleared on Fridays.',
	},
	{
		house: 'keelHouse',
		x: 432,
		y: 738,
		width: 92,
		way: [[497, 707], at(-46, findHead(44) + 12)],
		note: 'Roofed with a ship. No running in the passages.',
	},
	{
		house: 'halyard',
		x: 572,
		y: 741,
		width: 92,
		way: [[645, 714], at(112, findFloor(57))],
		note: 'Contracts are signed standing, so that no one gets comfortable.',
	},
	{
		house: 'relay',
		x: 744,
		y: 738,
		width: 96,
		way: [[792, 706], at(270, findHead(38) + 48)],
		note: 'Felt overshoes at the door, in five sizes.',
	},
	{
		house: 'lung',
		x: 951,
		y: 606,
		width: 116,
		way: [[949, 600], at(houses.lung.at[0] + 10, findHead(20) + 20)],
		note: 'The white line is how far down the sun has reached. Moved on Mondays.',
	},
];

/**
 * Draws the headquarters' labels: flag, name, decks, and a note, each led to its house.
 * @param plate the page
 */
export function letterHouses(plate: Plate): void {
	plate.artifact((pen) => {
		for (const { way } of labels) {
			pen.path(way, { width: 2.4, colour: palette.paper, isOpen: true });
			pen.path(way, { width: 0.9, isOpen: true });
			const end = way.at(-1);
			if (end) pen.circle(end, 1.8, { fill: palette.ink });
		}
	});
	for (const { house, x, y, width, note } of labels) {
		const { name, decks, flag } = houses[house];
		plate.artifact((pen) => drawFlag(pen, flag, x, y - 0.6, 12));
		plate.part('P', (pen) => {
			letter(pen, `${name.toUpperCase()} `, [x + 15.5, y], { face: 'head', size: 13.6 });
			letter(pen, `${decks} `, [x, y - 8.8], { face: 'label', size: 7, colour: palette.blue });
			letterBlock(pen, note, [x, y - 16.8], width, 7.2, { size: 6.3 });
		});
	}
}

/**
 * Letters the two sides of the world, the splash line, the break and the rise.
 * @param plate the page
 */
export function letterWaters(plate: Plate): void {
	const big = { face: 'title', size: 17, colour: palette.white, tracking: 0.6 } as const;
	plate.part('P', (pen) => letter(pen, 'WEATHER', [31, 437], big));
	plate.part('P', (pen) => letter(pen, 'LEE', [1050, 452], big));
	plate.part('P', (pen) =>
		letter(pen, `SPLASH LINE +${findHead(splashDeck).toFixed(2)}`, [86, origin.y + 16.6], {
			face: 'label',
			size: 5.8,
			colour: palette.red,
		}),
	);
	plate.part('P', (pen) =>
		letter(
			pen,
			`${seamount.breakTop - seamount.breakFoot} m of water not drawn. There is nothing in it that we know of.`,
			[694, plateY(seamount.breakTop) - 7.6],
			{ face: 'slant', size: 6.4 },
		),
	);
	plate.part('P', (pen) => {
		letter(pen, 'HOLLIS RISE ', [origin.x, 204], {
			face: 'title',
			size: 34,
			colour: palette.paper,
			align: 'centre',
			tracking: 9,
		});
		letter(
			pen,
			`Summit −${(-seamount.summit).toFixed(2)}, by sounding. Named for a hydrographer who passed over it once and did not stop.`,
			[origin.x, 190],
			{ size: 6.6, colour: palette.foam, align: 'centre' },
		);
	});
}
