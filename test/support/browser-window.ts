import { Window } from 'happy-dom';

/** Globals of a browser that islands and Preact use. */
const names = [
	'document',
	'Node',
	'Element',
	'HTMLElement',
	'DocumentFragment',
	'addEventListener',
	'removeEventListener',
	'history',
	'location',
] as const;

/** An IntersectionObserver that a test triggers, since happy-dom's never fires. */
export class TestObserver {
	static all: TestObserver[] = [];
	readonly observed: Element[] = [];
	readonly thresholds: readonly number[];
	readonly #report: IntersectionObserverCallback;
	connected = true;

	constructor(report: IntersectionObserverCallback, { threshold = 0 }: IntersectionObserverInit) {
		this.#report = report;
		this.thresholds = [threshold].flat();
		TestObserver.all.push(this);
	}
	observe(element: Element) {
		this.observed.push(element);
	}
	disconnect() {
		this.connected = false;
	}
	/** Reports whether the observed elements are in view. */
	see(isIntersecting: boolean) {
		if (!this.connected) return;
		const entries = this.observed.map((target) => ({ target, isIntersecting }));
		this.#report(
			entries as unknown as IntersectionObserverEntry[],
			this as unknown as IntersectionObserver,
		);
	}
}

/**
 * Opens a page in a new window, sets its globals and collects console errors.
 * @param html the content of the body
 */
export function openPage(html: string) {
	const window = new Window({ url: 'https://lagan.example/' });
	TestObserver.all = [];
	const errors: unknown[][] = [];
	const scope = globalThis as unknown as Record<string, unknown>;
	const source = window as unknown as Record<string, unknown>;
	for (const name of names) {
		const value = source[name];
		const isClass = /^[A-Z]/.test(name);
		scope[name] = typeof value === 'function' && !isClass ? value.bind(window) : value;
	}
	scope.IntersectionObserver = TestObserver;
	scope.matchMedia = () => ({ matches: false });
	scope.window = window;
	scope.requestAnimationFrame = (draw: () => void) => setTimeout(draw);
	scope.scrollY = 0;
	scope.innerHeight = 800;
	console.error = (...values: unknown[]) => errors.push(values);
	window.document.body.innerHTML = html;
	return {
		window,
		document: window.document as unknown as Document,
		errors,
		/** Scrolls to a position in pixels and dispatches the event. */
		scrollTo(y: number) {
			scope.scrollY = y;
			window.dispatchEvent(new window.Event('scroll'));
		},
		/** Lets Preact render what has changed. */
		settle: () => new Promise((resolve) => setTimeout(resolve, 5)),
	};
}

let loads = 0;

/** Runs an island's script on the open page. */
export async function runIsland(name: string): Promise<void> {
	loads += 1;
	await import(`../../islands/${name}.tsx?load=${loads}`);
}
