import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable, Writable } from 'node:stream';

/** A program that runs beside the tests. */
export interface Program {
	/** Its output so far, including errors. */
	said(): string;
	/** Ends it and its child processes. */
	stop(): void;
}

// The shell kills the program when its input closes, so the program ends with the tests even if they
// are killed.
const lifeline = '"$@" & read -r _; kill -KILL 0';

/** Starts a program that ends with the tests. */
export function startProgram(
	command: string,
	options: readonly string[],
	environment: Readonly<Record<string, string>> = {},
): Program {
	const shell: ChildProcessByStdio<Writable, Readable, Readable> = spawn(
		'sh',
		['-c', lifeline, 'sh', command, ...options],
		// A process group of its own, which the shell kills.
		{ env: { ...process.env, ...environment }, stdio: ['pipe', 'pipe', 'pipe'], detached: true },
	);
	let said = '';
	for (const stream of [shell.stdout, shell.stderr]) {
		stream.on('data', (chunk: Buffer) => {
			said += chunk;
		});
	}
	// It must not keep the process alive after the tests.
	shell.unref();
	for (const stream of [shell.stdin, shell.stdout, shell.stderr]) {
		if ('unref' in stream && typeof stream.unref === 'function') stream.unref();
	}
	return { said: () => said, stop: () => shell.stdin.end() };
}

/** Finds a free port for a program. */
export const findPort = (): Promise<number> =>
	new Promise((resolve, reject) => {
		const server = createServer();
		server.on('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
