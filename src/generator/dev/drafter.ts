import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../project.ts';
import type { DraftReply, DraftRequest } from './messages.ts';

/** The process that drafts the site, as seen by the one that serves it. */
export interface Drafter {
	/** Has the site drafted; fulfils once `hear` was told a draft or a failure. */
	draft(request: DraftRequest): Promise<void>;
	/** Ends the process at once, whatever it is at; the next draft starts another. */
	end(): void;
}

/**
 * @param program of the process
 * @param hear is told each reply, and why a process ended that was not asked to
 */
export function createDrafter(program: string, hear: (reply: DraftReply) => void): Drafter {
	let child: ChildProcess | undefined;
	let settle: () => void = () => undefined;

	function start(): ChildProcess {
		const started = spawn(process.execPath, ['--enable-source-maps', program], {
			cwd: root,
			env: { ...process.env, NODE_ENV: 'production' },
			stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
			serialization: 'advanced',
		});
		started.on('message', (reply: DraftReply) => {
			if (child !== started) return;
			hear(reply);
			if (reply.kind === 'draft' || reply.kind === 'failure') settle();
		});
		started.on('exit', (code, signal) => {
			if (child !== started) return;
			child = undefined;
			hear({
				kind: 'ended',
				problems: [
					{
						where: 'src or pages',
						what: `The process that makes the site ended by itself (${signal ?? `code ${code}`}).`,
						mend: 'What it said last stands in the terminal; the next save or page starts another.',
					},
				],
			});
			settle();
		});
		return started;
	}

	return {
		draft(request) {
			child ??= start();
			// One that has just died cannot be told anything; its end is heard of in a moment.
			child.send(request, () => undefined);
			return new Promise((resolve) => {
				settle = resolve;
			});
		},
		end() {
			const ended = child;
			child = undefined;
			ended?.kill('SIGKILL');
			settle();
		},
	};
}
