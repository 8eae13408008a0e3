import type { Settings } from '../site.ts';
import { type Budgets, checkBudgets } from './check-budgets.ts';
import { createSiteCheck } from './check-site.ts';
import { type Files, fileOfRoute } from './files.ts';
import type { PageRecord } from './pages/describe-page.ts';
import { gatherFacts } from './pages/page-facts.ts';
import { createScales, type PageWeight } from './pages/weigh-pages.ts';
import type { Report } from './problems.ts';
import type { Content } from './read-site.ts';
import { listRules } from './site-rules.ts';

/** What is found out about a site while it is written, and judged when all of it is there. */
export interface Inspection {
	/** Takes note of a page that was written. */
	notePage(route: string, record: PageRecord): void;
	/**
	 * Reports all that is wrong with the whole.
	 * @param files all but the pages
	 */
	judge(files: Files, report: Report): void;
	/** What each page makes a browser load, in the order in which they were noted. */
	readonly weights: readonly PageWeight[];
	/** Bytes of all pages that were noted. */
	countBytes(): number;
}

/**
 * @param assets all that pages load, with the compressed form beside each text
 * @param readHtml reads a page that was written
 * @param budgets what pages may weigh; undefined where nothing is compressed, and nothing weighed
 */
export function createInspection(
	settings: Settings,
	content: Content,
	assets: Files,
	readHtml: (file: string) => string,
	budgets: Budgets | undefined,
): Inspection {
	const check = createSiteCheck({ ...listRules(settings, content), readHtml });
	const weigh = createScales(assets, settings);
	const weights: PageWeight[] = [];
	let bytes = 0;
	return {
		notePage(route, { facts, sizes }) {
			check.addPage(fileOfRoute(route), facts);
			if (budgets) weights.push(weigh(route, sizes, facts.loads));
			bytes += sizes.written;
		},
		judge(files, report) {
			for (const [file, contents] of files) {
				if (!file.endsWith('.html')) continue;
				check.addPage(file, gatherFacts(Buffer.from(contents).toString()));
			}
			const pages = content.pages.map(({ route }) => [fileOfRoute(route), ''] as const);
			check.finish(new Map([...pages, ...files]), report);
			if (budgets) checkBudgets(weights, budgets, report);
		},
		weights,
		countBytes: () => bytes,
	};
}
