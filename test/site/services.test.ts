import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { findUntrueClaims } from '../../src/generator/checks/check-page.ts';
import { projectSources } from '../../src/generator/content/sources.ts';
import { type Settings, servicesOf } from '../../src/site.ts';
import { anthology } from '../../src/world/anthology.ts';
import { claims } from '../../src/world/services.ts';
import { buildAndRead, readHtml } from '../support/built-site.ts';
import { plant } from '../support/plant.ts';
import { settings } from '../support/settings.ts';
import { readSite } from '../support/shared-site.ts';

const host = 'https://pictures.example/lagan';
const endpoint = 'https://forms.example/f/1';

/** Settings in which every value differs from those of the other tests. */
const changed: Settings = {
	...settings,
	name: 'Skerry',
	anthology: 'Driftwood',
	volume: 'What the Tide Left',
	address: 'https://skerry.example/city/',
	base: '/city/',
	emails: {
		general: 'ahoy@skerry.example',
		submissions: 'words@skerry.example',
		editorial: 'desk@skerry.example',
		legal: 'law@skerry.example',
	},
	social: settings.social.map((each) => ({ ...each, url: `https://skerry.example/${each.icon}` })),
	making: 'Drawn by hand, by a hand.',
	images: { host },
	forms: { endpoint },
};

describe('the built pages', () => {
	const read: Record<string, string> = {};
	before(async () => {
		const pitching = anthology.timeline.map((step) => ({ ...step, active: step.id === 'pitch' }));
		const sources = plant(projectSources, ['anthology', 'timeline'], pitching);
		for (const [name, { routes }] of Object.entries({
			without: await readSite(),
			with: await buildAndRead(changed, { mode: 'dev', sources }),
		})) {
			for (const { route, html } of routes) read[`${name} ${route}`] = html;
		}
	});

	it('use every value of the settings', () => {
		const all = Object.entries(read).filter(([page]) => page.startsWith('with '));
		const { name, anthology, address, base, emails, social, making } = changed;
		const urls = social.map(({ url }) => url);
		for (const said of [name, anthology, ...Object.values(emails), ...urls, making]) {
			assert.ok(
				all.some(([, html]) => html.includes(String(said))),
				String(said),
			);
		}
		for (const [page, html] of all) {
			assert.doesNotMatch(
				html,
				/@lagan\.example|https:\/\/(lagan|microblog|fediverse)\.example/,
				page,
			);
			assert.ok(html.includes(`href="${base}`), page);
		}
		assert.match(read['with /'] ?? '', new RegExp(`rel="canonical" href="${address}"`));
		assert.doesNotMatch(read['without /submission-guidelines/'] ?? '', /How this site was made/);
	});
	it('show the active step of the timeline', () => {
		assert.match(read['with /resources/'] ?? '', /Step 2 of 6: Pitch \(33\.33 %\)/);
	});
	it('describe the image host if there is one', () => {
		assert.match(read['without /legal-information/'] ?? '', /loads nothing from third parties/);
		const html = read['with /legal-information/'] ?? '';
		assert.doesNotMatch(html, /nothing from third parties/);
		assert.match(html, /Its pictures come from pictures\.example/);
	});
	it('load every picture from the image host, and link to it there', () => {
		let pictures = 0;
		for (const [page, html] of Object.entries(read)) {
			if (!page.startsWith('with ')) continue;
			for (const { tag, url } of readHtml(html).references) {
				if (tag !== 'img' && !(tag === 'a' && url.includes('/pictures/'))) continue;
				pictures += 1;
				assert.ok(url.startsWith(`${host}/pictures/`), `${page}: ${url}`);
			}
		}
		assert.ok(pictures > 100);
	});
	it('describe the form service if there is one', () => {
		for (const page of ['/', '/legal-information/', '/submission-guidelines/']) {
			assert.match(read[`without ${page}`] ?? '', /your (own mail program|email app)/, page);
			assert.doesNotMatch(read[`with ${page}`] ?? '', /mail program|email app/, page);
		}
		assert.match(read['with /legal-information/'] ?? '', /send what you typed to forms\.example/);
		assert.match(
			read['with /submission-guidelines/'] ?? '',
			/send what you type to forms\.example/,
		);
	});
	it('have forms that post to the form service, as their policy allows, beside the mail address', () => {
		const home = read['with /'] ?? '';
		const forms =
			home.match(/<form [^>]*action="https:\/\/forms\.example\/f\/1" method="post".*?<\/form>/gs) ??
			[];
		assert.equal(forms.length, 2);
		for (const form of forms) {
			assert.match(form, /href="mailto:ahoy@skerry\.example"/);
			assert.doesNotMatch(form, /formaction/i);
		}
		for (const field of ['Name', 'Role of Interest']) {
			assert.ok(forms[0]?.includes(`name="${field}"`), field);
		}
		assert.match(readHtml(home).policy ?? '', new RegExp(`form-action ${endpoint};`));
	});
	it('are rejected if a setting makes a statement untrue', () => {
		const services = servicesOf({ ...settings, images: { host }, forms: { endpoint } });
		for (const { phrase, instead } of claims) {
			const page = readHtml(`<p>This site ${phrase}.`);
			const [fault, ...others] = findUntrueClaims([page], services);
			assert.equal(others.length, 0);
			assert.equal(fault?.where, '/x/');
			assert.ok(fault?.what.includes(phrase) && fault.fix?.includes(instead));
			assert.deepEqual(findUntrueClaims([page], servicesOf(settings)), []);
		}
	});
});
