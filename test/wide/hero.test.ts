import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page, Request } from 'playwright-core';
import { type Rect, square, tall, wide } from '../../src/art/hero/compositions.ts';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { serveSite } from '../support/shared-site.ts';

const compositions = { 'hero-wide': wide, hero: square, 'hero-tall': tall } as const;
type Name = keyof typeof compositions;

/** Sizes of windows, and the composition that each should show. */
const windows: readonly (readonly [width: number, height: number, name: Name])[] = [
	[320, 568, 'hero-tall'],
	[568, 320, 'hero-wide'],
	[820, 1180, 'hero'],
	[1280, 720, 'hero-wide'],
	[1440, 900, 'hero-wide'],
	[3440, 1440, 'hero-wide'],
];

const right = ({ x, width }: Rect) => x + width;
const bottom = ({ y, height }: Rect) => y + height;
const isInside = (inner: Rect, outer: Rect, slack = 0) =>
	inner.x >= outer.x - slack &&
	inner.y >= outer.y - slack &&
	right(inner) <= right(outer) + slack &&
	bottom(inner) <= bottom(outer) + slack;
const overlaps = (a: Rect, b: Rect) =>
	a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);
const formatRect = ({ x, y, width, height }: Rect) =>
	`${[x, y, width, height].map(Math.round).join(' ')} (x y width height)`;

/** The boxes of the hero's text and picture, and how the picture is fitted. */
function readHero(page: Page) {
	return page.evaluate(() => {
		// The boxes of lines, since the box of a heading is wider than its text.
		const words = [...document.querySelectorAll('.hero h1, .hero .lead')].flatMap((element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			return [...range.getClientRects()];
		});
		const boxes = [...document.querySelectorAll('.hero .caption')].map((element) =>
			element.getBoundingClientRect(),
		);
		const image = document.querySelector<HTMLImageElement>('.hero-picture');
		if (image === null) throw new Error('The hero has no picture.');
		const { objectFit, objectPosition } = getComputedStyle(image);
		const [picture, ...texts] = [image.getBoundingClientRect(), ...words, ...boxes].map(
			({ x, y, width, height }) => ({ x, y, width, height }),
		);
		return {
			texts,
			picture: picture ?? { x: 0, y: 0, width: 0, height: 0 },
			file: image.currentSrc,
			natural: { width: image.naturalWidth, height: image.naturalHeight },
			objectFit,
			objectPosition,
		};
	});
}

/** Converts window coordinates to those of the picture, given its `object-fit` and `object-position`. */
function createMap(
	box: Rect,
	{ width, height }: { width: number; height: number },
	fit: string,
	position: string,
) {
	const [sx, sy] = [box.width / width, box.height / height];
	// `fill` keeps the proportions only where the box has them.
	if (fit !== 'cover') assert.ok(Math.abs(sx / sy - 1) < 0.01, `distorted: ${sx} by ${sy}`);
	const scale = Math.max(sx, sy);
	/** The distance from the corner of the box to that of the picture. */
	const [left = 0, top = 0] = position.split(' ').map((part, i) => {
		const room = i === 0 ? box.width - width * scale : box.height - height * scale;
		assert.match(part, /^[\d.]+(%|px)$/);
		const value = Number.parseFloat(part);
		return part.endsWith('%') ? (room * value) / 100 : value;
	});
	return (rect: Rect): Rect => ({
		x: (rect.x - box.x - left) / scale,
		y: (rect.y - box.y - top) / scale,
		width: rect.width / scale,
		height: rect.height / scale,
	});
}

describe('the hero', { skip: skipBrowser }, () => {
	let browser: Browser;
	let origin: string;

	before(async () => {
		({ origin } = await serveSite());
		browser = await launchChromium();
	});
	after(() => browser?.close());

	const tabs = new Map<Name, Page>();
	/** One tab for each composition, since Chromium would reload the picture that a tab showed before. */
	async function openTab(name: Name): Promise<Page> {
		const tab = tabs.get(name) ?? (await browser.newPage());
		tabs.set(name, tab);
		return tab;
	}

	for (const [width, height, name] of windows) {
		it(`shows the whole city, and text only on sky and sea, at ${width} × ${height}`, async () => {
			const page = await openTab(name);
			const asked: string[] = [];
			const hear = (request: Request) => {
				if (/\/pictures\/hero[.-]/.test(request.url())) asked.push(request.url());
			};
			try {
				// The old page must not load another picture when the window changes.
				await page.goto('about:blank');
				await page.setViewportSize({ width, height });
				page.on('request', hear);
				await page.goto(origin);
				await page.evaluate(() => document.fonts.ready);
				const hero = await readHero(page);
				const composition = compositions[name];
				const { quiet } = wide;
				assert.match(hero.file, new RegExp(`/${name}\\.[^/]+$`));
				assert.deepEqual(asked, [hero.file], 'only the shown composition is loaded');
				assert.deepEqual(hero.natural, { width: composition.width, height: composition.height });

				const map = createMap(hero.picture, hero.natural, hero.objectFit, hero.objectPosition);
				const visible = map(hero.picture);
				assert.ok(
					isInside(composition.subject, visible, 1),
					`only ${formatRect(visible)} of the picture is visible`,
				);
				assert.ok(hero.texts.length >= 5, 'heading, lead, caption and link are there');
				for (const text of hero.texts) {
					if (!overlaps(text, hero.picture)) continue;
					const place = map(text);
					assert.ok(
						name === 'hero-wide' && (isInside(place, quiet.sky) || isInside(place, quiet.sea)),
						`the text at ${formatRect(place)} in the picture is not on sky or sea`,
					);
				}
			} finally {
				page.off('request', hear);
			}
		});
	}
});
