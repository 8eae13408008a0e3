import type { Comic as ComicRecord, Lettering, Panel } from '../content/comics/types.ts';
import { comicPage, drawTail, fallOf, tailRoot } from '../world/comic-page.ts';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';

/** The id of a panel, by its page and its place on it, from 0. */
const panelId = (page: number, panel: number) => `page-${page + 1}-panel-${panel + 1}`;

/** What its rules name it by, also where it is shown a second time, large. */
const placeClass = (page: number, panel: number) => `at-${page + 1}-${panel + 1}`;

/** What a page of a comic is called by its number, from 0. */
const comicPageId = (page: number) => `page-${page + 1}`;

type BalloonTail = NonNullable<Lettering['tail']>;

/** How far a tail lies to either side of its root, in points. */
const reachOf = ({ left = 0, right = 0 }: BalloonTail) => Math.max(left, right) + tailRoot;

/**
 * Where panels stand on their pages and words on their panels, in points of the printed page. Only
 * numbers: `styles/comic.css` says what is made of them, as policies let no element have styles of its
 * own.
 */
export function placeComic({ pages }: ComicRecord): string {
	return pages
		.flatMap((panels, page) =>
			panels.flatMap(({ box: [x, y, width], lettering = [] }, panel) => {
				const panelClass = `.${placeClass(page, panel)}`;
				const { live } = comicPage;
				return [
					`${panelClass}{--x:${live.x + x};--y:${live.y + y};--w:${width}}`,
					...lettering.map(({ at, lean, measure, tail, root }, i) => {
						const numbers = {
							x: at[0],
							y: at[1],
							lean,
							measure,
							root,
							reach: tail && reachOf(tail),
						};
						const rules = Object.entries(numbers).flatMap(([name, value]) =>
							value === undefined ? [] : `--${name}:${value}`,
						);
						return `${panelClass} p:nth-child(${i + 1}){${rules.join(';')}}`;
					}),
				];
			}),
		)
		.join('');
}

/** From the balloon’s edge to what its words come from. */
function Tail({ tail }: { tail: BalloonTail }) {
	// The field is as broad as the tail reaches to either side, so that its middle is the root.
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

/** Words over a panel: a speech in its balloon, or a caption. */
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

function PanelFigure(props: { panel: Panel; page: number; at: number }) {
	const { panel, page, at } = props;
	const name = `Page ${page + 1}, panel ${at + 1}`;
	const { picture } = usePage();
	if (!picture(panel.picture)) return null;
	return (
		<figure className="comic-panel">
			<div className={`drawn ${placeClass(page, at)}`}>
				<PictureImage id={panel.picture} alt={panel.seen} eager={page + at === 0} />
				{panel.lettering && (
					<div className="lettering">
						{panel.lettering.map((words) => (
							<Words key={words.text} {...words} />
						))}
					</div>
				)}
			</div>
			{/* To itself, so that it can be linked to; the lightbox opens the panel instead. */}
			<a href={`#${panelId(page, at)}`}>{name}: enlarge</a>
			<figcaption className="visually-hidden">{name}</figcaption>
		</figure>
	);
}

/** One page, as a list of its panels. */
export function ComicSheet({ panels, page }: { panels: readonly Panel[]; page: number }) {
	return (
		<ol role="list" className="comic-page" aria-label={`Page ${page + 1}`}>
			{panels.map((panel, at) => (
				<li key={panel.picture} id={panelId(page, at)} className={placeClass(page, at)}>
					<PanelFigure panel={panel} page={page} at={at} />
				</li>
			))}
		</ol>
	);
}

/**
 * A comic: whole pages where there is room for them, two facing where there is more, else panel after
 * panel. Its page of the site needs the rules of `placeComic`.
 */
export function Comic({ comic }: { comic: ComicRecord }) {
	return (
		<div className="comic" data-island="lightbox">
			<ol role="list">
				{/* Where two pages face, the first has none beside it. */}
				<li className="comic-cover" aria-hidden="true">
					<PictureImage id={comic.cover} alt="" />
				</li>
				{comic.pages.map((panels, page) => (
					<li key={comicPageId(page)} id={comicPageId(page)}>
						<ComicSheet panels={panels} page={page} />
					</li>
				))}
			</ol>
			<div data-slot />
		</div>
	);
}

/** What is seen in a panel, and who says what. */
function PanelAsScript({ panel, at }: { panel: Panel; at: number }) {
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

/** A page as a play. */
export function SheetAsScript({ panels, page }: { panels: readonly Panel[]; page: number }) {
	return (
		<section>
			<h3 className="script-heading">Page {page + 1}</h3>
			{panels.map((panel, at) => (
				<PanelAsScript key={panel.picture} panel={panel} at={at} />
			))}
		</section>
	);
}

/** The whole comic as a play. */
export function ComicTranscript({ comic }: { comic: ComicRecord }) {
	return (
		<div className="script transcript panel">
			<dl className="script-cast">
				{comic.cast.map(({ name, line }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{line}</dd>
					</div>
				))}
			</dl>
			{comic.pages.map((panels, page) => (
				<SheetAsScript key={comicPageId(page)} panels={panels} page={page} />
			))}
		</div>
	);
}
