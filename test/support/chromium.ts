import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where a Chromium usually is: Debian, other Linux, macOS, Windows. */
const places = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/snap/bin/chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The program of a Chromium, or undefined where there is none; an empty CHROME_PATH is none. */
export const chromiumPath = process.env.CHROME_PATH || places.find((place) => existsSync(place));

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
