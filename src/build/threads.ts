import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';

/**
 * Prepares threads, as many as there are processors, which are started when there is work for them.
 * @param module URL of a TypeScript module whose default export does one piece of work
 */
export function createThreads(module: string): Tinypool {
	// What reads TypeScript in this thread does not do so in others by itself.
	const start = `import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))};
register();
const { default: work } = await import(${JSON.stringify(module)});
export default work;`;
	return new Tinypool({
		filename: `data:text/javascript,${encodeURIComponent(start)}`,
		minThreads: 0,
		maxThreads: availableParallelism(),
	});
}
