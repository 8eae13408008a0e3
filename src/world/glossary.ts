import type { GlossaryEntry } from '../content/glossary.ts';

/** The words that are marked up in running text as an entry's term; none for everyday words. */
export const marksOf = (entry: GlossaryEntry): readonly string[] =>
	entry.isEveryday ? [] : (entry.markedAs ?? [entry.term, ...(entry.forms ?? [])]);
