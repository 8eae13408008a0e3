import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleAsync } from 'lightningcss';
import { browsers } from './browsers.ts';
import { type Files, hashedName } from './files.ts';

const main = fileURLToPath(new URL('../../styles/main.css', import.meta.url));

/** What `@import "fonts.css"` in `styles/main.css` stands for: it is made by the build. */
const fontsFile = fileURLToPath(new URL('../../styles/fonts.css', import.meta.url));

/**
 * Bundles and minifies `styles/main.css` and all it imports.
 * @param fontFaces the `@font-face` rules
 * @returns the stylesheet's path on the site, and adds it to `files`
 * @throws what lightningcss reports, with file and line
 */
export async function bundleStyles(fontFaces: string, files: Files): Promise<string> {
	const { code } = await bundleAsync({
		filename: main,
		minify: true,
		targets: Object.fromEntries(browsers.map(({ name, major }) => [name, major << 16])),
		resolver: {
			read: (file) => (file === fontsFile ? fontFaces : readFile(file, 'utf8')),
		},
	});
	const file = hashedName('/assets/', 'styles', 'css', code);
	files.set(file, code);
	return file;
}
