/** What is wrong with a text, whatever field or file it is in. */
export interface TextFault {
	what: string;
	fix: string;
}

/** The problem of a heading without a usable anchor. */
export const noAnchor: TextFault = {
	what: 'A heading without a letter or digit of the Latin alphabet: no link could lead to it.',
	fix: 'Give it some.',
};

/** Text that was meant to be replaced, and conflict markers. */
const placeholder = /^(?:<{7}|={7}|>{7})(?: .*)?$|\b(?:TODO|FIXME)\b|\blorem ipsum\b/im;

/** Finds a placeholder or a conflict marker in a text. */
export function findPlaceholder(text: string): TextFault | undefined {
	const [found] = placeholder.exec(text) ?? [];
	return found === undefined
		? undefined
		: {
				what: `“${found.slice(0, 40)}” is left over from writing.`,
				fix: /^[<=>]/.test(found)
					? 'Two versions were merged here: keep one, and delete the marks.'
					: 'Write what is to stand there.',
			};
}

/** One end of a link or a figure without the other. */
const unclosed = /\[\[|\]\]|\{\{|\}\}|\]\(/;

/** Finds a link or a figure without its other end, in text from which whole ones have been parsed. */
export function findUnclosedMarkup(text: string): TextFault | undefined {
	const found = unclosed.exec(text);
	return found
		? {
				what: `“${found[0]}” is left over: it begins or ends no link and no figure that could be read.`,
				fix: 'Write [[slug]], [[slug|label]], {{group.name}} or [words](/path/) whole and without blanks in the path.',
			}
		: undefined;
}

/** Names with a meaning of their own in routes. */
const reserved = ['index', '404'];

/** What is wrong with a slug: it is part of a path, of a file name and of an anchor. */
export function findSlugFault(slug: string): TextFault | undefined {
	if (reserved.includes(slug)) {
		return { what: `The slug “${slug}” is the name of another page.`, fix: 'Choose another.' };
	}
	return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80
		? undefined
		: {
				what: `“${slug.slice(0, 90)}” is no slug: paths, file names and anchors are made of it.`,
				fix: 'Use lower-case letters a to z and digits, with single hyphens between them, 80 at most.',
			};
}

/**
 * Whether a text is an https address that readers can reach: with a full host name, not a number or a
 * local machine, and without a password.
 */
export function isWebAddress(text: string): boolean {
	if (!/^https:\/\/[^\s"'<>\\/]/.test(text) || /[\s"'<>\\]/.test(text)) return false;
	if (!URL.canParse(text)) return false;
	const { hostname, username, password } = new URL(text);
	return /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/.test(hostname) && username === '' && password === '';
}

/** Whether a text is a path of this site without `.` or `..` segments. */
export const isSitePath = (text: string): boolean =>
	/^\/(?!\/)[^\s"'<>\\]*$/.test(text) && !/(^|\/)(\.|%2e){1,2}([/?#]|$)/i.test(text);

/** Whether a text is a mailto: address with one recipient and at most a subject. */
export const isMailAddress = (text: string): boolean =>
	/^mailto:[^\s?&@,]+@[^\s?&@,]+(\?subject=[^&\s]*)?$/.test(text);
