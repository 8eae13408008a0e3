import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BiDi } from './bidi.ts';
import { type Driver, type Paper, type Path, papers, type Wishes } from './driver.ts';
import { poll } from './poll.ts';
import { type Program, startProgram } from './start-program.ts';
import { makeTemporaryFolder } from './temporary.ts';
import { WebDriver } from './webdriver.ts';

/** Changes to the defaults: no network requests of its own, and a mouse. */
const preferences: Readonly<Record<string, string | number | boolean>> = {
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

/** Firefox, driven by WebDriver BiDi. */
class FirefoxDriver extends WebDriver implements Driver {
	readonly #program: Program;
	readonly #bidi: BiDi;
	readonly #page: string;
	readonly #window: string;
	/**
	 * @param page the tab, by its context
	 * @param window the window around it, where scripts may do what no page may
	 */
	constructor(program: Program, bidi: BiDi, page: string, window: string) {
		super();
		this.#program = program;
		this.#bidi = bidi;
		this.#page = page;
		this.#window = window;
	}
	/** Sends a command about the tab, and returns its result. */
	#send(method: string, params: object = {}) {
		return this.#bidi.send(method, { context: this.#page, ...params });
	}
	/** The value of an expression in the tab, or in the window around it. */
	async #evaluate(context: string, expression: string) {
		const target = { context };
		const { result, exceptionDetails } = await this.#bidi.send(
			'script.evaluate',
			{ expression, target, awaitPromise: true },
			15_000,
		);
		if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
		return result && typeof result === 'object' && 'value' in result ? result.value : undefined;
	}
	/** Gives keys to the page: a window that was just opened gives them to its field for addresses. */
	async focusPage() {
		await this.#evaluate(this.#window, 'gBrowser.selectedBrowser.focus()');
	}
	protected override async perform(device: object) {
		await this.#send('input.performActions', { actions: [device] });
	}
	// Touches from BiDi reach only the page; native ones also scroll and zoom.
	async touch(fingers: readonly Path[]) {
		await this.#evaluate(
			this.#window,
			`(async () => {
				const { left, top } = gBrowser.selectedBrowser.getBoundingClientRect();
				const put = (state, { x, y }, id) =>
					new Promise((resolve) => {
						windowUtils.sendNativeTouchPoint(
							id,
							state,
							Math.round((mozInnerScreenX + left + x) * devicePixelRatio),
							Math.round((mozInnerScreenY + top + y) * devicePixelRatio),
							1,
							90,
							resolve,
						);
					});
				const fingers = ${JSON.stringify(fingers)};
				for (const i of fingers[0].keys()) {
					await Promise.all(fingers.map((path, id) => put(windowUtils.TOUCH_CONTACT, path[i], id + 1)));
				}
				await Promise.all(fingers.map((path, id) => put(windowUtils.TOUCH_REMOVE, path.at(-1), id + 1)));
			})()`,
		);
	}
	async open(url: string) {
		await this.#send('browsingContext.navigate', { url, wait: 'complete' });
		// Firefox reports a reopened page as complete while it is still loading.
		await poll(
			() => this.evaluate(`document.readyState === 'complete'`),
			() => `${url} to be complete`,
		);
	}
	complaints() {
		return this.#bidi.errors.splice(0);
	}
	async back() {
		await this.#send('browsingContext.traverseHistory', { delta: -1 });
	}
	async resize(width: number, height: number) {
		await this.#send('browsingContext.setViewport', { viewport: { width, height } });
	}
	evaluate(expression: string) {
		return this.#evaluate(this.#page, expression);
	}
	// BiDi cannot set the reader's preferences, so Firefox's own are used.
	async wish({ reducedMotion = false, dark = false, scripts = true }: Wishes) {
		await this.#evaluate(
			this.#window,
			`Services.prefs.setIntPref('ui.prefersReducedMotion', ${reducedMotion ? 1 : 0});
			Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${dark ? 0 : 1});
			Services.prefs.setBoolPref('javascript.enabled', ${scripts});`,
		);
	}
	async print(paper: Paper) {
		const [width, height] = papers[paper];
		const page = { width: width / 10, height: height / 10 };
		return Buffer.from(
			String((await this.#send('browsingContext.print', { page })).data),
			'base64',
		);
	}
	async close() {
		this.#bidi.end();
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
			...['--headless', '--no-remote', '--profile', profile],
			...['--remote-debugging-port=0', '--remote-allow-system-access'],
		],
		{ MOZ_HEADLESS_WIDTH: '2600', MOZ_HEADLESS_HEIGHT: '2000' },
	);
	const address = await poll(
		() => /WebDriver BiDi listening on (ws:\S+)/.exec(firefox.said())?.[1],
		() => `Firefox to start. It said: ${firefox.said()}`,
	);
	const bidi = await BiDi.connect(`${address}/session`);
	const findContext = (scope: 'content' | 'chrome') =>
		poll(
			async () => {
				const { contexts } = await bidi.send('browsingContext.getTree', { 'moz:scope': scope });
				return (contexts as { context: string }[])[0]?.context;
			},
			`Firefox to have a ${scope === 'chrome' ? 'window' : 'tab'}`,
		);
	const page = await findContext('content');
	const driver = new FirefoxDriver(firefox, bidi, page, await findContext('chrome'));
	await driver.focusPage();
	return driver;
}
