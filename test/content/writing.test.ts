import assert from 'node:assert/strict';
import { it } from 'node:test';
import { months } from '../../src/model/dates.ts';
import { countRecords } from '../../src/world/counts.ts';
import { findLines, prose, records, recordTexts } from './project.ts';
import { rules } from './rules.ts';

const texts = [...prose.values()];
const everything = [...texts, ...recordTexts];

it('texts refer to figures.ts instead of repeating its figures', () => {
	const others = everything.filter(({ file }) => file !== 'src/content/figures.ts');
	const found = rules.byHand.flatMap(([figure, name]) =>
		findLines(others, (line) => line.includes(figure)).map(
			(where) => `${where}: write {{${name}}} (figures.${name} without Markdown), not “${figure}”`,
		),
	);
	assert.deepEqual(found, []);
});

it('texts use {{count}} for the number of records', () => {
	const counts = countRecords(records);
	const found = rules.counted.flatMap((noun) => {
		const phrase = `${counts[`${noun}InWords`]} ${noun}`;
		return findLines(everything, (line) => line.toLowerCase().includes(phrase)).map(
			(where) => `${where}: write {{count.${noun}InWords}} or {{count.${noun}AtStart}}`,
		);
	});
	assert.deepEqual(found, []);
});

it('prose has curly quotation marks and apostrophes', () => {
	assert.deepEqual(
		findLines(texts, (line) => /["']/.test(line)),
		[],
	);
});

it('texts about the Quiet Winter or the loss of Derelict begin with a content note', () => {
	const found = texts
		.filter(({ source }) => !source.startsWith(rules.contentNote))
		.flatMap((text) => findLines([text], (line) => rules.needsNote.test(line)).slice(0, 1))
		.map((where) => `${where}: begin the file with ${rules.contentNote} …`);
	assert.deepEqual(found, []);
});

it('dates exist in the calendar', () => {
	const isDay = (year: number, month: number, day: number) =>
		new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
	const hasFalseDate = (line: string) =>
		[...line.matchAll(/\b(\d{4})-(\d{2})-(\d{2})\b/g)].some(
			([, year, month, day]) => !isDay(Number(year), Number(month), Number(day)),
		) ||
		[...line.matchAll(/\b([A-Z][a-z]+) (\d{1,2})(?:st|nd|rd|th)?, (\d{4})\b/g)].some(
			([, month = '', day, year]) =>
				months.includes(month) && !isDay(Number(year), months.indexOf(month) + 1, Number(day)),
		);
	assert.deepEqual(findLines(everything, hasFalseDate), []);
});

/** Every value inside a record with its path, such as `world.characters.3.goals`. */
function* walk(value: unknown, path: string): Generator<readonly [path: string, value: unknown]> {
	yield [path, value];
	if (typeof value !== 'object' || value === null) return;
	for (const [key, inner] of Object.entries(value)) yield* walk(inner, `${path}.${key}`);
}

const values = [...walk(records.world, 'world'), ...walk(records.anthology, 'anthology')];

it('texts and lists in records are not empty, and texts have no space at either end', () => {
	const isEmpty = (value: unknown) =>
		(typeof value === 'string' && (value === '' || value !== value.trim())) ||
		(Array.isArray(value) && value.length === 0);
	assert.deepEqual(
		values.flatMap(([path, value]) => (isEmpty(value) ? path : [])),
		[],
	);
});

it('lists have no duplicate texts', () => {
	const found = values.flatMap(([path, value]) =>
		Array.isArray(value)
			? value.flatMap((item, i) =>
					typeof item === 'string' && value.indexOf(item) !== i ? `${path}.${i}` : [],
				)
			: [],
	);
	assert.deepEqual(found, []);
});
