import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { type DevCopy, startDevCopy, startDevIn } from '../support/dev-copy.ts';

const foundation = 'src/content/prose/factions/foundation.md';

describe('npm run dev in a browser', { skip: skipBrowser }, () => {
	let copy: DevCopy;
	let browser: Browser;
	before(async () => {
		[copy, browser] = await Promise.all([startDevCopy(), launchChromium()]);
	});
	after(async () => {
		await browser?.close();
		await copy?.stop();
	});

	async function open(route: string): Promise<Page> {
		const page = await browser.newPage({ colorScheme: 'light' });
		await page.goto(copy.origin + route);
		return page;
	}
	const waitForText = (page: Page, text: string) =>
		page.waitForFunction((words) => document.body.innerText.includes(words), text);

	it('takes new styles on without a reload, and what was typed stays', async () => {
		const page = await open('/');
		await page.locator('main form input').first().fill('Half a sentence');
		await page.evaluate(() => {
			scrollTo(0, 700);
			document.body.dataset.mark = 'the same page';
		});
		for (const colour of ['rgb(1, 2, 3)', 'rgb(4, 5, 6)']) {
			await copy.change(
				'styles/tokens.css',
				(text) => `${text}\nhtml body { background: ${colour}; }\n`,
			);
			await page.waitForFunction(
				(wanted) => getComputedStyle(document.body).backgroundColor === wanted,
				colour,
			);
			// The styles before are gone, and with them the rules that were taken out.
			const sheets = await page.evaluate(
				() =>
					document.adoptedStyleSheets.length +
					document.querySelectorAll('head style, head link[rel=stylesheet]').length,
			);
			assert.equal(sheets, 1);
		}
		assert.equal(await page.locator('main form input').first().inputValue(), 'Half a sentence');
		assert.equal(await page.evaluate(() => document.body.dataset.mark), 'the same page');
		assert.ok((await page.evaluate(() => scrollY)) > 0);
		await page.close();
	});

	it('shows a change in every browser, and leaves pages alone that did not change', async () => {
		const [one, two, other] = await Promise.all([
			open('/faction/foundation/'),
			open('/faction/foundation/'),
			open('/legal-information/'),
		]);
		await other.evaluate(() => {
			document.body.dataset.mark = 'the same page';
		});
		await copy.change(foundation, (text) => `A kettle for two. ${text}`);
		await Promise.all([one, two].map((page) => waitForText(page, 'A kettle for two.')));
		assert.equal(await other.evaluate(() => document.body.dataset.mark), 'the same page');
		await Promise.all([one, two, other].map((page) => page.close()));
	});

	it('says what is wrong over the page, to everybody, until it is mended', async () => {
		const page = await open('/resources/');
		const title = await page.title();
		await copy.change(foundation, (text) => `[[nobody]] ${text}`);
		const panel = page.locator('lagan-problems section');
		// On a machine that is busy a draft takes so long that this is told first.
		await panel.filter({ hasText: 'nobody' }).waitFor({ state: 'visible' });
		assert.match(await panel.innerText(), /foundation\.md:1[\s\S]*\[\[nobody\]\] links to nothing/);
		assert.match(await page.title(), /^\(1\) /);
		assert.equal(await panel.evaluate((element) => getComputedStyle(element).position), 'fixed');
		await page.evaluate(axe.source);
		const faults = await page.evaluate(async () => {
			const runner = (globalThis as unknown as { axe: typeof axe }).axe;
			const { violations } = await runner.run({ include: [['lagan-problems']] });
			return violations.map(({ id, help }) => `${id}: ${help}`);
		});
		assert.deepEqual(faults, []);
		// It can be folded away.
		await panel.locator('summary').press('Enter');
		await panel.locator('li').waitFor({ state: 'hidden' });
		await copy.change(foundation, (text) => text.slice('[[nobody]] '.length));
		await panel.waitFor({ state: 'detached' });
		assert.equal(await page.title(), title);
		await page.close();
	});

	it('shows what is wrong alone where there is no page, and the page once it is mended', async () => {
		const page = await open('/resources/');
		await copy.change(
			'pages/resources.tsx',
			(text) => `${text}\nthrow new Error('No kettle.'); // kettle`,
		);
		await page.getByRole('heading', { name: 'This page cannot be shown yet' }).waitFor();
		assert.match(await page.locator('main').innerText(), /pages\/resources\.tsx[\s\S]*No kettle\./);
		await copy.change('pages/resources.tsx', (text) => text.replace(/\nthrow .*/, ''));
		await page.locator('.site-header').waitFor();
		await page.close();
	});

	it('brings a page up to date that was open while the server was away', async () => {
		const page = await open('/faction/foundation/');
		await copy.stop();
		await copy.change(foundation, (text) => `Behind its back. ${text}`);
		copy = await startDevIn(copy.folder, Number(new URL(copy.origin).port));
		await waitForText(page, 'Behind its back.');
		await page.close();
	});
});
