import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countRecords } from '../../src/world/counts.ts';
import { months } from '../../src/world/dates.ts';
import { findLines, prose, records, recordTexts } from './project.ts';
import { rules } from './rules.ts';

const texts = [...prose.values()];
const everything = [...texts, ...recordTexts];

it('figures are taken from figures.ts, and not written by hand', () => {
	const others = everything.filter(({ file }) => file !== 'src/content/figures.ts');
	const found = rules.byHand.flatMap(([figure, name]) =>
		findLines(others, (line) => line.includes(figure)).map(
			(where) => `${where}: write {{${name}}} (figures.${name} without Markdown), not “${figure}”`,
		),
	);
	assert.deepEqual(found, []);
});

it('what is on record is counted by {{count}}, and not by hand', () => {
	const counts = countRecords(records);
	const found = rules.counted.flatMap((noun) => {
		const said = `${counts[`${noun}InWords`]} ${noun}`;
		return findLines(everything, (line) => line.toLowerCase().includes(said)).map(
			(where) => `${where}: write {{count.${noun}InWords}} or {{count.${noun}AtStart}}`,
		);
	});
	assert.deepEqual(found, []);
});

it('quotation marks and apostrophes of prose are curly', () => {
	assert.deepEqual(
		findLines(texts, (line) => /["']/.test(line)),
		[],
	);
});

it('readers are told before a text of the Quiet Winter or of Derelict’s dead', () => {
	const found = texts
		.filter(({ source }) => !source.startsWith(rules.contentNote))
		.flatMap((text) => findLines([text], (line) => rules.toldWithNote.test(line)).slice(0, 1))
		.map((where) => `${where}: begin the file with ${rules.contentNote} …`);
	assert.deepEqual(found, []);
});

it('dates are days of the calendar', () => {
	const isDay = (year: number, month: number, day: number) =>
		new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
	const isFalse = (line: string) =>
		[...line.matchAll(/\b(\d{4})-(\d{2})-(\d{2})\b/g)].some(
			([, year, month, day]) => !isDay(Number(year), Number(month), Number(day)),
		) ||
		[...line.matchAll(/\b([A-Z][a-z]+) (\d{1,2})(?:st|nd|rd|th)?, (\d{4})\b/g)].some(
			([, month = '', day, year]) =>
				months.includes(month) && !isDay(Number(year), months.indexOf(month) + 1, Number(day)),
		);
	assert.deepEqual(findLines(everything, isFalse), []);
});

/** Every value inside a record with the way to it, such as `world.characters.3.goals`. */
function* walk(value: unknown, way: string): Generator<readonly [way: string, value: unknown]> {
	yield [way, value];
	if (typeof value !== 'object' || value === null) return;
	for (const [key, inner] of Object.entries(value)) yield* walk(inner, `${way}.${key}`);
}

const values = [...walk(records.world, 'world'), ...walk(records.anthology, 'anthology')];

it('no text and no list of a record is empty, and no text begins or ends with a blank', () => {
	const isEmpty = (value: unknown) =>
		(typeof value === 'string' && (value === '' || value !== value.trim())) ||
		(Array.isArray(value) && value.length === 0);
	assert.deepEqual(
		values.flatMap(([way, value]) => (isEmpty(value) ? way : [])),
		[],
	);
});

it('no list says the same text twice', () => {
	const found = values.flatMap(([way, value]) =>
		Array.isArray(value)
			? value.flatMap((item, i) =>
					typeof item === 'string' && value.indexOf(item) !== i ? `${way}.${i}` : [],
				)
			: [],
	);
	assert.deepEqual(found, []);
});
