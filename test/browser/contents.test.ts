import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import { describeInEngines } from '../support/engines.ts';
import { serveSite } from '../support/served-site.ts';
import type { Tab } from '../support/tab.ts';

describeInEngines('the contents of a long read', (engine) => {
	let tab: Tab;
	let origin: string;
	before(async () => {
		({ origin } = await serveSite());
		tab = await engine.start();
	});
	after(() => tab?.close());
	beforeEach(() => tab.wish({ reducedMotion: true }));

	/** What of the page lies at the foot of the window. */
	const readFoot = () =>
		tab.run(
			() =>
				document
					.elementFromPoint(innerWidth / 4, innerHeight - 12)
					?.closest('a[href="#contents"]')
					?.textContent?.trim() ?? '',
		);

	it('are in reach from anywhere on a phone and on a tablet, with the part that one is in', async () => {
		for (const [width, height] of [
			[390, 844],
			[568, 320],
			[820, 1180],
		] as const) {
			await tab.resize(width, height);
			await tab.open(`${origin}/world-bible/`);
			for (const [id, part] of [
				['mid-level', '4. Urban Structure & Architecture'],
				['money', '11. Culture & Daily Life'],
				['food-security', '3. Food Security & Agricultural Dependency'],
			] as const) {
				await tab.run((name) => document.getElementById(name)?.scrollIntoView(), id);
				await tab.waitForFrame();
				assert.equal(await readFoot(), `↑ Contents ${part}`, `${id} at ${width} px`);
			}
		}
		await tab.click({ x: 100, y: 1168 });
		await tab.waitFor(() => {
			const { top = -1 } = document.getElementById('contents')?.getBoundingClientRect() ?? {};
			return top >= 0 && top < 200;
		});
	});

	it('leave the lowest windows to the text', async () => {
		await tab.resize(320, 180);
		await tab.open(`${origin}/world-bible/#money`);
		assert.equal(await readFoot(), '');
	});

	it('name sub-sections at every width, money and the map of the city among them', async () => {
		for (const width of [320, 390, 820, 1440]) {
			await tab.resize(width, 900);
			await tab.open(`${origin}/world-bible/`);
			for (const [name, id] of [
				['City Districts', 'city-districts'],
				['Map of the city', 'map'],
				['Money', 'money'],
				['Lower level', 'lower-level'],
			] as const) {
				await tab.waitFor(
					(text, href) =>
						[...document.querySelectorAll('.contents a')].some(
							(link) =>
								link.textContent === text &&
								link.checkVisibility() &&
								link.getAttribute('href') === href,
						),
					name,
					`#${id}`,
				);
			}
		}
	});

	it('can be passed over by those who come by keyboard', async () => {
		await tab.resize(1280, 800);
		await tab.open(`${origin}/world-bible/`);
		await tab.focus('.contents .skip-link');
		await tab.press('Enter');
		await tab.waitFor(() => location.hash === '#overview');
		await tab.press('Tab');
		assert.equal(await tab.run(() => document.activeElement?.closest('.contents') ?? null), null);
	});
});
