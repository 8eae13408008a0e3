import { existsSync } from 'node:fs';

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
