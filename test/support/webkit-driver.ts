import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Driver, Wishes } from './driver.ts';
import { poll } from './poll.ts';
import { findPort, type Program, startProgram } from './start-program.ts';
import { makeTemporaryFolder } from './temporary.ts';
import { WebDriver } from './webdriver.ts';

/**
 * The virtual screen. Without a window manager, the window under the mouse has keyboard focus. The mouse
 * stays in the middle, so the toolbar is placed there and nothing on the page is hovered.
 */
const display = { width: 2600, height: 4000 };

/** Allows narrow windows: the toolbar would otherwise need 447 pixels. */
const gtkStyles =
	'* { min-width: 0; min-height: 0; padding: 0; margin: 0; } toolbar { font-size: 1px; }';

/** Places letters at fractions of a pixel, as the other engines do. */
const displayResources = 'Xft.hinting: 0\nXft.hintstyle: hintnone\n';

/** Sends a request of WebDriver, and returns the value of the answer. */
async function request(method: string, url: string, body?: object): Promise<unknown> {
	const answer = await fetch(url, {
		method,
		// A keep-alive connection would outlive the driver.
		headers: { Connection: 'close' },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	const { value } = (await answer.json()) as { value: unknown };
	if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
	return value;
}

const refuse = () => Promise.reject(new Error('WebKitGTK’s driver has neither fingers nor paper'));

/** WebKitGTK’s small browser, driven by WebDriver. */
class WebKitDriver extends WebDriver implements Driver {
	readonly #programs: readonly Program[];
	readonly #origin: string;
	readonly #settings: string;
	#session = '';
	#size: readonly [number, number] = [1280, 720];
	#wishes = '';
	/**
	 * @param origin where the driver listens
	 * @param settings the file in which GTK reads what its user wishes
	 */
	constructor(origin: string, settings: string, programs: readonly Program[]) {
		super();
		this.#origin = origin;
		this.#settings = settings;
		this.#programs = programs;
	}
	/** Sends a command of the session, and returns the value of the answer. */
	#post(command: string, parameters: object) {
		return request('POST', `${this.#session}/${command}`, parameters);
	}
	protected override async perform(device: object) {
		await this.#post('actions', { actions: [device] });
	}
	async open(url: string) {
		await this.#post('url', { url });
	}
	complaints() {
		return [];
	}
	async back() {
		await this.#post('back', {});
	}
	readonly touch = refuse;
	readonly print = refuse;
	evaluate(expression: string) {
		return this.#post('execute/sync', { script: `return ${expression}`, args: [] });
	}
	async resize(width: number, height: number) {
		this.#size = [width, height];
		const place = { x: display.width / 2 - Math.floor(width / 2), y: display.height / 2 - 5 };
		const isThere = `innerWidth === ${width} && innerHeight === ${height}`;
		// The bar of tools has a height of its own, which is known once the window has come to rest.
		let isPlaced = false;
		await poll(async () => {
			if (isPlaced && (await this.evaluate(isThere))) return true;
			const bar = Number(await this.evaluate('outerHeight - innerHeight'));
			const rect = { ...place, width, height: height + bar };
			await this.#post('window/rect', rect);
			isPlaced = true;
			return false;
		}, `a window of ${width} × ${height} pixels`);
	}
	/** Preferences are read when the browser starts, so each change needs a new session. */
	async wish({ reducedMotion = false, dark = false, scripts = true }: Wishes) {
		const wishes = JSON.stringify({ reducedMotion, dark, scripts });
		if (wishes === this.#wishes) return;
		this.#wishes = wishes;
		if (this.#session) await request('DELETE', this.#session);
		await writeFile(this.#settings, `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
		const args = [
			'--automation',
			`--enable-javascript=${scripts}`,
			...(dark ? ['--dark-mode'] : []),
		];
		const alwaysMatch = { 'webkitgtk:browserOptions': { args } };
		const session = await request('POST', `${this.#origin}/session`, {
			capabilities: { alwaysMatch },
		});
		this.#session = `${this.#origin}/session/${(session as { sessionId: string }).sessionId}`;
		await this.resize(...this.#size);
	}
	async close() {
		for (const program of this.#programs) program.stop();
	}
}

/**
 * Starts WebKitGTK’s MiniBrowser on a virtual screen.
 * @param driver the program that drives it
 * @param screen the program that makes a screen: Xvfb
 */
export async function startWebKit(driver: string, screen: string): Promise<Driver> {
	const folder = await makeTemporaryFolder();
	const gtk = path.join(folder, 'gtk-3.0');
	await mkdir(gtk);
	await writeFile(path.join(gtk, 'gtk.css'), gtkStyles);
	const resources = path.join(folder, 'resources');
	await writeFile(resources, displayResources);
	// It picks a free number; without -noreset it would restart whenever a browser closes.
	const xvfb = startProgram(screen, [
		...['-displayfd', '1', '-noreset', '-nolisten', 'tcp'],
		...['-screen', '0', `${display.width}x${display.height}x24`],
	]);
	const number = await poll(
		() => /^\d+$/m.exec(xvfb.said())?.[0],
		() => `Xvfb to start. It said: ${xvfb.said()}`,
	);
	const port = await findPort();
	const program = startProgram(driver, [`--port=${port}`], {
		DISPLAY: `:${number}`,
		GDK_BACKEND: 'x11',
		XDG_CONFIG_HOME: folder,
		XENVIRONMENT: resources,
		// Without a graphics card, software OpenGL takes seconds for a frame.
		WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
	});
	const origin = `http://127.0.0.1:${port}`;
	await poll(
		async () => (await request('GET', `${origin}/status`)) !== undefined,
		() => `WebKitWebDriver to start. It said: ${program.said()}`,
	);
	const started = new WebKitDriver(origin, path.join(gtk, 'settings.ini'), [program, xvfb]);
	await started.wish({});
	return started;
}
