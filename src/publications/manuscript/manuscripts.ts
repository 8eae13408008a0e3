import { readFile } from 'node:fs/promises';
import type { Publication } from '../publication.ts';

/** An empty manuscript in the format of the guidelines; the files beside this one are its source. */
const manuscript = (
	file: string,
	record: Pick<Publication, 'title' | 'description' | 'format' | 'picture'>,
) =>
	({
		...record,
		path: `/downloads/lagan-${file}`,
		version: 'Template dated',
		group: 'To send',
		day: '2026-11-27',
		make: () => readFile(new URL(file, import.meta.url)),
	}) satisfies Publication;

export const manuscripts: readonly Publication[] = [
	manuscript('manuscript.docx', {
		title: 'Manuscript template',
		description:
			'For writers: a title page, and pages laid out as [the format requirements](/submission-guidelines/#format-requirements) ask. Type over the sample text.',
		format: 'Word',
		picture: 'deck-desk-watch',
	}),
	manuscript('manuscript.odt', {
		title: 'Manuscript template for LibreOffice',
		description: 'The same for LibreOffice. Save the finished piece as .docx before you send it.',
		format: 'OpenDocument',
		picture: 'deck-desk-plan',
	}),
];
