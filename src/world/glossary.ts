import type { GlossaryEntry } from '../content/glossary.ts';

/** The words that are marked as an entry's term in running text; none for everyday words. */
export const marksOf = (entry: GlossaryEntry): readonly string[] =>
	entry.isEveryday ? [] : (entry.markedAs ?? [entry.term, ...(entry.forms ?? [])]);
