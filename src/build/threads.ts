import { isBuiltin } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import Tinypool from 'tinypool';

/** The longest time that a clock of Node can wait for, in milliseconds. */
const longest = 2 ** 31 - 1;

/** Leaves packages where they are, by their addresses: a module without a place finds none by name. */
const packagesInPlace: Plugin = {
	name: 'packages in place',
	setup({ onResolve }) {
		onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
			if (kind === 'entry-point' || isBuiltin(name)) return undefined;
			return { path: import.meta.resolve(name), external: true };
		});
	},
};

/**
 * Makes plain JavaScript of a module that is one file, which a thread starts with at once.
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
		define: { 'import.meta.url': JSON.stringify(module) },
		plugins: [packagesInPlace],
	});
	return `data:text/javascript,${encodeURIComponent(made?.text ?? '')}`;
}

/**
 * Prepares threads, as many as there are processors, which are started when there is work for them
 * and stay until they are ended.
 * @param module URL of a TypeScript module of one file, whose default export does one piece of work
 */
export const createThreads = async (module: string): Promise<Tinypool> =>
	new Tinypool({
		filename: await plainOf(module),
		minThreads: 0,
		maxThreads: availableParallelism(),
		idleTimeout: longest,
		// What the process was started with reads TypeScript, which there is none of here.
		execArgv: [],
	});
