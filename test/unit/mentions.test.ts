import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { collectMentions } from '../../src/content/mentions.ts';
import { lagan } from '../../src/content/world.ts';

/** The world with no words but those given. */
const mentionsOf = (prose: Record<string, string>) =>
	collectMentions(
		{ ...lagan, factions: [], characters: lagan.characters.slice(0, 1), stations: [] },
		new Map(Object.entries(prose)),
	);

describe('mentions', () => {
	it('say where something is linked to from, once a place, in the order of the site', () => {
		const mentions = mentionsOf({
			'world-bible/overview': 'Ask [[ifeoma-okwuosa]], or [[ifeoma-okwuosa|the Warden]] again.',
			'world-bible/governance': '[[ifeoma-okwuosa]]',
		});
		assert.deepEqual(mentions.get('ifeoma-okwuosa')?.slice(0, 2), [
			{ path: '/world-bible/#overview', label: 'Overview' },
			{ path: '/world-bible/#governance', label: 'Governance' },
		]);
	});
	it('leave out a page that links to itself', () => {
		const mentions = mentionsOf({ 'world-bible/overview': 'See [[overview]].' });
		const paths = (mentions.get('overview') ?? []).map(({ path }) => path);
		assert.equal(paths.includes('/world-bible/#overview'), false);
	});
	it('take the records of a character in', () => {
		const mentions = mentionsOf({});
		const [character] = lagan.characters;
		assert.ok(character);
		const linked = /\[\[([^\]|]+)/.exec(JSON.stringify(character));
		assert.ok(linked?.[1]);
		assert.ok(mentions.get(linked[1])?.some(({ path }) => path === `/character/${character.id}/`));
	});
});
