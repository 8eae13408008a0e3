import { createHash } from 'node:crypto';

/** Every file of the site by its path, which starts with a slash. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** The file of a route: `/x/` is `/x/index.html`. */
export const fileOfRoute = (route: string) => (route.endsWith('/') ? `${route}index.html` : route);

/** The route of a file: `/x/index.html` is `/x/`. */
export const routeOfFile = (file: string) => file.replace(/(^|\/)index\.html$/, '/');

/**
 * Names a file by a hash of its contents, so that it can be cached for ever.
 * @param folder with a slash at both ends
 * @returns for example `/assets/menu.3f2a9c10.js`
 */
export function hashedName(
	folder: string,
	name: string,
	extension: string,
	contents: string | Uint8Array,
): string {
	const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
	return `${folder}${name}.${hash}.${extension}`;
}
