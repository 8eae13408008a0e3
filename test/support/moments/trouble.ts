import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before a program (`--import`), makes trouble at one of its calls to the file system:
 * `KILL_AT=7` kills the process just before the seventh, `FAIL_FROM=7:ENOSPC` has every call that
 * writes fail from the seventh on, `FAIL_AT=7:EBUSY` that one alone. `COUNT_TO` names a file that gets the number of all calls.
 */
const killAt = Number(process.env.KILL_AT ?? 0);
const [failFrom = '0', code = ''] = (process.env.FAIL_FROM ?? '').split(':');
const [failAt = '0', onlyCode = ''] = (process.env.FAIL_AT ?? '').split(':');
const writing = ['writeFile', 'writeFileSync', 'mkdir', 'mkdirSync', 'mkdtemp'];
const moving = ['rename', 'renameSync'];
let calls = 0;

function count(name: string): void {
	calls += 1;
	if (calls === killAt) process.kill(process.pid, 'SIGKILL');
	const fail = (which: string) => {
		throw Object.assign(new Error(`${which}: planted, ${name}`), { code: which });
	};
	if (code !== '' && calls >= Number(failFrom) && writing.includes(name)) fail(code);
	if (onlyCode !== '' && calls === Number(failAt) && moving.includes(name)) fail(onlyCode);
}

type Callable = (...args: unknown[]) => unknown;

/** Counts every call of a function of an object. */
function wrap(object: object, name: string, isAsync: boolean) {
	const real = Reflect.get(object, name) as Callable;
	Reflect.set(object, name, function (this: unknown, ...args: unknown[]) {
		try {
			count(name);
		} catch (error) {
			if (isAsync) return Promise.reject(error);
			throw error;
		}
		return real.apply(this, args);
	});
}

for (const [name, value] of Object.entries(fs.promises)) {
	if (typeof value === 'function') wrap(fs.promises, name, true);
}
for (const name of [
	'renameSync',
	'writeFileSync',
	'mkdirSync',
	'rmSync',
	'rmdirSync',
	'chmodSync',
]) {
	wrap(fs, name, false);
}
const { COUNT_TO } = process.env;
if (COUNT_TO !== undefined) process.on('exit', () => fs.writeFileSync(COUNT_TO, String(calls)));
syncBuiltinESMExports();
