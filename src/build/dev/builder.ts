import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../project.ts';
import type { BuildReply, SourceChange } from './messages.ts';

/** A promise, and what fulfils it. */
function withResolver<Value>() {
	let resolve: (value: Value) => void = () => undefined;
	const promise = new Promise<Value>((fulfil) => {
		resolve = fulfil;
	});
	return { promise, resolve };
}

/** The process that makes the site, as seen by the one that serves it. */
export interface Builder {
	/**
	 * Has the site made anew.
	 * @returns when it is drafted or has failed, which `hear` is told before; false when the process
	 * ended meanwhile, and has to be told all sources
	 */
	build(changes: readonly SourceChange[]): Promise<boolean>;
	/** Ends the process at once, whatever it is at; the next build starts another. */
	end(): void;
}

/**
 * What a process holds on to: with a change of these nothing is believed that was loaded before.
 */
export const isBuildCode = ({ file }: SourceChange) =>
	/^(src\/build\/|package-lock\.json$|tsconfig\.json$)/.test(file);

const options = [
	...['--import', 'tsx'],
	// Modules that can be evaluated anew and let go of, with all that imports mean in the build.
	'--experimental-vm-modules',
	'--disable-warning=ExperimentalWarning',
];

/** @param hear is told each reply, and why a process ended that was not asked to */
export function createBuilder(hear: (reply: BuildReply) => void): Builder {
	let child: ChildProcess | undefined;
	let finish: ((isDone: boolean) => void) | undefined;

	function settle(isDone: boolean) {
		finish?.(isDone);
		finish = undefined;
	}

	function start(): ChildProcess {
		const started = spawn(process.execPath, [...options, 'src/build/dev/drafter.ts'], {
			cwd: root,
			env: { ...process.env, NODE_ENV: 'production' },
			stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
			serialization: 'advanced',
		});
		started.on('message', (reply: BuildReply | { type: unknown }) => {
			// tsx sends messages of its own.
			if (child !== started || !('kind' in reply)) return;
			hear(reply);
			if (reply.kind === 'draft' || reply.kind === 'failure') settle(true);
		});
		started.on('exit', (code, signal) => {
			if (child !== started) return;
			child = undefined;
			hear({
				kind: 'failure',
				problems: [
					{
						where: 'src, pages or pages-dev',
						what: `The process that makes the site ended by itself (${signal ?? `code ${code}`}).`,
						mend: 'What it said last stands in the terminal; the next save starts another.',
					},
				],
			});
			settle(false);
		});
		return started;
	}

	return {
		build(changes) {
			child ??= start();
			const { promise, resolve } = withResolver<boolean>();
			finish = resolve;
			child.send({ changes });
			return promise;
		},
		end() {
			const ended = child;
			child = undefined;
			ended?.kill('SIGKILL');
			settle(false);
		},
	};
}
