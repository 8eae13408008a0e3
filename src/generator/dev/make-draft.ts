import type { Files } from '../../lib/files.ts';
import { BuildFailure } from '../../lib/problems.ts';
import { settings } from '../../site.ts';
import { assembleSite } from '../build-site.ts';
import { readContent } from '../content/read-content.ts';
import { resolveLocation } from '../content/site-location.ts';
import { developmentSources } from '../content/sources.ts';

/** The site as it is while somebody writes. */
interface Draft {
	/** Every file of the site. */
	files: Files;
	/** Everything that is wrong with works, which are left out. */
	failure?: BuildFailure;
}

/** The folders of works, and files beside them, that problems name. */
const listBroken = ({ problems }: BuildFailure) =>
	problems.flatMap(({ where }) =>
		[...where.matchAll(/src\/content\/works\/([^/:,]+)/g)].flatMap(([, name]) => name ?? []),
	);

/**
 * Assembles and checks the site as a build does, with the pages of `src/dev-pages`, in memory alone. Broken
 * works are left out, so that others can be seen.
 * @param omitted the works that are left out already
 * @throws BuildFailure with everything that is wrong, if anything else is
 */
export async function makeDraft(omitted: ReadonlySet<string> = new Set()): Promise<Draft> {
	const located = resolveLocation(settings, { siteUrl: process.env.SITE_URL });
	const sources = { ...developmentSources, works: { ...developmentSources.works, omitted } };
	try {
		return { files: (await assembleSite(await readContent(located, sources, 'dev'))).files };
	} catch (error) {
		if (!(error instanceof BuildFailure)) throw error;
		const all = new Set([...omitted, ...listBroken(error)]);
		if (all.size === omitted.size) throw error;
		const others = await makeDraft(all).catch(() => Promise.reject(error));
		return { files: others.files, failure: error };
	}
}
