import type { PageEnvironment } from '../../components/page-context.ts';
import { createUrls } from '../../site.ts';
import type { Materials } from '../publication.ts';

/** Where a glossary entry stands in the book, as a path of the site. */
export const wordPath = (id: string) => `/a-to-z/#word-${id}`;

/** What one chapter is rendered with, and what it used. */
export interface BookEnvironment extends PageEnvironment {
	/** Drawings that it shows, by id. */
	readonly usedPictures: ReadonlySet<string>;
}

/**
 * Makes the environment of one chapter: components render in it as they do on a page, but pictures are
 * the book's, and a term of the glossary is a link to its entry instead of a button. Links are written
 * as paths of the site; `toXhtml` turns them into the book's.
 * What is missing is not reported: the page that shows it does.
 * @param route of the page that the chapter is on the site
 * @param isGlossed whether the first use of a glossary term is a link
 * @param headingOffset by how many levels headings of prose are higher than on the page
 */
export function createBookEnvironment(
	{ content, pictures }: Materials,
	{ route = '/', isGlossed = false, headingOffset = 0 },
): BookEnvironment {
	const { settings, sources, markdown, prose, mentions, lengths } = content;
	const site = createUrls({ ...settings, base: '/' });
	// Chapters stand in a folder beside that of the pictures.
	const urls = { ...site, picture: (file: string) => `..${file}` };
	const usedWords = new Set<string>();
	const usedPictures = new Set<string>();
	function markTerm(id: string, words: string): string {
		if (!isGlossed || usedWords.has(id)) return words;
		usedWords.add(id);
		return `<a class="term" role="doc-glossref" href="${wordPath(id)}">${words}</a>`;
	}
	const context = { where: 'the book', to: urls.to, markTerm };
	return {
		...{ settings, anthology: sources.anthology, urls, route, inlineCode: [] },
		usedPictures,
		picture(id) {
			const found = pictures.get(id);
			if (found === undefined) return undefined;
			usedPictures.add(id);
			return { ...found, file: `/pictures/${id}.png`, nightFile: undefined };
		},
		prose(id) {
			const found = prose.get(id);
			const html = found === undefined ? '' : markdown.render(found.source, context).html;
			return html.replace(
				/(<\/?h)([34])/g,
				(_, tag, level) => `${tag}${Number(level) - headingOffset}`,
			);
		},
		closeGlossary: () => [],
		commit: undefined,
		countWords: (path) => lengths.get(path),
		mentions: (slug) => mentions.get(slug) ?? [],
		inline: (text) => markdown.renderInline(text, context).html,
		publications: [],
	};
}
