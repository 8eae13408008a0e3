import { Fragment } from 'react';
import { Comic, ComicTranscript, placeComic } from '../../src/components/comic.tsx';
import { Document } from '../../src/components/documents/document.tsx';
import { Link } from '../../src/components/link.tsx';
import { usePage } from '../../src/components/page-context.ts';
import { BackLink } from '../../src/components/page-header.tsx';
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

const shelf = { path: '/read/', label: 'To read' };

/** The comic as files, each by its format and size; nothing where there are none. */
function ComicFiles({ slug }: { slug: string }) {
	const { urls, publications } = usePage();
	const files = publications.filter(({ path }) => path.startsWith(`/downloads/${slug}.`));
	if (files.length === 0) return null;
	return (
		<p className="label">
			To take away:{' '}
			{files.map(({ path, format, size }, i) => (
				<Fragment key={path}>
					{i > 0 && ', or '}
					<a href={urls.to(path)}>{format}</a> ({saySize(size)})
				</Fragment>
			))}
		</p>
	);
}

function ComicPage({ comic }: { comic: ComicRecord }) {
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
			<div className="page-section comic-end">
				<SpecimenNote kind="comic" />
				<p className="label">
					For those who draw: <Link to="/read/how-it-was-made/">how a page of it was made</Link>
				</p>
				<ComicFiles slug={comic.slug} />
			</div>
			<TitledSection id="transcript" title="As a script" className="page-section">
				<ComicTranscript comic={comic} />
			</TitledSection>
		</article>
	);
}

const comicPage = (comic: ComicRecord): Page => ({
	slug: comic.slug,
	title: `${comic.title}, a comic`,
	description: comic.hook,
	body: () => <ComicPage comic={comic} />,
	styles: placeComic(comic),
	up: shelf.path,
	preview: {
		...(comic.pages[0]?.[0] && { picture: comic.pages[0][0].picture }),
		label: 'A comic',
		title: comic.title,
		line: comic.hook,
	},
	about: { kind: 'comic', comic },
	next: { path: '/read/how-it-was-made/', label: 'How it was made' },
});

const storyPage = (story: StoryRecord): Page => ({
	slug: story.slug,
	title: `${story.title}, a story`,
	description: story.hook,
	body: () => <Story story={story} />,
	isRead: true,
	up: shelf.path,
	about: { kind: 'story', story },
	preview: { picture: story.picture, label: 'A story', title: story.title, line: story.hook },
	next: story.next,
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
					Where it belongs: <Link to={`${worldBibleRoute}#${section.id}`}>{section.title}</Link>
				</p>
			)}
			<SpecimenNote kind="paper" />
		</article>
	);
}

/** Papers that begin in a hand of the city: slanted letters. */
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
	...anthology.shelf.comics.map(comicPage),
	...anthology.shelf.stories.map(storyPage),
	...anthology.shelf.documents.map((document) => documentPage(document, world)),
];
