import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';

/**
 * What a thread is started with, so that it can run a module of this project: what reads TypeScript
 * in this thread does not do so in others by itself.
 * @param module URL of a TypeScript module
 * @returns URL of a module that exports what that one exports
 */
export const startOf = (module: string) =>
	`data:text/javascript,${encodeURIComponent(`import { register } from ${JSON.stringify(
		import.meta.resolve('tsx/esm/api'),
	)};
register();
const { default: work } = await import(${JSON.stringify(module)});
export default work;`)}`;

/**
 * Prepares threads, as many as there are processors, which are started when there is work for them.
 * @param module URL of a TypeScript module whose default export does one piece of work
 */
export const createThreads = (module: string): Tinypool =>
	new Tinypool({
		filename: startOf(module),
		minThreads: 0,
		maxThreads: availableParallelism(),
	});
