import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import readPage from '../../pages/read/index.tsx';
import { budgets } from '../../src/generator/checks/budgets.ts';
import { projectSources } from '../../src/generator/content/sources.ts';
import { listLinkTargets } from '../../src/world/links.ts';
import { workKinds } from '../../src/world/works.ts';
import { lagan } from '../../src/world/world.ts';
import { renderOnPage } from '../support/pages.tsx';
import { shelf } from '../support/shelf.ts';

const subjects = listLinkTargets(lagan).map(([slug]) => slug);
const kinds = ['comic', 'story', 'flash', 'poem', 'song', 'art'] as const;
const words =
	'night rope lamp clerk harbour bread tin fog stair widow choir drum ledger gull winch salt coat mast letter debt'.split(
		' ',
	);
const pick = (i: number) => words[i % words.length] ?? '';

/** A shelf with this many works by a third as many people. */
function fillShelf(count: number) {
	const works = Array.from({ length: count }, (_, i) => ({
		slug: `${pick(i)}-${pick(i * 7 + 3)}-${i}`,
		kind: kinds[i % kinds.length] ?? 'story',
		title: `The ${pick(i)} and the ${pick(i * 7 + 3)}`,
		by: [
			{
				contributor: { slug: `maker-${i % 67}`, name: `${pick(i)} ${pick(i % 67)}son`, line: '' },
				role: 'words',
			},
		],
		day: '2027-01-01' as const,
		blurb: `A ${pick(i * 3)} is lost on the ${pick(i * 5 + 1)}, and somebody who never had one finds the ${pick(i * 11)}.`,
		about: [subjects[i % subjects.length] ?? ''],
		isCanon: false,
		isFirst: false,
		licence: 'All rights reserved.',
		parts: [],
	}));
	return { ...shelf, works: [...works, ...shelf.works] };
}

describe('the shelf', () => {
	it('is one page within its budget with 200 works, each listed under its kind', () => {
		const filled = fillShelf(200);
		const page = readPage({ ...projectSources, shelf: filled });
		assert.ok(!Array.isArray(page));
		const { html } = renderOnPage(page.body());
		for (const { title, slug } of filled.works) {
			assert.ok(html.includes(`/read/${slug}/">${title}</a>`), slug);
		}
		for (const kind of kinds) assert.ok(html.includes(`>${workKinds[kind].all}</h2>`), kind);
		// Header, footer and styles take 6 kB more.
		const bytes = brotliCompressSync(html).length;
		assert.ok(bytes < budgets.html - 6_000, `${bytes} bytes`);
	});
});
