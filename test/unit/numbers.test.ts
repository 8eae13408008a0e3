import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countRecords } from '../../src/world/counts.ts';
import { atStart, inWords } from '../../src/world/numbers.ts';
import { records } from '../content/project.ts';

it('inWords spells out numbers up to a hundred', () => {
	assert.deepEqual([1, 6, 13, 20, 42, 99, 100, 101, 1900].map(inWords), [
		...['one', 'six', 'thirteen', 'twenty', 'forty-two', 'ninety-nine', 'a hundred'],
		...['101', '1,900'],
	]);
	assert.equal(atStart(13), 'Thirteen');
	assert.equal(atStart(100), 'A hundred');
});

it('countRecords counts the records it is given', () => {
	const { world, anthology } = records;
	const characters = [...world.characters, ...world.characters.slice(0, 1)];
	const counts = countRecords({ world: { ...world, characters }, anthology });
	assert.equal(counts.characters, characters.length);
	assert.equal(counts.charactersInWords, inWords(characters.length));
	assert.equal(counts.factionsAtStart, atStart(world.factions.length));
});
