import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** A program that runs beside the tests. */
export interface Program {
	/** Whatever it has written so far, errors too. */
	said(): string;
	/** Ends it, and all that it has started. */
	stop(): void;
}

// The shell ends the program once nobody holds the other end of its input any more: whatever ends the
// tests, a signal that they cannot catch too, nothing outlives them.
const lifeline = '"$@" & read -r _; kill -KILL 0';

/** Starts a program that ends with the tests at the latest. */
export function startProgram(
	command: string,
	options: readonly string[],
	environment: Readonly<Record<string, string>> = {},
): Program {
	const shell: ChildProcessByStdio<Writable, Readable, Readable> = spawn(
		'sh',
		['-c', lifeline, 'sh', command, ...options],
		// In a group of its own, which is what the shell ends.
		{ env: { ...process.env, ...environment }, stdio: ['pipe', 'pipe', 'pipe'], detached: true },
	);
	let said = '';
	for (const stream of [shell.stdout, shell.stderr]) {
		stream.on('data', (chunk: Buffer) => {
			said += chunk;
		});
	}
	// The tests do not wait for it.
	shell.unref();
	for (const stream of [shell.stdin, shell.stdout, shell.stderr]) {
		if ('unref' in stream && typeof stream.unref === 'function') stream.unref();
	}
	return { said: () => said, stop: () => shell.stdin.end() };
}
