import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type BrowserContext, chromium } from 'playwright-core';
import { questions } from '../browser/questions.ts';
import { chromiumPath, skipBrowser } from '../support/chromium.ts';
import { kinds, serveSite } from '../support/shared-site.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const [fits] = questions.filter(({ holds }) => holds.startsWith('fits its window'));

/** What a reader does to the text of a page, each to what the one before left. */
const changes: readonly { holds: string; width: number; change(): void }[] = [
	{ holds: 'of twice the size fits on a phone', width: 390, change: () => {} },
	{
		holds: 'with the spacing of WCAG 1.4.12 fits on a phone',
		width: 320,
		change: () => {
			document.documentElement.style.fontSize = '16px';
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(`
				* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
				p { margin-block-end: 2em !important }`);
			document.adoptedStyleSheets = [sheet];
		},
	},
	{
		holds: 'with words of thirty letters fits on a phone',
		width: 360,
		change: () => {
			document.adoptedStyleSheets = [];
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
		},
	},
];

describe('larger text', { skip: skipBrowser }, () => {
	let browser: BrowserContext;
	/** The text that is cut off, by what should hold. */
	const faults = new Map<string, string[]>(changes.map(({ holds }) => [holds, []]));
	before(async () => {
		const { origin } = await serveSite();
		const profile = await makeTemporaryFolder();
		// The size that a reader has set in the browser: 32 px instead of 16.
		const preferences = { webkit: { webprefs: { default_font_size: 32 } } };
		await mkdir(path.join(profile, 'Default'));
		await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
		browser = await chromium.launchPersistentContext(profile, {
			executablePath: chromiumPath,
			args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
			reducedMotion: 'reduce',
		});
		const page = await browser.newPage();
		for (const route of kinds) {
			await page.goto(origin + route);
			const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
			assert.equal(size, '32px');
			for (const { holds, width, change } of changes) {
				await page.setViewportSize({ width, height: 800 });
				await page.evaluate(change);
				// The compiler gives functions their names by a helper, which no page has.
				const found = await page.evaluate<string[]>(
					`(() => { const __name = (named) => named; return (${fits?.ask})(); })()`,
				);
				faults.get(holds)?.push(...found.map((fault) => `${route} at ${width} px: ${fault}`));
			}
		}
	});
	after(() => browser?.close());

	for (const [holds, found] of faults) it(holds, () => assert.deepEqual(found, []));
});
