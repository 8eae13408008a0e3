import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The cache between builds: `.cache/`, or LAGAN_CACHE. */
export const cacheFolder = path.resolve(process.env.LAGAN_CACHE || path.join(root, '.cache'));

/** A path as messages show it: relative to the working directory. */
export const nameOf = (file: string) => path.relative(process.cwd(), file) || '.';

/** The file and line of the page or component that threw an error, from its stack. */
export function placeOf(error: unknown): string | undefined {
	const calls = error instanceof Error ? (error.stack?.split(root).slice(1) ?? []) : [];
	const call = calls.find((each) => /^(pages|src\/(?!generator\/))/.test(each));
	return call && /^.*?:\d+/.exec(call)?.[0];
}

/**
 * The path of a file in a package, whether or not the package exports it.
 * @param file such as `@fontsource/barlow-condensed/LICENSE`
 */
export const findPackageFile = (file: string) => path.join(root, 'node_modules', file);
