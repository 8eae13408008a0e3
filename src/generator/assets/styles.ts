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
			// The widths of foundation/widths.css.
			drafts: { customMedia: true },
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

/** Custom properties that a stylesheet declares and uses nowhere, or only in others of these. */
function listUnusedProperties(stylesheet: string): string[] {
	const used = new Set(stylesheet.match(/(?<=var\()--[\w-]+/g));
	const unused = (stylesheet.match(/(?<=[{;])--[\w-]+(?=:)/g) ?? []).filter(
		(name) => !used.has(name),
	);
	const rest = stylesheet.replace(/(?<=[{;])(--[\w-]+):[^;}]*/g, (declaration, name) =>
		used.has(name) ? declaration : '',
	);
	return unused.length > 0 ? [...new Set([...unused, ...listUnusedProperties(rest)])] : [];
}

/** Changes with the code that cuts, which the cache cannot see. */
const version = '2';

/** Removes classes and custom properties, and the rules that are empty without them. */
const remove = (stylesheet: string, unusedSymbols: string[]) =>
	transform({
		filename: main,
		code: Buffer.from(stylesheet),
		minify: true,
		targets,
		unusedSymbols,
	}).code.toString();

/**
 * Cuts a stylesheet down to what pages use: a rule is removed if it needs a class that is not in use, a
 * custom property if no rule uses it, so that a page carries only the steps of the scale it needs. No
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
	const cut = await cached('styles', [version, whole, unused.join(' ')], () => {
		const rules = remove(whole, unused);
		return Buffer.from(remove(rules, listUnusedProperties(rules)));
	});
	return Buffer.from(cut).toString();
}
