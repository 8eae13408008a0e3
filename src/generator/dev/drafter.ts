import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../project.ts';
import type { Bundles, DraftReply, DraftRequest } from './messages.ts';

/** How much of former code a process may hold, in MB: Node lets no version go, nor what it has made. */
const mostHeld = 100;

/** About how much a version of each bundle is. */
const weights = { site: 8, drawings: 1 };

/** The process that drafts the site, as seen by the one that serves it. */
export interface Drafter {
	/** Whether there is a process: without one the next draft starts it. */
	readonly isAlive: boolean;
	/** Has the site drafted; fulfils with the answer, or nothing when it was ended meanwhile. */
	draft(request: DraftRequest): Promise<DraftReply | undefined>;
	/** Ends the process at once, whatever it is at. */
	end(): void;
}

/** @param hear is told what the process says between drafts, and why it ended by itself */
export function createDrafter(hear: (reply: DraftReply) => void): Drafter {
	let child: ChildProcess | undefined;
	let held = 0;
	let latest: Bundles | undefined;
	let answer: ((reply?: DraftReply) => void) | undefined;

	function take(reply: DraftReply) {
		if (answer === undefined || reply.kind === 'checked') return hear(reply);
		answer(reply);
		answer = undefined;
	}

	function start(program: string): ChildProcess {
		const started = spawn(process.execPath, ['--enable-source-maps', fileURLToPath(program)], {
			cwd: root,
			env: { ...process.env, NODE_ENV: 'production' },
			stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
			serialization: 'advanced',
		});
		started.on('message', (reply: DraftReply) => {
			if (child === started) take(reply);
		});
		started.on('exit', (code, signal) => {
			if (child !== started) return;
			child = undefined;
			take({
				kind: 'ended',
				problems: [
					{
						where: 'src or pages',
						what: `The process that makes the site ended by itself (${signal ?? `code ${code}`}).`,
						fix: 'What it said last stands in the terminal; the next save or page starts another.',
					},
				],
			});
		});
		return started;
	}

	function end() {
		const ended = child;
		child = undefined;
		ended?.kill('SIGKILL');
		answer?.();
		answer = undefined;
	}

	return {
		get isAlive() {
			return child !== undefined;
		},
		draft(request) {
			const { bundles } = request;
			if (bundles.site !== latest?.site) held += weights.site;
			if (bundles.drawings !== latest?.drawings) held += weights.drawings;
			latest = bundles;
			if (held > mostHeld) end();
			if (child === undefined) held = 0;
			child ??= start(bundles.program);
			// One that has just died cannot be told anything; its end is heard of in a moment.
			child.send(request, () => undefined);
			return new Promise((resolve) => {
				answer = resolve;
			});
		},
		end,
	};
}
