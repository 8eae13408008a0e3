import type { Settings } from '../site.ts';
import type { Files } from './files.ts';
import { makePageStyles } from './pages/page-styles.ts';
import type { PageUse } from './pages/page-use.ts';
import type { SiteAssets } from './pages/render-documents.tsx';
import { findTrails } from './pages/trails.ts';
import type { Report } from './problems.ts';
import type { Content } from './read-site.ts';

/**
 * Makes what heads of pages hold and link to, now that it is known what their bodies hold: fonts,
 * styles, previews, the way to each page.
 * @param files gets fonts and previews
 * @returns undefined when scripts or styles could not be compiled; why is reported
 */
export async function dressSite(
	settings: Settings,
	{ drawn, scripts, dress, makePreviews, pages }: Content,
	{ characters, kinds }: PageUse,
	files: Files,
	report: Report,
): Promise<SiteAssets | undefined> {
	const previews = await makePreviews(pages, settings, drawn, files, report);
	const look = await dress(characters, files, report);
	if (scripts === undefined || look === undefined) return undefined;
	return {
		styles: await makePageStyles(look.sheet, kinds, scripts, files),
		fonts: look.fonts,
		scripts,
		previews,
		trails: findTrails(pages, settings.name, report),
	};
}
