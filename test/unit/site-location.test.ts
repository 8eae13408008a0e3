import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	checkSettings,
	readPort,
	resolveLocation,
} from '../../src/generator/content/site-location.ts';
import { settings } from '../support/settings.ts';

const place = (base?: string, siteUrl?: string) => {
	const located = resolveLocation(settings, { base, siteUrl });
	return [located.base, located.address];
};

describe('checkSettings', () => {
	const check = (endpoint: string | null, host: string | null) => {
		const changed = { ...settings, forms: { endpoint }, images: { host } };
		return checkSettings(changed).map(({ where }) => where);
	};
	it('rejects a form service or an image host that is not an https address', () => {
		assert.deepEqual(check(null, null), []);
		assert.deepEqual(check('https://a.example/f', 'https://b.example'), []);
		assert.deepEqual(check('a.example/f', null), ['src/site.ts: forms.endpoint']);
		assert.deepEqual(check(null, 'http://b.example'), ['src/site.ts: images.host']);
		assert.deepEqual(check('https://', null), ['src/site.ts: forms.endpoint']);
	});
});

describe('resolveLocation', () => {
	it('defaults to the root, without an address', () => {
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
	it('ignores spaces around the address, as copied from elsewhere', () => {
		assert.deepEqual(place(undefined, ' https://a.example/b '), ['/b/', 'https://a.example/b/']);
		assert.deepEqual(place(undefined, ' '), ['/', null]);
	});
	it('appends the base to an address without a path', () => {
		assert.deepEqual(place('/b/', 'https://a.example/'), ['/b/', 'https://a.example/b/']);
		assert.deepEqual(place('/b/', 'https://a.example/b/'), ['/b/', 'https://a.example/b/']);
	});
	it('keeps the address when links are relative', () => {
		for (const base of ['./', '']) {
			assert.deepEqual(place(base, 'https://a.example/b/'), ['./', 'https://a.example/b/']);
			assert.deepEqual(place(base), ['./', null]);
		}
	});
	it('reports every mistake, with the option or setting it comes from', () => {
		assert.throws(
			() => resolveLocation(settings, { base: 'lagan', siteUrl: 'nowhere' }),
			/2 problems.*SITE_URL=nowhere.*--base lagan/s,
		);
		assert.throws(
			() => resolveLocation({ ...settings, base: 'lagan', address: 'nowhere' }, {}),
			/src\/site\.ts: address nowhere.*src\/site\.ts: base lagan/s,
		);
	});
	it('rejects what hosts and shells would read differently, and what names two places', () => {
		for (const [base, siteUrl, why] of [
			['//lagan/', undefined, /starts and ends with a slash/],
			['/../', undefined, /starts and ends with a slash/],
			['/a;b/', undefined, /starts and ends with a slash/],
			[undefined, 'ftp://lagan.example/', /http or https/],
			[undefined, 'https://me:secret@lagan.example/', /http or https/],
			[undefined, 'https://lagan.example/?a=1', /http or https/],
			[undefined, 'https://lagan.example/a/index.html', /path of a folder/],
			[undefined, 'https://lagan example/', /path of a folder/],
			['/b/', 'https://a.example/c/', /They disagree/],
		] as const) {
			assert.throws(() => place(base, siteUrl), why, `${base} ${siteUrl}`);
		}
	});
});

describe('readPort', () => {
	it('defaults to the port of the command', () => {
		for (const option of [undefined, '', ' ']) assert.equal(readPort(option, 2118), 2118);
		assert.equal(readPort(' 3000 ', 2118), 3000);
		assert.equal(readPort('0', 2118), 0);
	});
	it('rejects what is no port, and gives an example', () => {
		for (const option of ['abc', '80000', '-1', '21.5']) {
			assert.throws(() => readPort(option, 2118), /PORT=.*\n.*up to 65535.*\n.*PORT=2118/);
		}
	});
});
