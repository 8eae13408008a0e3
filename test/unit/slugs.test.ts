import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	nameWithoutTitle,
	slugForCharacter,
	slugForFaction,
	slugify,
} from '../../src/model/slugify.ts';

describe('slugForFaction', () => {
	it('returns the slug of a faction', () => {
		assert.equal(slugForFaction('The Foundation'), 'foundation');
		assert.equal(slugForFaction('Citizen Assembly'), 'citizen-assembly');
	});
});

describe('nameWithoutTitle', () => {
	it('removes titles and keeps accents', () => {
		assert.equal(nameWithoutTitle('Keeper Agathe Ouédraogo'), 'Agathe Ouédraogo');
		assert.equal(nameWithoutTitle('Dr. Yevgenia Sarkisian'), 'Yevgenia Sarkisian');
		assert.equal(nameWithoutTitle('Linh Ngo'), 'Linh Ngo');
	});
});

describe('slugForCharacter', () => {
	it('returns the slug of a character, without accents', () => {
		assert.equal(slugForCharacter('Inês Quintanilha'), 'ines-quintanilha');
		assert.equal(slugForCharacter('Keeper Agathe Ouédraogo'), 'agathe-ouedraogo');
	});
	it('strips titles and accents from names that are not in the table', () => {
		// The trailing space keeps these names from matching the table.
		assert.equal(slugForCharacter('Keeper Agathe Ouédraogo '), 'agathe-ouedraogo');
		assert.equal(slugForCharacter('Dr. Yevgenia Sarkisian '), 'yevgenia-sarkisian');
		assert.equal(slugForCharacter('Commodore Hedda Ravndal '), 'hedda-ravndal');
		assert.equal(slugForCharacter('Warden Ifeoma Okwuosa '), 'ifeoma-okwuosa');
		assert.equal(slugForCharacter('Speaker Marisol Quintanilha '), 'marisol-quintanilha');
	});
	it('strips several titles, and every character but letters and digits', () => {
		assert.equal(slugForCharacter('Captain Dr. Ana-María O’Neill'), 'ana-maria-oneill');
		assert.equal(slugForCharacter("O'Hara"), 'ohara');
	});
	it('keeps a name that only begins with the letters of a title', () => {
		assert.equal(slugForCharacter('Drusilla Keeperton'), 'drusilla-keeperton');
	});
});

describe('slugify', () => {
	it('turns an ampersand into “and”', () => {
		assert.equal(slugify('Cultural & Arts'), 'cultural-and-arts');
	});
	it('returns an empty string for a text without letters', () => {
		assert.equal(slugify('—'), '');
	});
});
