import type { InlineCode } from '../../components/page-context.ts';

/** Whatever could be a class name in a script. */
export const listWords = (script: string): string[] => script.match(/[\w-]+/g) ?? [];

/** The values of an attribute, each once, as they stand in markup that React made. */
export function listValues(html: string, name: string): string[] {
	const values = new Set<string>();
	const start = ` ${name}="`;
	// Looked for as it stands: an expression that matches it takes several times as long.
	for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
		at += start.length;
		values.add(html.slice(at, html.indexOf('"', at)));
	}
	return [...values];
}

/** The class names of some markup, and every word of the code that stands in it. */
export const listClasses = (html: string, code: readonly InlineCode[]): string[] => [
	...listValues(html, 'class').flatMap((value) => value.split(' ')),
	...code.flatMap(({ source }) => listWords(source)),
];

/** Every character of some texts, sorted, in both cases of each letter: styles set some in capitals. */
export function gatherCharacters(texts: Iterable<string>): string {
	const met = new Set<string>();
	/** What has not been met yet: after a few pages there is nothing of it in most. */
	let strange = /./gsu;
	for (const text of texts) {
		const found = text.match(strange);
		if (found === null) continue;
		for (const character of found) met.add(character);
		const known = [...met].map((each) => `\\u{${each.codePointAt(0)?.toString(16)}}`);
		strange = new RegExp(`[^${known.join('')}]`, 'gsu');
	}
	for (const character of [...met]) {
		for (const other of character.toUpperCase() + character.toLowerCase()) met.add(other);
	}
	return [...met].sort().join('');
}
