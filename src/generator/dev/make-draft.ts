import type { Files } from '../../lib/files.ts';
import { settings } from '../../site.ts';
import { assembleSite } from '../build-site.ts';
import { readContent } from '../content/read-content.ts';
import { resolveLocation } from '../content/site-location.ts';
import { developmentSources } from '../content/sources.ts';

/**
 * Assembles and checks the site as a build does, with the pages of `src/dev-pages`, in memory alone.
 * @returns every file of the site
 * @throws BuildFailure with everything that is wrong
 */
export async function makeDraft(): Promise<Files> {
	const located = resolveLocation(settings, { siteUrl: process.env.SITE_URL });
	const content = await readContent(located, developmentSources, 'dev');
	return (await assembleSite(content)).files;
}
