import type { PublishedFile } from '../components/page-context.ts';
import type { Content } from '../generator/content/read-content.ts';
import type { Files } from '../generator/files.ts';
import type { Materials } from './publication.ts';
import { publications } from './publications.ts';

/** The files to download as they were made. */
export interface Publications {
	files: Files;
	/** What pages say about each. */
	listed: readonly PublishedFile[];
}

/** Makes every file to download; in dev they are empty, so that links to them lead somewhere. */
export async function makePublications(
	content: Content,
	{ pictures, files: svgs }: { pictures: Materials['pictures']; files: Files },
): Promise<Publications> {
	const files = new Map<string, string | Uint8Array>();
	const listed: PublishedFile[] = [];
	for (const { make, fragments: _, ...record } of publications) {
		const made = content.mode === 'dev' ? '' : await make({ content, pictures, svgs });
		if (made === undefined) continue;
		files.set(record.path, made);
		listed.push({ ...record, size: Buffer.byteLength(made) });
	}
	return { files, listed };
}
