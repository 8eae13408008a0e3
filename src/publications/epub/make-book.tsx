import { renderToStaticMarkup } from 'react-dom/server';
import { PageProvider } from '../../components/page-context.ts';
import { BuildFailure, type Problem, reasonOf } from '../../generator/problems.ts';
import type { DownloadMaterials } from '../download.ts';
import type { WordUse } from './bodies/reference.tsx';
import { type Chapter, flattenChapters, listChapters, type RenderedChapter } from './chapters.tsx';
import { type BookEnvironment, createBookEnvironment } from './environment.ts';
import { createResolver } from './links.ts';
import { chapterPath, makeNavigation } from './navigation.ts';
import { type Book, packBook } from './package.ts';
import { makeBookPictures } from './pictures.tsx';
import { findHomelessPages, findHomelessRecords } from './places.ts';
import { stylesheet } from './stylesheet.ts';
import { escapeXml, frameXhtml, toXhtml } from './xhtml.ts';

/** The book's name, made once by chance. */
const identifier = 'urn:uuid:6f0f0c5e-3f53-4d0e-9a47-6a1c8d2f2118';

/** The name that EPUB and DPUB-ARIA have for the section that a chapter is; a title page has no role. */
const sectionOf = ({ kind, anchor }: Chapter, body: string) =>
	`<section${anchor ? ` id="${anchor}"` : ''} epub:type="${kind}"${kind === 'titlepage' ? '' : ` role="doc-${kind}"`}>\n${body}\n</section>`;

/**
 * Renders all chapters, the glossary last: it leads back to the others.
 * @throws BuildFailure with the chapters that could not be rendered
 */
function renderChapters(
	materials: DownloadMaterials,
	chapters: readonly Chapter[],
): RenderedChapter[] {
	const problems: Problem[] = [];
	const uses = new Map<string, WordUse[]>();
	const rendered = new Map<Chapter, RenderedChapter>();
	const isLast = ({ kind }: Chapter) => kind === 'glossary';
	for (const chapter of [...chapters].sort((a, b) => Number(isLast(a)) - Number(isLast(b)))) {
		const environment = createBookEnvironment(materials, chapter);
		try {
			const html = renderToStaticMarkup(
				<PageProvider value={environment}>{chapter.body(uses)}</PageProvider>,
			);
			rendered.set(chapter, { chapter, html, environment });
		} catch (error) {
			problems.push({
				where: `lagan.epub: chapter “${chapter.title}”`,
				what: `It could not be rendered: ${reasonOf(error)}`,
			});
		}
		for (const id of environment.usedWords) {
			const use = { file: `${chapter.id}.xhtml`, title: chapter.title };
			uses.set(id, [...(uses.get(id) ?? []), use]);
		}
	}
	if (problems.length > 0) throw new BuildFailure(problems);
	return chapters.flatMap((chapter) => rendered.get(chapter) ?? []);
}

/** The book before it takes a form: its chapters as they were rendered, and what they ask for. */
export interface RenderedBook {
	/** The chapters, those of a part inside it. */
	tree: readonly Chapter[];
	rendered: readonly RenderedChapter[];
	resolve: ReturnType<typeof createResolver>['resolve'];
	/** Ids of the drawings that chapters show. */
	usedPictures: ReadonlySet<string>;
}

/**
 * Renders the book.
 * @throws BuildFailure with every chapter that could not be rendered, or with every page and record that
 * has no place in it
 */
export function renderBook(materials: DownloadMaterials): RenderedBook {
	const { content } = materials;
	const tree = listChapters(content.sources, content.settings);
	const chapters = flattenChapters(tree);
	const rendered = renderChapters(materials, chapters);
	const { has, resolve } = createResolver(rendered, content.settings);
	const collect = (of: (environment: BookEnvironment) => ReadonlySet<string>) =>
		new Set(rendered.flatMap(({ environment }) => [...of(environment)]));
	const homeless = [
		...findHomelessPages(content, chapters),
		...findHomelessRecords(
			content,
			has,
			collect(({ usedProse }) => usedProse),
		),
	];
	if (homeless.length > 0) throw new BuildFailure(homeless);
	return { tree, rendered, resolve, usedPictures: collect(({ usedPictures }) => usedPictures) };
}

/**
 * Makes the book.
 * @returns the bytes of an EPUB, the same whenever and wherever
 * @throws BuildFailure as `renderBook` does
 */
export async function makeBook(materials: DownloadMaterials): Promise<Uint8Array> {
	const { settings, sources } = materials.content;
	const { tree, rendered, resolve, usedPictures } = renderBook(materials);
	const book: Book = {
		settings,
		identifier,
		title: settings.name,
		subtitle: `The world of ${settings.anthology}`,
		description: sources.anthology.landing.hero.lead,
		year: sources.anthology.figures.interface.copyrightYear,
		// It is the publisher who vouches for it.
		metadata: [
			'<meta property="dcterms:conformsTo" id="conformance">EPUB Accessibility 1.1 - WCAG 2.2 Level AA</meta>',
			`<meta property="a11y:certifiedBy" refines="#conformance">The ${escapeXml(settings.name)} project</meta>`,
		],
		accessModes: ['textual'],
		accessibilityFeatures: [
			...['alternativeText', 'displayTransformability', 'readingOrder', 'structuralNavigation'],
			...['tableOfContents', 'unlocked'],
		],
		accessibilitySummary:
			'All text reflows and has headings in order. Every drawing that tells something has its words in the text or as an alternative; maps and sections name their places in a list of links. Words of other languages are marked as such.',
	};
	const pictures = await makeBookPictures(materials, usedPictures);
	const cover = frameXhtml(
		settings.language,
		'Cover',
		`<section epub:type="cover" class="cover">\n<img src="../pictures/cover.png" role="doc-cover" alt="${escapeXml(`${settings.name}. The world of ${settings.anthology}. ${materials.pictures.get('hero-tall')?.alt ?? ''}`)}"/>\n</section>`,
		'../style.css',
	);
	const files = new Map<string, string | Uint8Array>([
		['style.css', stylesheet],
		['text/cover.xhtml', cover],
		...rendered.map(({ chapter, html }): [string, string] => {
			const body = toXhtml(html, (href) => resolve(href, chapter));
			const { language } = settings;
			const page = frameXhtml(language, chapter.title, sectionOf(chapter, body), '../style.css');
			return [chapterPath(chapter), page];
		}),
		...pictures,
		['nav.xhtml', makeNavigation(settings, tree)],
	]);
	const order = flattenChapters(tree).map(chapterPath);
	// The cover and the contents come before and after the title page.
	const spine = ['text/cover.xhtml', ...order.slice(0, 1), 'nav.xhtml', ...order.slice(1)];
	return packBook(
		book,
		files,
		spine.map((path) => ({ path })),
	);
}
