import type { InlineCode } from '../../model/built.ts';

/** Every word of a script that could be a class name. */
export const listWords = (script: string): string[] => script.match(/[\w-]+/g) ?? [];

/** The distinct values of an attribute in markup that React made. */
export const listValues = (html: string, name: string): string[] => [
	...new Set(
		Array.from(html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g')), ([, value = '']) => value),
	),
];

/** The class names in markup, and every word of its inline code. */
export const listClasses = (html: string, code: readonly InlineCode[]): string[] => [
	...listValues(html, 'class').flatMap((value) => value.split(' ')),
	...code.flatMap(({ source }) => listWords(source)),
];
