import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { changes } from '../../src/content/changes.ts';
import { edition } from '../../src/content/edition.ts';
import { guidelines } from '../../src/content/guidelines.ts';
import { type Content, readContent } from '../../src/generator/content/read-content.ts';
import { projectSources } from '../../src/generator/content/sources.ts';
import { makeSecurityTxt } from '../../src/generator/output/security-txt.ts';
import { writeChangesFeed } from '../../src/publications/changes-feed/changes-feed.ts';
import { writeGuidelinesText } from '../../src/publications/guidelines-text/guidelines-text.ts';
import { settings } from '../support/settings.ts';
import { findFeedFaults, readEntries } from '../support/xml.ts';

const address = 'https://lagan.example/';
const placed = { ...settings, address };

describe('the guidelines as a file', () => {
	let content: Content;
	before(async () => {
		content = await readContent(placed, projectSources);
		assert.deepEqual(content.problems, []);
	});

	it('fit 72 columns and include every craft, open questions and both dates', () => {
		const text = writeGuidelinesText(content);
		for (const line of text.split('\n')) {
			assert.ok(line.length <= 72 || !line.trim().includes(' '), line);
			assert.equal(line, line.trimEnd());
		}
		const whole = text.replace(/\s+/g, ' ');
		for (const { title, length } of guidelines.crafts) {
			assert.ok(whole.includes(`${title}. Length: ${length}.`), title);
		}
		assert.ok(whole.includes('What is paid for a work? Undecided.'));
		assert.ok(whole.includes('By email to submissions@lagan.example'));
		assert.doesNotMatch(writeGuidelinesText({ ...content, settings }), /https?:/);
		assert.ok(whole.includes('October 10th, 2025') && whole.includes('August 20th, 2025'));
		assert.doesNotMatch(whole, /\[\[|\{\{|\]\(|<|undefined|null/);
	});
});

describe('the feed of changes', () => {
	const feed = writeChangesFeed(changes, placed) ?? '';
	it('has an entry for every change, in order, each with its own id', () => {
		assert.deepEqual(
			readEntries(feed).map(({ id, title, updated }) => [id, title, updated.slice(0, 10)]),
			changes.map(({ id, day, line }) => [`tag:lagan.example,${day}:/changes/${id}`, line, day]),
		);
	});
	it('escapes special characters', () => {
		const [change] = changes;
		assert.ok(change);
		const line = 'Salt & <b>rope</b> "]]>" &amp; 船';
		const odd = writeChangesFeed([{ ...change, line }], placed) ?? '';
		assert.deepEqual(findFeedFaults(odd), []);
		assert.equal(readEntries(odd)[0]?.title, line);
	});
});

describe('security.txt', () => {
	const read = (text: string) =>
		new Map(
			text
				.trim()
				.split('\n')
				.map((line) => line.split(/: (.*)/) as [string, string]),
		);
	it('has the fields of RFC 9116 and expires within a year of the edition', () => {
		const fields = read(makeSecurityTxt(placed).get('/.well-known/security.txt') ?? '');
		assert.match(fields.get('Contact') ?? '', /^mailto:\S+@\S+$/);
		assert.equal(fields.get('Canonical'), `${address}.well-known/security.txt`);
		assert.match(fields.get('Expires') ?? '', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
		const days = (Date.parse(fields.get('Expires') ?? '') - Date.parse(edition)) / 86_400_000;
		assert.ok(days > 330 && days < 365, `${days} days`);
	});
	it('has no Canonical field unless the address is known and https', () => {
		for (const unknown of [null, 'http://lagan.example/']) {
			const [text = ''] = makeSecurityTxt({ ...settings, address: unknown }).values();
			assert.ok(!read(text).has('Canonical'), String(unknown));
		}
	});
});
