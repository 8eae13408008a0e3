import { mergeProblems, type Problem } from '../../lib/problems.ts';
import type { PublishedFile } from '../../model/built.ts';
import type { Content } from '../content/read-content.ts';
import type { Site } from '../output/gather-site.ts';
import { checkLinks } from './check-links.ts';
import { checkPages } from './check-page.ts';
import { type CheckedSite, readPage } from './read-page.ts';

const checks: readonly ((site: CheckedSite) => Problem[])[] = [checkPages, checkLinks];

/** Checks the pages of a built site. */
export function checkSite(
	content: Content,
	{ files }: Pick<Site, 'files'>,
	publications: readonly PublishedFile[],
): Problem[] {
	const pages = [...files].flatMap(([file, contents]) =>
		file.endsWith('.html') ? readPage(file, Buffer.from(contents).toString()) : [],
	);
	const site = { content, files, publications, pages };
	return mergeProblems(checks.flatMap((check) => check(site)));
}
