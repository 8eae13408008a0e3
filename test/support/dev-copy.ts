import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyCache, copyProject } from './project-copy.ts';
import { makeTemporaryFolder } from './temporary.ts';

/** `npm run dev` in a copy of the project, so that tests can change its files. */
export interface DevCopy {
	folder: string;
	origin: string;
	dev: ChildProcess;
	/** The output so far. */
	said(): string;
	/** Rewrites a file. */
	change(file: string, edit: (text: string) => string): Promise<void>;
	/** Ends it as Ctrl+C does. */
	stop(): Promise<void>;
}

/** Copies the project, starts the dev server there and waits for its address. */
export async function startDevCopy(): Promise<DevCopy> {
	const folder = path.join(await makeTemporaryFolder(), 'lagan');
	await copyProject(folder);
	await copyCache(folder);
	const dev = spawn(process.execPath, ['--import', 'tsx', 'src/generator/dev/dev.ts'], {
		cwd: folder,
		env: { ...process.env, PORT: '0', SITE_URL: '' },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let said = '';
	const ended = new Promise<void>((resolve) => dev.on('exit', () => resolve()));
	const origin = await new Promise<string>((resolve, reject) => {
		const hear = (chunk: Buffer) => {
			said += chunk;
			const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
			if (found) resolve(found);
		};
		dev.stdout.on('data', hear);
		dev.stderr.on('data', hear);
		void ended.then(() => reject(new Error(`npm run dev ended: ${said}`)));
	});
	return {
		folder,
		origin,
		dev,
		said: () => said,
		async change(file, edit) {
			const full = path.join(folder, file);
			await writeFile(full, edit(await readFile(full, 'utf8')));
		},
		async stop() {
			dev.kill('SIGINT');
			await ended;
		},
	};
}
