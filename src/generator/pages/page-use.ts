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
