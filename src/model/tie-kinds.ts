import type { CharacterSlug } from './slugs.ts';
import type { InlineMarkdown } from './types.ts';

/** The kinds of ties between people, in display order. */
export const tieKinds = ['family', 'office', 'ally', 'opponent', 'debt', 'secret'] as const;

export type TieKind = (typeof tieKinds)[number];

/** Singular, plural and meaning of each kind. */
export const tieWords: Readonly<Record<TieKind, { one: string; many: string; meaning: string }>> = {
	family: { one: 'Family', many: 'Family', meaning: 'One house, whether or not they sleep in it.' },
	office: { one: 'Work', many: 'Work', meaning: 'Their work ties them, like it or not.' },
	ally: { one: 'Ally', many: 'Allies', meaning: 'One helps the other, or would.' },
	opponent: { one: 'Opponent', many: 'Opponents', meaning: 'They can’t both get what they want.' },
	debt: { one: 'Debt', many: 'Debts', meaning: 'Something is owed, seldom money.' },
	secret: { one: 'Secret', many: 'Secrets', meaning: 'Something is kept by one, or by both.' },
};

/** A tie between two characters. Each is implied by the pages about them, and so is not news. */
export interface Tie {
	/** In the order in which characters are listed. */
	between: readonly [CharacterSlug, CharacterSlug];
	kind: TieKind;
	/** One sentence with both names, which is true from either side. */
	note: InlineMarkdown;
	/** The characters who do not know of the tie; default: both know. */
	unknownTo?: readonly CharacterSlug[];
}

/**
 * A sentence about who does not know of a tie, or that both know a secret; undefined when there is
 * nothing to say.
 */
export function formatWhoKnows({ kind, unknownTo = [] }: Tie, nameOf: (slug: string) => string) {
	if (unknownTo.length > 1) return 'Neither knows.';
	const [one] = unknownTo;
	if (one !== undefined) return `${nameOf(one)} does not know.`;
	return kind === 'secret' ? 'Both know.' : undefined;
}
