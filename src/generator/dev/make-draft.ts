import { settings } from '../../site.ts';
import { assembleSite } from '../build-site.ts';
import { checkSite } from '../checks/check-site.ts';
import { placeSite, servedBase } from '../content/place.ts';
import { type Content, readContent } from '../content/read-content.ts';
import { developmentSources, type Sources } from '../content/sources.ts';
import type { Files } from '../files.ts';
import { BuildFailure, type Problem } from '../problems.ts';

/** A site as far as it can be shown. */
export interface Draft {
	/** The path at which it is shown. */
	base: string;
	/** undefined when there is nothing to show. */
	files: Files | undefined;
	/** What is wrong so far. */
	problems: readonly Problem[];
	/** Looks the whole site over; returns what is wrong with it. */
	check(): Promise<readonly Problem[]>;
}

/** What was read for the last draft. */
let latest: Content | undefined;

/** Whether a file has no part in what is read. */
const isDress = (file: string) => /^(styles|islands|public)[\\/]/.test(file);

/**
 * Makes the site as a build does, up to the checks of the whole.
 * @param loaders load files of pages by their full paths, and the drawings
 * @param changed the files that have changed since the last draft; none for the first
 */
export async function makeDraft(
	loaders: Pick<Sources, 'importPage' | 'pictures'>,
	changed: readonly string[],
): Promise<Draft> {
	const { env } = process;
	const placed = placeSite(settings, { siteUrl: env.SITE_URL, environment: env });
	const sources: Sources = { ...developmentSources, ...loaders };
	const isRead = latest !== undefined && changed.length > 0 && changed.every(isDress);
	const content = (isRead && latest) || (await readContent(placed.settings, sources, 'dev'));
	latest = content;
	const base = servedBase(placed.settings.base);
	try {
		const site = await assembleSite(content);
		return {
			base,
			files: site.files,
			problems: [...placed.problems, ...site.problems],
			check: async () => (await checkSite(content, site)).problems,
		};
	} catch (error) {
		if (!(error instanceof BuildFailure)) throw error;
		const problems = [...placed.problems, ...error.problems];
		return { base, files: undefined, problems, check: async () => [] };
	}
}
