import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { questions } from '../browser/questions.ts';
import { chromiumPath, skipBrowser } from '../support/chromium.ts';
import { kinds, serveSite } from '../support/shared-site.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const [fits] = questions.filter(({ holds }) => holds.startsWith('fits its window'));

describe('larger text', { skip: skipBrowser }, () => {
	let browser: BrowserContext;
	let origin: string;
	let page: Page;
	before(async () => {
		({ origin } = await serveSite());
		const profile = await makeTemporaryFolder();
		// The size that a reader has set in the browser: 32 px instead of 16.
		const preferences = { webkit: { webprefs: { default_font_size: 32 } } };
		await mkdir(path.join(profile, 'Default'));
		await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
		browser = await chromium.launchPersistentContext(profile, {
			...(chromiumPath !== undefined && { executablePath: chromiumPath }),
			args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
			reducedMotion: 'reduce',
		});
		page = await browser.newPage();
	});
	after(() => browser?.close());

	/** Lists the text that is cut off on some pages after a change. */
	async function findFaults(width: number, change: () => void = () => {}) {
		await page.setViewportSize({ width, height: 800 });
		const found: string[] = [];
		for (const route of kinds) {
			await page.goto(origin + route);
			await page.evaluate(change);
			// The compiler gives functions their names by a helper, which no page has.
			const faults = await page.evaluate<string[]>(
				`(() => { const __name = (named) => named; return (${fits?.ask})(); })()`,
			);
			found.push(...faults.map((fault) => `${route} at ${width} px: ${fault}`));
		}
		return found;
	}
	it('of twice the size fits on a phone', async () => {
		assert.deepEqual(await findFaults(390), []);
		const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
		assert.equal(size, '32px');
	});
	it('with the spacing of WCAG 1.4.12 fits on a phone', async () => {
		const spaceText = () => {
			document.documentElement.style.fontSize = '16px';
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(`
				* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
				p { margin-block-end: 2em !important }`);
			document.adoptedStyleSheets.push(sheet);
		};
		assert.deepEqual(await findFaults(320, spaceText), []);
	});
	it('with words of thirty letters fits on a phone', async () => {
		const plantLongWords = () => {
			document.documentElement.style.fontSize = '16px';
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const { currentNode: text } = texts;
				// Times, initials and digits are never words.
				if (!/\p{L}{3}/u.test(text.nodeValue ?? '')) continue;
				if (
					text.parentElement?.closest('svg, script, style, template, .hero h1, .watch-log thead')
				) {
					continue;
				}
				text.nodeValue = `Überseehafenversicherungsämter ${text.nodeValue}`;
			}
		};
		assert.deepEqual(await findFaults(360, plantLongWords), []);
	});
});
