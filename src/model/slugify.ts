import { type CharacterName, characterSlugs, type FactionName, factionSlugs } from './slugs.ts';

/** Titles of office before a name. */
const titles = /^(?:(?:warden|speaker|delegate|doctor|dr|commodore|captain|keeper)\b\.?\s+)+/i;

/** Removes the title before a name: `Warden Ifeoma Okwuosa` gives `Ifeoma Okwuosa`. */
export function nameWithoutTitle(name: string): string {
	return name.replace(titles, '');
}

/** The title before a name, or '': `Dr. Yevgenia Sarkisian` gives `Dr.` */
export const titleOf = (name: string): string => titles.exec(name)?.[0].trim() ?? '';

/**
 * Folds the accents of Latin letters: `Inês` gives `Ines`. In other scripts a mark may be a vowel, or
 * half a letter.
 */
const foldAccents = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/(\p{Script=Latin})\p{Mark}+/gu, '$1')
		.normalize('NFC');

/** Words in lower case with single hyphens for everything between them. */
const hyphenate = (text: string, between: RegExp): string =>
	foldAccents(text)
		.toLowerCase()
		.replaceAll('&', ' and ')
		.replace(between, '-')
		.replace(/^-|-$/g, '');

/**
 * Makes a URL slug, of the letters a to z, digits and single hyphens: accents are folded and `&`
 * becomes "and". Returns '' when nothing is left.
 */
export const slugify = (text: string): string => hyphenate(text, /[^a-z0-9]+/g);

/**
 * Makes an anchor of a name in any script, such as `олена-шевченко`. A name without a letter or digit
 * becomes its code points. Returns '' for an empty text alone.
 */
const makeAnchor = (text: string): string =>
	hyphenate(text, /[^\p{Letter}\p{Mark}\p{Number}]+/gu) ||
	Array.from(text, (character) => character.codePointAt(0)?.toString(16)).join('-');

/**
 * Creates a function that makes the anchors of a page.
 * @returns a function from a name to its anchor; repeated anchors get numbers
 */
export function createAnchors(): (name: string) => string {
	const used = new Set<string>();
	return (name) => {
		const base = makeAnchor(name);
		let anchor = base;
		for (let number = 2; used.has(anchor); number++) anchor = `${base}-${number}`;
		used.add(anchor);
		return anchor;
	};
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
