/** What is wrong with a text, whatever field or file it is in. */
export interface TextFault {
	what: string;
	fix: string;
}

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

/** Whether a text is an https address with a whole host name and without a password. */
export const isWebAddress = (text: string): boolean =>
	/^https:\/\/[^\s"'<>\\/@]+\.[a-z][^\s"'<>\\@]*$/i.test(text);
