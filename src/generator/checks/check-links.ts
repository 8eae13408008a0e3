import { type Files, fileOfRoute, routeOfFile } from '../../lib/files.ts';
import { findNearest, type Problem } from '../../lib/problems.ts';
import { relativeBase, type Settings } from '../../site.ts';
import { findInRecords } from '../content/check-records.ts';
import { findLinks } from '../content/prose.ts';
import { servedBase } from '../content/site-location.ts';
import type { CheckedSite, ParsedPage, Reference } from './read-page.ts';

/** What links are checked against, and exceptions. */
interface LinkRules {
	settings: Settings;
	/** Every file of the site. */
	files: Files;
	/** Fragments of files other than HTML, such as `page=3` of a PDF. */
	fragments: ReadonlyMap<string, ReadonlySet<string>>;
	/** The files of pages that repeat another; they need no link to them. */
	copies: ReadonlySet<string>;
	/** Whether the page of a file failed to render, so that its links and ids are unknown. */
	hasFailed: (file: string) => boolean;
	/** Finds where Markdown links to a path, as file and line. */
	findSource: (target: string) => readonly string[];
}

/** The origin against which references are resolved; no real host has this name. */
const dummyOrigin = 'https://site.invalid';

/** A place of this site. */
interface Place {
	path: string;
	hash: string;
}

/** The fault of a reference, worded to follow its element, and the file that a link leads to. */
interface LinkResult {
	fault?: { what: string; fix?: string } | undefined;
	link?: string | undefined;
}

/** The problem of a link with a scheme other than https:. */
const describeScheme = (url: string) => ({
	what: ` leads to ${url.slice(0, 60)}: no link of this site starts with ${url.split(':', 1)[0]}:`,
	fix: 'Let it start with https:, or with / for this site.',
});

const resourceTags = new Set(['img', 'script', 'link', 'iframe', 'source', 'use', 'image', 'meta']);

/**
 * Finds dead links and anchors, resources of other hosts, forms that would send to this site, and pages
 * without a link to them. References are resolved as a browser does.
 */
export function findLinkFaults(pages: readonly ParsedPage[], rules: LinkRules): Problem[] {
	const { files, fragments, copies, hasFailed, findSource } = rules;
	const { address, images, base: placed } = rules.settings;
	const isRelative = placed === relativeBase;
	// A relative site is checked in a folder, so that a link with too many ../ is found.
	const base = isRelative ? '/anywhere/' : servedBase(placed);
	const imageHost = images.host?.replace(/\/$/, '');
	const pageOf = new Map(pages.map((page) => [page.file, page]));
	const idsOf = new Map(pages.map(({ file, ids }) => [file, new Set(ids)]));

	const isOwn = (url: string) => address !== null && url.startsWith(address);

	/**
	 * Resolves a URL to a place of the site; undefined if it leaves the site.
	 * @throws if it is not a URL
	 */
	function findPlace(url: string, from: string): Place | undefined {
		if (imageHost && url.startsWith(`${imageHost}/`)) {
			return { path: url.slice(imageHost.length), hash: '' };
		}
		const known = isOwn(url) ? dummyOrigin + base + url.slice(address?.length) : url;
		const page = dummyOrigin + base + (isRelative ? from : routeOfFile(from)).slice(1);
		const resolved = new URL(known, page);
		if (resolved.origin !== dummyOrigin) return undefined;
		const path = decodeURIComponent(resolved.pathname);
		const hash = decodeURIComponent(resolved.hash.slice(1));
		// A path outside the base stays whole, and so is reported as dead.
		return { path: path.startsWith(base) ? path.slice(base.length - 1) : `..${path}`, hash };
	}

	/** Lists the sources of a link. */
	function nameSources(...targets: string[]): string {
		const places = [...new Set(targets)].flatMap(findSource);
		return places.length > 0 ? ` It is written in ${places.join(', ')}.` : '';
	}

	/** Checks that a place exists. */
	function findPlaceFault({ path, hash }: Place, url: string): LinkResult['fault'] {
		const file = fileOfRoute(path);
		if (hasFailed(file)) return undefined;
		const sources = () => nameSources(hash ? `${path}#${hash}` : path, url);
		if (!files.has(file)) {
			const nearest = findNearest(file, files.keys());
			const fix = path.startsWith('..')
				? `It leaves ${placed}: make it with urls.to().`
				: files.has(`${file}/index.html`)
					? 'Add the trailing slash, or hosts will answer with a redirect.'
					: nearest && `The nearest is ${routeOfFile(nearest)}`;
			return { what: ` leads to ${path}, which does not exist.${sources()}`, ...(fix && { fix }) };
		}
		const ids = idsOf.get(file) ?? fragments.get(file);
		if (hash === '' || ids?.has(hash)) return undefined;
		const nearest = ids && findNearest(hash, ids);
		return {
			what: `: ${path} has no “${hash}”.${sources()}`,
			...(nearest && { fix: `The nearest is #${nearest}` }),
		};
	}

	function checkReference({ tag, attribute, url }: Reference, from: string): LinkResult {
		// Structured data may name other sites; addresses of this one must exist.
		if (tag === 'script' && attribute === '' && !isOwn(url)) return {};
		if (tag === 'form' || attribute === 'formaction') {
			if (/^(mailto:|https:)/.test(url)) return {};
			return {
				fault: {
					what: ' would send what is typed to this site, which has no server to receive it.',
				},
			};
		}
		if (url.startsWith('mailto:')) return {};
		let place: Place | undefined;
		try {
			place = findPlace(url, from);
		} catch (error) {
			// URL and decodeURIComponent throw these; anything else would be a bug.
			if (!(error instanceof TypeError || error instanceof URIError)) throw error;
			return { fault: { what: ` has “${url}”, which is not a URL.` } };
		}
		if (place === undefined) {
			if (resourceTags.has(tag)) return { fault: { what: ' loads from another host.' } };
			return url.startsWith('https:') || attribute === '' ? {} : { fault: describeScheme(url) };
		}
		const fault =
			isRelative && place.path.endsWith('/') && !isOwn(url)
				? {
						what: ' leads to a folder, which will not open as a page from a disk.',
						fix: 'Make it with urls.to(), which names the index.html.',
					}
				: findPlaceFault(place, url);
		const searchPage = tag === 'search' ? pageOf.get(fileOfRoute(place.path)) : undefined;
		if (!fault && searchPage?.hasSearch === false) {
			return { fault: { what: ` searches on ${place.path}, which has no search.` } };
		}
		return { fault, link: tag === 'a' ? fileOfRoute(place.path) : undefined };
	}

	const problems: Problem[] = [];
	/** Files that each page leads to. */
	const links = new Map<string, Set<string>>();
	for (const page of pages) {
		const own = new Set<string>();
		links.set(page.file, own);
		for (const reference of page.references) {
			const { fault, link } = checkReference(reference, page.file);
			if (link) own.add(link);
			if (fault)
				problems.push({ where: page.route, ...fault, what: reference.element + fault.what });
		}
	}
	const reached = new Set(['/index.html']);
	for (const file of reached) {
		for (const next of links.get(file) ?? [])
			if (pageOf.has(next) || hasFailed(next)) reached.add(next);
	}
	// A page that failed may have linked to others.
	if ([...reached].some(hasFailed)) return problems;
	for (const { file, route, noIndex } of pages) {
		if (reached.has(file) || noIndex || copies.has(file)) continue;
		problems.push({ where: route, what: 'No path of links leads here from the landing page.' });
	}
	return problems;
}

/** Checks the links of a site. Links to pages that failed are not checked. */
export function checkLinks({ content, files, publications, pages }: CheckedSite): Problem[] {
	const { settings, records, prose, failedRoutes } = content;
	const copies = content.pages.filter(({ page }) => page.canonical !== undefined);
	const failed = content.pages
		.filter(({ page }) => !page.unlisted)
		.map(({ route }) => fileOfRoute(route))
		.filter((file) => !files.has(file));
	return findLinkFaults(pages, {
		settings,
		files,
		fragments: new Map(publications.map(({ path, fragments }) => [path, new Set(fragments)])),
		copies: new Set(copies.map(({ route }) => fileOfRoute(route))),
		hasFailed: (file) =>
			failed.includes(file) || failedRoutes.some((route) => route.test(routeOfFile(file))),
		findSource: (target) => [...findLinks(prose, target), ...findInRecords(records, target)],
	});
}
