import path from 'node:path';
import { bundleAsync, transform, type Visitor } from 'lightningcss';
import { listFiles, readSource } from '../content/list-files.ts';
import { collectProblems, type Problem, type Report } from '../problems.ts';
import { nameOf, root } from '../project.ts';
import { browsers } from './browsers.ts';

const folder = path.join(root, 'styles');
const main = path.join(folder, 'main.css');

/** What `@import "fonts.css"` in `styles/main.css` stands for: it is made by the build. */
const fontsFile = path.join(root, 'styles/fonts.css');

/** Stands in the stylesheet where the fonts will: they hold what pages show, and come last. */
const fontsRule = '@font-face{font-family:fonts-go-here}';

/** Where lightningcss stopped reading. */
interface StyleError extends Error {
	fileName?: string;
	loc?: { line: number };
}

/** The browsers as lightningcss has them. */
const targets = Object.fromEntries(
	browsers.map(({ name, major }) => [name === 'ios' ? 'ios_saf' : name, major << 16]),
);

/**
 * Looks a stylesheet over while it is bundled: for what it would take from elsewhere, and for files
 * that `main.css` does not import. Properties that no browser knows are for `lintStyles`.
 */
function watchStyles(names: readonly string[], report: Report): Visitor<never> {
	let files: readonly string[] = [];
	/** The rule that is looked at. */
	let at = { source_index: 0, line: 0 };
	const where = () => `${nameOf(files[at.source_index] ?? main)}:${at.line + 1}`;
	return {
		StyleSheet({ sources }) {
			files = sources;
			for (const file of names.map((name) => path.join(folder, name))) {
				if (sources.includes(file)) continue;
				const what = 'styles/main.css does not import it: no page has its styles.';
				report({ where: nameOf(file), what, fix: 'Import it there, or delete it.' });
			}
		},
		Rule(rule) {
			if ('value' in rule && rule.value && 'loc' in rule.value) at = rule.value.loc;
		},
		Url({ url }) {
			if (!/^(?:[a-z]+:|\/\/)/i.test(url) || url.startsWith('data:')) return;
			report({
				where: where(),
				what: `url(${url.slice(0, 80)}) is of another host: the content policy forbids it.`,
				fix: 'Draw it, or put the file into public/.',
			});
		},
	};
}

/**
 * Bundles and minifies `styles/main.css` and all it imports.
 * @returns the whole stylesheet but for the fonts; undefined when it could not be compiled, with what
 * is wrong by file and line
 */
export async function bundleStyles(): Promise<{
	sheet: string | undefined;
	problems: readonly Problem[];
}> {
	const { problems, report } = collectProblems();
	const names = await listFiles(folder, report);
	const bundle = await bundleAsync({
		filename: main,
		minify: true,
		targets,
		visitor: watchStyles(names, report),
		resolver: {
			// One that cannot be read was reported, and the others are read on.
			read: (file) =>
				file === fontsFile ? fontsRule : (readSource(file, report)?.toString() ?? ''),
		},
	}).catch(({ fileName = main, loc, message }: StyleError) => {
		const file = nameOf(fileName);
		report({ where: loc ? `${file}:${loc.line}` : file, what: message });
		return undefined;
	});
	return { sheet: bundle && Buffer.from(bundle.code).toString(), problems };
}

/**
 * All that could be the name of a class in a stylesheet, some endings of files among it: what no rule
 * selects is cut from none. Reading the selectors as such takes as long as three cuts.
 */
const listClasses = (sheet: string) =>
	new Set([...sheet.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));

/**
 * Cuts a stylesheet down to what pages use. A rule goes when it can hold for no page without a class
 * that the page has not; what is selected by elements and attributes stays. No class may be named
 * like an id elsewhere: where it is not in use, Lightning CSS takes the id for unused too.
 * @param sheet as `bundleStyles` made it
 * @param fontRules the `@font-face` rules
 * @param used the classes in use
 */
export function cutStyles(sheet: string, fontRules: string, used: ReadonlySet<string>): string {
	const whole = sheet.replace(fontsRule, () => fontRules);
	const { code } = transform({
		filename: main,
		code: Buffer.from(whole),
		minify: true,
		targets,
		unusedSymbols: [...listClasses(whole)].filter((name) => !used.has(name)),
	});
	return Buffer.from(code).toString();
}
