import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The resources that a process used. */
export interface Usage {
	/** Seconds by the clock. */
	wall: number;
	/** Seconds of all processors, in the process, its threads, and the processes that it saw end. */
	processor: number;
	/** The most memory that it and those that it started held at once, in bytes. */
	peak: number;
}

/** A process and all that it has started, as long as they run (Linux alone says it). */
function listProcesses(id: number): number[] {
	try {
		const folder = `/proc/${id}/task`;
		const started = readdirSync(folder).flatMap((thread) =>
			readFileSync(`${folder}/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
		);
		return [id, ...started.flatMap(listProcesses)];
	} catch {
		return [];
	}
}

/**
 * Bytes of memory that a process and all that it has started hold now. What they have read from files
 * is taken to be the same in all.
 */
function weighProcesses(id: number): number {
	const held = listProcesses(id).map((each) => {
		try {
			const status = readFileSync(`/proc/${each}/status`, 'utf8');
			const read = (name: string) =>
				Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * 1024;
			return { own: read('RssAnon') + read('RssShmem'), files: read('RssFile') };
		} catch {
			// It has ended meanwhile.
			return { own: 0, files: 0 };
		}
	});
	const own = held.reduce((sum, each) => sum + each.own, 0);
	return own + Math.max(0, ...held.map(({ files }) => files));
}

/** How often memory is looked at, in milliseconds. */
const often = 50;

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
		cwd: path.join(here, '../..'),
		env: { ...process.env, NODE_ENV: 'production', ...environment, USAGE_FILE: file },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	let said = '';
	child.stderr.on('data', (chunk: Buffer) => {
		said += chunk;
	});
	let held = 0;
	const looking = setInterval(() => {
		held = Math.max(held, child.pid === undefined ? 0 : weighProcesses(child.pid));
	}, often);
	const code = await new Promise((resolve) => child.on('close', resolve));
	clearInterval(looking);
	const wall = (performance.now() - started) / 1000;
	if (code !== 0) throw new Error(`${program.join(' ')} failed:\n${said}`);
	const { processor, peak } = JSON.parse(readFileSync(file, 'utf8')) as Omit<Usage, 'wall'>;
	rmSync(file);
	return { wall, processor, peak: Math.max(peak, held) };
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
