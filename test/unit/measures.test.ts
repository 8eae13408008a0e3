import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { room } from '../../src/art/bare-berth/lens.ts';
import type { Point } from '../../src/art/kit/shapes.ts';
import * as survey from '../../src/art/survey.ts';
import { measures } from '../../src/content/measures.ts';
import * as plan from '../../src/publications/templates/plan/layout.ts';
import { listBuoys } from '../../src/publications/templates/plan/marks.ts';
import * as section from '../../src/publications/templates/section/layout.ts';

const { berth, corridor, deck, hull, loop, mole, stair, window } = measures;

/** Sizes as drawn, the same sizes on record, and the tolerance. */
const drawn: readonly (readonly [what: string, drawn: number, size: number, off: number])[] = [
	['the sea that the hull covers', survey.hullArea, hull.area, 0.01],
	['the length of the hull', reach('east') - reach('west'), hull.drawn.length, 0],
	['the width of the hull', reach('north') - reach('south'), hull.drawn.width, 0],
	['the height of the hull', survey.findHead(60) - survey.findFloor(-40), hull.height, 1e-6],
	['the levels', survey.levels[0].top - survey.levels[3].foot, deck.above + deck.below, 0],
	['the Loop', measure([...survey.loop, ...survey.loop.slice(0, 1)]) / 1000, loop.length, 0.02],
	['the mole', measure(survey.mole.line), mole.drawn.length, 1],
	['the harbour', nearest() - survey.mole.width / 2, mole.drawn.harbour, 1],
	['the height of a step', hull.height / stair.steps, 0.17, 0.01],
	['a bare berth', berth.drawn.frame.width * berth.drawn.frame.depth, berth.area, 0],
	['a finished berth', berth.drawn.finished.width * berth.drawn.finished.depth, berth.area, 0],
	['a bare passage', room.half * 2, corridor.width, 0],
	['the round window’s deck', survey.findFloor(window.deck), findWindow(), deck.height / 2],
];

/** The circles of a plate's artwork: their middles, in points. */
function listCircles(file: string, { left, high }: { left: number; high: number }, id = '') {
	const svg = readFileSync(
		new URL(`../../src/publications/templates/${file}`, import.meta.url),
		'utf8',
	);
	const circles = svg.matchAll(/<circle (?:id="([^"]*)" )?[^>]*cx="([^"]*)" cy="([^"]*)"/g);
	return [...circles]
		.filter(([, own]) => id === '' || own === id)
		.map(([, , x, y]): Point => [left + Number(x), high - Number(y)]);
}

/** The height of the round window on the section's artwork, in metres above the waterline. */
function findWindow() {
	const [middle] = listCircles('section/section.svg', section.panel, 'round-window');
	return ((middle?.[1] ?? Number.NaN) - section.origin.y) / section.scale;
}

function reach(side: keyof typeof survey.hullReach) {
	return survey.hullReach[side];
}

function measure(line: readonly Point[]) {
	return line.slice(1).reduce((sum, [x, y], i) => {
		const [x0, y0] = line[i] ?? [x, y];
		return sum + Math.hypot(x - x0, y - y0);
	}, 0);
}

/** The shortest distance from the middle of the mole to the hull. */
function nearest() {
	const distances = survey.mole.line.flatMap((at) => survey.hull.map((to) => measure([at, to])));
	return Math.min(...distances);
}

it('drawings to scale match the measures on record', () => {
	const wrong = drawn.flatMap(([what, size, recorded, tolerance]) =>
		Math.abs(size - recorded) <= tolerance ? [] : `${what}: drawn ${size}, on record ${recorded}`,
	);
	assert.deepEqual(wrong, []);
});

it('the plan’s artwork has a circle for each number of a mooring line and a station', () => {
	const circles = listCircles('plan/plan.svg', plan.panel);
	const bare = [...listBuoys(), ...survey.stationFixes.map(plan.onPlate)].filter(([x, y]) =>
		circles.every(([cx, cy]) => Math.hypot(cx - x, cy - y) > 0.2),
	);
	assert.deepEqual(bare, []);
});
