/** A fault of a text, without its location. */
export interface TextFault {
	what: string;
	fix: string;
}

/** Placeholders and conflict markers. */
const placeholder = /^(?:<{7}|={7}|>{7})(?: .*)?$|\b(?:TODO|FIXME)\b|\blorem ipsum\b/im;

/** Finds a placeholder or a conflict marker in a text. */
export function findPlaceholder(text: string): TextFault | undefined {
	const [found] = placeholder.exec(text) ?? [];
	return found === undefined
		? undefined
		: {
				what: `“${found.slice(0, 40)}” looks like a leftover note.`,
				fix: /^[<=>]/.test(found)
					? 'Two versions were merged here: keep one, and delete the marks.'
					: 'Write the real text, or delete it.',
			};
}

/** Characters that XML forbids, or that come from another encoding; tabs and line ends are valid. */
const control = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/u;

/** Finds a character that pages, books and feeds cannot contain. */
export function findControl(text: string): TextFault | undefined {
	const found = control.exec(text)?.[0].codePointAt(0);
	return found === undefined
		? undefined
		: {
				what: `It has the control character U+${found.toString(16).toUpperCase().padStart(4, '0')}, which no page, book or feed can hold.`,
				fix: 'Delete it. Editors show it as a box or not at all; retyping the words around it removes it.',
			};
}

/** Names with a special meaning in routes. */
const reserved = ['index', '404'];

/** Names of Windows devices, which cannot be file names there, whatever the extension. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** Whether Windows reserves a file name, which is given without its extension. */
export const isDevice = (name: string) => devices.test(name);

/** Checks a slug, which becomes part of paths, file names and anchors. */
export function findSlugFault(slug: string): TextFault | undefined {
	if (reserved.includes(slug)) {
		return { what: `The slug “${slug}” is reserved.`, fix: 'Choose another.' };
	}
	if (isDevice(slug)) {
		return { what: `Windows has no files called “${slug}”.`, fix: 'Choose another name.' };
	}
	if (slug.length > 80) {
		const what = `“${slug.slice(0, 30)}…” has ${slug.length} characters, which is too long for paths and file names.`;
		return { what, fix: 'Use at most 80.' };
	}
	return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
		? undefined
		: {
				what: `“${slug}” cannot be used as a slug, which becomes part of paths, file names and anchors.`,
				fix: 'Use lower-case letters a to z and digits, with single hyphens between them.',
			};
}

/** Whether a text is an https address with a whole host name and without a password. */
export const isWebAddress = (text: string): boolean =>
	/^https:\/\/[^\s"'<>\\/@]+\.[a-z][^\s"'<>\\@]*$/i.test(text);
