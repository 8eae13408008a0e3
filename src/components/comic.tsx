import { comicPage, drawTail, fallOf, panelPath, tailRoot } from '../model/comic-page.ts';
import type { DrawnComic, Lettering, Panel, ScriptPanel } from '../model/comics.ts';
import type { ShownPage, Work } from '../model/works.ts';
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

/** The parts in which a phone shows a panel, each with the lettering that begins in it. */
function cutPanel({ box: [, , width, height], cuts, lettering = [] }: Panel) {
	const boxes = cuts ?? [[0, 0, width, height] as const];
	const cutOf = ({ at: [x] }: Lettering) =>
		boxes.findIndex(([left, , width]) => x >= left && x < left + width);
	return boxes.map((box, i) => ({
		box,
		lettering: lettering.filter((words) => cutOf(words) === i),
	}));
}

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
	const panelClass = `.${placeClass(page, at)}`;
	const { live } = comicPage;
	const rules = [`${panelClass}{--x:${live.x + x};--y:${live.y + y};--w:${width};--h:${height}}`];
	for (const [nth, { box, lettering }] of cutPanel(panel).entries()) {
		const cut = `${panelClass} .cut:nth-child(${nth + 1})`;
		if (panel.cuts) {
			const [left, top, width, height] = box;
			rules.push(`${cut}{--cut-x:${left};--cut-y:${top};--cut-w:${width};--cut-h:${height}}`);
		}
		for (const [i, { at, lean, measure, tail, root }] of lettering.entries()) {
			const numbers = { x: at[0], y: at[1], lean, measure, root, reach: tail && reachOf(tail) };
			const set = Object.entries(numbers).flatMap(([name, value]) =>
				value === undefined ? [] : `--${name}:${value}`,
			);
			rules.push(`${cut} p:nth-child(${i + 1}){${set.join(';')}}`);
		}
	}
	return rules.join('');
}

/** The positions of all panels of a comic, as CSS. */
export const placeComic = (pages: readonly ShownPage[]): string =>
	pages
		.flatMap(({ panels }, page) => panels.map((panel, at) => placePanel(panel, page, at)))
		.join('');

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

/** A panel's drawing with its lettering. Only the first of its cuts is shown where it is whole. */
function PanelDrawing(props: { panel: Panel; page: number; at: number; eager: boolean }) {
	const { panel, page, at, eager } = props;
	return (
		<div className={`drawn ${placeClass(page, at)}`}>
			{cutPanel(panel).map(({ box, lettering }, i) => (
				<div key={`${box}`} className="cut">
					<PictureImage
						id={panel.picture}
						alt={i ? '' : panel.seen}
						eager={eager && i === 0}
						// A cut is at least half of its panel.
						{...(panel.cuts && { sizes: '(width < 40rem) 200vw, 60rem' })}
					/>
					{lettering.length > 0 && (
						<div className="lettering">
							{lettering.map((words) => (
								<Words key={words.text} {...words} />
							))}
						</div>
					)}
				</div>
			))}
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
		<figure className="comic-panel">
			<PanelDrawing
				panel={panel}
				page={page}
				at={at}
				eager={page + at === 0 && !panel.isLettered}
			/>
			{/* To the panel's own page. With scripts, the lightbox opens the panel instead. */}
			<a href={urls.to(`${panelPath(slug, page, at)}/`)}>{name}: open</a>
			<figcaption className="visually-hidden">{name}</figcaption>
		</figure>
	);
}

/** A panel by itself. Its page needs the styles from `placePanel`. */
export const PanelAlone = ({ panel, page, at }: Omit<PanelProps, 'slug'>) => (
	<div className="comic">
		<div className={`comic-page alone ${placeClass(page, at)}`}>
			<figure className="comic-panel">
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
				<li
					key={panel.picture}
					id={panelId(page, at)}
					className={`${placeClass(page, at)}${panel.lettering || panel.isLettered ? '' : ' silent'}`}
				>
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
export function Comic(props: { work: Work; pages: readonly ShownPage[] }) {
	const {
		work: { slug, title, cover },
		pages,
	} = props;
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
				{pages.map(({ picture, panels }, page) => (
					<li key={comicPageId(page)} id={comicPageId(page)}>
						{picture && <PictureImage id={picture} className="sheet" />}
						<ComicPage slug={slug} panels={panels} page={page} />
						<p className="page-number label" data-print="none">
							Page {page + 1} of {pages.length}
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

/** A page of a comic as script. */
export function ComicPageAsScript(props: { panels: readonly ScriptPanel[]; page: number }) {
	const { panels, page } = props;
	return (
		<section>
			<h3 className="script-heading">Page {page + 1}</h3>
			{panels.map((panel, at) => (
				<PanelAsScript key={panel.seen} panel={panel} at={at} />
			))}
		</section>
	);
}

/** A whole comic as script, with its cast if it is described. */
export function ComicTranscript({
	comic: { cast, pages },
}: {
	comic: { cast?: DrawnComic['cast']; pages: readonly (readonly ScriptPanel[])[] };
}) {
	return (
		<div className="script transcript panel stack">
			{cast && (
				<dl className="script-cast">
					{cast.map(({ name, line }) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{line}</dd>
						</div>
					))}
				</dl>
			)}
			{pages.map((panels, page) => (
				<ComicPageAsScript key={comicPageId(page)} panels={panels} page={page} />
			))}
		</div>
	);
}
