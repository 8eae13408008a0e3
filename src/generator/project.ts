import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, wherever a command is started from. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What is kept between builds, and never needed: `.cache/`, or LAGAN_CACHE. */
export const cacheFolder = path.resolve(process.env.LAGAN_CACHE || path.join(root, '.cache'));

/** A path as messages name it. */
export const nameOf = (file: string) => path.relative(process.cwd(), file) || '.';

/**
 * Where a package keeps a file, which its `exports` may not name.
 * @param file such as `@fontsource/barlow-condensed/LICENSE`
 */
export const findPackageFile = (file: string) => path.join(root, 'node_modules', file);
