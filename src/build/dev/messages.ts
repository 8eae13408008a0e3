import type { Problem } from '../problems.ts';

/** A source that came, changed or went, by its path below the project's folder. */
export interface SourceChange {
	file: string;
	/** What a file of code says now; undefined for one that is gone, and for what is no code. */
	text: string | undefined;
}

/** What the process that serves tells the one that builds: all that changed since it last did. */
export interface BuildRequest {
	changes: readonly SourceChange[];
}

/** The site as it is now, as far as it differs from what was last sent. */
export interface DraftMessage {
	kind: 'draft';
	/** The path at which the site is shown. */
	base: string;
	changed: ReadonlyMap<string, string | Uint8Array>;
	gone: readonly string[];
	/** What is known to be wrong before the site is checked. */
	problems: readonly Problem[];
}

/** What the process that builds answers: a draft or a failure to each request, and the rest later. */
export type BuildReply =
	| DraftMessage
	| { kind: 'failure'; problems: readonly Problem[] }
	/** All that is wrong with the last draft. */
	| { kind: 'checked'; problems: readonly Problem[] }
	/** Files of the last draft that no page shows. */
	| { kind: 'rest'; changed: DraftMessage['changed'] };
