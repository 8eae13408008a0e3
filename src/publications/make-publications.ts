import { cached, hashFiles } from '../lib/cache.ts';
import type { Files } from '../lib/files.ts';
import type { PublishedFile } from '../model/built.ts';
import type { Materials } from './publication.ts';
import { listPublications } from './publications.ts';

/** The finished publications. */
export interface Publications {
	files: Files;
	/** Their records, for pages. */
	listed: readonly PublishedFile[];
}

/**
 * Makes all publications, or takes them from the cache if no possible input has changed. In dev
 * they are empty files, so that links to them work.
 */
export async function makePublications(
	materials: Materials,
	mode: 'production' | 'dev',
): Promise<Publications> {
	const { settings, records, prose, pictures } = materials;
	const data = [settings, records, [...prose], [...pictures]];
	const inputs = mode === 'dev' ? [] : [hashFiles('src'), JSON.stringify(data)];
	const files = new Map<string, Uint8Array>();
	const listed: PublishedFile[] = [];
	for (const { make, fragments: _, ...record } of listPublications(records.shelf)) {
		const makeBytes = async () => Buffer.from((await make(materials)) ?? '');
		const made =
			mode === 'dev'
				? Buffer.of()
				: await cached('publications', [...inputs, record.path], makeBytes);
		if (made.length === 0 && mode !== 'dev') continue;
		files.set(record.path, made);
		listed.push({ ...record, size: made.length });
	}
	return { files, listed };
}
