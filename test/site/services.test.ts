import assert from 'node:assert/strict';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { findUntrueClaims } from '../../src/generator/checks/check-page.ts';
import { servicesOf, settings } from '../../src/site.ts';
import { claims } from '../../src/world/services.ts';
import { buildAndRead, readHtml } from '../support/built-site.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const host = 'https://pictures.example/lagan';
const endpoint = 'https://forms.example/f/1';

describe('what pages say of services', () => {
	const read: Record<string, string> = {};
	before(async () => {
		const folder = await makeTemporaryFolder();
		for (const [name, changed] of Object.entries({
			without: settings,
			with: { ...settings, images: { host }, forms: { endpoint } },
		})) {
			const { routes } = await buildAndRead(changed, path.join(folder, name));
			for (const { route, html } of routes) read[`${name} ${route}`] = html;
		}
	});

	it('follows the image host', () => {
		assert.match(read['without /legal-information/'] ?? '', /loads nothing from third parties/);
		const html = read['with /legal-information/'] ?? '';
		assert.doesNotMatch(html, /nothing from third parties/);
		assert.match(html, /Its pictures come from pictures\.example/);
	});
	it('follows the form service', () => {
		for (const page of ['/', '/legal-information/', '/submission-guidelines/']) {
			assert.match(read[`without ${page}`] ?? '', /your own mail program/, page);
			assert.doesNotMatch(read[`with ${page}`] ?? '', /mail program/, page);
		}
		assert.match(read['with /legal-information/'] ?? '', /send what you typed to forms\.example/);
		assert.match(
			read['with /submission-guidelines/'] ?? '',
			/send what you type to forms\.example/,
		);
	});
	it('is refused where a setting makes it untrue, by page', () => {
		const services = servicesOf({ ...settings, images: { host }, forms: { endpoint } });
		for (const { says, instead } of claims) {
			const page = {
				...readHtml(''),
				contents: Buffer.from(`<p>This site ${says}.`),
				route: '/x/',
			};
			const [fault, ...others] = findUntrueClaims([page], services);
			assert.equal(others.length, 0);
			assert.equal(fault?.where, '/x/');
			assert.ok(fault?.what.includes(says) && fault.fix?.includes(instead));
			assert.deepEqual(findUntrueClaims([page], servicesOf(settings)), []);
		}
	});
});
