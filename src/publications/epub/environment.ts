import type { PageEnvironment } from '../../components/page-context.ts';
import { createAnchors } from '../../model/slugify.ts';
import { createUrls } from '../../site.ts';
import type { Materials } from '../publication.ts';
import { pathInBook } from './pictures.tsx';

/** The path of a glossary entry on the site; links in the book use it too. */
const wordPath = (id: string) => `/a-to-z/#word-${id}`;

/** The environment of one chapter, which records what the chapter uses. */
export interface BookEnvironment extends PageEnvironment {
	/** The ids of the drawings shown. */
	readonly usedPictures: ReadonlySet<string>;
}

/**
 * Makes the environment of one chapter. Components render in it as on a page, but pictures are the
 * book's, and terms are links to the glossary instead of buttons. Links are paths of the site,
 * which `toXhtml` resolves. Missing records are not reported again: the page that shows them
 * reports them.
 * @param route route of the chapter's page on the site
 * @param isGlossed whether the first use of each glossary term is a link
 * @param headingOffset how many levels headings of prose move up
 */
export function createBookEnvironment(
	materials: Materials,
	{ route = '/', isGlossed = false, headingOffset = 0 },
): BookEnvironment {
	const { settings, records, markdown, prose, mentions, lengths, pictures } = materials;
	const site = createUrls({ ...settings, base: '/' });
	// Chapters are in `text/`, beside `pictures/`.
	const urls = { ...site, picture: (file: string) => `..${file}` };
	const usedWords = new Set<string>();
	const usedPictures = new Set<string>();
	function markTerm(id: string, words: string): string {
		if (!isGlossed || usedWords.has(id)) return words;
		usedWords.add(id);
		return `<a class="term" role="doc-glossref" href="${wordPath(id)}">${words}</a>`;
	}
	const anchor = createAnchors();
	const context = { where: 'the book', to: urls.to, markTerm, anchor };
	return {
		...{ settings, records, urls, route, inlineCode: [], anchor, usedPictures },
		picture(id) {
			const found = pictures.get(id);
			if (found === undefined) return undefined;
			usedPictures.add(id);
			return { ...found, file: `/${pathInBook(materials, id)}`, nightFile: undefined };
		},
		prose(id) {
			const found = prose.get(id);
			if (found === undefined) return '';
			const { file, source, rules } = found;
			const { html } = markdown.render(source, { ...context, where: file, rules });
			return html.replace(
				/(<\/?h)([34])/g,
				(_, tag, level) => `${tag}${Number(level) - headingOffset}`,
			);
		},
		takeMarkedTerms: () => [],
		commit: undefined,
		countWords: (path) => lengths.get(path),
		mentions: (slug) => mentions.get(slug) ?? [],
		inline: (text) => markdown.renderInline(text, context).html,
		publications: [],
	};
}
