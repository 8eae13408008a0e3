/** A text that is put into a file that is there already. */
export interface Edit {
	file: string;
	/** A line of the file's beginning part, after which the place is looked for. */
	after: string;
	/** The first text after that, before which the new one is put. */
	before: string;
	text: string;
}

/**
 * Puts a text where an edit has it.
 * @throws when the file no longer has that place
 */
export function insert(source: string, { file, after, before, text }: Edit): string {
	const start = source.indexOf(after);
	const at = source.indexOf(before, start);
	if (start === -1 || at === -1) {
		throw new Error(`${file} has no “${before.trim()}” after “${after.trim()}”: add it by hand.`);
	}
	return source.slice(0, at) + text + source.slice(at);
}

/** Adds a name to an index's imports of its neighbours, in the order of their files. */
export function addImport(source: string, name: string, file: string): string {
	const neighbours = [...source.matchAll(/^import \{ \w+ \} from '\.\/(.+)';\n/gm)];
	const next = neighbours.find(([, other = '']) => other > file);
	const last = neighbours.at(-1);
	const at = next?.index ?? (last ? last.index + last[0].length : 0);
	return `${source.slice(0, at)}import { ${name} } from './${file}';\n${source.slice(at)}`;
}
