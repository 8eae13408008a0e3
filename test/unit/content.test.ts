import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { artistLinks, writerLinks } from '../../src/content/creative-links.ts';
import { faq } from '../../src/content/faq.ts';
import { figures } from '../../src/content/figures.ts';
import { forums } from '../../src/content/forums.ts';
import { guidelines } from '../../src/content/guidelines.ts';
import { contributorRoles } from '../../src/content/landing.ts';
import { flattenSections, listLinkTargets } from '../../src/content/links.ts';
import { readings } from '../../src/content/readings.ts';
import { slugForCharacter, slugForFaction } from '../../src/content/slugs.ts';
import { themes, themesToAvoid } from '../../src/content/themes.ts';
import { timeline } from '../../src/content/timeline.ts';
import { lagan } from '../../src/content/world.ts';

const contentDir = fileURLToPath(new URL('../../src/content/', import.meta.url));

/** Every text file of the content, by its path. */
const sources = fastGlob
	.sync('**/*.{ts,md}', { cwd: contentDir })
	.map((file): [string, string] => [file, readFileSync(contentDir + file, 'utf8')]);

describe('the world', () => {
	it('has as many of each as the specification counts', () => {
		assert.deepEqual(
			{
				factions: lagan.factions.length,
				characters: lagan.characters.length,
				gallery: lagan.gallery.length,
				stations: lagan.stations.length,
				themes: themes.length,
				avoid: themesToAvoid.length,
				readings: readings.length,
				forums: forums.length,
				faq: faq.length,
				writers: writerLinks.length,
				artists: artistLinks.length,
				steps: guidelines.steps.length,
				outcomes: guidelines.outcomes.map(({ title }) => title),
				roles: contributorRoles.map(({ id }) => id),
			},
			{
				factions: 6,
				characters: 13,
				gallery: 6,
				stations: 11,
				themes: 13,
				avoid: 4,
				readings: 17,
				forums: 3,
				faq: 7,
				writers: 6,
				artists: 5,
				steps: 7,
				outcomes: ['Excellent Fit', 'Potential with Revision', 'Not Suitable'],
				roles: ['writer', 'artist', 'editor', 'filmmaker', 'designer', 'worldbuilder'],
			},
		);
	});

	it('gives each slug to one thing only', () => {
		const slugs = listLinkTargets(lagan).map(([slug]) => slug);
		assert.equal(new Set(slugs).size, slugs.length);
	});

	it('names the sections of the World Bible in the order of the specification', () => {
		assert.deepEqual(
			lagan.sections.map(({ title }) => title),
			[
				'Overview',
				'Geography & Climate',
				'Food Security & Agricultural Dependency',
				'Urban Structure & Architecture',
				'Transportation Systems',
				'Population & Demographics',
				'Citizenship & Access',
				'Technology & Infrastructure',
				'AI limitations',
				'Governance',
				'Culture & Daily Life',
				'International Relations',
				'Challenges',
				'A Living Document',
			],
		);
	});

	it('sets each quotation into a section that exists', () => {
		const ids = new Set(lagan.sections.map(({ id }) => id));
		assert.deepEqual(
			lagan.pullQuotes.filter(({ section }) => !ids.has(section)),
			[],
		);
	});

	it('has prose for every section, faction and character', () => {
		const expected = [
			...flattenSections(lagan.sections).map(({ id }) => `world-bible/${id}`),
			...lagan.factions.map(({ slug }) => `factions/${slug}`),
			...lagan.characters.map(({ id }) => `characters/${id}`),
		];
		const there = new Set(sources.map(([file]) => file));
		assert.deepEqual(
			expected.filter((id) => !there.has(`prose/${id}.md`)),
			[],
		);
	});
});

describe('factions', () => {
	it('have the slugs of their names', () => {
		for (const { id, slug, name } of lagan.factions) {
			assert.equal(slug, slugForFaction(name));
			assert.equal(id, slug);
		}
	});

	it('see each other as the canon has it', () => {
		const order = [
			'foundation',
			'citizen-assembly',
			'nexus-protocol',
			'global-aegis',
			'venture-coalition',
			'equilibrium',
		];
		const matrix = lagan.factions.map(({ relationships }) =>
			order.map((slug) => relationships.find(({ faction }) => faction === slug)?.status ?? ''),
		);
		assert.deepEqual(matrix, [
			['', 'Partner', 'Cooperative', 'Cautious', 'Complex', 'Supportive'],
			['Partner', '', 'Cautious', 'Complex', 'Rival', 'Ally'],
			['Cooperative', 'Neutral', '', 'Cautious', 'Partner', 'Neutral'],
			['Supportive', 'Neutral', 'Cautious', '', 'Ally', 'Rival'],
			['Complex', 'Cooperative', 'Partner', 'Ally', '', 'Rival'],
			['Supportive', 'Ally', 'Cautious', 'Rival', 'Rival', ''],
		]);
	});

	it('name as notable exactly the characters that belong to them', () => {
		for (const { name, characters } of lagan.factions) {
			assert.deepEqual(
				characters.map(({ character }) => character).sort(),
				lagan.characters
					.filter(({ faction }) => faction === name)
					.map(({ id }) => id)
					.sort(),
			);
		}
	});
});

describe('characters', () => {
	it('have the slugs of their names and a portrait of their own', () => {
		for (const { id, name, portrait } of lagan.characters) {
			assert.equal(id, slugForCharacter(name));
			assert.equal(portrait, `portrait-${id}`);
		}
	});

	it('are as old as the canon says', () => {
		assert.deepEqual(Object.fromEntries(lagan.characters.map(({ id, age }) => [id, age])), {
			'ifeoma-okwuosa': 63,
			'anselm-brandvold': 88,
			'marisol-quintanilha': 49,
			'tomasi-faleafa': 34,
			'ines-quintanilha': 19,
			'yevgenia-sarkisian': 56,
			'linh-ngo': 28,
			'hedda-ravndal': 54,
			'idris-benhaddou': 39,
			'leopold-achterberg': 61,
			'padmini-raghavan': 37,
			'agathe-ouedraogo': 70,
			'wren-achterberg': 24,
		});
	});

	it('are at least fifteen years older than their children', () => {
		for (const { age, children = [] } of lagan.characters) {
			for (const child of children) {
				const found = lagan.characters.find(({ id }) => id === slugForCharacter(child));
				if (found) assert.ok(age - found.age >= 15, child);
			}
		}
	});

	it('have four to six achievements, three to five goals, five to seven traits', () => {
		for (const { id, achievements, goals, personalityTraits } of lagan.characters) {
			assert.ok(achievements.length >= 4 && achievements.length <= 6, `${id}: achievements`);
			assert.ok(goals.length >= 3 && goals.length <= 5, `${id}: goals`);
			assert.ok(personalityTraits.length >= 5 && personalityTraits.length <= 7, `${id}: traits`);
		}
	});

	it('are each mentioned by at least two others', () => {
		for (const { id } of lagan.characters) {
			const others = sources.filter(
				([file, text]) =>
					/characters\//.test(file) && !file.includes(id) && text.includes(`[[${id}`),
			);
			const pages = new Set(others.map(([file]) => file.replace(/^.*\/|\.\w+$/g, '')));
			assert.ok(pages.size >= 2, `${id} is mentioned by ${[...pages].join(', ') || 'nobody'}`);
		}
	});
});

/** A prose file's words as a reader counts them: links by their label, figures as one word, no note. */
function countWords(id: string): number {
	const text = readFileSync(`${contentDir}prose/${id}.md`, 'utf8');
	return text
		.replace(/^> \*\*Content note.*\n/, '')
		.replace(/\[\[[^\]|]*\|([^\]]*)\]\]/g, '$1')
		.replace(/\{\{[^}]*\}\}/g, 'x')
		.split(/\s+/)
		.filter((word) => /[\p{L}\d]/u.test(word)).length;
}

describe('the lengths that readers were promised', () => {
	it('a World Bible of 8,000 words or more', () => {
		const words = flattenSections(lagan.sections).reduce(
			(sum, { id }) => sum + countWords(`world-bible/${id}`),
			0,
		);
		assert.ok(words >= 8000, `${words} words`);
	});
	it('overviews and backgrounds of 400 to 600 words', () => {
		const ids = [
			...lagan.factions.map(({ slug }) => `factions/${slug}`),
			...lagan.characters.map(({ id }) => `characters/${id}`),
		];
		const off = ids
			.map((id) => [id, countWords(id)] as const)
			.filter(([, n]) => n < 400 || n > 600);
		assert.deepEqual(off, []);
	});
	it('factions with four to six objectives and a sentence for every other', () => {
		for (const { slug, objectives, relationships } of lagan.factions) {
			assert.ok(objectives.length >= 4 && objectives.length <= 6, slug);
			assert.equal(relationships.length, 5, slug);
			for (const { note } of relationships) assert.match(note, /[.?!]$/);
		}
	});
	it('a first image for each theme, and sub-themes for some', () => {
		for (const { title, image } of themes) assert.ok(image.length > 20, title);
		assert.ok(themes.some(({ subThemes = [] }) => subThemes.length > 0));
	});
});

describe('people, on whatever page', () => {
	const textOf = (id: string) =>
		sources
			.filter(([file]) => file.includes(`characters/${id}.`))
			.map(([, text]) => text)
			.join('\n');

	it('are as old as the year that they are said to be born in makes them', () => {
		let told = 0;
		for (const { id, age } of lagan.characters) {
			const [, year] = /\bborn\b[^.]{0,40}? in (20\d\d)/.exec(textOf(id)) ?? [];
			if (year === undefined) continue;
			told += 1;
			const years = Number(figures.world.year) - Number(year);
			// Before this year's birthday one is a year younger.
			assert.ok(years === age || years === age + 1, `${id}: ${age}, born ${year}`);
		}
		assert.ok(told >= 4, `${told} birth years told`);
	});
	it('are linked to their family among the thirteen, and their family to them', () => {
		let ties = 0;
		for (const { id, children = [], spouse, predecessor } of lagan.characters) {
			for (const relative of [...children, spouse, predecessor]) {
				const other = relative && slugForCharacter(relative);
				if (!other || !lagan.characters.some((each) => each.id === other)) continue;
				ties += 1;
				assert.ok(textOf(id).includes(`[[${other}`), `${id} does not link to ${other}`);
				assert.ok(textOf(other).includes(`[[${id}`), `${other} does not link to ${id}`);
			}
		}
		assert.equal(ties, 3);
	});
	it('are linked in every section that names them in full, as are factions and districts', () => {
		const districts = flattenSections(lagan.sections).find(({ id }) => id === 'city-districts');
		const named: [slug: string, name: string][] = [
			...lagan.characters.map(({ id, name }): [string, string] => [
				id,
				name.replace(/^(Warden|Speaker|Dr\.|Commodore|Captain|Keeper) /, ''),
			]),
			...lagan.factions.map(({ slug, name }): [string, string] => [slug, name.replace('The ', '')]),
			...(districts?.sections ?? []).map(({ id, title }): [string, string] => [id, title]),
		];
		const bare = sources
			.filter(([file]) => file.endsWith('.md'))
			.flatMap(([file, text]) => {
				const plain = text.replace(/\[\[[^\]]*\]\]/g, '');
				return named
					.filter(([slug]) => !file.endsWith(`/${slug}.md`))
					.filter(([slug, name]) => plain.includes(name) && !text.includes(`[[${slug}`))
					.map(([slug]) => `${file} names ${slug}`);
			});
		assert.deepEqual(bare, []);
	});
	it('come with a content note where the Quiet Winter or Derelict is told', () => {
		const told = sources.filter(
			([file, text]) =>
				file.endsWith('.md') &&
				/awake for 31 hours|412 (dead|of them)|but for 31|31 names|keel up|people who were freezing/.test(
					text,
				),
		);
		assert.ok(told.length >= 5);
		assert.deepEqual(
			told.filter(([, text]) => !text.startsWith('> **Content note:**')).map(([file]) => file),
			[],
		);
	});
});

describe('the timeline', () => {
	it('has six steps in order, of which only Preparation is active', () => {
		assert.deepEqual(
			timeline.map(({ id, active }) => [id, active]),
			[
				['prep', true],
				['pitch', false],
				['select', false],
				['create', false],
				['organize', false],
				['publish', false],
			],
		);
	});
	it('stands at one step of six', () => {
		assert.ok(Math.abs(figures.interface.timelineProgress - 100 / 6) < 0.01);
	});
});

describe('the words', () => {
	it('hold no figure of the record by hand', () => {
		const fixed = [
			'2.25 million',
			'5 million',
			'fifty-two nations',
			'52 nations',
			'7 years',
			'40%',
			'October 10th',
			'August 20th',
			'8,000 words',
			'5,000 words',
		];
		const found = sources
			.filter(([file]) => file !== 'figures.ts')
			.flatMap(([file, text]) =>
				fixed.filter((one) => text.includes(one)).map((one) => `${file}: ${one}`),
			);
		assert.deepEqual(found, []);
	});
	it('are set with typographic quotation marks', () => {
		const straight = sources
			.filter(([file]) => file.endsWith('.md'))
			.flatMap(([file, text]) =>
				text.split('\n').flatMap((line, i) => (/["']/.test(line) ? [`${file}:${i + 1}`] : [])),
			);
		assert.deepEqual(straight, []);
	});
});
