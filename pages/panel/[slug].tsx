import { PanelAlone, panelId, placePanel } from '../../src/components/comic.tsx';
import { Link } from '../../src/components/link.tsx';
import { usePage } from '../../src/components/page-context.ts';
import { BackLink } from '../../src/components/page-header.tsx';
import { PictureImage } from '../../src/components/picture-image.tsx';
import { ByLine } from '../../src/components/works/credits.tsx';
import type { Page } from '../../src/layouts/page.ts';
import { panelPath } from '../../src/model/comic-page.ts';
import type { Panel } from '../../src/model/comics.ts';
import { pagesOf, type Work, workRoute } from '../../src/model/works.ts';
import type { Records } from '../../src/world/records.ts';

/** A panel, and where in its comic it is, counted from 0. */
interface Place {
	panel: Panel;
	page: number;
	at: number;
}

const nameOf = ({ page, at }: Place) => `page ${page + 1}, panel ${at + 1}`;

/** The way to the panel before or after. */
function Neighbour({ slug, place, rel }: { slug: string; place: Place; rel: 'prev' | 'next' }) {
	const { urls } = usePage();
	return (
		<a
			href={urls.to(`${panelPath(slug, place.page, place.at)}/`)}
			rel={rel}
			className="neighbour stack gap-1"
		>
			<PictureImage id={place.panel.picture} alt="" sizes="10rem" />
			<span className="label">{rel === 'prev' ? 'Previous panel' : 'Next panel'}</span>
		</a>
	);
}

interface Props {
	work: Work;
	place: Place;
	before: Place | undefined;
	after: Place | undefined;
}

/** A panel alone, for those who follow a link to it, with its neighbours and the way into its comic. */
function PanelPage({ work, place, before, after }: Props) {
	const { slug, title, by } = work;
	const comic = workRoute(slug);
	return (
		<article className="page-section panel-page stack gap-3">
			<BackLink link={{ path: '/read/', label: 'Read' }} />
			<h1>
				{title}
				<span className="label">, {nameOf(place)}</span>
			</h1>
			<div className="panel-row">
				{before && <Neighbour slug={slug} place={before} rel="prev" />}
				<PanelAlone {...place} />
				{after && <Neighbour slug={slug} place={after} rel="next" />}
			</div>
			<p className="cluster gap-3">
				<Link to={`${comic}#${panelId(place.page, place.at)}`} className="button">
					Read from here
				</Link>
				<Link to={comic}>Read {title} from the beginning</Link>
			</p>
			<ByLine by={by} />
		</article>
	);
}

/** The page of each panel of a comic. */
function makePages(work: Work): Page[] {
	const { slug, title, blurb } = work;
	const places = (pagesOf(work) ?? []).flatMap(({ panels }, page) =>
		panels.map((panel, at): Place => ({ panel, page, at })),
	);
	return places.map((place, i): Page => {
		const { panel, page, at } = place;
		const path = panelPath(slug, page, at);
		return {
			slug: path.slice('/panel/'.length),
			title: `${title}, ${nameOf(place)}`,
			description: `${title}, a comic, ${nameOf(place)}. ${blurb}`,
			body: () => (
				<PanelPage work={work} place={place} before={places[i - 1]} after={places[i + 1]} />
			),
			styles: placePanel(panel, page, at),
			up: workRoute(slug),
			unlisted: true,
			preview: { whole: { file: `${path}.jpg`, alt: panel.seen } },
		};
	});
}

/** The page of each panel of the comics. */
export default ({ shelf }: Records): Page[] => shelf.works.flatMap(makePages);
