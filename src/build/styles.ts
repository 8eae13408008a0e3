import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleAsync } from 'lightningcss';
import { browsers } from './browsers.ts';
import { type Files, hashedName } from './files.ts';
import type { Report } from './problems.ts';

const main = fileURLToPath(new URL('../../styles/main.css', import.meta.url));

/** What `@import "fonts.css"` in `styles/main.css` stands for: it is made by the build. */
const fontsFile = fileURLToPath(new URL('../../styles/fonts.css', import.meta.url));

/** Where lightningcss stopped reading. */
interface StyleError extends Error {
	fileName?: string;
	loc?: { line: number };
}

/**
 * Bundles and minifies `styles/main.css` and all it imports.
 * @param fontFaces the `@font-face` rules
 * @returns the stylesheet's path on the site, and adds it to `files`; undefined when it could not be
 * compiled, which is reported with file and line
 */
export async function bundleStyles(
	fontFaces: string,
	files: Files,
	report: Report,
): Promise<string | undefined> {
	const bundle = await bundleAsync({
		filename: main,
		minify: true,
		targets: Object.fromEntries(browsers.map(({ name, major }) => [name, major << 16])),
		resolver: {
			read: (file) => (file === fontsFile ? fontFaces : readFile(file, 'utf8')),
		},
	}).catch(({ fileName = main, loc, message }: StyleError) => {
		const file = path.relative(process.cwd(), fileName);
		report({ where: loc ? `${file}:${loc.line}` : file, what: message });
	});
	if (bundle === undefined) return undefined;
	const file = hashedName('/assets/', 'styles', 'css', bundle.code);
	files.set(file, bundle.code);
	return file;
}
