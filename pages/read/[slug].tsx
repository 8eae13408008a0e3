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
import { ByLine } from '../../src/components/works/credits.tsx';
import { WorkFigure, WorkText } from '../../src/components/works/work-text.tsx';
import type { Page } from '../../src/layouts/page.ts';
import type { Paper } from '../../src/model/documents.ts';
import { formatSize, inWords } from '../../src/model/numbers.ts';
import {
	formatNames,
	pagesOf,
	type ShownPage,
	scriptOf,
	type Work,
	workKinds,
} from '../../src/model/works.ts';
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

function ComicWorkPage({ work, pages, next }: WorkProps & { pages: readonly ShownPage[] }) {
	const { slug, title, drawn, by, note } = work;
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
					A comic · {inWords(pages.length)} {pages.length === 1 ? 'page' : 'pages'} ·{' '}
					<a href="#transcript">as a script</a>
					<span className="continue" data-print="none" data-slot />
				</p>
				<ByLine by={by} />
				{note && <Inline text={note} className="content-note" />}
				<p className="label" data-print="none">
					Tap or click a panel to open it and share it.
				</p>
			</header>
			<Comic work={work} pages={pages} />
			<div className="page-section">
				<EndCard work={work} next={next}>
					<details className="fold" data-print="none">
						<summary>Read it as a script</summary>
						<TitledSection id="transcript" title="As a script">
							<ComicTranscript comic={drawn ?? { pages: scriptOf(work) ?? [] }} />
						</TitledSection>
					</details>
					<details className="fold" data-print="none">
						<summary>{drawn ? 'For artists: how it was made, and files' : 'Download it'}</summary>
						{drawn && (
							<p>
								<Link to="/read/how-it-was-made/">How one of its pages was made</Link>
							</p>
						)}
						<Downloads slug={slug} />
					</details>
				</EndCard>
			</div>
		</article>
	);
}

/** Where a film or a model is shown, a recording, and the file to take. */
function Sources({ watch, take, listen }: Work) {
	const { urls } = usePage();
	return (
		<>
			{typeof listen === 'string' && (
				<p>
					<ExternalLink href={listen}>Hear it at {new URL(listen).hostname}</ExternalLink>
				</p>
			)}
			{typeof listen === 'object' && (
				<div>
					{/* biome-ignore lint/a11y/useMediaCaption: the words are the work's text */}
					<audio controls preload="none" src={urls.to(listen.path)} />
					<p>
						<a href={urls.to(listen.path)}>Download the recording</a> ({formatSize(listen.size)})
					</p>
				</div>
			)}
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
	const { title, by, note, opening, text, pictures } = work;
	const formatKind = useKind();
	const canEnlarge = opening !== undefined || pictures.length > 0;
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
			<Sources {...work} />
			{/* Reader views keep the picture beside a `<section>`, but not beside a `<div>`. */}
			{text && (
				<section className="story-text">
					<WorkText work={work} canEnlarge={canEnlarge} />
				</section>
			)}
			<EndCard work={work} next={next} />
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
	const { slug, kind, title, blurb, paper, opening, cover } = work;
	const pages = pagesOf(work);
	const following = shelf.works.find((other) => other.slug === work.next);
	const next: PageLink | undefined = listLinkTargets(world).find(
		([target]) => target === work.next,
	)?.[1];
	const { one } = workKinds[kind];
	const picture = pages?.[0]?.panels[0]?.picture ?? opening?.id ?? cover;
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
	if (pages) {
		return {
			...page,
			title: `${title}, a comic`,
			body: () => <ComicWorkPage work={work} pages={pages} next={following} />,
			styles: placeComic(pages),
			isComic: true,
		};
	}
	return {
		...page,
		title: `${title}, ${one.toLowerCase()}`,
		body: () => <WorkPage work={work} next={following} />,
		...(next && { next }),
	};
}

export default (records: Records): Page[] =>
	records.shelf.works.map((work) => makePage(work, records));
