/** What can be wrong with a text, whatever field or file it stands in. */
export interface TextFault {
	what: string;
	mend: string;
}

/**
 * Signs that no reader sees and that no text should hold: control characters, halves of a character,
 * signs that turn the direction of all that follows, and what decoders put in place of bytes that
 * they could not read. Tabs and line ends are left to the caller.
 * Source: Unicode Standard, general categories Cc and Cs; Unicode Standard Annex #9, table 4.
 */
const unseen = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffd-\uffff]/gu;

/** The first sign in a text that should not be there; `allowed` are signs that may. */
export function findUnseen(text: string, allowed = ''): TextFault | undefined {
	for (const [sign] of text.matchAll(unseen)) {
		if (allowed.includes(sign)) continue;
		const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
		return {
			what: `It holds the sign U+${code}, which nobody sees and which no page should carry.`,
			mend: 'Delete it: it may have come with a paste, or with a file that is not UTF-8.',
		};
	}
	return undefined;
}

/** Signs of a link or a figure of which the other half is missing. */
const half = /\[\[|\]\]|\{\{|\}\}|\]\(/;

/** Half a link or a figure in a text in which all whole ones have been found already. */
export function findHalf(text: string): TextFault | undefined {
	const found = half.exec(text);
	return found
		? {
				what: `“${found[0]}” is left over: it begins or ends no link and no figure that could be read.`,
				mend: 'Write [[slug]], [[slug|label]], {{group.name}} or [words](/path/) whole and without blanks in the path.',
			}
		: undefined;
}

/** What a field that is shown letter by letter holds and a reader would stumble on. */
export function findMarkup(text: string): TextFault | undefined {
	const found = half.exec(text) ?? /<\/?[a-z][^<>]*>/i.exec(text);
	return found
		? {
				what: `“${found[0].slice(0, 60)}” would be shown as it stands: this field is plain text.`,
				mend: 'Say it in plain words.',
			}
		: undefined;
}

/** Names that routes have a meaning of their own for. */
const reserved = ['index', '404'];

/** What is wrong with a slug: it is part of a path, of a file name and of an anchor. */
export function findSlugFault(slug: string): TextFault | undefined {
	if (reserved.includes(slug)) {
		return { what: `The slug “${slug}” is the name of another page.`, mend: 'Choose another.' };
	}
	return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80
		? undefined
		: {
				what: `“${slug.slice(0, 90)}” is no slug: paths, file names and anchors are made of it.`,
				mend: 'Use lower-case letters a to z and digits, with single hyphens between them, 80 at most.',
			};
}
