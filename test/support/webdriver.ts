import { type Driver, type Paper, type Point, papers, type Wishes } from './driver.ts';

/** The commands of WebDriver that are used, by the names that its specification gives them. */
export type Command =
	| 'Navigate'
	| 'Back'
	| 'ExecuteScript'
	| 'PerformActions'
	| 'TakeScreenshot'
	| 'Print';

/** Keys that write nothing, by the characters that stand for them in WebDriver. */
const keys: Readonly<Record<string, string>> = {
	Tab: '\uE004',
	Enter: '\uE007',
	Shift: '\uE008',
	Control: '\uE009',
	Escape: '\uE00C',
	PageUp: '\uE00E',
	PageDown: '\uE00F',
	End: '\uE010',
	Home: '\uE011',
	ArrowLeft: '\uE012',
	ArrowUp: '\uE013',
	ArrowRight: '\uE014',
	ArrowDown: '\uE015',
};

/** What all browsers do alike that speak WebDriver. */
export abstract class WebDriver implements Driver {
	/** Sends a command, and returns the value of the answer. */
	protected abstract send(command: Command, parameters?: object): Promise<unknown>;
	abstract resize(width: number, height: number): Promise<void>;
	abstract wish(wishes: Wishes): Promise<void>;
	abstract usePrintStyles(on: boolean): Promise<void>;
	abstract close(): Promise<void>;

	async open(url: string) {
		await this.send('Navigate', { url });
	}
	async back() {
		await this.send('Back', {});
	}
	evaluate(expression: string) {
		return this.send('ExecuteScript', { script: `return ${expression}`, args: [] });
	}
	async drag(pointer: 'mouse' | 'touch', points: readonly [Point, ...Point[]]) {
		const move = ({ x, y }: Point, duration = 0) => ({
			type: 'pointerMove',
			duration,
			x: Math.round(x),
			y: Math.round(y),
		});
		const [first, ...rest] = points;
		const actions = [
			move(first),
			{ type: 'pointerDown', button: 0 },
			...rest.map((point) => move(point, 20)),
			{ type: 'pointerUp', button: 0 },
		];
		const parameters = { pointerType: pointer };
		await this.send('PerformActions', {
			actions: [{ type: 'pointer', id: pointer, parameters, actions }],
		});
	}
	async press(groups: readonly (readonly string[])[]) {
		const actions = groups.flatMap((group) => {
			const values = group.map((key) => keys[key] ?? key);
			return [
				...values.map((value) => ({ type: 'keyDown', value })),
				...values.toReversed().map((value) => ({ type: 'keyUp', value })),
			];
		});
		await this.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
	}
	async screenshot() {
		return Buffer.from(String(await this.send('TakeScreenshot', { full: false })), 'base64');
	}
	async print(paper: Paper) {
		const [width, height] = papers[paper];
		const page = { width: width / 10, height: height / 10 };
		return Buffer.from(String(await this.send('Print', { page })), 'base64');
	}
}
