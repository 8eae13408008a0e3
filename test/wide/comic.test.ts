import assert from 'node:assert/strict';
import { it } from 'node:test';
import { comicPage } from '../../src/model/comic-page.ts';
import { listDrawn } from '../../src/model/works.ts';
import { describeInAllEngines } from '../support/engines.ts';
import { shelf } from '../support/shelf.ts';
import type { Tab } from '../support/tab.ts';

/** Widths of windows, text sizes relative to the default, and heights. */
const readers = [
	[320, 1, 568],
	[360, 1, 640],
	[430, 1, 932],
	[568, 1, 320],
	[390, 2, 844],
	[820, 1, 1180],
	[1440, 1, 900],
] as const;

/** A box in the window. */
type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

interface ShownPanel {
	id: string;
	/** The drawing, in the frame. */
	box: Box;
	frame: Box;
	/** Words over the drawing, or below it with the speaker’s name, whose width is in pixels. */
	words: {
		text: string;
		isOver: boolean;
		speaker: number | undefined;
		letters: number;
		box: Box;
		/** The cut of the drawing in which they are. */
		cut: Box;
	}[];
}

/** The pages of a comic as shown: the panels in order, with the words on them. */
const readComic = (tab: Tab, size: number) =>
	tab.run(
		(share): { pages: { box: Box; panels: ShownPanel[] }[]; breadth: number; width: number } => {
			document.documentElement.style.fontSize = `${share * 100}%`;
			const boxOf = (element: Element) => {
				const { left, right, top, bottom } = element.getBoundingClientRect();
				return { left, right, top: top + scrollY, bottom: bottom + scrollY };
			};
			const pages = Array.from(document.querySelectorAll('.comic-page'), (page) => ({
				box: boxOf(page),
				panels: Array.from(page.children, (panel) => ({
					id: panel.id,
					box: boxOf(panel.querySelector('.drawn') ?? panel),
					frame: boxOf(panel),
					words: Array.from(panel.querySelectorAll('.lettering p'), (words) => ({
						text: words.textContent ?? '',
						isOver: getComputedStyle(words).position === 'absolute',
						speaker: words.querySelector('.speaker')?.getBoundingClientRect().width,
						letters: Number.parseFloat(getComputedStyle(words).fontSize),
						box: boxOf(words),
						cut: boxOf(
							words.closest('.cut')?.getClientRects().length
								? (words.closest('.cut') as Element)
								: (panel.querySelector('.drawn') ?? panel),
						),
					})),
				})),
			}));
			const { clientWidth: breadth, scrollWidth: width } = document.documentElement;
			return { pages, breadth, width };
		},
		size,
	);

const isInside = (inner: Box, outer: Box, by = 1) =>
	inner.left >= outer.left - by &&
	inner.right <= outer.right + by &&
	inner.top >= outer.top - by &&
	inner.bottom <= outer.bottom + by;
const overlaps = (a: Box, b: Box) =>
	a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

describeInAllEngines('a comic', (_engine, tab, { origin }) => {
	for (const { slug, title, drawn } of listDrawn(shelf)) {
		const { pages } = drawn;
		const open = () => tab.open(`${origin}/read/${slug}/`);
		it(`keeps its words inside their panels: ${title}`, async () => {
			await open();
			for (const [width, size, height] of readers) {
				await tab.resize(width, height);
				const shown = await readComic(tab, size);
				const panels = shown.pages.flatMap((page) => page.panels);
				assert.equal(panels.length, pages.flat().length);
				const faults: string[] = [];
				const isPhone = size === 1 && width < 704;
				for (const { id, box, frame, words } of panels) {
					if (frame.left < -1 || frame.right > shown.breadth + 1) faults.push(`${id} is cut`);
					if (!isInside(box, frame)) faults.push(`${id} is panned`);
					for (const [i, each] of words.entries()) {
						if (!isInside(each.box, each.cut))
							faults.push(`${id}: “${each.text}” leaves its panel`);
						// A name that is only heard takes a pixel.
						const isNamed = each.speaker !== undefined && each.speaker > 2;
						if (isNamed === each.isOver && each.speaker !== undefined) {
							faults.push(`${id}: “${each.text}” ${isNamed ? 'has a tail and' : 'lacks'} a name`);
						}
						const [least, most] = isPhone ? [15, 16] : [12 * size, Infinity];
						if (each.letters < least || each.letters > most) {
							faults.push(`${id}: letters of ${each.letters} px`);
						}
						const under = words.slice(0, i).find((before) => overlaps(before.box, each.box));
						if (under) faults.push(`${id}: “${each.text}” lies on “${under.text}”`);
					}
				}
				if (shown.width > width) faults.push('the page scrolls sideways');
				assert.deepEqual(faults, [], `${width} px, text at ${size * 100} %`);
			}
		});
		it(`shows single panels on a phone, pages on a tablet and spreads on a desktop: ${title}`, async () => {
			await open();
			await tab.resize(390, 844);
			const phone = await readComic(tab, 1);
			const stacked = phone.pages.flatMap(({ panels }) => panels);
			for (const [i, { id, frame }] of stacked.entries()) {
				assert.equal(Math.round(frame.right - frame.left), phone.breadth, `${id} on a phone`);
				assert.ok(frame.top >= (stacked[i - 1]?.frame.bottom ?? 0), `${id} is out of order`);
			}
			await tab.resize(820, 1180);
			const tablet = await readComic(tab, 1);
			for (const { box, panels } of tablet.pages) {
				const [breadth, height] = [box.right - box.left, box.bottom - box.top];
				assert.ok(Math.abs(breadth / height - comicPage.width / comicPage.height) < 0.01);
				const point = breadth / comicPage.width;
				const { live } = comicPage;
				const safe = {
					left: box.left + live.x * point,
					right: box.left + (live.x + live.width) * point,
					top: box.top + live.y * point,
					bottom: box.top + (live.y + live.height) * point,
				};
				for (const { words } of panels) {
					for (const { text, box: own } of words) {
						assert.ok(isInside(own, safe), `“${text}” is outside the live area`);
					}
				}
			}
			await tab.resize(1440, 900);
			const [, left, right] = (await readComic(tab, 1)).pages;
			assert.ok(left && right);
			assert.equal(left.box.top, right.box.top);
			assert.ok(right.box.left >= left.box.right);
		});
		it(`shows all of a wide panel to a reader who only scrolls: ${title}`, async () => {
			for (const width of [320, 390]) {
				await tab.resize(width, 844);
				await open();
				const shown = await tab.run(() => ({
					cuts: Array.from(
						document.querySelectorAll('.cut'),
						(cut) => cut.getBoundingClientRect().width,
					),
					panned: [...document.querySelectorAll('.comic *')].filter(
						(element) =>
							/auto|scroll/.test(getComputedStyle(element).overflowX) &&
							element.scrollWidth > element.clientWidth,
					).length,
				}));
				const cuts = pages.flat().flatMap((panel) => panel.cuts ?? [panel.box]);
				assert.deepEqual(shown, { cuts: cuts.map(() => width), panned: 0 });
			}
		});
		it(`shows the panel in the address just below the header: ${title}`, async () => {
			for (const [width, height, panel] of [
				[390, 844, 'page-3-panel-2'],
				[568, 320, 'page-5-panel-2'],
				[1440, 900, 'page-4-panel-3'],
			] as const) {
				await tab.resize(width, height);
				// Opened from another page, since browsers scroll smoothly within one.
				await tab.open(`${origin}/robots.txt`);
				await tab.open(`${origin}/read/${slug}/#${panel}`);
				await tab.waitFor((id) => {
					const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
					// It may have left, as the page was scrolled.
					const header = document.querySelector<HTMLElement>('.site-header')?.offsetHeight ?? 0;
					return top >= header && top < header + 40;
				}, panel);
			}
		});
	}
});
