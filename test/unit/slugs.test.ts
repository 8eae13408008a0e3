import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { characterSlugs, factionSlugs } from '../../src/content/slugs.ts';
import {
	nameWithoutTitle,
	slugForCharacter,
	slugForFaction,
	slugify,
} from '../../src/world/slugs.ts';

describe('slugForFaction', () => {
	it('maps factions as their routes have them', () => {
		assert.equal(slugForFaction('The Foundation'), 'foundation');
		assert.equal(slugForFaction('Citizen Assembly'), 'citizen-assembly');
		for (const [name, slug] of Object.entries(factionSlugs)) {
			assert.equal(slugForFaction(name), slug);
		}
	});
	it('turns any other name to lower case with hyphens', () => {
		assert.equal(slugForFaction('Harbour Pilots Guild'), 'harbour-pilots-guild');
	});
});

describe('nameWithoutTitle', () => {
	it('leaves the name, with its accents', () => {
		assert.equal(nameWithoutTitle('Keeper Agathe Ouédraogo'), 'Agathe Ouédraogo');
		assert.equal(nameWithoutTitle('Dr. Yevgenia Sarkisian'), 'Yevgenia Sarkisian');
		assert.equal(nameWithoutTitle('Linh Ngo'), 'Linh Ngo');
	});
});

describe('slugForCharacter', () => {
	it('maps all, accents folded', () => {
		for (const [name, slug] of Object.entries(characterSlugs)) {
			assert.equal(slugForCharacter(name), slug);
		}
		assert.equal(slugForCharacter('Inês Quintanilha'), 'ines-quintanilha');
		assert.equal(slugForCharacter('Keeper Agathe Ouédraogo'), 'agathe-ouedraogo');
	});
	it('strips the titles of the table by its fallback, and folds accents', () => {
		// A trailing blank is not in the table, so this takes the fallback.
		assert.equal(slugForCharacter('Keeper Agathe Ouédraogo '), 'agathe-ouedraogo');
		assert.equal(slugForCharacter('Dr. Yevgenia Sarkisian '), 'yevgenia-sarkisian');
		assert.equal(slugForCharacter('Commodore Hedda Ravndal '), 'hedda-ravndal');
		assert.equal(slugForCharacter('Warden Ifeoma Okwuosa '), 'ifeoma-okwuosa');
		assert.equal(slugForCharacter('Speaker Marisol Quintanilha '), 'marisol-quintanilha');
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
