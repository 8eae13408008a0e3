import type { Driver, Point } from './driver.ts';

/** WebDriver’s codes for keys without a character. */
const keys: Readonly<Record<string, string>> = {
	Tab: '\uE004',
	Enter: '\uE007',
	Shift: '\uE008',
	Escape: '\uE00C',
	PageDown: '\uE00F',
	ArrowLeft: '\uE012',
	ArrowRight: '\uE014',
};

/** Mouse and keyboard input, which all WebDriver implementations share. */
export abstract class WebDriver implements Pick<Driver, 'click' | 'press'> {
	/** Performs the actions of an input device. */
	protected abstract perform(device: object): Promise<void>;
	async click({ x, y }: Point) {
		const actions = [
			{ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
			{ type: 'pointerDown', button: 0 },
			{ type: 'pointerUp', button: 0 },
		];
		await this.perform({ type: 'pointer', id: 'mouse', actions });
	}
	async press(groups: readonly (readonly string[])[]) {
		const actions = groups.flatMap((group) => {
			const values = group.map((key) => keys[key] ?? key);
			return [
				...values.map((value) => ({ type: 'keyDown', value })),
				...values.toReversed().map((value) => ({ type: 'keyUp', value })),
			];
		});
		await this.perform({ type: 'key', id: 'keyboard', actions });
	}
}
