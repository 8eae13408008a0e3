import type { Driver, Paper, Path, Point, Wishes } from './driver.ts';
import { poll } from './poll.ts';

/** Values that can be passed to and from a page. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * An expression that calls a function and returns its result as JSON, which works in every browser.
 */
function writeCall(run: { toString(): string }, values: readonly Json[]): string {
	// Compiled functions call a helper that pages do not have.
	return `(() => {
		const __name = (named) => named;
		const result = (${run})(...${JSON.stringify(values)});
		return result instanceof Promise ? result.then(JSON.stringify) : JSON.stringify(result);
	})()`;
}

/** The centre of an element, or null while it cannot be clicked. */
function findMiddle(selector: string): Point | null {
	const element = document.querySelector(selector);
	if (!element) return null;
	const box = () => element.getBoundingClientRect();
	const inside =
		box().top >= 0 && box().bottom <= innerHeight && box().left >= 0 && box().right <= innerWidth;
	if (!inside) element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
	// A link that spans several lines is clicked on the first.
	const [first] = element.getClientRects();
	if (!first) return null;
	const x = first.left + first.width / 2;
	const y = first.top + first.height / 2;
	const hit = document.elementFromPoint(x, y);
	return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
}

/** A page in some browser. Its methods wait for what takes time. */
export class Tab {
	readonly #start: () => Promise<Driver>;
	#started: Promise<Driver> | undefined;
	/** @param start starts the browser, when it is first needed */
	constructor(start: () => Promise<Driver>) {
		this.#start = start;
	}
	get #driver(): Promise<Driver> {
		this.#started ??= this.#start();
		return this.#started;
	}

	/** Opens an address, and waits until the page has loaded. */
	async open(url: string): Promise<void> {
		await (await this.#driver).open(url);
	}
	/** Goes back to the page before. */
	async back(): Promise<void> {
		await (await this.#driver).back();
	}
	/** Gives the page a window of this size, in CSS pixels. */
	async resize(width: number, height: number): Promise<void> {
		await (await this.#driver).resize(width, height);
		// The window may still be opening.
		await this.waitFor((w, h) => innerWidth === w && innerHeight === h, width, height);
	}
	/**
	 * Sets the reader's preferences; what is omitted has the browser's default. May close the open page.
	 */
	async wish(wishes: Wishes): Promise<void> {
		await (await this.#driver).wish(wishes);
	}
	/**
	 * Runs a function in the page, and returns its awaited result, with null for undefined.
	 * @param run can use only its arguments and the page
	 */
	async run<Values extends readonly Json[], Result>(
		run: (...values: Values) => Result,
		...values: Values
	): Promise<Awaited<Result>> {
		const json = await (await this.#driver).evaluate(writeCall(run, values));
		return JSON.parse(typeof json === 'string' ? json : 'null');
	}
	/** Runs a function in the page until it returns something truthy, and returns that. */
	async waitFor<Values extends readonly Json[], Result>(
		run: (...values: Values) => Result,
		...values: Values
	): Promise<Awaited<Result>> {
		let last: unknown;
		const { found } = await poll(
			async () => {
				const found = await this.run(run, ...values);
				last = found;
				return found ? { found } : undefined;
			},
			() => `${run}(${values.map((value) => JSON.stringify(value))}) was ${JSON.stringify(last)}`,
		);
		return found;
	}
	/** Waits until the address is this one, or matches. */
	async waitForUrl(url: string | RegExp): Promise<void> {
		await poll(async () => {
			const at = await this.run(() => location.href);
			return typeof url === 'string' ? at === url : url.test(at);
		}, `the address to be ${url}`);
	}
	/**
	 * Waits until the islands have run: modules run before the DOMContentLoaded event ends.
	 */
	async waitForIslands(): Promise<void> {
		await this.waitFor(() => {
			const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
			// A blank page has no navigation entry.
			return page === undefined || page.domContentLoadedEventEnd > 0;
		});
		await this.waitForFrame();
	}
	/**
	 * Loads and applies every font face of the page, since browsers may ignore one that loads late.
	 */
	loadFaces(): Promise<void> {
		return this.run(async () => {
			const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
			for (const { style } of rules.filter((rule) => rule instanceof CSSFontFaceRule)) {
				const read = (name: string) => style.getPropertyValue(name) || 'normal';
				// Fallbacks are local fonts.
				if (read('src').includes('local(')) continue;
				const face = new FontFace(read('font-family').replaceAll('"', ''), read('src'), {
					weight: read('font-weight'),
					style: read('font-style'),
				});
				document.fonts.add(await face.load());
			}
		});
	}
	/** Waits until the latest changes have been painted. */
	async waitForFrame(): Promise<void> {
		await this.run(
			() =>
				new Promise<void>((resolve) => {
					requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
				}),
		);
	}
	/** Waits until all finite animations have ended. */
	async waitForRest(): Promise<void> {
		await this.waitForFrame();
		await this.waitFor(() =>
			document
				.getAnimations()
				.every(
					({ playState, effect }) =>
						playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
				),
		);
	}

	/** Clicks a point, or an element once it can be clicked. */
	async click(target: string | Point): Promise<void> {
		let point = target;
		if (typeof point === 'string') {
			const selector = point;
			let before = '';
			// A moving element would be missed.
			point = await poll(async () => {
				const middle = await this.run(findMiddle, selector);
				const last = before;
				before = JSON.stringify(middle);
				return before === last ? middle : null;
			}, `${selector} to be clickable`);
		}
		await (await this.#driver).click(point);
	}
	/** Taps, or swipes from the first point to the last. */
	touch(...path: Path): Promise<void> {
		return this.#touch([path]);
	}
	/** Moves two fingers from one horizontal distance around a point to another. */
	pinch({ x, y }: Point, from: number, to: number): Promise<void> {
		const finger = (side: 1 | -1): Path => {
			// In steps, since browsers use the first ones to recognise a pinch.
			const at = (step: number) => ({ x: x + side * (from + ((to - from) * step) / 8), y });
			return [at(0), ...[1, 2, 3, 4, 5, 6, 7, 8].map(at)];
		};
		return this.#touch([finger(-1), finger(1)]);
	}
	async #touch(fingers: readonly Path[]) {
		// Touches hit what is painted, and the page may have just changed.
		await this.waitForFrame();
		await (await this.#driver).touch(fingers);
	}
	/** Presses a key by its name, as often as asked: `Tab`, `Enter`, `a`, `Shift+Tab`. */
	async press(key: string, times = 1): Promise<void> {
		await (await this.#driver).press(Array.from({ length: times }, () => key.split('+')));
	}
	/** Focuses an element, and types. */
	async type(selector: string, text: string): Promise<void> {
		await this.focus(selector);
		await (await this.#driver).press(
			[...text].map((letter) => [letter === '\n' ? 'Enter' : letter]),
		);
	}
	/** Focuses an element. */
	async focus(selector: string): Promise<void> {
		await this.waitFor((target) => {
			document.querySelector<HTMLElement>(target)?.focus();
			return document.activeElement?.matches(target);
		}, selector);
	}
	/** Scrolls to a position in CSS pixels at once. */
	async scrollTo(top: number): Promise<void> {
		await this.run((y) => scrollTo({ top: y, behavior: 'instant' }), top);
		await this.waitForFrame();
	}

	/** Whether the first element of a selector exists, is visible and has a size. */
	isVisible(selector: string): Promise<boolean> {
		return this.run((target) => {
			const element = document.querySelector(target);
			if (!element || getComputedStyle(element).visibility !== 'visible') return false;
			const { width, height } = element.getBoundingClientRect();
			return width > 0 && height > 0;
		}, selector);
	}
	/** Whether an element has focus. */
	hasFocus(selector: string): Promise<boolean> {
		return this.run((target) => document.activeElement?.matches(target) ?? false, selector);
	}
	/** The number of elements of a selector. */
	count(selector: string): Promise<number> {
		return this.run((target) => document.querySelectorAll(target).length, selector);
	}
	/** The text of the first element of a selector. */
	readText(selector: string): Promise<string | null> {
		return this.run((target) => document.querySelector(target)?.textContent ?? null, selector);
	}
	/** A computed style of the first element of a selector. */
	readStyle(selector: string, property: string): Promise<string> {
		return this.run(
			(target, name) => {
				const element = document.querySelector(target);
				return element ? getComputedStyle(element).getPropertyValue(name) : '';
			},
			selector,
			property,
		);
	}

	/** Runs a script in the page, like the browser's console. */
	async runScript(source: string): Promise<void> {
		await (await this.#driver).evaluate(source);
	}
	/**
	 * What the browser has complained of since this was last asked: errors of scripts, files that failed,
	 * what the content policy stopped, and requests to other hosts. WebKit cannot tell.
	 */
	async complaints(): Promise<string[]> {
		return (await this.#driver).complaints();
	}
	/** A PDF of the page with the browser's default settings. */
	async print(paper: Paper): Promise<Buffer> {
		return (await this.#driver).print(paper);
	}
	/** Closes the browser, if it was started. */
	async close(): Promise<void> {
		await (await this.#started)?.close();
	}
}
