import { deckHeight, findFloor, findHead } from '../../../art/survey.ts';
import { scaleOf } from '../frame.ts';
import { palette } from '../palette.ts';
import type { Pen, Stroke } from '../pen.ts';
import { createSeeded, pick } from '../seeded.ts';
import { Strokes } from '../strokes.ts';
import type { Block, Use } from './blocks.ts';
import { listBlocks } from './blocks.ts';

const { white, paper, plaster, sand, rose, foam, mist, haze, steel, slate, night, sea } = palette;

/** What fills one block: lines into the drawing's gathered strokes; `unit` is points to the metre. */
type Fill = (strokes: Strokes, block: Block, unit: number) => void;

/** The decks of a block, lowest first. */
const listDecks = ({ foot, top }: Block): number[] =>
	Array.from({ length: top - foot + 1 }, (_, i) => foot + i);

const coats = [palette.red, palette.blue, sea, palette.green, night] as const;

/** Rooms of uneven width on every deck, parted by bulkheads that stop short of the pipes, with people in them. */
const fillHome: Fill = (strokes, block, unit) => {
	const next = createSeeded(block.chance * 1e6);
	const wash = pick([plaster, sand, white, paper] as const, (block.chance * 3) % 1);
	const coat = pick(coats, (block.chance * 13) % 1);
	for (const deck of listDecks(block)) {
		const floor = findFloor(deck);
		for (let x = block.west; x < block.east; ) {
			const to = Math.min(block.east, x + 9 + Math.floor(next() * 6) * 3);
			const chance = next();
			if (chance < 0.14) {
				const middle = floor + deckHeight / 2;
				strokes.add({ width: deckHeight * unit, colour: wash }, [x, middle], [to, middle]);
			}
			strokes.add({ width: 0.3, colour: palette.wood }, [x, floor], [x, floor + 2.9]);
			if (chance > 0.12 && chance < 0.55)
				strokes.add(
					{ width: 0.8, colour: palette.brick },
					[x + 1, floor + 0.9],
					[x + 4.4, floor + 0.9],
				);
			if (chance > 0.6) {
				const middle = (x + to) / 2;
				strokes.add(
					{ width: 0.6, colour: coat, isRound: true },
					[middle, floor + 0.3],
					[middle, floor + 1.9],
				);
			}
			x = to;
		}
	}
};

/** Bare frame: the yards' columns, and the lamp that the Charter asks for in every berth. */
const fillBare: Fill = (strokes, block, unit) => {
	const [low, high] = [findFloor(block.foot), findHead(block.top)];
	const first = Math.ceil(block.west / 12) * 12;
	for (let x = first; x < block.east; x += 12)
		strokes.add({ width: 0.22, colour: steel }, [x, low], [x, high]);
	// Dots as a dashed line of no length with round ends: a thousand circles would fill the file.
	const lamps: Stroke = {
		width: 1.3,
		colour: palette.yellow,
		dash: [0, 12 * unit],
		isRound: true,
	};
	for (const deck of listDecks(block))
		strokes.add(lamps, [first + 6, findFloor(deck) + 2.7], [block.east - 2, findFloor(deck) + 2.7]);
};

/** Workshops and kitchens: halls two decks high under trusses. */
const fillHall: Fill = (strokes, { west, east, foot, top }) => {
	const thin = { width: 0.25, colour: night };
	for (let deck = foot + 1; deck <= top; deck += 2) {
		const [low, head] = [findHead(deck) - 2.2, findHead(deck)];
		strokes.add(thin, [west, low], [east, low]);
		for (let x = west; x + 8 <= east; x += 8) {
			strokes.add(thin, [x, low], [x + 4, head]);
			strokes.add(thin, [x + 4, head], [x + 8, low]);
		}
	}
};

/** Storage: crates along every deck between uprights, some of them accurately labelled. */
const fillStore: Fill = (strokes, block, unit) => {
	const rhythm = [4, 2, 7, 1, 3, 5, 2, 3, 9, 2].map((length) => length * unit);
	for (const [i, deck] of listDecks(block).entries()) {
		const z = findFloor(deck) + 1.5;
		const start = block.west + 2 + ((i * 5 + block.top * 3) % 9);
		const turn = (i % 2) * 4;
		strokes.add(
			{
				width: 1.8,
				colour: pick([palette.wood, steel, night] as const, (i % 3) / 3),
				dash: [...rhythm.slice(turn), ...rhythm.slice(0, turn)],
			},
			[start, z],
			[block.east - 2, z],
		);
	}
	for (let x = block.west + 9; x < block.east; x += 9)
		strokes.add(
			{ width: 0.5, colour: slate },
			[x, findFloor(block.foot)],
			[x, findHead(block.top)],
		);
};

/** Trim tanks: seawater, each at its own level. */
const fillTank: Fill = (strokes, block, unit) => {
	const [low, high] = [findFloor(block.foot), findHead(block.top)];
	const depth = (high - low) * (0.35 + 0.5 * ((block.chance * 29) % 1));
	const water = { width: Math.round(depth * unit * 10) / 10, colour: sea };
	strokes.add(water, [block.west, low + depth / 2], [block.east, low + depth / 2]);
	const glints = { width: 0.5, colour: foam, dash: [7, 14] };
	for (const row of [1, 2, 3])
		strokes.add(
			glints,
			[block.west + 4 + row * 5, low + depth - row * 3],
			[block.east - 4, low + depth - row * 3],
		);
};

/** Plant: casings in a row, pipes over them. */
const fillPlant: Fill = (strokes, { west, east, foot, top }, unit) => {
	const casings = { width: 3.2 * unit, colour: night, dash: [5.5 * unit, 5.5 * unit] };
	const pipe = { width: 0.8, colour: palette.orange };
	for (let deck = foot; deck <= top; deck += 2) {
		const floor = findFloor(deck);
		strokes.add(casings, [west + 3, floor + 1.6], [east - 2, floor + 1.6]);
		strokes.add(pipe, [west, floor + 6], [east, floor + 6]);
		for (let x = west + 5.7; x < east - 2; x += 11)
			strokes.add(pipe, [x, floor + 3.2], [x, floor + 6]);
	}
};

/** How each use is drawn: its grounds, what fills it, and on which of its decks there is a floor. */
const uses: Readonly<
	Record<Use, { grounds: readonly [string, ...string[]]; fill: Fill; floors: number }>
> = {
	home: { grounds: [white, plaster, paper, sand, plaster, white, rose], fill: fillHome, floors: 1 },
	bare: { grounds: [foam], fill: fillBare, floors: 1 },
	hall: { grounds: [palette.ochre, sand, palette.brick, mist], fill: fillHall, floors: 2 },
	store: { grounds: [haze, mist], fill: fillStore, floors: 1 },
	tank: { grounds: [palette.glass], fill: fillTank, floors: 0 },
	plant: { grounds: [steel, mist, slate], fill: fillPlant, floors: 1 },
};

/**
 * Draws every block of the hull with what is in it.
 * @param pen the page's pen, in metres
 */
export function drawBlocks(pen: Pen): void {
	const unit = scaleOf(pen.frame);
	const strokes = new Strokes();
	const boxes: [number, number, number, number][] = [];
	for (const { block, use } of listBlocks()) {
		const { west, east, foot, top } = block;
		const { grounds, fill, floors } = uses[use];
		const box: (typeof boxes)[number] = [west, findFloor(foot), east, findHead(top)];
		pen.rect(...box, { fill: pick(grounds, (block.chance * 7) % 1) });
		boxes.push(box);
		fill(strokes, block, unit);
		const how = use === 'bare' ? { width: 0.22, colour: steel } : { width: 0.32, colour: night };
		for (let deck = foot + 1; floors > 0 && deck <= top; deck += floors)
			strokes.add(how, [west, findFloor(deck)], [east, findFloor(deck)]);
	}
	strokes.draw(pen);
	pen.rects(boxes, { width: 0.7 });
}
