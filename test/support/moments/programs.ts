import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { makeTemporaryFolder } from '../temporary.ts';

const here = fileURLToPath(new URL('./', import.meta.url));

/** How a process ended, and what it said. */
export interface Ending {
	code: number | null;
	signal: NodeJS.Signals | null;
	said: string;
}

/** Waits for the end of a process. */
export function waitForEnd(child: ChildProcess): Promise<Ending> {
	let said = '';
	child.stdout?.on('data', (chunk: Buffer) => {
		said += chunk;
	});
	child.stderr?.on('data', (chunk: Buffer) => {
		said += chunk;
	});
	return new Promise((resolve) => {
		child.on('close', (code, signal) => resolve({ code, signal, said }));
	});
}

/** Compiles the programs of this folder once, so that starting one a hundred times is quick. */
export async function compilePrograms() {
	const outdir = await makeTemporaryFolder();
	await build({
		entryPoints: ['publish', 'trouble'].map((name) => path.join(here, `${name}.ts`)),
		outdir,
		outExtension: { '.js': '.mjs' },
		bundle: true,
		platform: 'node',
		format: 'esm',
		target: 'node20',
		logLevel: 'error',
	});
	const trouble = pathToFileURL(path.join(outdir, 'trouble.mjs')).href;
	const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
		spawn(process.execPath, ['--import', trouble, path.join(outdir, 'publish.mjs'), ...args], {
			env: { ...process.env, ...env },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
	return {
		/** The address of what makes trouble, for `--import`. */
		trouble,
		/** Starts the end of a build: the folder, the version, how long to wait. */
		start,
		/** Runs it to its end. */
		publish: (args: readonly string[], env?: NodeJS.ProcessEnv) => waitForEnd(start(args, env)),
	};
}

/** One sum over every file of a folder, by name and bytes; 'nothing' where it is not there. */
export async function digestFolder(folder: string): Promise<string> {
	const identify = () =>
		stat(folder).then(
			({ ino }) => ino,
			() => 0,
		);
	const before = await identify();
	if (before === 0) return 'nothing';
	const sum = createHash('sha256');
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort();
	for (const file of files)
		sum.update(`${path.relative(folder, file)}\0`).update(await readFile(file));
	// A program that outlives its build may have put another in its place meanwhile.
	return before === (await identify()) ? sum.digest('hex') : digestFolder(folder);
}
