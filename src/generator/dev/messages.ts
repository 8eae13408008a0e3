import type { Files } from '../files.ts';
import type { Problem } from '../problems.ts';

/** The project's code as modules, by their URLs: the same code has the same one. */
export interface Bundles {
	/** Drafts the site: the program of a process. */
	program: string;
	/** Exports `makeDraft`, and `pages`, which loads each file of pages. */
	site: string;
	/** Exports what `src/art/pictures.ts` does. */
	drawings: string;
}

/** What the process that serves tells the one that drafts. */
export interface DraftRequest {
	bundles: Bundles;
	/** The files that have changed; none for the first draft. */
	changed: readonly string[];
}

/** The site as it is now, as far as it differs from what was last sent. */
export interface DraftMessage {
	kind: 'draft';
	/** The path at which the site is shown. */
	base: string;
	changed: Files;
	/** All files, whether changed or not. */
	names: readonly string[];
	/** What is known to be wrong before the site is checked. */
	problems: readonly Problem[];
}

/** What the process that drafts answers: a draft or a failure to each request, and later what else is wrong. */
export type DraftReply =
	| DraftMessage
	| { kind: 'failure'; problems: readonly Problem[] }
	/** All that is wrong with the last draft or failure. */
	| { kind: 'checked'; problems: readonly Problem[] }
	/** It is no more; its last words are another’s. */
	| { kind: 'ended'; problems: readonly Problem[] };
