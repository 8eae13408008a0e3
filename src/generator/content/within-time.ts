import vm from 'node:vm';

/** How long a page may take, in milliseconds: the slowest takes a fiftieth of it. */
const limit = 10_000;

/** What a script is to run: Node can stop nothing else in the middle. */
const task: typeof globalThis & { withinTime?: () => unknown } = globalThis;
const script = new vm.Script('withinTime()');

const tooLong = (what: string) =>
	new Error(`${what} did not come to an end within ${limit / 1000} seconds.`);

/**
 * Runs something that makes pages, and stops it when it does not come to an end.
 * @throws what it throws, and when it takes more than ten seconds
 */
export function withinTime<T>(run: () => T): T {
	task.withinTime = run;
	try {
		return script.runInThisContext({ timeout: limit }) as T;
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
		throw tooLong('it');
	}
}

/** Waits for something that may never come. @throws what it throws, and when it takes more than ten seconds */
export async function comesWithinTime<T>(coming: Promise<T>, what: string): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(tooLong(what)), limit);
	});
	return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
