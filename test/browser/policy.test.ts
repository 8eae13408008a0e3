import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { readFiles } from '../support/built-site.ts';
import { describeInEngines } from '../support/engines.ts';
import { poll } from '../support/poll.ts';
import { serveSite } from '../support/shared-site.ts';
import type { Tab } from '../support/tab.ts';

// visits.test.ts checks that every page loads without a violation.

describeInEngines('the content policy', (engine) => {
	let origin: string;
	let folder: string;
	let tab: Tab;
	before(async () => {
		({ origin, folder } = await serveSite());
		tab = await engine.start();
		await tab.resize(360, 740);
	});
	after(() => tab?.close());

	it('is not violated by the menu, the gallery or the search', async () => {
		await tab.open(origin);
		await tab.waitForIslands();
		await tab.click('.menu-toggle');
		await tab.press('Escape');
		await tab.click('.gallery a');
		await tab.waitFor(() => document.querySelector('dialog')?.open);
		await tab.press('ArrowRight');
		// Closing it otherwise would go back by itself, which could leave the next page.
		await tab.run(() => history.back());
		await tab.waitFor(() => document.querySelector('dialog') === null);
		await tab.open(`${origin}/search/`);
		await tab.waitForIslands();
		await tab.type('[name=q]', 'rope duty');
		await tab.waitFor(() => document.querySelector('.search-found mark') !== null);
		await tab.press('Enter');
		await tab.waitForUrl(/\?q=rope\+duty$/);
		await tab.waitFor(() => document.querySelector('.search-found mark') !== null);
		assert.deepEqual(tab.complaints(), []);
	});

	it('allows pictures that are opened on their own', async () => {
		// One of each kind is enough, since they are all made of shapes.
		const kinds = new Map<string, string>();
		for (const file of (await readFiles(folder)).keys()) {
			if (file.endsWith('.svg')) kinds.set(file.replace(/^\/pictures\/([a-z]+).*$/, '$1'), file);
		}
		assert.ok(kinds.size > 8);
		for (const file of kinds.values()) {
			await tab.open(origin + file);
			assert.ok(await tab.run(() => document.documentElement.childElementCount > 0), file);
		}
		assert.deepEqual(tab.complaints(), []);
	});

	it('blocks injected code, styles, frames and resources from other hosts', async () => {
		await tab.open(`${origin}/resources/`);
		for (const attempt of [
			'document.body.innerHTML = "<b>x</b>"',
			'document.createElement("script").src = "/x.js"',
		]) {
			if (engine.name === 'Chromium') await assert.rejects(tab.runScript(attempt), /Trusted/);
		}
		for (const [directive, html] of [
			['script-src-elem', '<script>document.title = "ran"</script>'],
			['script-src-attr', '<img src="x" alt="" onerror="document.title = 1">'],
			['style-src-attr', '<p style="color: red">'],
			['style-src-elem', '<style>p { color: red }</style>'],
			['img-src', '<img src="https://elsewhere.example/a.png" alt="">'],
			['script-src-elem', '<script src="https://elsewhere.example/a.js"></script>'],
			['frame-src', '<iframe src="/resources/"></iframe>'],
			['base-uri', '<base href="https://elsewhere.example/">'],
		] as const) {
			await tab.open(`${origin}/resources/`);
			await tab.run((part) => {
				const stopped: string[] = [];
				Object.assign(globalThis, { stopped });
				document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
					stopped.push(effectiveDirective);
				});
				// Trusted Types would stop the markup before the policy sees it.
				const { trustedTypes } = globalThis as unknown as {
					trustedTypes?: {
						createPolicy(
							name: string,
							rules: { createHTML(html: string): string },
						): { createHTML(html: string): string };
					};
				};
				const trusted = trustedTypes?.createPolicy('test', { createHTML: String }).createHTML(part);
				document.body.append(document.createRange().createContextualFragment(trusted ?? part));
			}, html);
			await poll(
				() =>
					tab.run(
						(name) => (globalThis as unknown as { stopped: string[] }).stopped.includes(name),
						directive,
					),
				`${directive} to stop ${html}`,
			);
		}
	});
});
