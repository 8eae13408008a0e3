import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { pictures } from '../../src/art/pictures.ts';
import { drawPicture } from '../../src/generator/assets/draw-picture.tsx';
import { launchChromium, skipBrowser } from '../support/chromium.ts';

/**
 * Lists the clips of a drawing that hide more than eleven twelfths of their content, if what they hide
 * is larger than a tenth of the drawing: browsers paint all of it first.
 */
function listWasted(): string[] {
	const svg = document.querySelector('svg');
	const { width = 0, height = 0 } = svg?.viewBox.baseVal ?? {};
	const wasted: string[] = [];
	for (const element of svg?.querySelectorAll<SVGGraphicsElement>('[clip-path]') ?? []) {
		const id = /#([^)]+)/.exec(element.getAttribute('clip-path') ?? '')?.[1] ?? '';
		const forms = document.querySelectorAll<SVGGraphicsElement>(`[id="${id}"] > *`);
		let shown = 0;
		for (const form of forms) shown += form.getBBox().width * form.getBBox().height;
		const painted = element.getBBox().width * element.getBBox().height;
		const { a = 1, b = 0, c = 0, d = 1 } = element.getCTM() ?? {};
		const cut = (painted - shown) * Math.abs(a * d - b * c);
		if (painted > shown * 12 && cut > (width * height) / 10)
			wasted.push(`${id} shows 1/${Math.round(painted / shown)} of what is painted behind it`);
	}
	return wasted;
}

describe('drawings in the browser', { skip: skipBrowser }, () => {
	let browser: Browser;

	before(async () => {
		browser = await launchChromium();
	});
	after(() => browser?.close());

	interface Drawn {
		id: string;
		svg: string;
	}

	/** The console messages that these drawings cause in Chromium, and their wasteful clips. */
	async function readDrawings(drawings: readonly Drawn[]) {
		const page = await browser.newPage();
		const complaints: string[] = [];
		page.on('console', (message) => complaints.push(message.text()));
		const wasted: string[] = [];
		for (const { id, svg } of drawings) {
			await page.setContent(svg);
			const clips = await page.evaluate(listWasted);
			wasted.push(...clips.map((clip) => `${id}: ${clip}`));
		}
		await page.close();
		return { complaints, wasted };
	}

	it('cause no console messages, and hide little behind their clips', async () => {
		const { complaints, wasted } = await readDrawings(
			Object.entries(pictures).flatMap(([id, picture]) => [
				{ id, svg: drawPicture(picture) },
				...(picture.night ? [{ id: `${id} by night`, svg: drawPicture(picture, 'night') }] : []),
			]),
		);
		assert.deepEqual(complaints, []);
		assert.deepEqual(wasted, []);
	});
});
