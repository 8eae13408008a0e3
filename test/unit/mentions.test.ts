import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { anthology } from '../../src/world/anthology.ts';
import { listLinkTargets } from '../../src/world/links.ts';
import { collectMentions } from '../../src/world/mentions.ts';
import { lagan } from '../../src/world/world.ts';
import { shelf } from '../support/shelf.ts';

/** The mentions in this prose alone. */
const mentionsOf = (prose: Record<string, string>) =>
	collectMentions(
		{
			world: { ...lagan, factions: [], characters: lagan.characters.slice(0, 1), stations: [] },
			anthology,
			shelf,
		},
		(id) => prose[id],
	);

describe('mentions', () => {
	it('list each place that links to a page once, in the order of the site', () => {
		const mentions = mentionsOf({
			'world-bible/overview': 'Ask [[ifeoma-okwuosa]], or [[ifeoma-okwuosa|the Warden]] again.',
			'world-bible/governance': '[[ifeoma-okwuosa]]',
		});
		assert.deepEqual(mentions.get('ifeoma-okwuosa')?.slice(0, 2), [
			{ path: '/world-bible/#overview', label: 'Overview' },
			{ path: '/world-bible/#governance', label: 'Governance' },
		]);
	});
	it('leave out links of a page to itself', () => {
		const mentions = mentionsOf({ 'world-bible/overview': 'See [[overview]].' });
		const paths = (mentions.get('overview') ?? []).map(({ path }) => path);
		assert.equal(paths.includes('/world-bible/#overview'), false);
	});
	it('cover every text that has links', () => {
		const contentDir = fileURLToPath(new URL('../../src/content/', import.meta.url));
		const prose = new Map<string, string>();
		const linked = new Map<string, string>();
		for (const file of fastGlob.sync('**/*.{ts,md}', { cwd: contentDir })) {
			const text = readFileSync(contentDir + file, 'utf8');
			if (file.startsWith('prose/')) prose.set(file.slice('prose/'.length, -'.md'.length), text);
			// Examples in comments are filtered below: their slugs do not exist.
			for (const [, slug = ''] of text.matchAll(/\[\[([a-z-]+)/g))
				linked.set(`${file} ${slug}`, slug);
		}
		const mentions = collectMentions({ world: lagan, anthology, shelf }, (id) => prose.get(id));
		const pages: [file: RegExp, path: RegExp][] = [
			[/^prose\/world-bible|^world-bible|^stations|^canon\/world/, /^\/world-bible\//],
			[/factions\/|^canon\/factions/, /^\/faction\//],
			[/characters\/|^canon\/characters/, /^\/character\//],
			[/^themes/, /^\/theme-ideas\//],
			[/^landing/, /^\/$/],
			[/^guidelines/, /^\/submission-guidelines\//],
			[/^faq/, /^\/additional-resources\//],
		];
		const missing = [...linked].filter(([place, slug]) => {
			if (!listLinkTargets(lagan).some(([known]) => known === slug)) return false;
			const path = pages.find(([file]) => file.test(place))?.[1];
			return !mentions.get(slug)?.some((mention) => path?.test(mention.path));
		});
		assert.deepEqual(
			missing.map(([place]) => place),
			[],
		);
	});
});
