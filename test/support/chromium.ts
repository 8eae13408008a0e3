import { type Browser, chromium } from 'playwright-core';
import { findProgram } from './programs.ts';

/** Chromium, at its usual paths on Debian, other Linux, macOS and Windows. */
export const { file: chromiumPath, skip: skipBrowser } = findProgram(
	'Chromium',
	[
		'/usr/bin/chromium',
		'/usr/bin/chromium-browser',
		'/usr/bin/google-chrome',
		'/usr/bin/google-chrome-stable',
		'/snap/bin/chromium',
		'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
		'/Applications/Chromium.app/Contents/MacOS/Chromium',
		'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	],
	'nothing was seen in a browser. Install it or set CHROME_PATH.',
	process.env.CHROME_PATH,
);

/** Starts Chromium without its own network requests. */
export function launchChromium(): Promise<Browser> {
	return chromium.launch({
		executablePath: chromiumPath,
		args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
	});
}
