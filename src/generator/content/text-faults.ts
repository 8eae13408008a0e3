import { months } from '../../world/dates.ts';

/** What can be wrong with a text, whatever field or file it stands in. */
export interface TextFault {
	what: string;
	fix: string;
}

/**
 * Signs that no reader sees and that no text should hold: control characters, halves of a character,
 * signs that turn the direction of all that follows, byte order marks, separators of lines, signs that
 * no font of ours or anybody's has to know, and what decoders put in place of bytes that they could
 * not read. Tabs and line ends are left to the caller.
 * Source: Unicode Standard, general categories Cc, Cs, Co, Zl, Zp and noncharacters; Unicode Standard
 * Annex #9, table 4.
 */
const unseen =
	/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu;

/** A text of signs that are looked at fastest, and none of which is among those. */
const usual = /^[ -~\u00a1-\u024f\u2010-\u2027\u2030-\u205e]*$/;

/**
 * Whether a reader sees anything of a text: blanks, and signs that only work on others, are nothing.
 * Source: Unicode Standard, general categories Z, C and M, and letters that are drawn as blanks.
 */
export const isSeen = (text: string): boolean =>
	/[^\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

/** A blank at the edge of a text: two that differ in nothing else would look the same. */
export function findEdge(text: string): TextFault | undefined {
	return text === text.trim()
		? undefined
		: { what: 'It begins or ends with a blank.', fix: 'Delete the blank.' };
}

/** What is wrong with a heading of which no anchor can be made. */
export const noAnchor: TextFault = {
	what: 'A heading without a letter or digit of the Latin alphabet: no link could lead to it.',
	fix: 'Give it some.',
};

/** Whether a year has a day, in the calendar that readers use. */
function hasDay(year: number, month: number, day: number): boolean {
	const date = new Date(Date.UTC(2000, month - 1, day));
	// Years below 100 would be read as of the twentieth century.
	date.setUTCFullYear(year, month - 1, day);
	return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A day that no calendar has, written as “October 10th, 2025” or as “2025-10-10”. */
export function findFalseDate(text: string): TextFault | undefined {
	if (!/\d{4}/.test(text)) return undefined;
	const named = [...text.matchAll(/\b([A-Z][a-z]+) (\d{1,2})(?:st|nd|rd|th)?, (\d{4})\b/g)]
		.map(([all, month = '', day, year]) => [all, months.indexOf(month) + 1, day, year] as const)
		.filter(([, month]) => month > 0);
	const numbered = [...text.matchAll(/\b(\d{4})-(\d{2})-(\d{2})\b/g)].map(
		([all, year, month, day]) => [all, Number(month), day, year] as const,
	);
	const wrong = [...named, ...numbered].find(
		([, month, day, year]) => !hasDay(Number(year), month, Number(day)),
	);
	return wrong && { what: `No calendar has the day “${wrong[0]}”.`, fix: 'Correct the date.' };
}

/** What is wrong with a day of a record, which calendars and feeds take as it is. */
export const findDayFault = (day: string): TextFault | undefined =>
	/^\d{4}-\d{2}-\d{2}$/.test(day)
		? undefined
		: { what: `“${day.slice(0, 40)}” is no day.`, fix: 'Write it as 2026-11-23.' };

/** The first sign in a text that should not be there; `allowed` are signs that may. */
export function findUnseen(text: string, allowed = ''): TextFault | undefined {
	if (usual.test(text)) return undefined;
	for (const [sign] of text.matchAll(unseen)) {
		if (allowed.includes(sign)) continue;
		const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
		return {
			what: `It holds the sign U+${code}, which nobody sees and which no page should carry.`,
			fix: 'Delete it: it may have come with a paste, or with a file that is not UTF-8.',
		};
	}
	return undefined;
}

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

/** What a field that is shown letter by letter holds and a reader would stumble on. */
export function findMarkup(text: string): TextFault | undefined {
	const found = half.exec(text) ?? /<\/?[a-z][^<>]*>/i.exec(text);
	return found
		? {
				what: `“${found[0].slice(0, 60)}” would be shown as it stands: this field is plain text.`,
				fix: 'Say it in plain words.',
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
