import type { InlineMarkdown } from '../../world/types.ts';

/**
 * How firmly a fact stands: all stories agree on what is fixed, pages disagree on purpose about what
 * is disputed, and a story decides for itself what is open.
 */
export const canonStatuses = ['fixed', 'disputed', 'open'] as const;

export type CanonStatus = (typeof canonStatuses)[number];

/** A fact, or a gap, that whoever writes about a thing should know of. */
export interface CanonEntry {
	/** What it is about: the id of a section of the World Bible, or the slug of a faction or a character. */
	about: string;
	status: CanonStatus;
	/** A few words, which need nothing else to be understood. */
	note: InlineMarkdown;
}
