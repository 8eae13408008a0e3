import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { crossSection } from '../../src/art/cross-section/cross-section.tsx';
import { CrossSectionLabels } from '../../src/art/cross-section/labels.tsx';
import { labelledLevels, landmarks } from '../../src/art/cross-section/places.ts';
import { floorOf, headOf, size, waterline } from '../../src/art/cross-section/scale.ts';
import { toSteps } from '../../src/art/cross-section/steps.ts';
import { drawPicture } from '../../src/generator/assets/draw-picture.tsx';
import { findLinkFaults } from '../../src/generator/checks/check-links.ts';
import { findPageFaults } from '../../src/generator/checks/check-page.ts';
import { readPage } from '../../src/generator/checks/read-page.ts';
import { settings } from '../../src/site.ts';
import { flattenSections } from '../../src/world/links.ts';
import { lagan } from '../../src/world/world.ts';

const labels = renderToStaticMarkup(<CrossSectionLabels />);

/** What the build's checks see of some markup. */
const read = (html: string) => readPage('/index.html', Buffer.from(html));

describe('the names on the cross-section', () => {
	it('lead to sections of the World Bible', () => {
		const sections = new Set(flattenSections(lagan.sections).map(({ id }) => id));
		const strangers = [...labelledLevels, ...landmarks].filter(({ id }) => !sections.has(id));
		assert.deepEqual(strangers, []);
	});
	it('are seen by the build as links, with the words that describe the drawing', () => {
		const { references, idReferences, ids, title } = read(labels);
		assert.deepEqual(
			references.map(({ tag, url }) => [tag, url]),
			[...labelledLevels, ...landmarks].map(({ id }) => ['a', `#${id}`]),
		);
		assert.deepEqual(
			idReferences.map(({ id }) => id),
			ids,
		);
		assert.equal(title, '');
	});
	it('are refused by the build when they lead nowhere', () => {
		const page = (body: string) => `<!doctype html><html lang="en"><body>${body}</body></html>`;
		const anchors = [...labelledLevels, ...landmarks].map(({ id }) => id);
		const say = (body: string) => {
			const html = page(body);
			const found = read(html);
			const links = findLinkFaults([found], {
				settings,
				files: new Map([['/index.html', html]]),
				fragments: new Map(),
				copies: new Set(),
				findSource: () => [],
			});
			return [...links, ...findPageFaults(found)]
				.map(({ what }) => what)
				.filter((what) => /<a |names the id/.test(what));
		};
		const sections = [...new Set(anchors)].map((id) => `<section id="${id}"></section>`).join('');
		assert.deepEqual(say(labels + sections), []);
		assert.deepEqual(say(labels + sections.replace('id="axion-loop"', 'id="axion-ring"')), [
			'<a href="#axion-loop">: / has no “axion-loop”.',
		]);
		assert.deepEqual(say(labels.replace('<desc id="', '<desc id="x-') + sections), [
			'<svg> aria-describedby names the id “cross-section-desc”, which is not on the page.',
		]);
	});
});

describe('the cross-section’s ground', () => {
	it('has its levels where the survey has them, one above the other without a gap', () => {
		assert.deepEqual(
			labelledLevels.map(({ decks }) => decks),
			['Decks 41 to 60', 'Decks 16 to 40', 'Decks 1 to 15', 'Decks −1 to −40'],
		);
		assert.deepEqual(
			labelledLevels.map(({ top }) => top),
			[0, ...labelledLevels.slice(0, -1).map(({ foot }) => foot)],
		);
		assert.equal(labelledLevels.at(-1)?.foot, size.height);
		assert.deepEqual([floorOf(1), headOf(-1)], [waterline, waterline]);
	});
	it('is small, has no lettering, and keeps its ids to itself', () => {
		const svg = drawPicture(crossSection);
		assert.ok(brotliCompressSync(svg).length < 12_000, `${brotliCompressSync(svg).length} bytes`);
		assert.doesNotMatch(svg, /<text|style=|NaN|undefined|Infinity/);
		const { ids } = read(svg);
		assert.equal(new Set(ids).size, ids.length);
		assert.deepEqual(
			ids.filter((id) => !id.startsWith('cross-section-')),
			[],
		);
		const used = [...svg.matchAll(/<use href="#([^"]*)"/g)].map(([, id]) => id);
		assert.deepEqual([...new Set(used)].sort(), [...ids].sort());
	});
});

describe('paths as steps', () => {
	it('go where the path goes', () => {
		assert.equal(toSteps('M10 10H20V30L5 40Z'), 'M10 10h10v20l-15 10z');
		assert.equal(toSteps('M10 10h10M0 0 5 5'), 'M10 10h10m-20-10l5 5');
		assert.equal(toSteps('M1 1Q2 3 4 5t1 1T9 9Z'), 'M1 1q1 2 3 4t1 1t4 3z');
		assert.equal(toSteps('M4 4A2 2 0 1 1 8 4a2 2 0 1 1-4 0'), 'M4 4a2 2 0 1 1 4 0a2 2 0 1 1-4 0');
		assert.equal(toSteps('M10 10h5v5Zm2 2h1'), 'M10 10h5v5zm2 2h1');
	});
	it('do not let what is rounded off add up', () => {
		assert.equal(toSteps('M0 0L.26 0 .52 0 .78 0'), 'M0 0l.3 0l.2 0l.3 0');
	});
	it('refuse what they do not know', () => {
		assert.throws(() => toSteps('M0 0C1 1 2 2 3 3'), /knows no “C”/);
	});
});
