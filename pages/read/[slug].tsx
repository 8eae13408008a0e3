import { Fragment } from 'react';
import { Comic, ComicTranscript, placeComic } from '../../src/components/comic.tsx';
import { Document } from '../../src/components/documents/document.tsx';
import { EndCard, type NextWork } from '../../src/components/end-card.tsx';
import { Link } from '../../src/components/link.tsx';
import { usePage } from '../../src/components/page-context.ts';
import { BackLink } from '../../src/components/page-header.tsx';
import { sayReadingTime } from '../../src/components/reading-time.ts';
import { SpecimenNote } from '../../src/components/specimen-note.tsx';
import { Story } from '../../src/components/story.tsx';
import { TitledSection } from '../../src/components/titled-section.tsx';
import type { Comic as ComicRecord } from '../../src/content/comics/types.ts';
import type { CityDocument } from '../../src/content/documents/types.ts';
import type { Page } from '../../src/layouts/page.ts';
import { flattenSections, worldBibleRoute } from '../../src/world/links.ts';
import { inWords, saySize } from '../../src/world/numbers.ts';
import type { Records } from '../../src/world/records.ts';
import type { Story as StoryRecord } from '../../src/world/types.ts';
import type { World } from '../../src/world/world.ts';

const shelf = { path: '/read/', label: 'Read' };

/** Links to a comic's files with format and size; nothing when there are none. */
function ComicFiles({ slug }: { slug: string }) {
	const { urls, publications } = usePage();
	const files = publications.filter(({ path }) => path.startsWith(`/downloads/${slug}.`));
	if (files.length === 0) return null;
	return (
		<p className="label">
			Download:{' '}
			{files.map(({ path, format, size }, i) => (
				<Fragment key={path}>
					{i > 0 && ', or '}
					<a href={urls.to(path)}>{format}</a> ({saySize(size)})
				</Fragment>
			))}
		</p>
	);
}

function useNextWork(story: StoryRecord | undefined): NextWork | undefined {
	const { countWords } = usePage();
	if (story === undefined) return undefined;
	const path = `/read/${story.slug}/`;
	return {
		path,
		title: story.title,
		kind: `A story, ${sayReadingTime(countWords(path) ?? 0)}`,
		cover: story.cover,
	};
}

const toNextWork = ({ slug, title, cover, pages }: ComicRecord): NextWork => ({
	path: `/read/${slug}/`,
	title,
	kind: `A comic, ${inWords(pages.length)} pages`,
	cover,
});

function ComicPage({ comic, story }: { comic: ComicRecord; story: StoryRecord | undefined }) {
	return (
		<article className="comic-article">
			<header className="page-section">
				<BackLink link={shelf} />
				<h1>{comic.title}</h1>
				<p className="label">
					A comic · {inWords(comic.pages.length)} pages · <a href="#transcript">as a script</a>
				</p>
			</header>
			<Comic comic={comic} />
			<div className="page-section">
				<EndCard kind="comic" title={comic.title} next={useNextWork(story)}>
					<details className="fold">
						<summary>Read it as a script</summary>
						<TitledSection id="transcript" title="As a script">
							<ComicTranscript comic={comic} />
						</TitledSection>
					</details>
					<details className="fold">
						<summary>For artists: how it was made, and files</summary>
						<p>
							<Link to="/read/how-it-was-made/">How one of its pages was made</Link>
						</p>
						<ComicFiles slug={comic.slug} />
					</details>
				</EndCard>
			</div>
		</article>
	);
}

const comicPage = (comic: ComicRecord, story: StoryRecord | undefined): Page => ({
	slug: comic.slug,
	title: `${comic.title}, a comic`,
	description: comic.hook,
	body: () => <ComicPage comic={comic} story={story} />,
	styles: placeComic(comic),
	up: shelf.path,
	preview: {
		...(comic.pages[0]?.[0] && { picture: comic.pages[0][0].picture }),
		label: 'A comic',
		title: comic.title,
		line: comic.hook,
	},
	about: { kind: 'comic', comic },
});

const storyPage = (story: StoryRecord, comic: ComicRecord | undefined): Page => ({
	slug: story.slug,
	title: `${story.title}, a story`,
	description: story.hook,
	body: () => <Story story={story} next={comic && toNextWork(comic)} />,
	isRead: true,
	up: shelf.path,
	about: { kind: 'story', story },
	preview: { picture: story.picture, label: 'A story', title: story.title, line: story.hook },
});

function PaperPage({ document, world }: { document: CityDocument; world: World }) {
	const section = flattenSections(world.sections).find(({ id }) => id === document.from);
	return (
		<article className="paper-page page-section">
			<BackLink link={shelf} />
			<h1>{document.title}</h1>
			<p className="lead">{document.hook}</p>
			<Document document={document} />
			{section && (
				<p className="label">
					See also: <Link to={`${worldBibleRoute}#${section.id}`}>{section.title}</Link>
				</p>
			)}
			<SpecimenNote kind="paper" />
		</article>
	);
}

/** Documents that begin with handwriting, which is set in italics. */
const handwritten: ReadonlySet<CityDocument['sheet']['form']> = new Set(['log', 'transcript']);

const documentPage = (document: CityDocument, world: World): Page => ({
	slug: document.slug,
	title: document.title,
	description: document.hook,
	body: () => <PaperPage document={document} world={world} />,
	isSlanted: handwritten.has(document.sheet.form),
	up: shelf.path,
	preview: { label: 'A paper of the city', line: document.hook },
	next: document.next,
});

export default ({ anthology, world }: Records): Page[] => [
	...anthology.shelf.comics.map((comic) => comicPage(comic, anthology.shelf.stories[0])),
	...anthology.shelf.stories.map((story) => storyPage(story, anthology.shelf.comics[0])),
	...anthology.shelf.documents.map((document) => documentPage(document, world)),
];
