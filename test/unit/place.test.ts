import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkSettings } from '../../src/generator/content/check-settings.ts';
import { resolveLocation } from '../../src/generator/content/place.ts';
import { settings } from '../../src/site.ts';

const place = (base?: string, siteUrl?: string) => {
	const located = resolveLocation(settings, { base, siteUrl });
	return [located.base, located.address];
};

describe('services of the settings', () => {
	const say = (endpoint: string | null, host: string | null) => {
		const changed = { ...settings, forms: { endpoint }, images: { host } };
		return checkSettings(changed).map(({ where }) => where);
	};
	it('names the setting that no policy could name', () => {
		assert.deepEqual(say(null, null), []);
		assert.deepEqual(say('https://a.example/f', 'https://b.example'), []);
		assert.deepEqual(say('a.example/f', null), ['src/site.ts: forms.endpoint']);
		assert.deepEqual(say(null, 'http://b.example'), ['src/site.ts: images.host']);
		assert.deepEqual(say('https://', null), ['src/site.ts: forms.endpoint']);
	});
});

describe('resolveLocation', () => {
	it('stands at the root, without an address, unless told otherwise', () => {
		assert.deepEqual(place(), ['/', null]);
		assert.deepEqual(place(undefined, ''), ['/', null]);
	});
	it('takes the base from the address', () => {
		assert.deepEqual(place(undefined, 'https://a.example/lagan'), [
			'/lagan/',
			'https://a.example/lagan/',
		]);
		assert.deepEqual(place(undefined, 'https://a.example'), ['/', 'https://a.example/']);
	});
	it('takes an address without a path for the host of the base', () => {
		assert.deepEqual(place('/b/', 'https://a.example/'), ['/b/', 'https://a.example/b/']);
		assert.deepEqual(place('/b/', 'https://a.example/b/'), ['/b/', 'https://a.example/b/']);
	});
	it('has relative links, and an address all the same', () => {
		for (const base of ['./', '']) {
			assert.deepEqual(place(base, 'https://a.example/b/'), ['./', 'https://a.example/b/']);
			assert.deepEqual(place(base), ['./', null]);
		}
	});
	const refused: [base: string | undefined, siteUrl: string | undefined, why: RegExp][] = [
		['lagan', undefined, /--base lagan\n.*starts and ends with a slash/],
		['/lagan', undefined, /starts and ends with a slash/],
		['//lagan/', undefined, /starts and ends with a slash/],
		['/../', undefined, /starts and ends with a slash/],
		['/a b/', undefined, /starts and ends with a slash/],
		['/a;b/', undefined, /starts and ends with a slash/],
		[undefined, 'lagan.example', /SITE_URL=lagan\.example\n.*not a whole address/],
		[undefined, 'ftp://lagan.example/', /http or https/],
		[undefined, 'https://me:secret@lagan.example/', /http or https/],
		[undefined, 'https://lagan.example/?a=1', /http or https/],
		[undefined, 'https://lagan.example/a b/', /Its path/],
		[undefined, 'https://lagan.example/a/index.html', /address of a file/],
		[undefined, 'https://lagan.example/home.htm', /address of a file/],
		['/b/', 'https://a.example/c/', /two places/],
	];
	it('says all that is wrong with both, and where each was said', () => {
		const asked = { base: 'lagan', siteUrl: 'nowhere' };
		assert.throws(
			() => resolveLocation(settings, asked),
			/2 problems.*SITE_URL=nowhere.*--base lagan/s,
		);
		assert.throws(
			() => resolveLocation({ ...settings, base: 'lagan', address: 'nowhere' }, {}),
			/src\/site\.ts: address nowhere.*src\/site\.ts: base lagan/s,
		);
	});
	for (const [base, siteUrl, why] of refused) {
		it(`refuses --base ${base} with SITE_URL=${siteUrl}`, () => {
			assert.throws(() => resolveLocation(settings, { base, siteUrl }), why);
		});
	}
});
