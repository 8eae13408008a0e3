import { cached, hashFiles } from '../lib/cache.ts';
import type { Files } from '../lib/files.ts';
import type { PublishedFile } from '../model/built.ts';
import type { Materials } from './publication.ts';
import { listPublications } from './publications.ts';

/** The finished publications. */
interface Publications {
	files: Files;
	/** Their records, for pages. */
	listed: readonly PublishedFile[];
}

/**
 * The code on which publications depend, as paths in the project. Drawings are not listed: their files, which
 * are part of the key, are named by their contents.
 */
export const publicationInputs = [
	...['src/site.ts', 'src/model', 'src/content', 'src/world', 'src/components', 'src/layouts'],
	...['src/diagrams', 'src/lib', 'src/publications', 'src/generator/content/markdown.ts'],
	...['src/art/cross-section/scale.ts', 'src/art/deck-kit', 'src/art/kit/measuring'],
	...['flag-shapes.ts', 'flags.tsx', 'kit/shapes.ts', 'survey.ts'].map((file) => `src/art/${file}`),
];

/**
 * Makes all publications, unless they are cached. In dev they are empty files, so that links to them work.
 */
export async function makePublications(
	materials: Materials,
	mode: 'production' | 'dev',
): Promise<Publications> {
	const { settings, records, prose, pictures } = materials;
	const data = [settings, records, [...prose], [...pictures]];
	const inputs = mode === 'dev' ? [] : [hashFiles(...publicationInputs), JSON.stringify(data)];
	const files = new Map<string, Uint8Array>();
	const listed: PublishedFile[] = [];
	for (const { make, needsAddress, ...record } of listPublications(records.shelf)) {
		if (needsAddress && settings.address === null && mode !== 'dev') continue;
		const made =
			mode === 'dev'
				? Buffer.of()
				: await cached('publications', [...inputs, record.path], async () =>
						Buffer.from(await make(materials)),
					);
		files.set(record.path, made);
		listed.push({ ...record, size: made.length });
	}
	return { files, listed };
}
