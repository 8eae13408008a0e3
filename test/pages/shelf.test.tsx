import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import fastGlob from 'fast-glob';
import readPage from '../../pages/read/index.tsx';
import { projectSources } from '../../src/generator/content/sources.ts';
import { slugify } from '../../src/model/slugify.ts';
import { workKinds } from '../../src/model/works.ts';
import { listLinkTargets } from '../../src/world/links.ts';
import { lagan } from '../../src/world/world.ts';
import { renderOnPage } from '../support/pages.tsx';
import { shelf } from '../support/shelf.ts';

const subjects = listLinkTargets(lagan).map(([slug]) => slug);
const kinds = ['comic', 'story', 'flash', 'poem', 'song', 'art'] as const;
/** Sentences of the project’s own prose, which compress as blurbs would. */
const sentences = fastGlob
	.sync('world-bible/*.md', { cwd: projectSources.prose })
	.sort()
	.flatMap((file) =>
		readFileSync(path.join(projectSources.prose, file), 'utf8').split(/(?<=\.)\s+/),
	)
	.filter((sentence) => /^[A-Z][\w ,;’]{60,120}\.$/.test(sentence));
const firstWords = (i: number, count: number) =>
	sentences[i % sentences.length]?.split(' ').slice(0, count).join(' ') ?? '';

/** A shelf with this many works by a third as many people. */
function fillShelf(count: number) {
	const works = Array.from({ length: count }, (_, i) => ({
		slug: `${slugify(firstWords(i, 3))}-${i}`,
		kind: kinds[i % kinds.length] ?? 'story',
		title: firstWords(i, 4),
		by: [
			{
				contributor: {
					slug: `maker-${i % 67}`,
					name: `${firstWords(i % 67, 1)} ${firstWords(i % 59, 2)}`,
					line: '',
				},
				role: 'words',
			},
		],
		day: '2027-01-01' as const,
		blurb: sentences[i % sentences.length] ?? '',
		about: [subjects[i % subjects.length] ?? ''],
		isCanon: false,
		isFirst: false,
		licence: 'All rights reserved.',
		pictures: [],
	}));
	return { ...shelf, works: [...works, ...shelf.works] };
}

describe('the shelf', () => {
	it('is one page within its budget with 45 works, each on it once', () => {
		assert.ok(sentences.length > 150, String(sentences.length));
		const filled = fillShelf(45);
		const records = { ...projectSources, shelf: filled };
		const { html } = renderOnPage(readPage().body(), {}, records);
		for (const { title, slug } of filled.works) {
			assert.equal(html.split(`/read/${slug}/">${title}</a>`).length, 2, slug);
		}
		const titles =
			html
				.match(/<h2[^>]*>(.*?)<\/h2>/g)
				?.join()
				.toLowerCase() ?? '';
		for (const kind of kinds) assert.ok(titles.includes(workKinds[kind].all.toLowerCase()), kind);
		// Header, footer and styles, with those of papers, take 10.1 kB more of the 16.2 kB that a page's HTML may take.
		const bytes = brotliCompressSync(html).length;
		assert.ok(bytes < 6_100, `${bytes} bytes`);
	});
});
