import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, wherever a command is started from. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A folder below `.cache/`: kept between builds, never needed. */
export const findCache = (name: string) => path.join(root, '.cache', name);
