import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { figures } from '../../src/content/figures.ts';
import { slugForFaction } from '../../src/model/slugify.ts';
import { influences, relationshipStatuses } from '../../src/model/types.ts';
import { anthology } from '../../src/world/anthology.ts';
import { lagan } from '../../src/world/world.ts';
import { assertInOrder } from '../support/in-order.ts';

// The records that the specification and the canon list. There may be more, but none may be missing.

/** The characters, and their ages in 2118. */
const ages: Readonly<Record<string, number>> = {
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
};

/** The factions, and the status that each gives the others, in the same order. */
const ties: Readonly<Record<string, readonly string[]>> = {
	foundation: ['', 'Partner', 'Cooperative', 'Cautious', 'Complex', 'Supportive'],
	'citizen-assembly': ['Partner', '', 'Cautious', 'Complex', 'Rival', 'Ally'],
	'nexus-protocol': ['Cooperative', 'Neutral', '', 'Cautious', 'Partner', 'Neutral'],
	'global-aegis': ['Supportive', 'Neutral', 'Cautious', '', 'Ally', 'Rival'],
	'venture-coalition': ['Complex', 'Cooperative', 'Partner', 'Ally', '', 'Rival'],
	equilibrium: ['Supportive', 'Ally', 'Cautious', 'Rival', 'Rival', ''],
};

describe('the world of the specification', () => {
	it('has thirteen characters, with their ages from the canon', () => {
		assertInOrder(
			lagan.characters.map(({ id, age }) => `${id} ${age}`),
			Object.entries(ages).map(([id, age]) => `${id} ${age}`),
		);
	});
	it('has six factions with their slugs', () => {
		assertInOrder(
			lagan.factions.map(({ name, slug }) => `${name} = ${slug}`),
			[
				'The Foundation = foundation',
				'Citizen Assembly = citizen-assembly',
				'Nexus Protocol = nexus-protocol',
				'Global Aegis = global-aegis',
				'Venture Coalition = venture-coalition',
				'Equilibrium = equilibrium',
			],
		);
	});
	it('turns the name of any other faction to lower case with hyphens for its slug', () => {
		assert.equal(slugForFaction('Harbour Pilots Guild'), 'harbour-pilots-guild');
	});
	it('has the relationships from the canon, and every status and level of influence', () => {
		for (const [slug, statuses] of Object.entries(ties)) {
			const { relationships = [] } = lagan.factions.find((other) => other.slug === slug) ?? {};
			const found = Object.keys(ties).map(
				(other) => relationships.find(({ faction }) => faction === other)?.status ?? '',
			);
			assert.deepEqual(found, statuses, slug);
		}
		assertInOrder(relationshipStatuses, [
			...(['Ally', 'Partner', 'Cooperative', 'Complex'] as const),
			...(['Supportive', 'Cautious', 'Rival', 'Neutral'] as const),
		]);
		assertInOrder(
			[...new Set(lagan.factions.map(({ influence }) => influence))].sort(),
			[...influences].sort(),
		);
	});
	it('has the sections of the World Bible in order', () => {
		assertInOrder(
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
	it('has the sub-sections of the World Bible', () => {
		const titles = (within: string) => {
			const section = lagan.sections.find(({ id }) => id === within);
			return (section?.sections ?? []).flatMap(({ title, sections = [] }) => [
				title,
				...sections.map((inner) => inner.title),
			]);
		};
		assertInOrder(titles('geography-and-climate'), [
			...['City Districts', 'Central Administrative', 'Innovation', 'Residential Quarters'],
			...['Cultural & Arts', 'Maritime Industrial Zone', 'Biosphere Gardens'],
		]);
		assertInOrder(titles('urban-structure'), [
			...['Upper level', 'Mid level', 'Lower level', 'Submerged level'],
			'Residential stratification',
		]);
		assertInOrder(titles('transportation-systems'), [
			...['Axion Loop', 'Aquatic transit', 'Elevated walkways', 'Vertical transport'],
			...['Cargo lines', 'Personal mobility'],
		]);
		assertInOrder(titles('citizenship-and-access'), [
			...['Day passes', 'Trade and conference visas', 'Inter-city privileges'],
		]);
	});
});

describe('the anthology of the specification', () => {
	it('has the specified number of themes, readings, forums, questions and links', () => {
		const lists = anthology;
		const counted: readonly [name: string, found: readonly unknown[], specified: number][] = [
			['stations', lagan.stations, 11],
			['themes', lists.themes, 13],
			['themes to avoid', lists.themesToAvoid, 4],
			['readings', lists.readings, 17],
			['forums', lists.forums, 3],
			['questions', lists.faq, 7],
			['links for writers', lists.writerLinks, 6],
			['links for artists', lists.artistLinks, 5],
		];
		for (const [name, found, specified] of counted) {
			assert.ok(found.length >= specified, `${found.length} ${name}, not ${specified}`);
		}
		assert.ok(lists.themes.some(({ subThemes = [] }) => subThemes.length > 0));
	});
	it('has the outcomes, roles, categories and timeline steps', () => {
		assertInOrder(
			anthology.guidelines.outcomes.map(({ title }) => title),
			['Excellent Fit', 'Potential with Revision', 'Not Suitable'],
		);
		assertInOrder(
			anthology.contributorRoles.map(({ id }) => id),
			['writer', 'artist', 'editor', 'filmmaker', 'designer', 'worldbuilder'],
		);
		assertInOrder([...new Set(anthology.readings.map(({ category }) => category))].sort(), [
			...['Architectural Theory', 'Cyberpunk', 'Independent City-States', 'Mega-Cities'],
			...['Speculative Futures', 'Urban Planning'],
		]);
		assertInOrder(
			anthology.timeline.map(({ id }) => id),
			['prep', 'pitch', 'select', 'create', 'organize', 'publish'],
		);
	});
	it('has the first step alone active, and the specified response time', () => {
		const active = anthology.timeline.filter((step) => step.active).map(({ id }) => id);
		assert.deepEqual(active, ['prep']);
		assert.equal(figures.timing.contact, '3-5 business days');
	});
});
