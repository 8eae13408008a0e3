import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	characterSlugs,
	factionSlugs,
	slugForCharacter,
	slugForFaction,
	slugify,
} from '../../src/content/slugs.ts';

describe('slugForFaction', () => {
	it('maps the six factions as their routes have them', () => {
		assert.deepEqual(Object.keys(factionSlugs).map(slugForFaction), [
			'foundation',
			'citizen-assembly',
			'nexus-protocol',
			'global-aegis',
			'venture-coalition',
			'equilibrium',
		]);
	});
	it('turns any other name to lower case with hyphens', () => {
		assert.equal(slugForFaction('Harbour Pilots Guild'), 'harbour-pilots-guild');
	});
});

describe('slugForCharacter', () => {
	it('maps all thirteen, accents folded', () => {
		assert.equal(Object.keys(characterSlugs).length, 13);
		assert.equal(slugForCharacter('Inês Quintanilha'), 'ines-quintanilha');
		assert.equal(slugForCharacter('Keeper Agathe Ouédraogo'), 'agathe-ouedraogo');
	});
	it('gives by its fallback what the table says, for each of them', () => {
		for (const [name, slug] of Object.entries(characterSlugs)) {
			// A trailing blank is not in the table, so this takes the fallback.
			assert.equal(slugForCharacter(`${name} `), slug);
		}
	});
	it('strips titles, even two, and everything that is no letter or digit', () => {
		assert.equal(slugForCharacter('Captain Dr. Ana-María O’Neill'), 'ana-maria-oneill');
		assert.equal(slugForCharacter("O'Hara"), 'ohara');
	});
	it('keeps a name that only begins like a title', () => {
		assert.equal(slugForCharacter('Drusilla Keeperton'), 'drusilla-keeperton');
	});
});

describe('slugify', () => {
	it('speaks an ampersand', () => {
		assert.equal(slugify('Cultural & Arts'), 'cultural-and-arts');
	});
	it('gives nothing for nothing', () => {
		assert.equal(slugify('—'), '');
	});
});
