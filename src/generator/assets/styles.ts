import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleAsync, transform } from 'lightningcss';
import { cached } from '../../lib/cache.ts';
import type { Problem } from '../../lib/problems.ts';
import { nameOf, root } from '../../lib/project.ts';
import { browsers } from './browsers.ts';

const folder = path.join(root, 'styles');
const main = path.join(folder, 'main.css');

/** The file that `styles/main.css` imports and the build makes. */
const fontsFile = path.join(folder, 'fonts.css');

/** The placeholder for the font rules, which depend on the text of pages. */
const fontsRule = '@font-face{font-family:fonts-go-here}';

/** An error of lightningcss. */
interface StyleError extends Error {
	fileName?: string;
	loc?: { line: number };
}

/** The browsers in the notation of lightningcss. */
const targets = Object.fromEntries(
	browsers.map(({ name, major }) => [name === 'ios' ? 'ios_saf' : name, major << 16]),
);

/** Whether a stylesheet leaves a block open. Lightning CSS closes it at the end, as browsers do. */
function isUnclosed(css: string): boolean {
	const code = css.replace(/\/\*.*?\*\/|"[^"]*"/gs, '');
	return code.split('{').length > code.split('}').length;
}

/**
 * Bundles and minifies `styles/main.css` and all it imports.
 * @returns the stylesheet without the font rules, or undefined if it does not compile, and problems by file
 * and line
 */
export async function bundleStyles(): Promise<{
	stylesheet: string | undefined;
	problems: readonly Problem[];
}> {
	const problems: Problem[] = [];
	function read(file: string): string {
		if (file === fontsFile) return fontsRule;
		const css = readFileSync(file, 'utf8');
		if (isUnclosed(css)) problems.push({ where: nameOf(file), what: 'A “{” has no “}”.' });
		return css;
	}
	try {
		const { code } = await bundleAsync({
			filename: main,
			minify: true,
			targets,
			resolver: { read },
		});
		return { stylesheet: Buffer.from(code).toString(), problems };
	} catch (error) {
		// Reported with all other problems.
		const { fileName = main, loc, message } = error as StyleError;
		const file = nameOf(fileName);
		const where = loc ? `${file}:${loc.line}` : file;
		return { stylesheet: undefined, problems: [{ where, what: message }] };
	}
}

/** Everything that looks like a class in a stylesheet; that includes file extensions, which is harmless. */
const listClasses = (stylesheet: string) =>
	new Set([...stylesheet.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));

/** Changes with the code that cuts, which the cache cannot see. */
const version = '1';

/**
 * Cuts a stylesheet down to what pages use: a rule is removed if it needs a class that is not in use. No
 * class may have the name of an id: Lightning CSS would treat the id as unused too.
 * @param stylesheet as `bundleStyles` made it
 * @param fontRules the `@font-face` rules
 * @param used the classes in use
 */
export async function cutStyles(
	stylesheet: string,
	fontRules: string,
	used: ReadonlySet<string>,
): Promise<string> {
	const whole = stylesheet.replace(fontsRule, () => fontRules);
	const unused = [...listClasses(whole)].filter((name) => !used.has(name));
	const cut = await cached(
		'styles',
		[version, whole, unused.join(' ')],
		() =>
			transform({
				filename: main,
				code: Buffer.from(whole),
				minify: true,
				targets,
				unusedSymbols: unused,
			}).code,
	);
	return Buffer.from(cut).toString();
}
