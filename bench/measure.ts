import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** What a whole process took, from its start to its end. */
export interface Usage {
	/** Seconds by the clock. */
	wall: number;
	/** Seconds of all processors, in the process and its threads. */
	processor: number;
	/** The most memory that it held at once, in bytes. */
	peak: number;
}

/**
 * Runs a TypeScript program as a process of its own.
 * @param folder for what is measured
 * @throws Error with what it said when it fails
 */
export async function measure(
	program: readonly string[],
	folder: string,
	environment: NodeJS.ProcessEnv,
): Promise<Usage> {
	const file = path.join(folder, `usage-${randomUUID()}.json`);
	const preloads = [path.join(here, 'usage.mjs'), 'tsx'].flatMap((each) => ['--import', each]);
	const started = performance.now();
	const child = spawn(process.execPath, [...preloads, ...program], {
		cwd: path.join(here, '..'),
		env: { ...process.env, NODE_ENV: 'production', ...environment, USAGE_FILE: file },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	let said = '';
	child.stderr.on('data', (chunk: Buffer) => {
		said += chunk;
	});
	const code = await new Promise((resolve) => child.on('close', resolve));
	const wall = (performance.now() - started) / 1000;
	if (code !== 0) throw new Error(`${program.join(' ')} failed:\n${said}`);
	const { processor, peak } = JSON.parse(readFileSync(file, 'utf8')) as Omit<Usage, 'wall'>;
	rmSync(file);
	return { wall, processor, peak };
}

/** Of several runs, each figure's middle one. */
export function takeMedians(runs: readonly Usage[]): Usage {
	const middle = (figures: number[]) =>
		figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN;
	return {
		wall: middle(runs.map(({ wall }) => wall)),
		processor: middle(runs.map(({ processor }) => processor)),
		peak: middle(runs.map(({ peak }) => peak)),
	};
}
