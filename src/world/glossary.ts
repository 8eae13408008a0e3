import type { GlossaryEntry } from '../content/glossary.ts';

/** What running text marks an entry by. */
export const marksOf = (entry: GlossaryEntry): readonly string[] =>
	entry.isEveryday ? [] : (entry.markedAs ?? [entry.term, ...(entry.forms ?? [])]);
