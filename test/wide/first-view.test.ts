import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { bundleStyles } from '../../src/generator/assets/styles.ts';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { kinds, serveSite } from '../support/shared-site.ts';

describe('the first view of a page', { skip: skipBrowser }, () => {
	let browser: Browser;
	let origin: string;

	before(async () => {
		({ origin } = await serveSite());
		browser = await launchChromium();
	});
	after(() => browser?.close());

	/** Where every heading, paragraph and panel of the page stands. */
	const listBoxes = (page: Page) =>
		page.evaluate(() =>
			[...document.querySelectorAll('body :is(header, h1, h2, p, figure, img, nav, footer)')].map(
				(element) => {
					const { x, y, width, height } = element.getBoundingClientRect();
					return [element.localName, x, y, width, height].join(' ');
				},
			),
		);

	for (const javaScriptEnabled of [true, false]) {
		it(`is laid out and painted from the HTML alone, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async () => {
			const context = await browser.newContext({
				viewport: { width: 412, height: 823 },
				javaScriptEnabled,
			});
			const page = await context.newPage();
			const alone = await context.newPage();
			// What fonts and scripts add to a page is looked at elsewhere.
			await page.route(/\.(woff2|js)$/, (route) => route.abort());
			const held: string[] = [];
			// Every other file is asked for and never comes.
			await alone.route(/./, (route) =>
				route.request().isNavigationRequest() ? route.continue() : held.push(route.request().url()),
			);
			for (const path of kinds) {
				await alone.goto(origin + path, { waitUntil: 'commit' });
				// A page is there to be seen when its last element is, and no sooner.
				await alone.locator('.copyright').waitFor({ state: 'visible' });
				const isPainted = () =>
					alone.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
				// Nothing can wait inside a page without scripts.
				for (let i = 0; i < 250 && !(await isPainted()); i++) {
					await new Promise((resolve) => setTimeout(resolve, 20));
				}
				assert.ok(await isPainted(), path);
				await page.goto(origin + path);
				assert.deepEqual(await listBoxes(alone), await listBoxes(page), path);
			}
			assert.ok(held.some((url) => url.endsWith('.woff2')));
			await context.close();
		});
	}

	it('has every rule of the stylesheet that holds for something on the page', async () => {
		const { sheet } = await bundleStyles();
		const page = await browser.newPage();
		for (const path of kinds) {
			await page.goto(origin + path);
			const missing = await page.evaluate((text) => {
				// A function expression would be renamed on its way here; a list of work is not.
				const collected = [document.styleSheets[0] as CSSStyleSheet, new CSSStyleSheet()];
				collected[1]?.replaceSync(text ?? '');
				const [own, whole] = collected.map((each) => {
					const selectors = new Set<string>();
					const open: { rules: CSSRuleList; parent: string }[] = [
						{ rules: each.cssRules, parent: '' },
					];
					for (const { rules, parent } of open) {
						for (const rule of rules) {
							const selector = rule instanceof CSSStyleRule ? rule.selectorText : '';
							const name = selector.startsWith('&') ? `${parent}${selector.slice(1)}` : selector;
							// Rules that say the same may be one: commas outside of brackets part their selectors.
							let depth = 0;
							let start = 0;
							for (let at = 0; at <= name.length; at++) {
								if (name[at] === '(') depth++;
								if (name[at] === ')') depth--;
								if (at < name.length && (name[at] !== ',' || depth > 0)) continue;
								if (name) selectors.add(name.slice(start, at).trim());
								start = at + 1;
							}
							if ('cssRules' in rule) {
								open.push({ rules: rule.cssRules as CSSRuleList, parent: name || parent });
							}
						}
					}
					return selectors;
				});
				return [...(whole ?? [])].filter((selector) => {
					if (own?.has(selector)) return false;
					// What is hovered or focused at the time does not matter, nor what is drawn before it.
					const plain = selector.replace(
						/::?(before|after|hover|focus[\w-]*|active|target-current)/g,
						'',
					);
					return document.querySelector(plain || '*') !== null;
				});
			}, sheet);
			assert.deepEqual(missing, [], path);
		}
		await page.close();
	});
});
