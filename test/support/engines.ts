import { after, describe } from 'node:test';
import { skipBrowser } from './chromium.ts';
import { startChromium } from './chromium-driver.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox-driver.ts';
import { findProgram } from './programs.ts';
import { serveSite } from './shared-site.ts';
import { Tab } from './tab.ts';
import { startWebKit } from './webkit-driver.ts';
import { isWide } from './wide.ts';

/** A browser engine that pages are seen in. */
interface Engine {
	name: 'Chromium' | 'Firefox' | 'WebKit';
	/** Why nothing is seen in it, or false where it is there. */
	skip: string | false;
	/** Why some things cannot be asked of it, each as a reason to skip a test; false where they can. */
	lacks: {
		/** Print styles, and PDFs. */
		print: string | false;
		/** Fingers. */
		touch: string | false;
		/** A mail program to hand a form to, or at least the patience to stay on the page. */
		mail: string | false;
	};
	/** Starts the browser. */
	start(): Promise<Driver>;
}

const firefox = findProgram(
	'Firefox',
	[
		'/usr/bin/firefox-esr',
		'/usr/bin/firefox',
		'/snap/bin/firefox',
		'/usr/lib/firefox/firefox',
		'/Applications/Firefox.app/Contents/MacOS/firefox',
	],
	'nothing was seen in it. Install it (Debian: firefox-esr) or set FIREFOX_PATH.',
	process.env.FIREFOX_PATH,
);
const noWebKit =
	'nothing was seen in WebKit. Install its driver and Xvfb (Debian: webkit2gtk-driver xvfb).';
const webkit = findProgram(
	'WebKitWebDriver',
	['/usr/bin/WebKitWebDriver'],
	noWebKit,
	process.env.WEBKIT_DRIVER_PATH,
);
const xvfb = findProgram('Xvfb', ['/usr/bin/Xvfb'], noWebKit, process.env.XVFB_PATH);

const all: readonly Engine[] = [
	{
		name: 'Chromium',
		skip: skipBrowser,
		lacks: { print: false, touch: false, mail: false },
		start: startChromium,
	},
	{
		name: 'Firefox',
		skip: firefox.skip,
		lacks: { print: false, touch: false, mail: false },
		start: () => startFirefox(firefox.file),
	},
	{
		name: 'WebKit',
		skip: webkit.skip || xvfb.skip,
		lacks: {
			print: 'WebKitGTK’s driver cannot print',
			touch: 'WebKitGTK’s driver has no fingers',
			mail: 'WebKitGTK’s small browser shows an error for a mailto: address',
		},
		start: () => startWebKit(webkit.file, xvfb.file),
	},
];

/** The engines of this run: Chromium in `npm test`, and the others in the wide tests, which follow it. */
const engines = isWide ? all.slice(1) : all.slice(0, 1);

const site = await serveSite();

/** Describes tests of an engine, with one tab for all of them, as starting takes longer than most tests. */
type Define = (engine: Engine, tab: Tab, served: typeof site) => void;

function describeIn(some: readonly Engine[], name: string, define: Define) {
	for (const engine of some) {
		describe(`${name}, in ${engine.name}`, { skip: engine.skip }, () => {
			const tab = new Tab(engine.start);
			after(() => tab.close());
			define(engine, tab, site);
		});
	}
}

/** Describes the same tests of the published site once for each engine of this run. */
export function describeInEngines(name: string, define: Define): void {
	describeIn(engines, name, define);
}

/** Describes wide tests once for each engine: what `npm test` does not ask of Chromium either. */
export function describeInAllEngines(name: string, define: Define): void {
	describeIn(isWide ? all : engines, name, define);
}
