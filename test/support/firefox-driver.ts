import { readFile, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import type { Driver, Wishes } from './driver.ts';
import { poll } from './poll.ts';
import { type Program, startProgram } from './start-program.ts';
import { makeTemporaryFolder } from './temporary.ts';
import { type Command, WebDriver } from './webdriver.ts';

/** Where a Firefox usually is: Debian, other Linux, macOS. */
export const firefoxPlaces: readonly string[] = [
	'/usr/bin/firefox-esr',
	'/usr/bin/firefox',
	'/snap/bin/firefox',
	'/usr/lib/firefox/firefox',
	'/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** What differs from a Firefox as it comes: it asks no hosts of its own, and has a mouse. */
const preferences: Readonly<Record<string, string | number | boolean>> = {
	'marionette.port': 0,
	'services.settings.server': 'data:,#remote-settings-dummy',
	'app.normandy.enabled': false,
	'nimbus.rollouts.enabled': false,
	'browser.backup.enabled': false,
	'dom.w3c_touch_events.enabled': 1,
	// A mouse that points finely (2) and hovers (4): without a screen there is none.
	'ui.primaryPointerCapabilities': 6,
	'ui.allPointerCapabilities': 6,
	// Scroll bars lie over the page, as in the other engines: a page has the same width in all.
	'ui.useOverlayScrollbars': 1,
	// A mail program would be asked for in a window that nobody answers.
	'network.protocol-handler.external.mailto': false,
	'network.protocol-handler.warn-external.mailto': false,
};

/** A connection that speaks Marionette, which is Firefox's own WebDriver: `length:[type, id, …]`. */
class Marionette {
	readonly #socket: Socket;
	readonly #waiting = new Map<number, (answer: { error?: string; value?: unknown }) => void>();
	#received = Buffer.alloc(0);
	#count = 0;
	constructor(socket: Socket) {
		this.#socket = socket;
		socket.on('data', (chunk) => {
			this.#received = Buffer.concat([this.#received, chunk]);
			this.#read();
		});
		socket.on('close', () => {
			for (const answer of this.#waiting.values()) answer({ error: 'Firefox has ended' });
		});
	}
	#read(): void {
		for (;;) {
			const colon = this.#received.indexOf(':');
			const end = colon + 1 + Number(this.#received.subarray(0, Math.max(colon, 0)));
			if (colon === -1 || this.#received.length < end) return;
			const message: unknown = JSON.parse(String(this.#received.subarray(colon + 1, end)));
			this.#received = this.#received.subarray(end);
			// The first message only says who speaks.
			if (!Array.isArray(message)) continue;
			const [, id, failure, result] = message;
			this.#waiting.get(id)?.(
				failure ? { error: `${failure.error}: ${failure.message}` } : { value: result },
			);
			this.#waiting.delete(id);
		}
	}
	/** Sends a command, and returns what the answer holds. */
	async send(name: string, parameters: object = {}): Promise<unknown> {
		this.#count += 1;
		const id = this.#count;
		const message = JSON.stringify([0, id, name, parameters]);
		const { error, value } = await new Promise<{ error?: string; value?: unknown }>((resolve) => {
			this.#waiting.set(id, resolve);
			this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
		});
		if (error !== undefined) throw new Error(`${name}: ${error}`);
		// Most answers wrap their value, and a new session does not.
		return value !== null && typeof value === 'object' && 'value' in value ? value.value : value;
	}
	end(): void {
		this.#socket.destroy();
	}
}

/** Firefox, driven by its own WebDriver. */
class FirefoxDriver extends WebDriver {
	readonly #program: Program;
	readonly #marionette: Marionette;
	#scripts = true;
	constructor(program: Program, marionette: Marionette) {
		super();
		this.#program = program;
		this.#marionette = marionette;
	}
	protected override send(command: Command, parameters: object = {}) {
		// Without a sandbox a script sees the page as the page's own do, which needs scripts to be on.
		const sandbox = command === 'ExecuteScript' && this.#scripts ? { sandbox: null } : {};
		return this.#marionette.send(`WebDriver:${command}`, { ...parameters, ...sandbox });
	}
	/** Runs a script in the browser's own window, which may do what no page may. */
	async #control(script: string, ...args: unknown[]) {
		await this.#marionette.send('Marionette:SetContext', { value: 'chrome' });
		await this.#marionette.send('WebDriver:ExecuteScript', { script, args });
		await this.#marionette.send('Marionette:SetContext', { value: 'content' });
	}
	resize(width: number, height: number) {
		// The window itself is never narrower than 500 pixels, its page may be.
		return this.#control(
			`for (const [side, length] of Object.entries(arguments[0]))
				for (const limit of ['min', 'max'])
					gBrowser.selectedBrowser.style.setProperty(limit + '-' + side, length + 'px');`,
			{ width, height },
		);
	}
	async wish({ reducedMotion = false, dark = false, scripts = true }: Wishes) {
		this.#scripts = scripts;
		await this.#control(
			`Services.prefs.setIntPref('ui.prefersReducedMotion', arguments[0]);
			Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', arguments[1]);
			Services.prefs.setBoolPref('javascript.enabled', arguments[2]);`,
			reducedMotion ? 1 : 0,
			dark ? 0 : 1,
			scripts,
		);
		await this.usePrintStyles(false);
	}
	usePrintStyles(on: boolean) {
		const medium = on ? 'print' : '';
		return this.#control(
			'gBrowser.selectedBrowser.browsingContext.mediumOverride = arguments[0]',
			medium,
		);
	}
	async close() {
		this.#marionette.end();
		this.#program.stop();
	}
}

/** Starts Firefox without a window. */
export async function startFirefox(program: string): Promise<Driver> {
	const profile = await makeTemporaryFolder();
	const lines = Object.entries(preferences).map(
		([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
	);
	await writeFile(path.join(profile, 'user.js'), lines.join(''));
	const firefox = startProgram(
		program,
		[
			'--headless',
			'--no-remote',
			'--marionette',
			'--remote-allow-system-access',
			'--profile',
			profile,
		],
		{ MOZ_HEADLESS_WIDTH: '2600', MOZ_HEADLESS_HEIGHT: '2000' },
	);
	const port = await poll(
		// The file is there a moment before its number.
		async () => Number(await readFile(path.join(profile, 'MarionetteActivePort'), 'utf8')) || false,
		() => `Firefox to start. It said: ${firefox.said()}`,
	);
	const socket = connect(port, '127.0.0.1');
	const marionette = new Marionette(socket);
	await marionette.send('WebDriver:NewSession');
	return new FirefoxDriver(firefox, marionette);
}
