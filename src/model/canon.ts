import type { InlineMarkdown } from './types.ts';

/**
 * The status of a fact: fixed for all stories, disputed within the city (pages disagree on
 * purpose), or open for each story to decide.
 */
export const canonStatuses = ['fixed', 'disputed', 'open'] as const;

export type CanonStatus = (typeof canonStatuses)[number];

/** A fact or an open question that contributors should know. */
export interface CanonEntry {
	/** The id of a section of the World Bible, or the slug of a faction or character. */
	about: string;
	status: CanonStatus;
	/** A few words that make sense by themselves. */
	note: InlineMarkdown;
}
