import { glossId } from '../../components/glosses.tsx';
import type { PageEnvironment } from '../../components/page-context.ts';
import type { GlossaryEntry } from '../../content/glossary.ts';
import type { TextContext } from '../../lib/markdown.ts';
import { findNearest, type Problem } from '../../lib/problems.ts';
import type { PublishedFile } from '../../model/built.ts';
import { createAnchors } from '../../model/slugify.ts';
import { createUrls } from '../../site.ts';
import type { Assets } from '../assets/make-assets.ts';
import type { Content } from '../content/read-content.ts';

/** What pages are rendered with. */
export type PageMaterials = Pick<
	Content,
	'settings' | 'records' | 'markdown' | 'prose' | 'mentions' | 'lengths' | 'commit'
> &
	Pick<Assets, 'pictures'> & {
		/** The files to download. */
		publications: readonly PublishedFile[];
	};

/** The environment of one page, which records what rendering uses and reports. */
export interface RecordingEnvironment extends PageEnvironment {
	readonly usedProse: ReadonlySet<string>;
	/** Missing pictures and prose, and what is wrong with the page's Markdown. */
	readonly problems: readonly Problem[];
}

/** Keeps punctuation on the line of the term before it, since lines can break on both sides of a button. */
const keepPunctuation = (html: string) =>
	html.replace(
		/(<button[^>]* class="term"(?:(?!<\/a>).)*<\/a>)([,.;:!?…’”)\]]+)/gs,
		'<span class="term-end">$1$2</span>',
	);

/**
 * Makes the environment of one page.
 * @param isGlossed whether terms of the city are marked at their first use
 */
export function createEnvironment(
	materials: PageMaterials,
	route: string,
	isGlossed = false,
): RecordingEnvironment {
	const { settings, records, markdown, prose, pictures } = materials;
	const urls = createUrls(settings, route);
	const anchor = createAnchors();
	const usedProse = new Set<string>();
	const problems: Problem[] = [];
	const glossary = new Map(records.world.glossary.map((entry) => [entry.id, entry]));
	const marked = new Set<GlossaryEntry>();
	let isMarking = isGlossed;
	/**
	 * A term as a button that shows its definition, and a link for browsers without popovers and for
	 * reader views, which remove buttons.
	 */
	function markTerm(id: string, words: string): string {
		const entry = glossary.get(id);
		if (!isMarking || entry === undefined || marked.has(entry)) return words;
		marked.add(entry);
		return `<button type="button" class="term" popovertarget="${glossId(entry)}">${words}</button><a class="term-link" href="#${glossId(entry)}">${words}</a>`;
	}
	const reportMissing = (kind: string, id: string, ids: Iterable<string>, write = '') => {
		const nearest = findNearest(id, ids);
		const fix = [write, nearest && `The nearest is “${nearest}”.`].filter(Boolean).join(' ');
		problems.push({
			where: route,
			what: `It needs the ${kind} “${id}”, which does not exist.`,
			...(fix && { fix }),
		});
	};
	const contextOf = (where: string): TextContext => ({ where, to: urls.to, markTerm, anchor });
	return {
		...{ settings, records, urls, route, usedProse, problems, inlineCode: [], anchor },
		commit: materials.commit,
		publications: materials.publications,
		picture(id) {
			const found = pictures.get(id);
			if (found === undefined) reportMissing('picture', id, pictures.keys());
			return found;
		},
		prose(id) {
			usedProse.add(id);
			const found = prose.get(id);
			if (found === undefined) {
				reportMissing('prose file', `${id}.md`, prose.keys(), `Write src/content/prose/${id}.md.`);
			}
			// Problems in prose are reported when it is read.
			if (found === undefined) return '';
			const context = { ...contextOf(found.file), rules: found.rules };
			return keepPunctuation(markdown.render(found.source, context).html);
		},
		takeMarkedTerms() {
			isMarking = false;
			return [...marked];
		},
		countWords: (path) => materials.lengths.get(path),
		mentions: (slug) => materials.mentions.get(slug) ?? [],
		inline(text) {
			const context = contextOf(`${route}, in “${text.slice(0, 50)}…”`);
			const rendered = markdown.renderInline(text, context);
			problems.push(...rendered.problems);
			return keepPunctuation(rendered.html);
		},
	};
}
