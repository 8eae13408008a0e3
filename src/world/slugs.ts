import {
	type CharacterName,
	characterSlugs,
	type FactionName,
	factionSlugs,
} from '../content/slugs.ts';

/** Words before a name that are an office and not a part of it. */
const titles = /^(?:(?:warden|speaker|delegate|doctor|dr|commodore|captain|keeper)\b\.?\s+)+/i;

/** A name without the office before it: `Warden Ifeoma Okwuosa` gives `Ifeoma Okwuosa`. */
export function nameWithoutTitle(name: string): string {
	return name.replace(titles, '');
}

/** The office before a name, or '': `Dr. Yevgenia Sarkisian` gives `Dr.` */
export const titleOf = (name: string): string => titles.exec(name)?.[0].trim() ?? '';

/** Folds accents: `Inês` gives `Ines`, `Ouédraogo` gives `Ouedraogo`. */
function foldAccents(text: string): string {
	return text.normalize('NFD').replace(/\p{Mark}/gu, '');
}

/**
 * Makes a URL slug of any text: accents folded, `&` spoken as "and", everything else that is
 * not a letter or a digit turned into single hyphens. Returns '' when nothing is left.
 */
export function slugify(text: string): string {
	return foldAccents(text)
		.toLowerCase()
		.replaceAll('&', ' and ')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}

/** The slug of a faction by name: the table's, else lower case with spaces to hyphens, and no more. */
export function slugForFaction(name: string): string {
	return Object.hasOwn(factionSlugs, name)
		? factionSlugs[name as FactionName]
		: name.toLowerCase().replaceAll(' ', '-');
}

/**
 * The slug of a character by full name: the table's, else lower case without titles and without what
 * is neither letter, digit nor hyphen, blanks to hyphens. Accents are folded, so that letters stay.
 */
export function slugForCharacter(name: string): string {
	if (Object.hasOwn(characterSlugs, name)) return characterSlugs[name as CharacterName];
	return foldAccents(nameWithoutTitle(name))
		.toLowerCase()
		.replace(/[^a-z0-9\s-]/g, '')
		.trim()
		.replace(/\s+/g, '-');
}
