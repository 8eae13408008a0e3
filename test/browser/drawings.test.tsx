import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { pictures } from '../../src/art/pictures.ts';
import { drawPicture } from '../../src/generator/assets/draw-picture.tsx';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { findClashes, readLabels } from '../support/labels.ts';
import { serveSite } from '../support/served-site.ts';

describe('drawings in the browser', { skip: skipBrowser }, () => {
	let browser: Browser;
	let origin: string;

	before(async () => {
		({ origin } = await serveSite());
		browser = await launchChromium();
	});
	after(() => browser?.close());

	/** What Chromium complains of when it meets these drawings in a page. */
	async function listComplaints(svgs: Iterable<string>): Promise<string[]> {
		const page = await browser.newPage();
		const complaints: string[] = [];
		page.on('console', (message) => complaints.push(message.text()));
		for (const svg of svgs) await page.setContent(svg);
		await page.close();
		return complaints;
	}

	it('hold no path, number or colour that a browser cannot read', async () => {
		const svgs = Object.values(pictures).flatMap((picture) => [
			drawPicture(picture),
			drawPicture(picture, 'night'),
		]);
		assert.deepEqual(await listComplaints(svgs), []);
		assert.equal((await listComplaints(['<svg><path d="M0 0L5 x"/></svg>'])).length, 1);
	});

	for (const width of [320, 768, 1440]) {
		it(`the factions’ ring has room for its names, and its words where it shows them, at ${width} px`, async () => {
			const page = await browser.newPage({ viewport: { width, height: 900 } });
			await page.goto(`${origin}/world-bible/#faction-ties`);
			const labels = await readLabels(page, '.ties');
			assert.equal(labels.length, width < 700 ? 6 : 36);
			assert.deepEqual(findClashes(labels), []);
			assert.deepEqual(
				labels.filter(({ size }) => size < 13),
				[],
			);
			const ring = await page.locator('.ties').boundingBox();
			for (const { says, corners } of labels) {
				for (const [x] of corners) {
					assert.ok(ring && x >= ring.x && x <= ring.x + ring.width, `“${says}” is cut off`);
				}
			}
			for (const link of await page.locator('.ties a').all()) {
				const box = await link.boundingBox();
				assert.ok(box && box.width >= 44 && box.height >= 44, JSON.stringify(box));
			}
			await page.close();
		});
	}

	it('two labels that cover one another would be seen', async () => {
		const page = await browser.newPage();
		await page.setContent(
			'<svg width="400" height="200" viewBox="0 0 400 200"><text x="20" y="50">Alexandria</text><text x="40" y="54">Banjul</text><text transform="translate(30 40) rotate(60)" x="80">Hull</text></svg>',
		);
		assert.deepEqual(findClashes(await readLabels(page, 'svg')), ['“Alexandria” on “Banjul”']);
		await page.close();
	});
});
