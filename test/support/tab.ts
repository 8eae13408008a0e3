import type { Driver, Paper, Path, Point, Wishes } from './driver.ts';
import { poll } from './poll.ts';

/** What can go into a page and come out of it. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * An expression that calls a function with some arguments, and has its result as JSON: values cross
 * over to every browser in the same way.
 */
function writeCall(run: { toString(): string }, values: readonly Json[]): string {
	// The compiler names functions by a helper of its own, which no page has.
	return `(() => {
		const __name = (named) => named;
		const result = (${run})(...${JSON.stringify(values)});
		return result instanceof Promise ? result.then(JSON.stringify) : JSON.stringify(result);
	})()`;
}

/** The middle of an element where a reader could press it; null while nobody could. */
function findMiddle(selector: string): Point | null {
	const element = document.querySelector(selector);
	if (!element) return null;
	const box = () => element.getBoundingClientRect();
	const inside =
		box().top >= 0 && box().bottom <= innerHeight && box().left >= 0 && box().right <= innerWidth;
	if (!inside) element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
	// A link of several lines is pressed on its first.
	const [first] = element.getClientRects();
	if (!first) return null;
	const x = first.left + first.width / 2;
	const y = first.top + first.height / 2;
	const hit = document.elementFromPoint(x, y);
	return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
}

/** A page that is open in some browser, as a reader has it. All that takes time is waited for. */
export class Tab {
	readonly #driver: Driver;
	constructor(driver: Driver) {
		this.#driver = driver;
	}

	/** Opens an address, and waits until the page has loaded. */
	open(url: string): Promise<void> {
		return this.#driver.open(url);
	}
	/** Goes back to the page before. */
	back(): Promise<void> {
		return this.#driver.back();
	}
	/** Gives the page a window of this size, in CSS pixels. */
	async resize(width: number, height: number): Promise<void> {
		await this.#driver.resize(width, height);
		// A first answer may have been measured while the window was still opening.
		await this.waitFor((w, h) => innerWidth === w && innerHeight === h, width, height);
	}
	/**
	 * Sets what a reader has asked the browser for; what is not named is as browsers come. The page that
	 * was open may be gone.
	 */
	wish(wishes: Wishes): Promise<void> {
		return this.#driver.wish(wishes);
	}
	/** Shows the page that is open as on paper, or on a screen again. */
	usePrintStyles(on: boolean): Promise<void> {
		return this.#driver.usePrintStyles(on);
	}

	/**
	 * Runs a function in the page, and returns what it returns, or what its promise brings; null for
	 * undefined.
	 * @param run knows nothing but its arguments and the page
	 */
	async run<Values extends readonly Json[], Result>(
		run: (...values: Values) => Result,
		...values: Values
	): Promise<Awaited<Result>> {
		const json = await this.#driver.evaluate(writeCall(run, values));
		return JSON.parse(typeof json === 'string' ? json : 'null');
	}
	/** Runs a function in the page again and again until it returns something true, and returns that. */
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
	 * Waits until the islands of the page are at work: modules run before the HTML counts as loaded.
	 */
	async waitForIslands(): Promise<void> {
		await this.waitFor(() => {
			const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
			// A blank page has none.
			return page === undefined || page.domContentLoadedEventEnd > 0;
		});
		await this.waitForFrame();
	}
	/**
	 * Loads every face of the page’s styles, and sets its text in them: one that comes late may be for the
	 * next page only.
	 */
	loadFaces(): Promise<void> {
		return this.run(async () => {
			const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
			for (const { style } of rules.filter((rule) => rule instanceof CSSFontFaceRule)) {
				const read = (name: string) => style.getPropertyValue(name) || 'normal';
				// What stands in for a face is the reader’s own.
				if (read('src').includes('local(')) continue;
				const face = new FontFace(read('font-family').replaceAll('"', ''), read('src'), {
					weight: read('font-weight'),
					style: read('font-style'),
				});
				document.fonts.add(await face.load());
			}
		});
	}
	/** Waits until the page has been drawn with all that has just changed. */
	async waitForFrame(): Promise<void> {
		await this.run(
			() =>
				new Promise<void>((resolve) => {
					requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
				}),
		);
	}
	/** Waits until nothing moves any more that ever comes to rest. */
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

	/** Presses with the mouse: an element, once it is there and nothing is above it, or a point. */
	async click(target: string | Point): Promise<void> {
		let point = target;
		if (typeof point === 'string') {
			const selector = point;
			let before = '';
			// What still moves would be missed.
			point = await poll(async () => {
				const middle = await this.run(findMiddle, selector);
				const last = before;
				before = JSON.stringify(middle);
				return before === last ? middle : null;
			}, `${selector} to be where one could press it`);
		}
		await this.#driver.click(point);
	}
	/** Taps, or swipes from the first point to the last, with a finger. */
	touch(...path: Path): Promise<void> {
		return this.#touch([path]);
	}
	/** Puts two fingers down at a distance to the left and right of a point, and moves both to another. */
	pinch({ x, y }: Point, from: number, to: number): Promise<void> {
		const finger = (side: 1 | -1): Path => {
			// In steps: browsers take the first of them to see whether it is a pinch.
			const at = (step: number) => ({ x: x + side * (from + ((to - from) * step) / 8), y });
			return [at(0), ...[1, 2, 3, 4, 5, 6, 7, 8].map(at)];
		};
		return this.#touch([finger(-1), finger(1)]);
	}
	async #touch(fingers: readonly Path[]) {
		// Fingers meet what is drawn, and a page may have just changed.
		await this.waitForFrame();
		await this.#driver.touch(fingers);
	}
	/** Presses a key by its name, as often as asked: `Tab`, `Enter`, `a`, `Shift+Tab`. */
	press(key: string, times = 1): Promise<void> {
		return this.#driver.press(Array.from({ length: times }, () => key.split('+')));
	}
	/** Puts focus on an element, and types. */
	async type(selector: string, text: string): Promise<void> {
		await this.focus(selector);
		await this.#driver.press([...text].map((letter) => [letter === '\n' ? 'Enter' : letter]));
	}
	/** Puts focus on an element. */
	async focus(selector: string): Promise<void> {
		await this.waitFor((target) => {
			document.querySelector<HTMLElement>(target)?.focus();
			return document.activeElement?.matches(target);
		}, selector);
	}
	/** Scrolls to a height in CSS pixels, at once. */
	async scrollTo(top: number): Promise<void> {
		await this.run((y) => scrollTo({ top: y, behavior: 'instant' }), top);
		await this.waitForFrame();
	}

	/** Whether the first element of a selector is there and takes room. */
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
	/** How many elements there are of a selector. */
	count(selector: string): Promise<number> {
		return this.run((target) => document.querySelectorAll(target).length, selector);
	}
	/** The text of the first element of a selector. */
	readText(selector: string): Promise<string | null> {
		return this.run((target) => document.querySelector(target)?.textContent ?? null, selector);
	}
	/** An attribute of the first element of a selector. */
	readAttribute(selector: string, name: string): Promise<string | null> {
		return this.run(
			(target, attribute) => document.querySelector(target)?.getAttribute(attribute) ?? null,
			selector,
			name,
		);
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

	/** Runs a script in the page, as the console of a browser does. */
	async runScript(source: string): Promise<void> {
		await this.#driver.evaluate(source);
	}
	/**
	 * What the browser has complained of since this was last asked: errors of scripts, files that failed,
	 * what the content policy stopped, and requests to other hosts. WebKit cannot tell.
	 */
	complaints(): string[] {
		return this.#driver.complaints();
	}
	/** A PNG of what is in the window. */
	screenshot(): Promise<Buffer> {
		return this.#driver.screenshot();
	}
	/** A PDF of the page, as readers get it who choose a paper and nothing else. */
	print(paper: Paper): Promise<Buffer> {
		return this.#driver.print(paper);
	}
	/** Ends the browser. */
	close(): Promise<void> {
		return this.#driver.close();
	}
}
