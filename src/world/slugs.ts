import {
	type CharacterName,
	characterSlugs,
	type FactionName,
	factionSlugs,
} from '../content/slugs.ts';

/** Titles of office before a name. */
const titles = /^(?:(?:warden|speaker|delegate|doctor|dr|commodore|captain|keeper)\b\.?\s+)+/i;

/** Removes the title before a name: `Warden Ifeoma Okwuosa` gives `Ifeoma Okwuosa`. */
export function nameWithoutTitle(name: string): string {
	return name.replace(titles, '');
}

/** The title before a name, or '': `Dr. Yevgenia Sarkisian` gives `Dr.` */
export const titleOf = (name: string): string => titles.exec(name)?.[0].trim() ?? '';

/** Folds accents: `Inês` gives `Ines`, `Ouédraogo` gives `Ouedraogo`. */
function foldAccents(text: string): string {
	return text.normalize('NFD').replace(/\p{Mark}/gu, '');
}

/**
 * Makes a URL slug: accents are folded, `&` becomes "and", and everything else that is not a letter
 * or digit becomes single hyphens. Returns '' when nothing is left.
 */
export function slugify(text: string): string {
	return foldAccents(text)
		.toLowerCase()
		.replaceAll('&', ' and ')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}

/**
 * The slug of a faction by its name: from the table, or else lower case with hyphens for spaces.
 */
export function slugForFaction(name: string): string {
	return Object.hasOwn(factionSlugs, name)
		? factionSlugs[name as FactionName]
		: name.toLowerCase().replaceAll(' ', '-');
}

/**
 * The slug of a character by full name: from the table, or else made from the name without title,
 * accents and punctuation.
 */
export function slugForCharacter(name: string): string {
	if (Object.hasOwn(characterSlugs, name)) return characterSlugs[name as CharacterName];
	return foldAccents(nameWithoutTitle(name))
		.toLowerCase()
		.replace(/[^a-z0-9\s-]/g, '')
		.trim()
		.replace(/\s+/g, '-');
}
