import { Fragment } from 'react';
import { Comic, ComicTranscript, placeComic } from '../../src/components/comic.tsx';
import { PaperFigure } from '../../src/components/documents/paper-figure.tsx';
import { EndCard } from '../../src/components/end-card.tsx';
import { ExternalLink, Link, type PageLink } from '../../src/components/link.tsx';
import { usePage } from '../../src/components/page-context.ts';
import { BackLink } from '../../src/components/page-header.tsx';
import { PictureImage } from '../../src/components/picture-image.tsx';
import { Inline } from '../../src/components/prose.tsx';
import { useKind } from '../../src/components/reading-time.ts';
import { SpecimenNote } from '../../src/components/specimen-note.tsx';
import { TitledSection } from '../../src/components/titled-section.tsx';
import { ComicFiles } from '../../src/components/works/comic-files.tsx';
import { ByLine } from '../../src/components/works/credits.tsx';
import { WorkFigure, WorkText } from '../../src/components/works/work-text.tsx';
import type { Page } from '../../src/layouts/page.ts';
import type { Paper } from '../../src/model/documents.ts';
import { formatSize, inWords } from '../../src/model/numbers.ts';
import { type DrawnWork, formatNames, type Work, workKinds } from '../../src/model/works.ts';
import { flattenSections, listLinkTargets, worldBibleRoute } from '../../src/world/links.ts';
import type { Records } from '../../src/world/records.ts';

const shelfLink = { path: '/read/', label: 'Read' };

/** Links to a comic's files with format and size; nothing when there are none. */
function Downloads({ slug }: { slug: string }) {
	const { urls, publications } = usePage();
	const files = publications.filter(({ path }) => path.startsWith(`/downloads/${slug}.`));
	if (files.length === 0) return null;
	return (
		<p className="label">
			Download:{' '}
			{files.map(({ path, format, size }, i) => (
				<Fragment key={path}>
					{i > 0 && ', or '}
					<a href={urls.to(path)}>{format}</a> ({formatSize(size)})
				</Fragment>
			))}
		</p>
	);
}

interface WorkProps {
	work: Work;
	/** The work to read next, if it is one. */
	next: Work | undefined;
}

/** A comic that is drawn in code. */
function DrawnComicPage({ work, next }: { work: DrawnWork; next: Work | undefined }) {
	const { slug, title, drawn, by } = work;
	return (
		<article className="comic-article">
			<header className="page-section">
				{work.cover && (
					<div className="small-cover" data-print="none">
						<PictureImage id={work.cover} alt="" />
					</div>
				)}
				<BackLink link={shelfLink} />
				<h1>{title}</h1>
				<p className="label" data-island="reading">
					A comic · {inWords(drawn.pages.length)} pages · <a href="#transcript">as a script</a>
					<span className="continue" data-print="none" data-slot />
				</p>
				<ByLine by={by} />
			</header>
			<Comic work={work} />
			<div className="page-section">
				<EndCard work={work} next={next}>
					<details className="fold" data-print="none">
						<summary>Read it as a script</summary>
						<TitledSection id="transcript" title="As a script">
							<ComicTranscript comic={drawn} />
						</TitledSection>
					</details>
					<details className="fold" data-print="none">
						<summary>For artists: how it was made, and files</summary>
						<p>
							<Link to="/read/how-it-was-made/">How one of its pages was made</Link>
						</p>
						<Downloads slug={slug} />
					</details>
				</EndCard>
			</div>
		</article>
	);
}

/** Where a film or a model is shown, and the file to take. */
function Sources({ watch, take }: Work) {
	const { urls } = usePage();
	return (
		<>
			{watch && (
				<p>
					<ExternalLink href={watch}>See it at {new URL(watch).hostname}</ExternalLink>
				</p>
			)}
			{take && (
				<p>
					<a href={urls.to(take.path)}>Download the file</a> ({formatSize(take.size)})
				</p>
			)}
		</>
	);
}

/** A work whose text and pictures are files. */
function WorkPage({ work, next }: WorkProps) {
	const { title, by, note, opening, parts, pages, slug } = work;
	const formatKind = useKind();
	// Pages of a comic have a lightbox of their own.
	const canEnlarge = !pages && (opening !== undefined || parts.some((part) => 'picture' in part));
	return (
		<article
			className={`story work work-${work.kind}`}
			{...(canEnlarge && { 'data-island': 'lightbox' })}
		>
			<header className="stack gap-3">
				<BackLink link={shelfLink} />
				<h1>{title}</h1>
				<p className="label" data-island="reading">
					{formatKind(work)}
					<span className="continue" data-print="none" data-slot />
				</p>
				<ByLine by={by} />
				{note && <Inline text={note} className="content-note" />}
			</header>
			{opening && <WorkFigure picture={opening} canEnlarge={canEnlarge} eager />}
			{pages && <ComicFiles pages={pages} />}
			<Sources {...work} />
			{/* Reader views keep the picture beside a `<section>`, but not beside a `<div>`. */}
			{parts.length > 0 && (
				<section className="story-text">
					<WorkText parts={parts} canEnlarge={canEnlarge} />
				</section>
			)}
			<EndCard work={work} next={next}>
				{pages && <Downloads slug={slug} />}
			</EndCard>
			{canEnlarge && <div data-slot />}
		</article>
	);
}

/** A paper of the city, set as what it is. */
function PaperPage({ work, paper }: { work: Work; paper: Paper }) {
	const { title, blurb, paperCaption = '', about } = work;
	const { sections } = usePage().records.world;
	const section = flattenSections(sections).find(({ id }) => about.includes(id));
	return (
		<article className="paper-page stack gap-5 page-section">
			<BackLink link={shelfLink} />
			<h1>{title}</h1>
			<p className="lead">{blurb}</p>
			<PaperFigure paper={paper} caption={paperCaption} />
			{section && (
				<p className="label">
					See also: <Link to={`${worldBibleRoute}#${section.id}`}>{section.title}</Link>
				</p>
			)}
			<ByLine by={work.by} />
			<div className="ruled">
				<SpecimenNote work={work} />
			</div>
		</article>
	);
}

/** Papers that begin with handwriting, which is set in italics. */
const handwritten: ReadonlySet<Paper['form']> = new Set(['log', 'transcript']);

function makePage(work: Work, { world, shelf }: Records): Page {
	const { slug, kind, title, blurb, drawn, paper, pages, opening, cover } = work;
	const following = shelf.works.find((other) => other.slug === work.next);
	const next: PageLink | undefined = listLinkTargets(world).find(
		([target]) => target === work.next,
	)?.[1];
	const { one } = workKinds[kind];
	const picture = drawn?.pages[0]?.[0]?.picture ?? opening?.id ?? pages?.[0]?.picture ?? cover;
	const page = {
		slug,
		description: blurb,
		up: shelfLink.path,
		about: { kind: 'work' as const, work },
		preview: {
			label: `${one} by ${formatNames(work)}`,
			title,
			line: blurb,
			...(picture && { picture }),
		},
	};
	if (paper) {
		return {
			...page,
			title,
			body: () => <PaperPage work={work} paper={paper} />,
			preloadsItalic: handwritten.has(paper.form),
			...(next && { next }),
		};
	}
	if (drawn) {
		return {
			...page,
			title: `${title}, a comic`,
			body: () => <DrawnComicPage work={{ ...work, drawn }} next={following} />,
			styles: placeComic(drawn),
			isComic: true,
		};
	}
	return {
		...page,
		title: `${title}, ${one.toLowerCase()}`,
		body: () => <WorkPage work={work} next={following} />,
		isLongRead: true,
		...(pages && { isComic: true }),
		...(next && { next }),
	};
}

export default (records: Records): Page[] =>
	records.shelf.works.map((work) => makePage(work, records));
