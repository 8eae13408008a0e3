import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Usual paths of Chromium on Debian, other Linux, macOS and Windows. */
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

/** The path of Chromium, or undefined if there is none; an empty CHROME_PATH counts as unset. */
export const chromiumPath = process.env.CHROME_PATH || places.find((place) => existsSync(place));

/**
 * The reason to skip browser tests, or false if they run. In CI they run, and fail, without a browser.
 */
export const skipBrowser =
	chromiumPath === undefined && process.env.CI !== 'true'
		? 'NO CHROMIUM FOUND: nothing was seen in a browser. Install it or set CHROME_PATH.'
		: false;

/** Starts Chromium without its own network requests. */
export function launchChromium(): Promise<Browser> {
	if (chromiumPath === undefined) {
		throw new Error('CI=true and no Chromium was found: install it, or set CHROME_PATH.');
	}
	return chromium.launch({
		executablePath: chromiumPath,
		args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
	});
}
