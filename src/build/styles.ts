import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleAsync } from 'lightningcss';
import { browsers } from './browsers.ts';
import type { Report } from './problems.ts';
import { readSource } from './source-files.ts';

const main = fileURLToPath(new URL('../../styles/main.css', import.meta.url));

/** What `@import "fonts.css"` in `styles/main.css` stands for: it is made by the build. */
const fontsFile = fileURLToPath(new URL('../../styles/fonts.css', import.meta.url));

/** Where lightningcss stopped reading. */
interface StyleError extends Error {
	fileName?: string;
	loc?: { line: number };
}

/** The browsers as lightningcss has them. */
const targets = Object.fromEntries(browsers.map(({ name, major }) => [name, major << 16]));

/**
 * Bundles and minifies `styles/main.css` and all it imports.
 * @param fontFaces the `@font-face` rules
 * @returns the whole stylesheet; undefined when it could not be compiled, which is reported with file
 * and line
 */
export async function bundleStyles(fontFaces: string, report: Report): Promise<string | undefined> {
	const bundle = await bundleAsync({
		filename: main,
		minify: true,
		targets,
		resolver: {
			// One that cannot be read was reported, and the others are read on.
			read: (file) =>
				file === fontsFile ? fontFaces : (readSource(file, report)?.toString() ?? ''),
		},
	}).catch(({ fileName = main, loc, message }: StyleError) => {
		const file = path.relative(process.cwd(), fileName);
		report({ where: loc ? `${file}:${loc.line}` : file, what: message });
	});
	return bundle === undefined ? undefined : Buffer.from(bundle.code).toString();
}

/**
 * All that could be the name of a class in a stylesheet, some endings of files among it: what no rule
 * selects is cut from none. Reading the selectors as such takes as long as three cuts.
 */
const listClasses = (sheet: string) =>
	new Set([...sheet.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));

/** Cuts a stylesheet down to the classes in use. */
type StyleCutter = (used: ReadonlySet<string>) => Promise<string>;

/** The last stylesheet's cutter: who builds after every change mostly has the same one again. */
let latest: { sheet: string; cut: StyleCutter } | undefined;

/**
 * Prepares a stylesheet to be cut down to what pages use. A rule goes when it can hold for no page
 * without a class that the page has not; what is selected by elements and attributes stays.
 * @param sheet minified, and without errors
 * @returns a function of the classes in use, whose answer depends on nothing else
 */
export function createStyleCutter(sheet: string): StyleCutter {
	if (latest?.sheet === sheet) return latest.cut;
	const classes = [...listClasses(sheet)];
	const cuts = new Map<string, Promise<string>>();
	async function makeCut(unusedSymbols: string[]): Promise<string> {
		// There is nothing to bundle any more: this is how lightningcss makes several at once.
		const { code } = await bundleAsync({
			filename: main,
			minify: true,
			targets,
			unusedSymbols,
			resolver: { read: () => sheet },
		});
		return Buffer.from(code).toString();
	}
	const cut = (used: ReadonlySet<string>) => {
		const unused = classes.filter((name) => !used.has(name));
		const key = unused.join(' ');
		const made = cuts.get(key) ?? makeCut(unused);
		cuts.set(key, made);
		return made;
	};
	latest = { sheet, cut };
	return cut;
}
