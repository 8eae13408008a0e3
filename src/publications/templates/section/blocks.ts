import { createSeeded } from '../seeded.ts';
import { findStretches } from './profile.ts';

/** What a block of the hull is: lived in, bare frame, or one of the kinds of work. */
export type Use = 'home' | 'bare' | 'hall' | 'store' | 'tank' | 'plant';

/** A block of the hull, from yard to yard: its walls in metres, its lowest and highest decks. */
export type Block = {
	readonly west: number;
	readonly east: number;
	readonly foot: number;
	readonly top: number;
	/** From 0 to below 1: decides what the block is, and how it is drawn. */
	readonly chance: number;
};

/** Of a hundred berths fifty-five are empty: 2.75 of 5 million. */
const emptyShare = 0.55;

/** The levels below the towers, each with the length and height in decks that its blocks come to. */
const levels = [
	{ foot: 16, top: 40, length: 76, decks: 5 },
	{ foot: 1, top: 15, length: 64, decks: 4 },
	{ foot: -12, top: -1, length: 70, decks: 4 },
	{ foot: -40, top: -13, length: 84, decks: 5 },
] as const;

const step = 12;

/** Halves a block again and again, across its longer side, until it is small enough. */
function divide(
	block: Omit<Block, 'chance'>,
	size: { length: number; decks: number },
	next: () => number,
): Block[] {
	const { west, east, foot, top } = block;
	const [length, decks] = [east - west, top - foot + 1];
	const isLong = length / size.length > decks / size.decks;
	const share = 0.36 + next() * 0.28;
	if (isLong && length > size.length * (1 + next() * 0.5)) {
		const middle = west + Math.round((length * share) / step) * step;
		return [
			...divide({ ...block, east: middle }, size, next),
			...divide({ ...block, west: middle }, size, next),
		];
	}
	if (decks > size.decks * (1 + next() * 0.5)) {
		const middle = foot + Math.max(1, Math.round(decks * share));
		return [
			...divide({ ...block, top: middle - 1 }, size, next),
			...divide({ ...block, foot: middle }, size, next),
		];
	}
	return [{ ...block, chance: next() }];
}

/** The floor of a block that lies inside the hull, in metres of the section. */
function measureFloor({ west, east, foot, top }: Block): number {
	let floor = 0;
	for (let deck = foot; deck <= top; deck++) {
		for (const [from, to] of findStretches(deck))
			floor += Math.max(0, Math.min(east, to) - Math.max(west, from));
	}
	return floor;
}

/**
 * Divides the hull into blocks and says what each is. Bare frame has the city's share of the berths,
 * and no two neighbours are decided alike on purpose: the yards did not speak to one another.
 * @returns each block with its use and its floor inside the hull, in metres of the section
 */
export function listBlocks(): { block: Block; use: Use; floor: number }[] {
	const next = createSeeded(2061);
	const blocks = levels.flatMap(({ foot, top, length, decks }) =>
		divide({ west: -552, east: 552, foot, top }, { length, decks }, next),
	);
	const inside = blocks.filter((block) => measureFloor(block) > 0);
	const berths = inside.filter(({ foot }) => foot >= -12);
	const total = berths.reduce((sum, block) => sum + measureFloor(block), 0);
	const bare = new Set<Block>();
	let area = 0;
	for (const block of berths.toSorted((a, b) => a.chance - b.chance)) {
		if (area + measureFloor(block) > total * emptyShare) continue;
		bare.add(block);
		area += measureFloor(block);
	}
	return inside.map((block) => ({
		block,
		use: bare.has(block) ? 'bare' : findUse(block),
		floor: measureFloor(block),
	}));
}

function findUse({ foot, chance }: Block): Use {
	const fraction = (chance * 17) % 1;
	if (foot < -12) return fraction < 0.42 ? 'store' : fraction < 0.7 ? 'plant' : 'tank';
	if (foot < 16) return fraction < 0.34 ? 'hall' : 'home';
	return fraction < 0.1 ? 'hall' : 'home';
}
