import { createHash } from 'node:crypto';

/** Every file of the site: its path, which starts with a slash, and what it holds. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** The file that a route is read from: `/x/` is `/x/index.html`. */
export const fileOfRoute = (route: string) => (route.endsWith('/') ? `${route}index.html` : route);

/** The route that a file answers to: `/x/index.html` is `/x/`. */
export const routeOfFile = (file: string) => file.replace(/(^|\/)index\.html$/, '/');

/**
 * Names a file after what it holds, so that it can be cached for ever.
 * @param folder where it stands, with a slash at both ends
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
