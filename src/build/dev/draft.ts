import { settings } from '../../site.ts';
import type { Files } from '../files.ts';
import { placeSite, servedBase } from '../place.ts';
import { download } from '../prepare-assets.ts';
import type { Report } from '../problems.ts';
import { developmentSources } from '../sources.ts';
import { checkDraft, finishSite, renderSite } from './draft-site.ts';
import type { Keep } from './keep.ts';
import { remakeDownload } from './late-download.ts';
import { createDress, createPrepare } from './prepare.ts';
import type { Revisions } from './revisions.ts';

/** A site that can be shown, and what is still to be done. */
export interface Draft {
	/** The path at which it is shown. */
	base: string;
	files: Files;
	/** Reports all that is wrong with the finished site. */
	check(report: Report): void;
	/** Makes what no page shows. */
	makeRest(report: Report): Promise<Files>;
}

/**
 * Makes the site as a build does, up to the checks of the whole; what did not change is kept.
 * @param revisions what is the same as before has the same number
 * @returns undefined when there is nothing to show; why is reported
 * @throws BuildFailure when the place of the site makes no sense
 */
export async function makeDraft(
	keep: Keep,
	revisions: Revisions,
	report: Report,
): Promise<Draft | undefined> {
	const environment = process.env;
	const placed = placeSite(settings, { siteUrl: environment.SITE_URL, environment });
	const { code, prose, islands, public: copied } = revisions;
	// Styles come after the bodies, and change none of them.
	const bodies = await keep('bodies', [code, prose, islands, copied], report, (say) =>
		renderSite(placed, developmentSources, createPrepare(keep, revisions), say),
	);
	if (bodies === undefined) return undefined;
	const { content } = bodies;
	const dressed = { ...bodies, content: { ...content, dress: createDress(keep, revisions) } };
	const files = await finishSite(placed, dressed, report);
	if (files === undefined) return undefined;
	return {
		base: servedBase(placed.base),
		files,
		check: (say) => checkDraft(placed, bodies, files, say),
		makeRest: async (say) => new Map([[download, await remakeDownload(keep, say)]]),
	};
}
