import { PanelAlone, panelId, placePanel } from '../../src/components/comic.tsx';
import { Link } from '../../src/components/link.tsx';
import { BackLink } from '../../src/components/page-header.tsx';
import { ByLine } from '../../src/components/works/credits.tsx';
import type { Page } from '../../src/layouts/page.ts';
import { panelPath } from '../../src/model/comic-page.ts';
import type { Panel } from '../../src/model/comics.ts';
import { type DrawnWork, listDrawn, workRoute } from '../../src/model/works.ts';
import type { Records } from '../../src/world/records.ts';

interface Props {
	work: DrawnWork;
	panel: Panel;
	page: number;
	at: number;
}

/** A panel alone, for those who follow a link to it, with the way into its comic. */
function PanelPage({ work, panel, page, at }: Props) {
	const comic = workRoute(work.slug);
	return (
		<article className="page-section panel-page stack gap-3">
			<BackLink link={{ path: comic, label: work.title }} />
			<h1>
				Page {page + 1}, panel {at + 1}
			</h1>
			<PanelAlone panel={panel} page={page} at={at} />
			<p className="cluster gap-3">
				<Link to={`${comic}#${panelId(page, at)}`} className="button">
					Read on from here
				</Link>
				<Link to={comic}>Read {work.title} from the beginning</Link>
			</p>
			<ByLine by={work.by} />
		</article>
	);
}

/** The page of each panel of the comics that are drawn in code. */
export default ({ shelf }: Records): Page[] =>
	listDrawn(shelf).flatMap((work) =>
		work.drawn.pages.flatMap((panels, page) =>
			panels.map((panel, at): Page => {
				const path = panelPath(work.slug, page, at);
				const name = `page ${page + 1}, panel ${at + 1}`;
				return {
					slug: path.slice('/panel/'.length),
					title: `${work.title}, ${name}`,
					description: `${work.title}, a comic, ${name}. ${work.blurb}`,
					body: () => <PanelPage work={work} panel={panel} page={page} at={at} />,
					styles: placePanel(panel, page, at),
					up: workRoute(work.slug),
					unlisted: true,
					preview: { whole: { file: `${path}.jpg`, alt: panel.seen } },
				};
			}),
		),
	);
