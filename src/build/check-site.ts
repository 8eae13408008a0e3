import { relativeBase, type Settings } from '../site.ts';
import { checkPolicy } from './check-policy.ts';
import { type Files, fileOfRoute, routeOfFile } from './files.ts';
import { servedBase } from './place.ts';
import { findNearest, type Report } from './problems.ts';
import { type PageReference, type ReadPage, readPage } from './read-page.ts';

/** A place in a file that is not HTML and that a link may name, such as `page=3` of a PDF. */
export type FileFragments = ReadonlyMap<string, ReadonlySet<string>>;

/** A site as it will be written. */
export interface SiteToCheck {
	files: Files;
	settings: Settings;
	fragments: FileFragments;
	/** The files of pages that repeat another: nothing need lead to them. */
	copies: ReadonlySet<string>;
	/** Where Markdown links to a path, as file and line. */
	findWritten?: (target: string) => readonly string[];
}

/** A host that cannot be: where the site stands while it is checked. */
const nowhere = 'https://site.invalid';

/**
 * Looks the whole site over as it was built, and reports everything that a reader, a search engine
 * or a host would stumble on: dead links and anchors, repeated ids, titles and descriptions, pages
 * without their one heading, language or canonical link, images without alternative text or size,
 * pages that nothing leads to, code that the content policy stops, forms that would put a reader's words into an address of this site.
 */
export function checkSite(
	{ files, settings, fragments, copies, findWritten = () => [] }: SiteToCheck,
	report: Report,
): void {
	const { address, images } = settings;
	const isRelative = settings.base === relativeBase;
	// A relative site is checked below a folder, so that a link that climbs too high is seen.
	const base = isRelative ? '/anywhere/' : servedBase(settings.base);
	const pages = new Map<string, ReadPage>();
	for (const [file, contents] of files) {
		if (file.endsWith('.html') && typeof contents === 'string') pages.set(file, readPage(contents));
	}
	const idsOf = new Map([...pages].map(([file, { ids }]) => [file, new Set(ids)]));
	/** Pages by the pages that they link to, for reachability. */
	const linksTo = new Map<string, Set<string>>();

	/** A URL as a path below the site's root, or undefined when it leaves the site. */
	function toSitePath(url: string, from: string): { path: string; hash: string } | undefined {
		const imageHost = images.host?.replace(/\/$/, '');
		if (imageHost && url.startsWith(`${imageHost}/`)) {
			return { path: url.slice(imageHost.length), hash: '' };
		}
		const known =
			address !== null && url.startsWith(address)
				? nowhere + base + url.slice(address.length)
				: url;
		const resolved = new URL(
			known,
			nowhere + base + (isRelative ? from : routeOfFile(from)).slice(1),
		);
		if (resolved.origin !== nowhere) return undefined;
		const path = decodeURIComponent(resolved.pathname);
		const hash = decodeURIComponent(resolved.hash.slice(1));
		// What leaves the base is kept whole, so that it is found to lead nowhere.
		return { path: path.startsWith(base) ? path.slice(base.length - 1) : `..${path}`, hash };
	}

	const isOwn = (url: string) => address !== null && url.startsWith(address);

	/** Where a link was written, for those who are to mend it. */
	const tellWritten = (target: string) => {
		const places = findWritten(target);
		return places.length > 0 ? ` It is written in ${places.join(', ')}.` : '';
	};

	/** Whether a reference that stays on the site leads somewhere; reports it when not. */
	function checkTarget(from: string, { element, url, tag }: PageReference) {
		let target: { path: string; hash: string } | undefined;
		try {
			target = toSitePath(url, from);
		} catch {
			report({ where: routeOfFile(from), what: `${element} holds “${url}”, which is no address.` });
			return;
		}
		if (target === undefined) {
			if (['img', 'script', 'link', 'iframe', 'source', 'use', 'image', 'meta'].includes(tag)) {
				report({ where: routeOfFile(from), what: `${element} loads from another host.` });
			}
			return;
		}
		const { path, hash } = target;
		const file = fileOfRoute(path);
		if (!files.has(file)) {
			const nearest = findNearest(file, files.keys());
			const mend = path.startsWith('..')
				? `It leaves ${settings.base}: make it with urls.to().`
				: files.has(`${file}/index.html`)
					? 'Add the trailing slash, or hosts will answer with a redirect.'
					: nearest && `The nearest is ${routeOfFile(nearest)}`;
			report({
				where: routeOfFile(from),
				what: `${element} leads to ${path}, which is not there.${tellWritten(hash ? `${path}#${hash}` : path)}`,
				...(mend && { mend }),
			});
			return;
		}
		if (isRelative && path.endsWith('/') && !isOwn(url)) {
			report({
				where: routeOfFile(from),
				what: `${element} leads to a folder, which shows no page when the site is opened from a disk.`,
				mend: 'Make it with urls.to(), which names the index.html.',
			});
		}
		if (tag === 'a' && pages.has(file) && file !== from) {
			linksTo.set(from, (linksTo.get(from) ?? new Set()).add(file));
		}
		const ids = idsOf.get(file) ?? fragments.get(file);
		if (hash !== '' && !ids?.has(hash)) {
			const nearest = ids && findNearest(hash, ids);
			report({
				where: routeOfFile(from),
				what: `${element}: ${path} has no “${hash}”.${tellWritten(`${path}#${hash}`)}`,
				...(nearest && { mend: `The nearest is #${nearest}` }),
			});
		}
	}

	const titles = new Map<string, string>();
	const descriptions = new Map<string, string>();
	for (const [file, page] of pages) {
		const where = routeOfFile(file);
		const say = (what: string, mend?: string) => report({ where, what, ...(mend && { mend }) });
		const unique = (seen: Map<string, string>, name: string, value: string | undefined) => {
			if (!value?.trim()) return say(`It has no ${name}.`);
			const other = seen.get(value);
			if (other !== undefined) say(`Its ${name} is also that of ${other}: “${value}”`);
			seen.set(value, where);
		};
		unique(titles, 'title', page.title);
		unique(descriptions, 'description', page.description);
		if (page.titles > 1) say(`It has ${page.titles} titles.`);
		if (!page.lang) say('Its <html> has no lang.');
		if (page.headings !== 1) say(`It has ${page.headings} <h1> and should have one.`);
		if (page.noIndex) {
			if (page.canonical !== undefined) say('It is not to be indexed, and has a canonical link.');
		} else if (!page.canonical) {
			if (address !== null) say('It has no canonical link.');
		} else {
			const target =
				address !== null && page.canonical.startsWith(address)
					? toSitePath(page.canonical, file)
					: undefined;
			const canonical = target && pages.get(fileOfRoute(target.path));
			if (!canonical) say(`Its canonical link, ${page.canonical}, is no page of this site.`);
			else if (canonical.canonical !== page.canonical) {
				say(`Its canonical link leads to ${target.path}, which names another page in turn.`);
			}
		}
		checkPolicy(page, say);
		const seen = new Set<string>();
		for (const id of page.ids) {
			if (seen.has(id)) say(`The id “${id}” stands twice.`);
			seen.add(id);
		}
		for (const { element, missing } of page.imageFaults) say(`${element} has no ${missing}.`);
		for (const { element, id } of page.idReferences) {
			if (!seen.has(id)) say(`${element} names the id “${id}”, which is not on the page.`);
		}
		for (const reference of page.references) {
			// Structured data names other sites freely; what it says of this one has to be true.
			if (reference.tag === 'script' && reference.attribute === '' && !isOwn(reference.url))
				continue;
			if (reference.tag === 'form') {
				if (!/^(mailto:|https:)/.test(reference.url)) {
					say(`${reference.element} would send what is typed to this site, which runs nothing.`);
				}
			} else if (!reference.url.startsWith('mailto:')) checkTarget(file, reference);
		}
	}

	for (const [file, contents] of files) {
		if (!file.endsWith('.css')) continue;
		const css = typeof contents === 'string' ? contents : Buffer.from(contents).toString();
		for (const [element, , url = ''] of css.matchAll(/url\((["']?)(.*?)\1\)/g)) {
			if (!url.startsWith('data:')) {
				checkTarget(file, { element, tag: 'link', attribute: 'url', url });
			}
		}
	}

	const reached = new Set(['/index.html']);
	for (const file of reached) for (const next of linksTo.get(file) ?? []) reached.add(next);
	for (const [file, page] of pages) {
		if (!reached.has(file) && !page.noIndex && !copies.has(file)) {
			report({
				where: routeOfFile(file),
				what: 'No path of links leads here from the landing page.',
			});
		}
	}
}
