import type { Browser, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import type { Driver, Paper, Path, Point, Wishes } from './driver.ts';

/** Chromium, driven by Playwright. */
class ChromiumDriver implements Driver {
	readonly #browser: Browser;
	#page: Page;
	#wishes = '';
	#complaints: string[] = [];
	constructor(browser: Browser, page: Page) {
		this.#browser = browser;
		this.#page = page;
		this.#listen();
	}

	#listen() {
		const complain = (what: string) => this.#complaints.push(what);
		this.#page
			.on('console', (message) => {
				if (/error|warning/.test(message.type())) complain(message.text());
			})
			.on('pageerror', ({ message }) => complain(message))
			.on('request', (request) => {
				const { protocol, origin } = new URL(request.url());
				const isOther = origin !== new URL(this.#page.url()).origin;
				if (/^http/.test(protocol) && isOther && !request.isNavigationRequest()) {
					complain(`It asks another host: ${request.url()}`);
				}
			})
			.on('response', (response) => {
				if (response.status() >= 400) complain(`${response.status()} for ${response.url()}`);
			});
	}
	complaints() {
		return this.#complaints.splice(0);
	}
	async open(url: string) {
		await this.#page.goto(url);
	}
	async back() {
		await this.#page.goBack();
	}
	async resize(width: number, height: number) {
		await this.#page.setViewportSize({ width, height });
	}
	evaluate(expression: string) {
		return this.#page.evaluate(expression);
	}
	async click({ x, y }: Point) {
		await this.#page.mouse.click(x, y);
	}
	// Playwright can only tap, so swipes use the DevTools protocol.
	async touch(fingers: readonly Path[]) {
		const protocol = await this.#page.context().newCDPSession(this.#page);
		for (const i of fingers[0]?.keys() ?? []) {
			const type = i === 0 ? 'touchStart' : 'touchMove';
			const touchPoints = fingers.flatMap((path, id) =>
				path.slice(i, i + 1).map((at) => ({ ...at, id })),
			);
			await protocol.send('Input.dispatchTouchEvent', { type, touchPoints });
		}
		await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		await protocol.detach();
	}
	async press(keys: readonly (readonly string[])[]) {
		for (const group of keys) {
			const [key = ''] = group;
			// Characters without a key are inserted as text.
			if (group.length > 1 || /^[\w ]+$/.test(key))
				await this.#page.keyboard.press(group.join('+'));
			else await this.#page.keyboard.insertText(key);
		}
	}
	async wish({ reducedMotion, dark, scripts = true, touch = false, print }: Wishes) {
		const wishes = JSON.stringify({ scripts, touch });
		if (wishes !== this.#wishes) {
			const viewport = this.#page.viewportSize();
			await this.#page.context().close();
			this.#page = await this.#browser.newPage({
				javaScriptEnabled: scripts,
				hasTouch: touch,
				viewport,
			});
			this.#wishes = wishes;
			this.#listen();
		}
		await this.#page.emulateMedia({
			reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
			colorScheme: dark ? 'dark' : 'light',
			media: print ? 'print' : null,
		});
	}
	print(paper: Paper) {
		return this.#page.pdf({ format: paper });
	}
	close() {
		return this.#browser.close();
	}
}

/** Starts Chromium. */
export async function startChromium(): Promise<Driver> {
	const browser = await launchChromium();
	return new ChromiumDriver(browser, await browser.newPage());
}
