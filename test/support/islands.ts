import type { Page } from 'playwright-core';

/** Waits until the islands of a page that is open are at work: they come after all else. */
export async function waitForIslands(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const waiting = document.querySelector('template')?.content.childElementCount ?? 0;
		const scripts = [...document.querySelectorAll<HTMLScriptElement>('head > script[src]')];
		return (
			waiting === 0 && scripts.every(({ src }) => performance.getEntriesByName(src).length > 0)
		);
	});
	// A script runs right after it has come.
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}
