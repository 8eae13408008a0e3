import { comicPage, drawTail, fallOf, panelPath, tailRoot } from '../model/comic-page.ts';
import type { DrawnComic, Lettering, Panel, ScriptPanel } from '../model/comics.ts';
import type { DrawnWork } from '../model/works.ts';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';

/** The id of a panel on its comic's page. Both arguments count from 0. */
export const panelId = (page: number, panel: number) => `page-${page + 1}-panel-${panel + 1}`;

/**
 * The class by which CSS positions a panel, on the page and in the lightbox. Both arguments count
 * from 0.
 */
const placeClass = (page: number, panel: number) => `at-${page + 1}-${panel + 1}`;

/** The id of a comic page; `page` counts from 0. */
const comicPageId = (page: number) => `page-${page + 1}`;

/** How many times as wide as a phone a panel is shown there. */
const panOf = ({ pan, box: [, , width] }: Panel) => pan ?? (width > 300 ? 2 : 1);

type BalloonTail = NonNullable<Lettering['tail']>;

/** How far a tail extends to either side of its root, in points. */
const reachOf = ({ left = 0, right = 0 }: BalloonTail) => Math.max(left, right) + tailRoot;

/**
 * CSS custom properties with the box of a panel and the position of each piece of lettering, in
 * points of the printed page. They are rules because the content security policy forbids style
 * attributes; `styles/pages/comic.css` uses them. `page` and `at` count from 0.
 */
export function placePanel(panel: Panel, page: number, at: number): string {
	const [x, y, width, height] = panel.box;
	const { lettering = [] } = panel;
	const panelClass = `.${placeClass(page, at)}`;
	const { live } = comicPage;
	const pan = panOf(panel);
	return [
		`${panelClass}{--x:${live.x + x};--y:${live.y + y};--w:${width};--h:${height}${pan > 1 ? `;--pan:${pan}` : ''}}`,
		...lettering.map(({ at, lean, measure, tail, root }, i) => {
			const numbers = { x: at[0], y: at[1], lean, measure, root, reach: tail && reachOf(tail) };
			const rules = Object.entries(numbers).flatMap(([name, value]) =>
				value === undefined ? [] : `--${name}:${value}`,
			);
			return `${panelClass} p:nth-child(${i + 1}){${rules.join(';')}}`;
		}),
	].join('');
}

/** The positions of all panels of a comic, as CSS. */
export const placeComic = ({ pages }: DrawnComic): string =>
	pages.flatMap((panels, page) => panels.map((panel, at) => placePanel(panel, page, at))).join('');

/** The tail of a balloon, from its edge towards the speaker. */
function Tail({ tail }: { tail: BalloonTail }) {
	// The viewBox is symmetrical, so that its middle is the root of the tail.
	const reach = reachOf(tail);
	const fall = fallOf(tail);
	return (
		<svg
			className={fall < 0 ? 'tail rising' : 'tail'}
			viewBox={`${-reach} ${Math.min(0, fall)} ${2 * reach} ${Math.abs(fall)}`}
			aria-hidden="true"
		>
			<path d={drawTail(tail)} />
		</svg>
	);
}

/** The lettering of a panel: speech in a balloon, or a caption. */
function Words({ who, text, tail }: Lettering) {
	if (who === undefined) return <p className="caption">{text}</p>;
	return (
		<p className="balloon">
			<span className="speaker visually-hidden">{who}: </span>
			<q>{text}</q>
			{tail && <Tail tail={tail} />}
		</p>
	);
}

/** A panel's drawing with its lettering. */
function PanelDrawing(props: { panel: Panel; page: number; at: number; eager: boolean }) {
	const { panel, page, at, eager } = props;
	return (
		<div className={`drawn ${placeClass(page, at)}`}>
			<PictureImage id={panel.picture} alt={panel.seen} eager={eager} />
			{panel.lettering && (
				<div className="lettering">
					{panel.lettering.map((words) => (
						<Words key={words.text} {...words} />
					))}
				</div>
			)}
		</div>
	);
}

interface PanelProps {
	/** The comic's slug. */
	slug: string;
	panel: Panel;
	page: number;
	at: number;
}

function PanelFigure({ slug, panel, page, at }: PanelProps) {
	const name = `Page ${page + 1}, panel ${at + 1}`;
	const { picture, urls } = usePage();
	if (!picture(panel.picture)) return null;
	return (
		<figure className={panOf(panel) > 1 ? 'comic-panel panned' : 'comic-panel'}>
			<PanelDrawing panel={panel} page={page} at={at} eager={page + at === 0} />
			{/* The panel's own page shows it alone. With scripts, the lightbox opens the panel instead. */}
			<a href={urls.to(`${panelPath(slug, page, at)}/`)}>{name}: enlarge</a>
			<figcaption className="visually-hidden">{name}</figcaption>
		</figure>
	);
}

/** A panel by itself. Its page needs the styles from `placePanel`. */
export const PanelAlone = ({ panel, page, at }: Omit<PanelProps, 'slug'>) => (
	<div className="comic">
		<div className={`comic-page alone ${placeClass(page, at)}`}>
			<figure className={panOf(panel) > 1 ? 'comic-panel panned' : 'comic-panel'}>
				<PanelDrawing panel={panel} page={page} at={at} eager />
			</figure>
		</div>
	</div>
);

/** One page of a comic, as a list of panels. */
export function ComicPage(props: { slug: string; panels: readonly Panel[]; page: number }) {
	const { slug, panels, page } = props;
	return (
		<ol role="list" className="comic-page" aria-label={`Page ${page + 1}`}>
			{panels.map((panel, at) => (
				<li key={panel.picture} id={panelId(page, at)} className={placeClass(page, at)}>
					<PanelFigure slug={slug} panel={panel} page={page} at={at} />
				</li>
			))}
		</ol>
	);
}

/**
 * A comic. Depending on the width it is shown as single panels, pages or double pages. Its page
 * needs the styles from `placeComic`.
 */
export function Comic({ work: { slug, title, cover, drawn: comic } }: { work: DrawnWork }) {
	return (
		<div className="comic" data-island="lightbox">
			<ol role="list">
				{/* On double pages. Elsewhere it is beside the heading. */}
				{cover && (
					<li className="comic-cover" aria-hidden="true">
						<PictureImage id={cover} alt="" />
						<p data-print="none">{title}</p>
					</li>
				)}
				{comic.pages.map((panels, page) => (
					<li key={comicPageId(page)} id={comicPageId(page)}>
						<ComicPage slug={slug} panels={panels} page={page} />
						<p className="page-number label" data-print="none">
							Page {page + 1} of {comic.pages.length}
						</p>
					</li>
				))}
			</ol>
			<div data-slot />
		</div>
	);
}

/** One panel as script: its description, then its speeches. */
function PanelAsScript({ panel, at }: { panel: ScriptPanel; at: number }) {
	return (
		<div>
			<p>
				<strong>Panel {at + 1}.</strong> {panel.seen}
			</p>
			{panel.lettering && (
				<dl>
					{panel.lettering.map(({ who = 'Caption', off, text }) => (
						<div key={text}>
							<dt>
								{who}
								{off && ' (off)'}
							</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
			)}
		</div>
	);
}

/**
 * A page of a comic as script.
 * @param props.level of its heading, by default below one of the second level
 */
export function ComicPageAsScript(props: {
	panels: readonly ScriptPanel[];
	page: number;
	level?: 2 | 3;
}) {
	const { panels, page, level = 3 } = props;
	const Heading = `h${level}` as const;
	return (
		<section>
			<Heading className="script-heading">Page {page + 1}</Heading>
			{panels.map((panel, at) => (
				<PanelAsScript key={panel.seen} panel={panel} at={at} />
			))}
		</section>
	);
}

/** A whole comic as script. */
export function ComicTranscript({ comic }: { comic: DrawnComic }) {
	return (
		<div className="script transcript panel stack">
			<dl className="script-cast">
				{comic.cast.map(({ name, line }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{line}</dd>
					</div>
				))}
			</dl>
			{comic.pages.map((panels, page) => (
				<ComicPageAsScript key={comicPageId(page)} panels={panels} page={page} />
			))}
		</div>
	);
}
