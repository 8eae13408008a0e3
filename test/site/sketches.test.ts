import assert from 'node:assert/strict';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readContent } from '../../src/generator/content/read-content.ts';
import { projectSources, type Sources } from '../../src/generator/content/sources.ts';
import { buildAndRead } from '../support/built-site.ts';
import { settings } from '../support/settings.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const route = '/character/zola-mbeki/';

describe('a sketch of a character', () => {
	const sources: Sources = {
		...projectSources,
		sketches: [
			{
				name: 'Keeper Zola Mbeki',
				role: 'Salvor',
				faction: 'Nexus Protocol',
				age: 41,
				gender: 'woman',
				achievements: ['Raised an anvil.'],
			},
		],
	};

	it('has a page in dev that shows its facts and its blanks', async () => {
		const { routes } = await buildAndRead(settings, { mode: 'dev', sources });
		const html = routes.find((page) => page.route === route)?.html ?? '';
		assert.match(html, /Zola Mbeki[\s\S]*Salvor[\s\S]*Not written yet[\s\S]*Raised an anvil/);
		const people = routes.find((page) => page.route === '/people/')?.html ?? '';
		assert.ok(people.includes(`href="${route}"`));
	});
	it('is left out of builds, even if its background has been begun', async () => {
		const prose = path.join(await makeTemporaryFolder(), 'prose');
		await cp(projectSources.prose, prose, { recursive: true });
		await writeFile(path.join(prose, 'characters/zola-mbeki.md'), 'She dives.');
		const content = await readContent(settings, { ...sources, prose });
		assert.deepEqual(content.problems, []);
		assert.equal(content.prose.has('characters/zola-mbeki'), false);
		assert.doesNotMatch(JSON.stringify([content.records, content.pages]), /mbeki/i);
	});
	it('is named in builds as the reason why a link to it leads nowhere', async () => {
		const { markdown } = await readContent(settings, sources);
		const { problems } = markdown.render('Ask [[zola-mbeki]].', { where: 'x', to: String });
		assert.deepEqual(
			problems.map(({ what }) => what),
			['[[zola-mbeki]] links to a sketch, which builds leave out.'],
		);
	});
});
