import { existsSync } from 'node:fs';
import { describe } from 'node:test';
import { skipBrowser } from './chromium.ts';
import { startChromium } from './chromium-driver.ts';
import { firefoxPlaces, startFirefox } from './firefox-driver.ts';
import { Tab } from './tab.ts';
import { startWebKit } from './webkit-driver.ts';
import { isWide } from './wide.ts';

/** A browser engine that pages are seen in. */
export interface Engine {
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
	/** Starts the browser: one for all tests of a file, which takes longer than most tests. */
	start(): Promise<Tab>;
}

const isCi = process.env.CI === 'true';

const findProgram = (variable: string, places: readonly string[]) =>
	// An empty variable is none.
	process.env[variable] || places.find((place) => existsSync(place));

/** Why an engine is skipped where its programs are missing. In CI its tests run, and fail. */
function explainMissing(name: string, whatToDo: string, ...programs: (string | undefined)[]) {
	if (!isWide || programs.every((program) => program !== undefined) || isCi) return false;
	return `NO ${name.toUpperCase()} FOUND: nothing was seen in it. ${whatToDo}`;
}

/** A program that is there, or an error that says what to do. */
function need(program: string | undefined, whatToDo: string): string {
	if (program === undefined) throw new Error(`CI=true, and a browser is missing. ${whatToDo}`);
	return program;
}

const firefox = findProgram('FIREFOX_PATH', firefoxPlaces);
const getFirefox = 'Install it (Debian: firefox-esr) or set FIREFOX_PATH.';
const webkit = findProgram('WEBKIT_DRIVER_PATH', ['/usr/bin/WebKitWebDriver']);
const xvfb = findProgram('XVFB_PATH', ['/usr/bin/Xvfb']);
const getWebKit = 'Install WebKitGTK’s driver and Xvfb (Debian: webkit2gtk-driver xvfb).';

const all: readonly Engine[] = [
	{
		name: 'Chromium',
		skip: skipBrowser,
		lacks: { print: false, touch: false, mail: false },
		start: async () => new Tab(await startChromium()),
	},
	{
		name: 'Firefox',
		skip: explainMissing('Firefox', getFirefox, firefox),
		lacks: { print: false, touch: false, mail: false },
		start: async () => new Tab(await startFirefox(need(firefox, getFirefox))),
	},
	{
		name: 'WebKit',
		skip: explainMissing('WebKit', getWebKit, webkit, xvfb),
		lacks: {
			print: 'WebKitGTK’s driver cannot print',
			touch: 'WebKitGTK’s driver has no fingers',
			mail: 'WebKitGTK’s small browser shows an error for a mailto: address',
		},
		start: async () => new Tab(await startWebKit(need(webkit, getWebKit), need(xvfb, getWebKit))),
	},
];

/** The engines of this run: Chromium in `npm test`, and the others in the wide tests, which follow it. */
const engines = isWide ? all.slice(1) : all.slice(0, 1);

function describeIn(some: readonly Engine[], name: string, define: (engine: Engine) => void) {
	for (const engine of some) {
		describe(`${name}, in ${engine.name}`, { skip: engine.skip }, () => define(engine));
	}
}

/** Describes the same tests once for each engine of this run. */
export function describeInEngines(name: string, define: (engine: Engine) => void): void {
	describeIn(engines, name, define);
}

/** Describes wide tests once for each engine: what `npm test` does not ask of Chromium either. */
export function describeInAllEngines(name: string, define: (engine: Engine) => void): void {
	describeIn(isWide ? all : engines, name, define);
}
