import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeInEngines } from '../support/engines.ts';
import { poll } from '../support/poll.ts';

// visits.test.ts checks that every page loads without a violation.

describeInEngines('the content policy', (engine, tab, { origin }) => {
	before(async () => {
		await tab.resize(360, 740);
	});

	it('is not violated by the menu, the gallery or the search', {
		skip: engine.name === 'WebKit' && 'WebKitGTK’s driver cannot tell what a page complains of',
	}, async () => {
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
		assert.deepEqual(await tab.complaints(), []);
	});

	it('blocks injected code, styles, frames and resources from other hosts', async () => {
		await tab.open(`${origin}/resources/`);
		for (const attempt of [
			'document.body.innerHTML = "<b>x</b>"',
			'document.createElement("script").src = "/x.js"',
		]) {
			if (engine.name === 'Chromium') await assert.rejects(tab.runScript(attempt), /Trusted/);
		}
		await tab.run(() => {
			const stopped: string[] = [];
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
			const trusting = trustedTypes?.createPolicy('test', { createHTML: String });
			const insert = (html: string) => {
				stopped.length = 0;
				const part = trusting?.createHTML(html) ?? html;
				document.body.append(document.createRange().createContextualFragment(part));
			};
			Object.assign(globalThis, { stopped, insert });
		});
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
			await tab.run(
				(part) => (globalThis as unknown as { insert(html: string): void }).insert(part),
				html,
			);
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
