import { unzipSync, zipSync } from 'fflate';
import { cached, hashFiles } from '../generator/cache.ts';
import type { Content } from '../generator/content/read-content.ts';
import type { Files } from '../generator/files.ts';
import { BuildFailure, type Problem } from '../generator/problems.ts';
import { writeChangesFeed } from './changes-feed.ts';
import { comics } from './comic/comics.ts';
import { writeDeadlines } from './deadlines.ts';
import { deckSheets } from './deck-kit/deck-sheets.ts';
import type { Download, DownloadMaterials } from './download.ts';
import { epub } from './epub/epub.ts';
import { writeGuidelinesJson } from './guidelines-json.ts';
import { writeGuidelinesText } from './guidelines-text.ts';
import { templatePdf } from './template-pdf.ts';

/** A file that is written anew each time. */
const text = (path: string, write: (content: Content) => string | undefined): Download => ({
	paths: [path],
	make({ content }) {
		const written = write(content);
		return new Map(written === undefined ? [] : [[path, written]]);
	},
});

/**
 * All files to take away: a new one is a file of this folder, a name here, and a record in
 * src/content/downloads.ts, by which the page of downloads lists it.
 */
export const downloads: readonly Download[] = [
	templatePdf,
	deckSheets,
	epub,
	...comics,
	text('/guidelines.txt', writeGuidelinesText),
	text('/guidelines.json', writeGuidelinesJson),
	text('/deadlines.ics', writeDeadlines),
	text('/changes.atom', ({ sources, settings }) =>
		writeChangesFeed(sources.anthology.changes, settings),
	),
];

/** Makes files, or finds them as an earlier build made them. */
async function recall({ kept, make }: Download, materials: DownloadMaterials): Promise<Files> {
	if (kept === undefined) return make(materials);
	const packed = await cached(
		'downloads',
		[hashFiles('src'), kept.module, ...kept.from(materials)],
		async () => {
			const made = [...(await make(materials))];
			const bytes = made.map(([path, contents]) => [path, Buffer.from(contents)] as const);
			return zipSync(Object.fromEntries(bytes), { level: 0 });
		},
	);
	return new Map(Object.entries(unzipSync(packed)));
}

/**
 * Makes the files to take away: none of records that are not sound. One that cannot be made has its
 * place, so that no link to it is dead.
 */
export async function makeDownloads(
	materials: DownloadMaterials,
): Promise<{ files: Files; problems: readonly Problem[] }> {
	const { isSound, mode } = materials.content;
	const files = new Map<string, string | Uint8Array>();
	const problems: Problem[] = [];
	for (const download of isSound ? downloads : []) {
		const leaveEmpty = () => download.paths.map((path) => [path, ''] as const);
		try {
			const isLeft = download.isForReaders && mode === 'dev';
			const made = isLeft ? leaveEmpty() : await recall(download, materials);
			for (const [path, contents] of made) files.set(path, contents);
		} catch (error) {
			if (!(error instanceof BuildFailure)) throw error;
			problems.push(...error.problems);
			for (const [path, contents] of leaveEmpty()) files.set(path, contents);
		}
	}
	return { files, problems };
}
