import type { Page } from 'playwright-core';

/** Waits until the islands of an open page are at work: modules run before the HTML counts as loaded. */
export async function waitForIslands(page: Page): Promise<void> {
	await page.waitForLoadState('domcontentloaded');
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}
