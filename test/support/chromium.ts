import { type Browser, chromium } from 'playwright-core';
import { chromiumPath } from '../../src/generator/book/find-chromium.ts';

/**
 * Why the browser tests are skipped, or false where they run. In CI a missing browser is a failure,
 * so there they run into it.
 */
export const skipBrowser =
	chromiumPath === undefined && process.env.CI !== 'true'
		? 'NO CHROMIUM FOUND: nothing was seen in a browser. Install it or set CHROME_PATH.'
		: false;

if (skipBrowser) console.warn(`\n!!! ${skipBrowser}\n`);

/** Starts Chromium without anything that asks hosts of its own. */
export function launchChromium(): Promise<Browser> {
	if (chromiumPath === undefined) {
		throw new Error('CI=true and no Chromium was found: install it, or set CHROME_PATH.');
	}
	return chromium.launch({
		executablePath: chromiumPath,
		args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
	});
}
