/** What can be wrong with a text, whatever field or file it stands in. */
export interface TextFault {
	what: string;
	fix: string;
}

/** What is wrong with a heading of which no anchor can be made. */
export const noAnchor: TextFault = {
	what: 'A heading without a letter or digit of the Latin alphabet: no link could lead to it.',
	fix: 'Give it some.',
};

/** What somebody meant to fix before anybody reads it. */
const leftover = /^(?:<{7}|={7}|>{7})(?: .*)?$|\b(?:TODO|FIXME)\b|\blorem ipsum\b/im;

/** Something in a text that was to be gone before it is published. */
export function findLeftover(text: string): TextFault | undefined {
	const [found] = leftover.exec(text) ?? [];
	return found === undefined
		? undefined
		: {
				what: `“${found.slice(0, 40)}” is left over from writing.`,
				fix: /^[<=>]/.test(found)
					? 'Two versions were merged here: keep one, and delete the marks.'
					: 'Write what is to stand there.',
			};
}

/** Signs of a link or a figure of which the other half is missing. */
const half = /\[\[|\]\]|\{\{|\}\}|\]\(/;

/** Half a link or a figure in a text in which all whole ones have been found already. */
export function findHalf(text: string): TextFault | undefined {
	const found = half.exec(text);
	return found
		? {
				what: `“${found[0]}” is left over: it begins or ends no link and no figure that could be read.`,
				fix: 'Write [[slug]], [[slug|label]], {{group.name}} or [words](/path/) whole and without blanks in the path.',
			}
		: undefined;
}

/** Names that routes have a meaning of their own for. */
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
 * Whether a text is the https address of a site that readers can reach: with a whole host name, which
 * is neither a number nor a machine of one's own, and without a password.
 */
export function isWebAddress(text: string): boolean {
	if (!/^https:\/\/[^\s"'<>\\/]/.test(text) || /[\s"'<>\\]/.test(text)) return false;
	if (!URL.canParse(text)) return false;
	const { hostname, username, password } = new URL(text);
	return /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/.test(hostname) && username === '' && password === '';
}

/** Whether a text is a path of this site, which no step to another folder makes something else. */
export const isSitePath = (text: string): boolean =>
	/^\/(?!\/)[^\s"'<>\\]*$/.test(text) && !/(^|\/)(\.|%2e){1,2}([/?#]|$)/i.test(text);

/** Whether a text opens a mail to somebody, with a subject at most: nobody else gets a copy. */
export const isMailAddress = (text: string): boolean =>
	/^mailto:[^\s?&@,]+@[^\s?&@,]+(\?subject=[^&\s]*)?$/.test(text);
