import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { describeInEngines } from '../support/engines.ts';

describeInEngines('the search', (_engine, tab, { origin }) => {
	const field = '[name=q]';
	const first = '.search-found li:first-child';

	beforeEach(async () => {
		await tab.wish({});
		await tab.resize(360, 740);
	});
	const openSearch = async (query = '') => {
		await tab.open(`${origin}/search/${query}`);
		await tab.waitForIslands();
	};
	const waitForFirst = (href: string) =>
		tab.waitFor(
			(selector, end) => document.querySelector<HTMLAnchorElement>(selector)?.pathname === end,
			`${first} a`,
			href,
		);

	it('finds a misspelt word, and marks it in a quoted sentence', async () => {
		await openSearch();
		await tab.type(field, 'ouedrago');
		await waitForFirst('/character/agathe-ouedraogo/');
		await tab.waitFor(() => document.querySelector('.search-found mark')?.textContent);
		assert.match((await tab.readText('.search-found mark')) ?? '', /^Ouédraogo/i);
		await tab.waitFor(() =>
			document.querySelector('[role=status]')?.textContent?.includes('Nearest: Ouédraogo'),
		);
	});
	it('works by keyboard, and shows the same results on going back', async () => {
		await openSearch();
		await tab.type(field, 'khulna');
		await waitForFirst('/world-bible/');
		for (let presses = 0; presses < 9 && !(await tab.hasFocus(`${first} a`)); presses++) {
			await tab.press('Tab');
		}
		assert.ok(await tab.hasFocus(`${first} a`));
		await tab.press('Enter');
		await tab.waitForUrl(`${origin}/world-bible/#khulna`);
		await tab.back();
		await tab.waitForUrl(`${origin}/search/?q=khulna`);
		await waitForFirst('/world-bible/');
		assert.equal(await tab.run(() => document.querySelector('input')?.value), 'khulna');
	});
	it('clears the field and the address on Escape', async () => {
		await openSearch('?q=khulna');
		await waitForFirst('/world-bible/');
		await tab.focus(field);
		await tab.press('Escape');
		await tab.waitFor(() => document.querySelector('.search-found li') === null);
		await tab.waitFor(() => !location.href.includes('khulna'));
	});
	it('offers other ways if nothing is found, and hides them beside results', async () => {
		await openSearch('?q=xyzzy');
		await tab.waitFor(() => document.querySelector('.search-found .label') !== null);
		const showsWays = () =>
			document.querySelector('.search-hint a[href*="a-to-z"]')?.checkVisibility();
		assert.ok(await tab.run(showsWays));
		await openSearch('?q=khulna');
		await waitForFirst('/world-bible/');
		assert.equal(await tab.run(showsWays), false);
	});
	it('is a plain form without scripts, and explains that it needs them', async () => {
		await tab.wish({ scripts: false });
		await tab.resize(360, 740);
		await tab.open(`${origin}/search/`);
		await tab.type(field, 'bread\n');
		await tab.waitForUrl(`${origin}/search/?q=bread`);
		await tab.waitFor(() =>
			document.querySelector('.search-found strong')?.checkVisibility({ visibilityProperty: true }),
		);
	});
});
