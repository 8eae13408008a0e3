import {
	isMap,
	isNode,
	isScalar,
	isSeq,
	LineCounter,
	type Node,
	parseDocument,
	visit,
	type YAMLMap,
} from 'yaml';
import { z } from 'zod';
import { type Problem, suggestName } from '../../../lib/problems.ts';
import { findControl, isWebAddress } from '../text-faults.ts';

/** A text and its location, such as `…/work.md:7`. */
export interface PlacedText {
	text: string;
	where: string;
}

/** The path to a value: `['by', 0, 'name']`. */
type Path = readonly PropertyKey[];

/** A group of fields. */
export interface Entry<T> {
	data: T;
	problems: readonly Problem[];
	/** The location of a value, or of the group around it if the value is missing. */
	placeOf(...path: Path): string;
}

/** An optional value; an invalid one counts as missing. */
export const maybe = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined);

/** A list; a single value counts as a list of one. */
export const list = <S extends z.ZodType>(item: S) =>
	z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(maybe(item)));

/** `yes` or `no`. */
export const yesOrNo = z.enum(['yes', 'no'], 'Write yes or no.');

/** An address of a page elsewhere. */
export const webAddress = z.string().refine(isWebAddress, {
	error: ({ input }) => `“${input}” is not an address.`,
	params: { fix: 'Write the whole address, with https:// before it.' },
});

/** Makes a schema strict: it rejects unknown fields, and values that `catch` would replace. */
function makeStrict(schema: z.core.$ZodType): z.core.$ZodType {
	if (schema instanceof z.ZodCatch) return makeStrict(schema.unwrap());
	if (schema instanceof z.ZodOptional) return z.optional(makeStrict(schema.unwrap()));
	if (schema instanceof z.ZodArray) return z.array(makeStrict(schema.element));
	if (schema instanceof z.ZodPipe) return z.pipe(schema.in, makeStrict(schema.out));
	if (schema instanceof z.ZodUnion) return z.union(schema.options.map(makeStrict));
	if (!(schema instanceof z.ZodObject)) return schema;
	const fields = Object.entries<z.ZodType>(schema.shape);
	const names = fields.map(([name]) => name).join();
	return z.strictObject(
		Object.fromEntries(fields.map(([name, field]) => [name, makeStrict(field)])),
		// The message about unknown fields names those that are known.
		{ error: (issue) => (issue.code === 'unrecognized_keys' ? names : undefined) },
	);
}

/** Fixes for common mistakes in YAML, by the library's error code. */
const yamlFixes: Readonly<Record<string, string>> = {
	TAB_AS_INDENT: 'Begin the line with spaces instead of a tab.',
	DUPLICATE_KEY: 'Keep one of the two fields.',
};
const quoteIt =
	'Put a text with a colon in it, or that begins with a sign, between quotation marks: title: "Nine: a story".';

/** The value of a YAML node. Every scalar is a text, since a title may be `No` or `2118`. */
function toPlain(node: unknown): unknown {
	if (isScalar(node)) return String(node.value).replace(/\s+/g, ' ').trim().normalize();
	if (isSeq(node)) return node.items.map(toPlain);
	if (isMap(node)) {
		return Object.fromEntries(node.items.map(({ key, value }) => [toPlain(key), toPlain(value)]));
	}
	return node ? null : undefined;
}

/** Finds the node of a value, of its name if it is empty, or of the group around it if it is missing. */
function findNode(map: YAMLMap, path: Path): Node {
	if (path.length === 0) return map;
	const group = map.getIn(path.slice(0, -1), true) ?? map;
	const pair = isMap(group) && group.items.find(({ key }) => toPlain(key) === path.at(-1));
	if (pair && !pair.value && isNode(pair.key)) return pair.key;
	// A single value is read as a list.
	const names = path.filter((key) => typeof key === 'string');
	const node = map.getIn(path, true) ?? map.getIn(names, true);
	return isNode(node) ? node : findNode(map, path.slice(0, -1));
}

/**
 * Explains an issue. The message of a schema is the fix for a missing or unknown value; the message of a
 * refinement is what is wrong, and its parameters have the fix.
 */
function explain(
	issue: z.core.$ZodIssue,
	map: YAMLMap,
): { node: Node; what: string; fix: string }[] {
	const { path, input, message } = issue;
	const node = findNode(map, path);
	const name = String(path.findLast((key) => typeof key === 'string'));
	const wrongShape = (actual: string, expected: string, fix = quoteIt) => [
		{ node, what: `“${name}” is ${actual}, and should be ${expected}.`, fix },
	];
	if (issue.code === 'invalid_union') {
		// Explain the alternative without missing fields, or else the last.
		const isComplete = (each: z.core.$ZodIssue[]) =>
			each.every((inner) => inner.input !== undefined);
		const explained = issue.errors.find(isComplete) ?? issue.errors.at(-1) ?? [];
		return explained.flatMap((inner) => explain({ ...inner, path: [...path, ...inner.path] }, map));
	}
	if (issue.code === 'unrecognized_keys') {
		const pairs = isMap(node) ? node.items : [];
		return issue.keys.map((name) => {
			const key = pairs.find((pair) => toPlain(pair.key) === name)?.key;
			const fix = suggestName(name, message.split(','), 'Delete it.');
			const what = `Nothing reads the field “${name}” here.`;
			return { node: isNode(key) ? key : node, what, fix };
		});
	}
	if (input === undefined) {
		return [{ node, what: `The field “${name}” is missing.`, fix: message }];
	}
	if (issue.code === 'invalid_type' && issue.expected === 'object') {
		return wrongShape('a text', 'a list of groups', 'See another work.md.');
	}
	if (typeof input !== 'string') {
		return typeof path.at(-1) === 'number'
			? wrongShape('a list of groups', 'a list of texts')
			: wrongShape('a list or a group of fields', 'a text');
	}
	if (issue.code !== 'custom') return [{ node, what: `“${name}” is “${input}”.`, fix: message }];
	const { known = [], fix } = issue.params ?? {};
	return [{ node, what: message, fix: suggestName(input, known, fix) }];
}

/**
 * Reads YAML.
 * @param file for messages
 * @param schema of each map; `catch` gives the value used in place of an invalid one, so that the rest can
 * be checked
 * @returns its maps, or none and the problems if it cannot be parsed
 */
export function readYaml<T>(
	file: string,
	source: string,
	schema: z.ZodType<T>,
): { entries: Entry<T>[]; problems: Problem[] } {
	const strict = makeStrict(schema);
	const lines = new LineCounter();
	const document = parseDocument(source, {
		lineCounter: lines,
		prettyErrors: false,
		schema: 'failsafe',
	});
	const placeAt = (offset = 0) => `${file}:${lines.linePos(offset).line}`;
	const problems = document.errors.map(({ code, message, pos }) => ({
		where: placeAt(pos[0]),
		what: 'This line cannot be read.',
		fix: `${yamlFixes[code] ?? quoteIt} (YAML: ${message.replace(/\.?$/, '.')})`,
	}));
	visit(document, {
		Scalar(_, { value, range, comment }) {
			const where = placeAt(range?.[0]);
			// A quoted text can escape any character: "\x02".
			const fault = findControl(String(value));
			if (fault) problems.push({ where, ...fault });
			// `Bread #2` without quotation marks is “Bread”.
			if (comment && value) {
				const what = `“#${comment}” at the end of this line is a comment, which is left out.`;
				const fix = `Write the text between quotation marks, "${value} #${comment}", or delete it.`;
				problems.push({ where, what, fix });
			}
		},
		// `cover:` without a value, or with quoted blanks, counts as missing.
		Pair(_, pair) {
			if (isScalar(pair.value) && String(pair.value.value).trim() === '') pair.value = null;
		},
	});
	const { contents } = document;
	const items: unknown[] = isSeq(contents) ? contents.items : contents ? [contents] : [];
	if (problems.length === 0 && !items.every((item) => isMap(item))) {
		const what = 'These are not fields: a field is a name, a colon and a text.';
		problems.push({ where: `${file}:1`, what, fix: 'Copy the first lines of another work.' });
	}
	if (problems.length > 0) return { entries: [], problems };
	const entries = items
		.filter((item) => isMap(item))
		.map((map): Entry<T> => {
			const fields = toPlain(map);
			const { error } = z.safeParse(strict, fields, { reportInput: true });
			return {
				data: schema.parse(fields),
				problems: (error?.issues ?? []).flatMap((issue) =>
					explain(issue, map).map(({ node, ...problem }) => ({
						where: placeAt(node.range?.[0]),
						...problem,
					})),
				),
				placeOf: (...path) => placeAt(findNode(map, path).range?.[0]),
			};
		});
	return { entries, problems };
}

/**
 * Splits a file into its front matter, between two lines of `---`, and the text after it.
 * @param file for messages
 * @returns its fields, unless they cannot be parsed, and its text with the line numbers of the file
 */
export function readFrontMatter<T>(
	file: string,
	text: string,
	schema: z.ZodType<T>,
): { entry?: Entry<T> | undefined; body: string; problems: Problem[] } {
	const [block, yaml] = /^---[ \t]*\n(.*?)^---[ \t]*$/ms.exec(text) ?? [];
	if (block === undefined || yaml === undefined || !text.startsWith('---')) {
		const what = 'It does not begin with its fields between two lines of three hyphens.';
		const fix = 'Copy the first lines of another work.';
		return { body: '', problems: [{ where: `${file}:1`, what, fix }] };
	}
	// Blank lines keep the line numbers.
	const { entries, problems } = readYaml(file, `\n${yaml}`, schema);
	if (entries.length + problems.length === 0) {
		const what = 'There are no fields between its two lines of hyphens.';
		problems.push({ where: `${file}:1`, what, fix: 'Copy the first lines of another work.' });
	}
	const body = block.replace(/[^\n]/g, '') + text.slice(block.length);
	return { entry: entries[0], body, problems };
}
