import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { pictures } from '../../src/art/pictures.ts';
import { drawPicture } from '../../src/generator/assets/draw-picture.tsx';
import { launchChromium, skipBrowser } from '../support/chromium.ts';

/**
 * Names the clips of a page's drawing that cut much away: of what they hold less than a twelfth is
 * within them, and the rest is more than a tenth of the drawing. All of it is painted before it is cut.
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

	/** What Chromium complains of when it meets these drawings in a page, and what they paint for nothing. */
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

	it('can be read by a browser, and paint no more behind a clip than it may show', async () => {
		const { complaints, wasted } = await readDrawings(
			Object.entries(pictures).flatMap(([id, picture]) => [
				{ id, svg: drawPicture(picture) },
				...(picture.night ? [{ id: `${id} by night`, svg: drawPicture(picture, 'night') }] : []),
			]),
		);
		assert.deepEqual(complaints, []);
		assert.deepEqual(wasted, []);
	});

	it('a path that cannot be read and a shadow that goes far would be seen', async () => {
		const shadow = (far: number) =>
			`<svg width="100" height="100" viewBox="0 0 100 100"><clipPath id="a"><path d="M0 0h9v9h-9z"/></clipPath><g clip-path="url(#a)"><path d="M0 0h${far}v${far}h-${far}z"/></g></svg>`;
		const { complaints, wasted } = await readDrawings([
			{ id: 'torn', svg: '<svg viewBox="0 0 9 9"><path d="M0 0L5 x"/></svg>' },
			{ id: 'near', svg: shadow(20) },
			{ id: 'far', svg: shadow(40) },
		]);
		assert.equal(complaints.length, 1);
		assert.deepEqual(wasted, ['far: a shows 1/20 of what is painted behind it']);
	});
});
