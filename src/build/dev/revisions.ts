import type { SourceChange } from './messages.ts';

/** How often the files of each kind have changed: what is made of them is another thing then. */
export interface Revisions {
	/** TypeScript that the pages are made with. */
	code: number;
	prose: number;
	islands: number;
	styles: number;
	public: number;
}

function kindOf(file: string): keyof Revisions {
	const [folder] = file.split('/');
	if (folder === 'islands' || folder === 'styles' || folder === 'public') return folder;
	return file.endsWith('.md') ? 'prose' : 'code';
}

/** Counts changes in. */
export function countChanges(before: Revisions, changes: readonly SourceChange[]): Revisions {
	const after = { ...before };
	for (const kind of new Set(changes.map(({ file }) => kindOf(file)))) after[kind] += 1;
	return after;
}

export const noRevisions: Revisions = { code: 0, prose: 0, islands: 0, styles: 0, public: 0 };
