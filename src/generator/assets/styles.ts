import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { bundleAsync, transform } from 'lightningcss';
import { cached } from '../../lib/cache.ts';
import type { Problem } from '../../lib/problems.ts';
import { nameOf, root } from '../../lib/project.ts';
import { browsers } from './browsers.ts';
import { makeFallbackFonts } from './fallback-fonts.ts';

const folder = path.join(root, 'styles');
const main = path.join(folder, 'main.css');

/** Imports every file that a pattern in `styles/main.css` stands for. */
const spreadImports = (css: string) =>
	css.replace(/@import "(.*[*(].*?)"(.*)/g, (_, pattern: string, layer: string) =>
		fastGlob
			.sync(pattern, { cwd: folder })
			.sort()
			.map((file) => `@import "${file}"${layer}`)
			.join(' '),
	);

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
 * Replaces the constants of `:root` by their values, so that pages do not carry the whole scale. A constant
 * is declared once and refers to no other property. A page's own `styles` cannot use constants.
 */
function inlineConstants(stylesheet: string): string {
	const [root = ''] = /:root\{[^}]*\}/.exec(stylesheet) ?? [];
	const constant = [...root.matchAll(/(--[\w-]+):([^;{}]+);?/g)].find(
		([, name = '', value = '']) =>
			!value.includes('var(') &&
			stylesheet.split(`${name}:`).length === 2 &&
			!stylesheet.includes(`var(${name},`),
	);
	if (!constant) return stylesheet;
	const [definition, name = '', value = ''] = constant;
	return inlineConstants(
		stylesheet.replace(definition, '').replaceAll(`var(${name})`, () => value.trim()),
	);
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
	// The files that the build makes.
	const made: Readonly<Record<string, () => string>> = {
		[path.join(folder, 'fonts.css')]: () => fontsRule,
		[path.join(folder, 'fallback-fonts.css')]: makeFallbackFonts,
		[main]: () => spreadImports(readFileSync(main, 'utf8')),
	};
	function read(file: string): string {
		const css = made[file]?.() ?? readFileSync(file, 'utf8');
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
		return { stylesheet: inlineConstants(Buffer.from(code).toString()), problems };
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

/** The ids and the classes of a selector, by which the cascade ranks it; a pseudo-class counts as a class. */
const rankOf = (selector: string) =>
	100 * (selector.split('#').length - 1) + selector.split(/[.[]|::?/).length;

/** Leaves the selectors that need an unused class out of lists, which Lightning CSS keeps whole. */
function cutLists(stylesheet: string, used: ReadonlySet<string>): string {
	const isUsed = (selector: string) =>
		[...listClasses(selector.replace(/\([^)]*\)/g, ''))].every((name) => used.has(name));
	return stylesheet.replace(/(?<=[{};])[^{};@]+(?=\{)/g, (list) => {
		// All alternatives of `:is()` rank as the highest of them.
		const cut = list.replace(/(?<=:is\()[^()]+(?=\))/g, (alternatives) => {
			const all = alternatives.split(',');
			const kept = all.filter(isUsed);
			const isSame = Math.max(...kept.map(rankOf)) === Math.max(...all.map(rankOf));
			return isSame ? kept.join(',') : alternatives;
		});
		if (/\([^)]*\(/.test(cut)) return cut;
		return (
			cut
				.split(/,(?![^(]*\))/)
				.filter(isUsed)
				.join(',') || cut
		);
	});
}

/** Changes with the code that cuts, which the cache cannot see. */
const version = '4';

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
	const whole = cutLists(stylesheet, used).replace(fontsRule, () => fontRules);
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
