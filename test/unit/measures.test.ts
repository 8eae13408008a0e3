import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { gap, pitch, waterline } from '../../src/art/cross-section/scale.ts';
import type { Point } from '../../src/art/shapes.ts';
import * as survey from '../../src/art/survey.ts';
import { room } from '../../src/art/the-other-minute/block/lens.ts';
import { figures } from '../../src/content/figures.ts';
import { measures } from '../../src/content/measures.ts';
import { roundWindow } from '../../src/sheets/section/deep-rooms.ts';
import { atStart, inWords } from '../../src/world/numbers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const { berth, boat, breadHall, bridge, corridor, deck, diver, garden, hull, kitchen } = measures;
const { levels, lift, line, loop, mole, sea, stair, tank, well, window } = measures;
const words = inWords;
const hundreds = (size: number) => `${words(size / 100)} hundred`;
const { sizes } = figures;
const below = (name: number) => `−${-name}`;

/** Where pages state a size, and how they do: each sentence is made of the record. */
const stated: readonly (readonly [file: string, ...sentences: string[]])[] = [
	[
		'prose/world-bible/urban-structure',
		`Each deck is ${deck.height} metres from floor to floor, ${words(deck.clear)} of them clear`,
		`A passage is ${corridor.width} metres wide`,
		`A street may be ${words(corridor.street)}.`,
	],
	[
		'prose/world-bible/geography-and-climate',
		`${line.summit} metres down, with ${words(line.count)} lines run`,
		`${words(hull.decks.rim.least)} to ${words(hull.decks.rim.most)} decks high at the rim, ${words(hull.decks.middle)} in the middle, ${words(hull.decks.towers)} at the towers, and ${hull.height} metres from`,
	],
	[
		'prose/world-bible/overview',
		`${words(deck.above)} above the waterline and ${words(deck.below)} below`,
	],
	[
		'prose/world-bible/transportation-systems',
		`on foot in ${words(hull.crossing)} minutes`,
		`there are ${stair.steps.toLocaleString('en-GB')}.`,
	],
	[
		'prose/world-bible/axion-loop',
		`on Deck ${loop.deck}, ${loop.length} kilometres long`,
		`slatted benches for ${words(loop.seats)}, were built to cross oceans at ${loop.built} kilometres an hour. Here they do ${words(loop.speed)}, and go round in ${words(loop.round)} minutes`,
	],
	['stations', `nearly ${words(loop.tide)} metres`, `pair, ${words(loop.gates)} metres high`],
	['stations', `a step of ${words(loop.step * 100)} centimetres`],
	[
		'prose/world-bible/vertical-transport',
		`${atStart(lift.wells)} lift shafts`,
		`${words(lift.cars.passenger)} passenger cars, ${words(lift.cars.freight)} freight cars`,
		`box for ${words(lift.holds)},`,
		`1, ${1 + lift.stops}, ${1 + lift.stops * 2} and so on`,
	],
	['prose/world-bible/mid-level', `Decks ${levels.mid.foot} to ${levels.mid.top}.`],
	['prose/world-bible/mid-level', `on Decks ${well.foot} to ${well.top}`],
	['prose/world-bible/upper-level', `Decks ${levels.upper.foot} to ${levels.upper.top}.`],
	[
		'prose/world-bible/lower-level',
		`Decks ${levels.lower.foot} to ${levels.lower.top}.`,
		`at the head of Deck ${deck.splash},`,
	],
	[
		'prose/world-bible/submerged-level',
		`Decks ${below(levels.submerged.top)} to ${below(levels.submerged.foot)}.`,
		`forbidden below Deck ${below(deck.sleep)}`,
		`the lock on Deck ${below(diver.lock)}`,
		`from ${words(diver.pressure)} atmospheres`,
		`window on Deck ${below(window.deck)}`,
	],
	['prose/world-bible/governance', `${well.seats} seats`],
	[
		'prose/world-bible/food-security',
		`${words(breadHall.decks)} decks high from Deck ${breadHall.deck}. It is ${words(breadHall.board)} metres of black`,
		`Loaf, ${breadHall.loaf} grams`,
		`the ${words(breadHall.counters)} counters`,
		`Decks ${below(tank.silos.top)} to ${below(tank.silos.foot)}`,
		`takes ${words(garden.tray)} square metres of them, stacked ${words(garden.stack)} deep`,
		`${words(kitchen.rings)} gas rings, ${words(kitchen.households)} households`,
	],
	[
		'prose/world-bible/biosphere-gardens',
		`${words(garden.tiers)} tiers of planting round an open shaft from Deck ${below(garden.foot)} to Deck ${garden.top}`,
	],
	[
		'prose/factions/equilibrium',
		`One is ${words(garden.tray)} square metres`,
		`The other is ${words(berth.area)},`,
		`Trays stack ${words(garden.stack)} deep`,
	],
	['prose/factions/venture-coalition', `${words(berth.area)} square metres, a bed`],
	['prose/world-bible/residential-stratification', `minimum is ${sizes.bunk}`],
	['prose/characters/marisol-quintanilha', `at ${sizes.bunk.replace('by', 'and')}`],
	['characters/marisol-quintanilha', 'missing centimetres'],
	[
		'prose/world-bible/technology-and-infrastructure',
		`lists by ${words(hull.list * 100)} centimetres`,
		`between Decks ${below(line.mouths.top)} and ${below(line.mouths.foot)}`,
		`winch house on Deck ${line.clamp}`,
	],
	[
		'prose/factions/foundation',
		`hangs on ${line.count} lines`,
		`${words(line.spare / 1000)} thousand metres`,
		'a person to every metre',
	],
	[
		'prose/world-bible/maritime-industrial-zone',
		`the ${words(mole.decks)} decks of Breakwater Station`,
		`${atStart(sea.field / 100)} hundred metres outside`,
	],
	[
		'prose/world-bible/citizenship-and-access',
		`from ${hundreds(sea.field)} metres outside`,
		`the treaty line, ${words(sea.treaty)} miles off`,
	],
	[
		'prose/world-bible/international-relations',
		`zone of ${hundreds(sea.safety)} metres`,
		`a line at ${words(sea.treaty)} miles`,
		`${words(sea.derelict)} miles to lee`,
	],
	[
		'prose/world-bible/elevated-walkways',
		`${bridge.count} bridges`,
		`on Deck 41, ${words(bridge.gangway)} metres`,
	],
	[
		'prose/world-bible/aquatic-transit',
		`in ${words(boat.waterBus.round)} minutes, with ${words(boat.waterBus.stops)} stops`,
	],
	['prose/characters/idris-benhaddou', `Skiff, ${boat.skiff} m`],
	[
		'prose/factions/global-aegis',
		`${words(boat.patrol)} small boats`,
		`a hundred and ${words(boat.theodora / 1000 - 100)} thousand tonnes`,
		`${boat.patience === 0.5 ? 'half a metre' : boat.patience} shorter`,
		`line at ${words(sea.treaty)} miles`,
	],
	['glossary', `${words(berth.area)} square metres`, `hill ${line.summit} metres`],
	['glossary', `from ${hundreds(sea.field)} metres`],
	['canon/world-bible', `begin ${hundreds(sea.field)} metres`, `; ${deck.height} metres`],
	['canon/world-bible', `${sizes.bunk}.`, `${loop.length} kilometres`],
	['canon/world-bible', `zone of ${hundreds(sea.safety)} metres, a treaty line at twelve miles`],
	['figures', `about ${hull.area} square kilometre`],
];

/** Lengths that are of no thing: room left round somebody, cloth, places in the sea. */
const passing = [
	...['clear metre of floor', 'leave a metre', 'a metre of old rope', 'Forty metres hang inside'],
	...[
		'copper, forty metres',
		'One metre seventy-four',
		'forty metres to lee',
		'It was four metres',
	],
	...['by sixty metres', 'showed four metres of water'],
];

/** What a drawing to scale makes of a size, and how far it may be off. */
const drawn: readonly (readonly [what: string, drawn: number, size: number, off: number])[] = [
	['the sea that the hull covers', survey.hullArea, hull.area, 0.01],
	['from weather to lee', reach('east') - reach('west'), hull.drawn.length, 0],
	['from Alexandria to Khulna', reach('north') - reach('south'), hull.drawn.width, 0],
	['from keel to roof', survey.findHead(60) - survey.findFloor(-40), hull.height, 1e-6],
	['the levels', survey.levels[0].top - survey.levels[3].foot, deck.above + deck.below, 0],
	['the Loop', measure([...survey.loop, ...survey.loop.slice(0, 1)]) / 1000, loop.length, 0.02],
	['the mole', measure(survey.mole.line), mole.drawn.length, 1],
	['the harbour', nearest() - survey.mole.width / 2, mole.drawn.harbour, 1],
	['a step, which a foot can climb', hull.height / stair.steps, 0.17, 0.01],
	['a bare berth', berth.drawn.frame.width * berth.drawn.frame.depth, berth.area, 0],
	['a finished berth', berth.drawn.finished.width * berth.drawn.finished.depth, berth.area, 0],
	['a bare passage', room.half * 2, corridor.width, 0],
	['the round window’s deck', survey.findFloor(window.deck), roundWindow[1], deck.height / 2],
	['water that the cross-section leaves out', tornOut(), leftOut(), 10],
];

function reach(side: keyof typeof survey.hullReach) {
	return survey.hullReach[side];
}

function measure(way: readonly Point[]) {
	return way.slice(1).reduce((sum, [x, y], i) => {
		const [x0, y0] = way[i] ?? [x, y];
		return sum + Math.hypot(x - x0, y - y0);
	}, 0);
}

/** How near the middle of the mole comes to the hull. */
function nearest() {
	const ways = survey.mole.line.flatMap((at) => survey.hull.map((to) => measure([at, to])));
	return Math.min(...ways);
}

/** How much deeper the hill is than the cross-section draws it. */
function tornOut() {
	const shown = ((gap.y - waterline + gap.summit - gap.y - gap.height) / pitch) * deck.height;
	return line.summit - shown;
}

/** What the page beside it says. */
function leftOut() {
	const page = readFileSync(`${root}pages/world-bible.tsx`, 'utf8');
	return Number(/torn, (\d+) metres/.exec(page)?.[1]);
}

/** What is written, by file, with figures as they are read. Changes tell what was so once. */
const written = new Map(
	fastGlob
		.sync('**/*.{md,ts}', {
			cwd: `${root}src/content`,
			ignore: ['changes.ts', 'measures.ts', 'types.ts', 'deck-kit/**', 'models/**'],
		})
		.map((file) => [
			file.replace(/\.\w+$/, ''),
			readFileSync(`${root}src/content/${file}`, 'utf8').replace(
				/\{\{sizes\.(\w+)\}\}/g,
				(whole, name) => Object.entries(figures.sizes).find(([key]) => key === name)?.[1] ?? whole,
			),
		]),
);

/** Sentences of the table that are not where the table says. */
const findUnsaid = (texts: ReadonlyMap<string, string>) =>
	stated.flatMap(([file, ...sentences]) =>
		sentences.filter((sentence) => !texts.get(file)?.includes(sentence)),
	);

/** Lengths in the texts that the table does not hold. */
function findUnknown(texts: ReadonlyMap<string, string>) {
	const known = [...stated.flatMap(([, ...sentences]) => sentences), ...passing];
	const told = [...texts].filter(([file]) => file !== 'figures').map(([, text]) => text);
	const rest = known.reduce((text, sentence) => text.replaceAll(sentence, ''), told.join('\n'));
	return [...rest.matchAll(/.{0,40}\b(centi|kilo)?metres?\b/g)].map(([found]) => found);
}

/** Records of the deck kit as they are written. */
const sheets = new Map(
	fastGlob
		.sync('*.ts', { cwd: `${root}src/content/deck-kit`, ignore: ['index.ts', 'sheet-use.ts'] })
		.map((file) => [file, readFileSync(`${root}src/content/deck-kit/${file}`, 'utf8')]),
);

/** Lengths that somebody typed where the record of measures should have been asked. */
const findTyped = (records: ReadonlyMap<string, string>) =>
	[...records].flatMap(([file, text]) =>
		[...text.matchAll(/.{0,30}\d\.\d+(?! \*)\b.{0,6}|.{0,30}\b\d+ (m|cm|mm)\b/g)].map(
			([found]) => `${file}: ${found}`,
		),
	);

const findOff = (rows: typeof drawn) =>
	rows.flatMap(([what, is, size, off]) =>
		Math.abs(is - size) <= off ? [] : `${what}: ${is} is drawn, and ${size} on record`,
	);

/** The texts with one of them changed. */
const plant = (file: string, was: string, is: string) =>
	new Map([...written, [file, written.get(file)?.replace(was, is) ?? '']]);

describe('measures', () => {
	it('are what pages say', () => {
		assert.deepEqual(findUnsaid(written), []);
	});

	it('are all the lengths that pages say', () => {
		assert.deepEqual(findUnknown(written), []);
	});

	it('are what the deck kit’s sizes are made of, each of them', () => {
		assert.deepEqual(findTyped(sheets), []);
	});

	it('are what is drawn', () => {
		assert.deepEqual(findOff(drawn), []);
	});

	it('are missed where a page or a drawing says otherwise, or a page says more', () => {
		const [hall, gardens] = ['prose/world-bible/food-security', 'prose/world-bible/overview'];
		assert.equal(findUnsaid(plant(hall, 'It is eight metres', 'It is nine metres')).length, 1);
		assert.equal(findUnknown(plant(gardens, '.', ', two metres high.')).length, 1);
		assert.equal(findTyped(new Map([['berth', "{ of: 'Door', size: '0.60 m' }"]])).length, 1);
		assert.equal(
			findOff([['the mole', measure(survey.mole.line), mole.drawn.length + 9, 1]]).length,
			1,
		);
	});
});
