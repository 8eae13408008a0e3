import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import type { Options } from 'tinypool';

/** The longest time that a clock of Node can wait for, in milliseconds. */
const longest = 2 ** 31 - 1;

/**
 * Leaves packages where they are, by their addresses: a module without a place finds none by name.
 * The project's own files are told where they were.
 */
const inPlace: Plugin = {
	name: 'in place',
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
			if (kind === 'entry-point' || isBuiltin(name)) return undefined;
			return { path: import.meta.resolve(name), external: true };
		});
		onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => ({
			contents: (await readFile(file, 'utf8')).replaceAll(
				'import.meta.url',
				JSON.stringify(pathToFileURL(file).href),
			),
			loader: file.endsWith('x') ? 'tsx' : 'ts',
		}));
	},
};

/**
 * Makes plain JavaScript of a module and what it imports of the project, which a worker starts
 * with at once.
 * @param module URL of a TypeScript module
 * @returns URL of a module that exports what that one exports
 */
async function plainOf(module: string): Promise<string> {
	const { build } = await import('esbuild');
	const {
		outputFiles: [made],
	} = await build({
		entryPoints: [fileURLToPath(module)],
		bundle: true,
		write: false,
		format: 'esm',
		platform: 'node',
		plugins: [inPlace],
	});
	// Errors would name all of it otherwise.
	const named = `${made?.text ?? ''}\n//# sourceURL=${module}#plain`;
	return `data:text/javascript,${encodeURIComponent(named)}`;
}

/**
 * Has V8 compile WebAssembly once, and not a second time to make it faster: what a process needs for
 * half a second is done before that pays. A V8 that knows no such flag says so and goes on.
 */
const compileOnce = `import{setFlagsFromString as set}from'node:v8';set('--liftoff-only')`;

/** Threads or processes that all do the same kind of work. */
export interface Workers<Task, Result> {
	/** Does one piece of work as soon as one of them is free, and throws what that throws. */
	run(task: Task): Promise<Result>;
	/** Ends them. Work that comes later starts others. */
	close(): Promise<void>;
}

/** A process sends what has gone wrong as plain data. */
const asError = (sent: unknown): Error =>
	sent instanceof Error ? sent : Object.assign(new Error('A worker failed.'), sent);

/**
 * Prepares workers, which are started when there is work for them and stay until they are ended.
 * @param module URL of a TypeScript module whose default export does one piece of work
 * @param options of Tinypool: which and how many
 */
function createWorkers<Task, Result>(
	module: string,
	options: Pick<
		Options,
		'runtime' | 'serialization' | 'maxThreads' | 'execArgv' | 'resourceLimits'
	>,
): Workers<Task, Result> {
	const start = async () => {
		const [{ Tinypool }, filename] = await Promise.all([import('tinypool'), plainOf(module)]);
		return new Tinypool({
			// What the process was started with reads TypeScript, which there is none of here.
			execArgv: [],
			...options,
			filename,
			minThreads: 0,
			idleTimeout: longest,
		});
	};
	let pool: ReturnType<typeof start> | undefined;
	return {
		async run(task) {
			pool ??= start();
			try {
				return (await (await pool).run(task)) as Result;
			} catch (error) {
				throw asError(error);
			}
		},
		async close() {
			const ending = pool;
			pool = undefined;
			await (await ending)?.destroy();
		},
	};
}

/** Prepares threads, as many as there are processors, for many pieces of work. */
export const createThreads = <Task, Result>(module: string): Workers<Task, Result> =>
	createWorkers(module, {
		runtime: 'worker_threads',
		maxThreads: availableParallelism(),
		// What a piece of work leaves behind is gone with it: more room takes memory, and saves no time.
		resourceLimits: { maxYoungGenerationSizeMb: 12 },
	});

/**
 * Has work done in a process of its own, which ends with it and gives all its memory back: that of a
 * thread stays with its process for the most part.
 * @param module as for `createWorkers`
 * @param use is given what does one piece of work
 */
export async function withProcess<Task, Result, Made>(
	module: string,
	use: (run: Workers<Task, Result>['run']) => Promise<Made>,
): Promise<Made> {
	const { run, close } = createWorkers<Task, Result>(module, {
		runtime: 'child_process',
		serialization: 'advanced',
		maxThreads: 1,
		execArgv: ['--import', `data:text/javascript,${encodeURIComponent(compileOnce)}`],
	});
	try {
		return await use(run);
	} finally {
		await close();
	}
}
