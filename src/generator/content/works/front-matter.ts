import {
	isMap,
	isScalar,
	isSeq,
	LineCounter,
	type Node,
	parseDocument,
	visit,
	type YAMLMap,
} from 'yaml';
import { type Problem, suggestName } from '../../../lib/problems.ts';
import { findControl } from '../text-faults.ts';

/** A value and the place where it stands, such as `…/work.md:7`. */
export interface PlacedText {
	text: string;
	where: string;
}

/**
 * Reads the fields of a YAML map one by one, and notes what is wrong with them. Every value is a text:
 * a title may be `No` or `2118`.
 */
export interface Fields {
	/** A text; undefined where there is none. */
	text(name: string): string | undefined;
	/** A text that must be there; '' where there is none. */
	required(name: string, fix: string): string;
	/** `yes` or `no`; no where there is none. */
	isYes(name: string): boolean;
	/** A list of texts, or one text alone. */
	list(name: string): PlacedText[];
	/** A list of maps. */
	maps(name: string): Fields[];
	/** A text with the place where it stands. */
	placed(name: string): PlacedText | undefined;
	/** Notes that something is wrong with a field, by its name, or with one of the texts in it. */
	refuse(at: string | PlacedText, what: string, fix: string): void;
	/** Everything wrong with the fields so far, and the fields that nobody has asked for. */
	findProblems(): Problem[];
}

/** What to do about the mistakes that people make in YAML, by the library's name for them. */
const yamlFixes: Readonly<Record<string, string>> = {
	TAB_AS_INDENT: 'Begin the line with blanks instead of a tab.',
	DUPLICATE_KEY: 'Keep one of the two fields.',
};
const quoteIt =
	'Put a text with a colon in it, or that begins with a sign, between quotation marks: title: "Nine: a story".';

/** Makes a reader of a map. */
function createFields(file: string, map: YAMLMap, lines: LineCounter): Fields {
	const problems: Problem[] = [];
	const asked = new Set<string>();
	const inner: Fields[] = [];
	const placeOf = (node: Node | null | undefined) =>
		`${file}:${lines.linePos(node?.range?.[0] ?? map.range?.[0] ?? 0).line}`;

	function find(name: string): Node | undefined {
		asked.add(name);
		const node = map.get(name, true) as Node | undefined;
		// `cover:` with nothing after it.
		return isScalar(node) && node.value === '' ? undefined : node;
	}
	const misshapen = (name: string, node: Node, what: string, fix: string) =>
		problems.push({ where: placeOf(node), what: `“${name}” is ${what}.`, fix });
	const readText = (node: unknown) =>
		isScalar(node) ? String(node.value).replace(/\s+/g, ' ').trim().normalize() : undefined;

	function text(name: string): string | undefined {
		const node = find(name);
		const found = readText(node);
		if (node !== undefined && found === undefined) {
			misshapen(name, node, 'a list or a group of fields, and should be a text', quoteIt);
		}
		return found;
	}

	return {
		text,
		placed(name) {
			const found = text(name);
			return found === undefined ? undefined : { text: found, where: placeOf(find(name)) };
		},
		refuse(at, what, fix) {
			const where = typeof at === 'string' ? placeOf(find(at)) : at.where;
			problems.push({ where, what, fix });
		},
		required(name, fix) {
			const found = text(name);
			if (found === undefined && find(name) === undefined) {
				problems.push({ where: placeOf(map), what: `The field “${name}” is missing.`, fix });
			}
			return found ?? '';
		},
		isYes(name) {
			const found = text(name);
			if (found === undefined || found === 'yes' || found === 'no') return found === 'yes';
			misshapen(name, find(name) as Node, `“${found}”`, 'Write yes or no.');
			return false;
		},
		list(name) {
			const node = find(name);
			if (node === undefined) return [];
			return (isSeq(node) ? (node.items as Node[]) : [node]).flatMap((item) => {
				const found = readText(item);
				if (found !== undefined) return { text: found, where: placeOf(item) };
				misshapen(name, item, 'a list of groups, and should be a list of texts', quoteIt);
				return [];
			});
		},
		maps(name) {
			const node = find(name);
			if (node === undefined) return [];
			const items = (isSeq(node) ? node.items : [node]) as Node[];
			return items.flatMap((item) => {
				if (isMap(item)) {
					const fields = createFields(file, item, lines);
					inner.push(fields);
					return fields;
				}
				misshapen(name, item, 'a text, and should be a list of groups', `See another work.md.`);
				return [];
			});
		},
		findProblems: () => [
			...problems,
			...map.items.flatMap(({ key }) => {
				const name = String(readText(key));
				if (asked.has(name)) return [];
				return {
					where: placeOf(key as Node),
					what: `Nothing reads the field “${name}” here.`,
					fix: suggestName(name, asked, 'Delete it.'),
				};
			}),
			...inner.flatMap((each) => each.findProblems()),
		],
	};
}

/**
 * Reads YAML.
 * @param file for messages
 * @returns its maps; none, and what is wrong, where it cannot be read
 */
export function readYaml(file: string, source: string): { maps: Fields[]; problems: Problem[] } {
	const lines = new LineCounter();
	const document = parseDocument(source, {
		lineCounter: lines,
		prettyErrors: false,
		schema: 'failsafe',
	});
	const problems = document.errors.map(({ code, message, pos }) => ({
		where: `${file}:${lines.linePos(pos[0]).line}`,
		what: `This line cannot be read (${message}).`,
		fix: yamlFixes[code] ?? quoteIt,
	}));
	// A text in quotation marks may name any character: "\x02".
	visit(document, {
		Scalar(_, { value, range }) {
			const fault = findControl(String(value));
			const { line } = lines.linePos(range?.[0] ?? 0);
			if (fault) problems.push({ where: `${file}:${line}`, ...fault });
		},
	});
	const { contents } = document;
	const items = isSeq(contents) ? contents.items : contents ? [contents] : [];
	const maps = items.flatMap((item) => (isMap(item) ? createFields(file, item, lines) : []));
	if (problems.length === 0 && maps.length < items.length) {
		const what = 'These are no fields: each is a name, a colon and a text.';
		problems.push({ where: `${file}:1`, what, fix: 'Copy the first lines of another work.' });
	}
	return { maps: problems.length > 0 ? [] : maps, problems };
}

/**
 * Splits a file into its front matter, between two lines of `---`, and the text after it.
 * @param file for messages
 * @returns its fields, and its text on the lines of the file; no fields where they cannot be read
 */
export function readFrontMatter(
	file: string,
	text: string,
): { fields: Fields | undefined; body: string; problems: Problem[] } {
	const [whole, yaml] = /^---[ \t]*\n(.*?)^---[ \t]*$/ms.exec(text) ?? [];
	if (whole === undefined || yaml === undefined || !text.startsWith('---')) {
		const what = 'It does not begin with its fields between two lines of three hyphens.';
		const fix = 'Copy the first lines of another work.';
		return { fields: undefined, body: '', problems: [{ where: `${file}:1`, what, fix }] };
	}
	// Blank lines keep the numbers of the lines the same.
	const { maps, problems } = readYaml(file, `\n${yaml}`);
	const body = whole.replace(/[^\n]/g, '') + text.slice(whole.length);
	return { fields: maps[0], body, problems };
}
