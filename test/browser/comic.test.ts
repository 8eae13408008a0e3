import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { listDrawn } from '../../src/model/works.ts';
import { describeInEngines } from '../support/engines.ts';
import { poll } from '../support/poll.ts';
import { shelf } from '../support/shelf.ts';
import type { Tab } from '../support/tab.ts';

const [{ slug } = { slug: '' }] = listDrawn(shelf);
const route = `/read/${slug}/`;

/** Each page of the comic that is shown, and the distance of its top from that of the window. */
const readTops = (tab: Tab) =>
	tab.run(() =>
		[...document.querySelectorAll('.comic-page')].map((page) =>
			Math.round(page.getBoundingClientRect().top),
		),
	);

describeInEngines('the reader of a comic', (_engine, tab, { origin }) => {
	beforeEach(() => tab.wish({ reducedMotion: true }));

	async function open(width: number, height: number, path = route): Promise<void> {
		await tab.resize(width, height);
		await tab.open(origin + path);
		await tab.waitForIslands();
	}
	const hasHeader = () =>
		tab.run(() => {
			const { bottom = 0 } = document.querySelector('.site-header')?.getBoundingClientRect() ?? {};
			return bottom > 0;
		});

	it('loses the header on scrolling down, and gets it back on scrolling up or by the Tab key', async () => {
		await open(390, 844);
		assert.ok(await hasHeader());
		await tab.scrollTo(900);
		await poll(async () => !(await hasHeader()), 'the header to leave');
		await tab.scrollTo(800);
		await poll(hasHeader, 'the header to return');
		await tab.scrollTo(1000);
		await poll(async () => !(await hasHeader()), 'the header to leave again');
		await tab.focus('.site-header a');
		await tab.press('Tab');
		await poll(hasHeader, 'the header to return to the focus');
	});
	it('keeps the header on other pages', async () => {
		await open(390, 844, '/read/it-comes-warm/');
		await tab.scrollTo(900);
		await tab.waitForRest();
		assert.ok(await hasHeader());
	});

	it('turns double pages by arrow key, and by space bar once all of them is seen', async () => {
		await open(1440, 900);
		const isAt = (page: number) =>
			poll(async () => {
				const top = (await readTops(tab))[page - 1] ?? Number.NaN;
				return top >= 0 && top < 40;
			}, `page ${page} to be at the top`);
		await tab.press('ArrowRight');
		await isAt(1);
		await tab.press('ArrowRight');
		await isAt(2);
		await isAt(3);
		await tab.press('ArrowRight');
		await isAt(4);
		await tab.press('ArrowLeft');
		await isAt(2);
		// The window is lower than a page, whose lower part comes first.
		await tab.press(' ');
		await poll(async () => {
			const [, second = 0, , fourth = 0] = await readTops(tab);
			return second < -100 && fourth > 100 && fourth < 900;
		}, 'the lower part of page 2');
		await tab.press('Shift+ ');
		await isAt(2);
		await tab.press(' ', 2);
		await isAt(4);
	});
	it('leaves the keys to what has the focus', async () => {
		await open(1440, 900);
		await tab.press('ArrowRight');
		await tab.press('ArrowRight');
		const before = await readTops(tab);
		await tab.run(() =>
			document.querySelector<HTMLElement>('#page-2 a')?.focus({ preventScroll: true }),
		);
		await tab.press('ArrowRight');
		await tab.waitForFrame();
		assert.deepEqual(await readTops(tab), before);
		await tab.press('Enter');
		await tab.waitFor(() => document.querySelector('dialog')?.open);
		await tab.press('ArrowRight');
		await tab.waitForFrame();
		assert.deepEqual(await readTops(tab), before);
	});

	it('may continue where they stopped, until they have read it', async () => {
		const link = '.continue a';
		const leave = async () => {
			await tab.waitForFrame();
			await open(390, 844, '/read/');
			await open(390, 844);
		};
		await open(390, 844, '/read/');
		await tab.run(() => localStorage.clear());
		await open(390, 844);
		assert.equal(await tab.count(link), 0);
		await tab.run(() => document.querySelector('#page-4')?.scrollIntoView());
		await leave();
		assert.equal(await tab.readText(link), 'Continue: page 4');
		await tab.click(link);
		await tab.waitFor(() => {
			const { top = Number.NaN } = document.querySelector('#page-4')?.getBoundingClientRect() ?? {};
			return top >= 0 && top < 100;
		});
		await tab.run(() => document.querySelector('.end-card')?.scrollIntoView());
		await leave();
		assert.equal(await tab.count(link), 0);
	});
	it('may continue a story', async () => {
		const story = '/read/it-comes-warm/';
		await open(390, 844, story);
		await tab.scrollTo(5000);
		const words = await tab.run(() => {
			const lines = [...document.querySelectorAll('.story-text p')];
			return lines.findLast((line) => line.getBoundingClientRect().top < innerHeight / 2)
				?.textContent;
		});
		await open(390, 844, '/read/');
		await open(390, 844, story);
		assert.equal(await tab.readText('.continue a'), 'Continue where you stopped');
		await tab.click('.continue a');
		await tab.waitForUrl(/#place$/);
		assert.equal(await tab.readText('#place'), words);
	});

	it('can copy the address of a panel', async () => {
		await open(1280, 800);
		await tab.click('#page-2-panel-3 a');
		await tab.waitFor(() => document.querySelector('dialog')?.open);
		// Browsers let a test neither write to the clipboard nor read it.
		const says = await tab.run(() => {
			const copied: string[] = [];
			Object.assign(window, { copied });
			navigator.clipboard.writeText = async (text) => void copied.push(text);
			const button = [...document.querySelectorAll<HTMLElement>('dialog button')].find(
				({ textContent }) => textContent === 'Copy link',
			);
			button?.setAttribute('id', 'copy');
			return button !== undefined;
		});
		assert.ok(says, 'no button');
		await tab.click('#copy');
		await tab.waitFor(() => document.querySelector('#copy')?.textContent === 'Copied');
		const copied = await tab.run(() => (window as unknown as { copied: string[] }).copied);
		assert.deepEqual(copied, [`${origin}/panel/the-other-minute-2-3/`]);
	});
});
