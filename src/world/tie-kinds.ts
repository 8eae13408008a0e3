import type { CharacterSlug } from '../content/slugs.ts';
import type { InlineMarkdown } from './types.ts';

/** What can tie one person to another, in the order in which pages list it. */
export const tieKinds = ['family', 'office', 'ally', 'opponent', 'debt', 'secret'] as const;

export type TieKind = (typeof tieKinds)[number];

/** What each kind is called, of one and of many, and what it means. */
export const tieWords: Readonly<Record<TieKind, { one: string; many: string; meaning: string }>> = {
	family: { one: 'Family', many: 'Family', meaning: 'One house, whether or not they sleep in it.' },
	office: { one: 'Work', many: 'Work', meaning: 'Their work ties them, like it or not.' },
	ally: { one: 'Ally', many: 'Allies', meaning: 'One helps the other, or would.' },
	opponent: { one: 'Opponent', many: 'Opponents', meaning: 'They can’t both get what they want.' },
	debt: { one: 'Debt', many: 'Debts', meaning: 'Something is owed, seldom money.' },
	secret: { one: 'Secret', many: 'Secrets', meaning: 'Something is kept by one, or by both.' },
};

/**
 * What ties two of the thirteen. Nothing here is news: pages tell it, mostly in the words of somebody
 * who does not say it outright.
 */
export interface Tie {
	/** The two, in the order in which characters are listed. */
	between: readonly [CharacterSlug, CharacterSlug];
	kind: TieKind;
	/** One sentence with both names, which says it from either side. */
	note: InlineMarkdown;
	/** Those of the two who do not know of it, as far as pages tell; nobody, unless it is said. */
	unknownTo?: readonly CharacterSlug[];
}

/** Who does not know of a tie, in a sentence; of a secret also that both do. */
export function sayWhoKnows({ kind, unknownTo = [] }: Tie, nameOf: (slug: string) => string) {
	if (unknownTo.length > 1) return 'Neither knows.';
	const [one] = unknownTo;
	if (one !== undefined) return `${nameOf(one)} does not know.`;
	return kind === 'secret' ? 'Both know.' : undefined;
}
