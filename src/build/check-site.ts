import { relativeBase, type Settings } from '../site.ts';
import { type Files, fileOfRoute, routeOfFile } from './files.ts';
import { gatherFacts, type PageFacts, type Reference } from './pages/page-facts.ts';
import { type PageReference, readPage } from './pages/read-page.ts';
import { servedBase } from './place.ts';
import { findNearest, type Problem, type Report } from './problems.ts';

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

/** A reference that problems may have to name. */
interface Place {
	page: number;
	file: string;
	/** Which of the page's references it is; a text is its name already. */
	reference: number | string;
	/** Whether it is a relative link to a folder. */
	isFolder: boolean;
}

/** A place of this site that pages lead to, and who does. */
interface Target {
	path: string;
	hash: string;
	/** The first of those who lead there. */
	from: Place[];
	/** How many more there are. */
	others: number;
}

/** Where a reference leads, or what is wrong with it. */
type Meaning =
	| { fault: string }
	| {
			target: Target;
			/** Whether a reader follows it. */
			isLink: boolean;
			/** Whether it begins with the site's address. */
			isOwn: boolean;
	  };

/** What is kept of a page once it was read. */
interface PageSummary {
	file: string;
	canonical: string | null;
	noIndex: boolean;
	ids: ReadonlySet<string>;
	/** Where its links lead, each once. */
	links: readonly Target[];
}

/** As many of those who lead to one place as a person wants to read of. */
const mostNamed = 50;

const loading = new Set(['img', 'script', 'link', 'iframe', 'source', 'use', 'image', 'meta']);

/** What a site can be checked against before its files are there. */
export interface SiteRules extends Omit<SiteToCheck, 'files'> {
	/** Reads a page that was added once more, for an element that has to be named. */
	readHtml: (file: string) => string;
}

/**
 * Looks a site over as it was built, page by page, and keeps little of each: what a reader, a search
 * engine or a host would stumble on is dead links and anchors, repeated ids, titles and descriptions,
 * pages without their one heading, language or canonical link, images without alternative text or
 * size, pages that nothing leads to, code that the content policy stops, forms that would put a
 * reader's words into an address of this site.
 * @returns `addPage` for each page, and `finish`, which reports, page by page, when all files are there
 */
export function createSiteCheck({
	settings,
	fragments,
	copies,
	findWritten = () => [],
	readHtml,
}: SiteRules) {
	const { address, images } = settings;
	const isRelative = settings.base === relativeBase;
	// A relative site is checked below a folder, so that a link that climbs too high is seen.
	const base = isRelative ? '/anywhere/' : servedBase(settings.base);
	const imageHost = images.host?.replace(/\/$/, '');
	const pages: PageSummary[] = [];
	const problems: { page: number; problem: Problem }[] = [];
	const targets = new Map<string, Target>();
	/** The sets of ids by what they hold: pages of one kind have the same. */
	const idSets = new Map<string, ReadonlySet<string>>();
	const titles = new Map<string, string>();
	const descriptions = new Map<string, string>();

	const isOwn = (url: string) => address !== null && url.startsWith(address);

	/** A URL as a place of the site, or undefined when it leaves the site. */
	function toSitePlace(url: string, from: string): { path: string; hash: string } | undefined {
		if (imageHost && url.startsWith(`${imageHost}/`)) {
			return { path: url.slice(imageHost.length), hash: '' };
		}
		const known = isOwn(url) ? nowhere + base + url.slice(address?.length) : url;
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

	function placeTarget(path: string, hash: string): Target {
		const key = `${path}#${hash}`;
		const target = targets.get(key) ?? { path, hash, from: [], others: 0 };
		targets.set(key, target);
		return target;
	}

	/** The target of a URL; a string says what is wrong with it. */
	function findTarget(url: string, from: string): Target | string | undefined {
		// A place on the page itself: the only one that no two pages share.
		if (!isRelative && /^#[\w-]+$/.test(url)) {
			return placeTarget(routeOfFile(from), url.slice(1));
		}
		let place: { path: string; hash: string } | undefined;
		try {
			place = toSitePlace(url, from);
		} catch {
			return `holds “${url}”, which is no address.`;
		}
		return place && placeTarget(place.path, place.hash);
	}

	/** Reads what a reference means on a page. */
	function readMeaning(reference: Reference, from: string): Meaning | undefined {
		const [tag = '', attribute = ''] = reference.split(' ', 2);
		const url = reference.slice(tag.length + attribute.length + 2);
		// Structured data names other sites freely; what it says of this one has to be true.
		if (tag === 'script' && attribute === '' && !isOwn(url)) return undefined;
		if (tag === 'form' || attribute === 'formaction') {
			if (/^(mailto:|https:)/.test(url)) return undefined;
			return { fault: 'would send what is typed to this site, which runs nothing.' };
		}
		if (url.startsWith('mailto:')) return undefined;
		const target = findTarget(url, from);
		if (typeof target === 'string') return { fault: target };
		if (target) return { target, isLink: tag === 'a', isOwn: isOwn(url) };
		return loading.has(tag) ? { fault: 'loads from another host.' } : undefined;
	}

	/** By the reference, where it means the same on every page. */
	const meanings = new Map<Reference, Meaning | undefined>();
	function recallMeaning(reference: Reference, from: string): Meaning | undefined {
		const known = meanings.get(reference);
		if (known !== undefined || meanings.has(reference)) return known;
		const meaning = readMeaning(reference, from);
		if (!isRelative && /^\S+ \S* (\/|[a-z]+:)/.test(reference)) meanings.set(reference, meaning);
		return meaning;
	}

	/** The page whose elements were named last: mistakes come in crowds. */
	let described: { file: string; references: readonly PageReference[] } | undefined;
	/** A reference as problems name it. */
	function describe(file: string, reference: Place['reference']): string {
		if (typeof reference === 'string') return reference;
		if (described?.file !== file) {
			described = { file, references: readPage(readHtml(file)).references };
		}
		return described.references[reference]?.element ?? '';
	}

	/** Takes down where a reference leads; returns that when it is a page's own link. */
	function addReference(
		meaning: Meaning,
		page: number,
		file: string,
		reference: Place['reference'],
		say: (what: string) => void,
	): Target | undefined {
		if ('fault' in meaning) {
			say(`${describe(file, reference)} ${meaning.fault}`);
			return undefined;
		}
		const { target, isLink } = meaning;
		if (target.from.length < mostNamed) {
			const isFolder = isRelative && target.path.endsWith('/') && !meaning.isOwn;
			target.from.push({ page, file, reference, isFolder });
		} else target.others++;
		return isLink ? target : undefined;
	}

	function internIds(ids: readonly string[]): ReadonlySet<string> {
		const key = ids.join(' ');
		const known = idSets.get(key) ?? new Set(ids);
		idSets.set(key, known);
		return known;
	}

	function addPage(file: string, facts: PageFacts): void {
		const page = pages.length;
		const where = routeOfFile(file);
		const say = (what: string, mend?: string) =>
			problems.push({ page, problem: { where, what, ...(mend && { mend }) } });
		const unique = (seen: Map<string, string>, name: string, value: string) => {
			if (!value.trim()) return say(`It has no ${name}.`);
			const other = seen.get(value);
			if (other !== undefined) say(`Its ${name} is also that of ${other}: “${value}”`);
			seen.set(value, where);
		};
		unique(titles, 'title', facts.title);
		unique(descriptions, 'description', facts.description);
		for (const { what, mend } of facts.faults) say(what, mend);
		const links = new Set<Target>();
		facts.references.forEach((reference, index) => {
			const meaning = recallMeaning(reference, file);
			const link = meaning && addReference(meaning, page, file, index, say);
			if (link) links.add(link);
		});
		const { canonical, noIndex } = facts;
		pages.push({ file, canonical, noIndex, ids: internIds(facts.ids), links: [...links] });
	}

	/** Where a link was written, for those who are to mend it. */
	const tellWritten = (target: string) => {
		const places = findWritten(target);
		return places.length > 0 ? ` It is written in ${places.join(', ')}.` : '';
	};

	/** Checks that a target is there. */
	function checkTarget(target: Target, files: Files, pageOf: ReadonlyMap<string, PageSummary>) {
		const { path, hash, from, others } = target;
		const file = fileOfRoute(path);
		const blame = (what: (element: string) => string, mend: string | undefined) => {
			from.forEach(({ page, file: place, reference }, index) => {
				const more = others > 0 && index === from.length - 1 ? ` So do ${others} more.` : '';
				const where = routeOfFile(place);
				problems.push({
					page,
					problem: { where, what: what(describe(place, reference)) + more, ...(mend && { mend }) },
				});
			});
		};
		if (!files.has(file)) {
			const mend = path.startsWith('..')
				? `It leaves ${settings.base}: make it with urls.to().`
				: files.has(`${file}/index.html`)
					? 'Add the trailing slash, or hosts will answer with a redirect.'
					: tellNearest(findNearest(file, files.keys()), routeOfFile);
			const written = tellWritten(hash ? `${path}#${hash}` : path);
			blame((element) => `${element} leads to ${path}, which is not there.${written}`, mend);
			return;
		}
		for (const { page, file: place, reference, isFolder } of from) {
			if (!isFolder) continue;
			problems.push({
				page,
				problem: {
					where: routeOfFile(place),
					what: `${describe(place, reference)} leads to a folder, which shows no page when the site is opened from a disk.`,
					mend: 'Make it with urls.to(), which names the index.html.',
				},
			});
		}
		const ids = pageOf.get(file)?.ids ?? fragments.get(file);
		if (hash !== '' && !ids?.has(hash)) {
			const written = tellWritten(`${path}#${hash}`);
			const nearest = ids && findNearest(hash, ids);
			blame(
				(element) => `${element}: ${path} has no “${hash}”.${written}`,
				nearest && `The nearest is #${nearest}`,
			);
		}
	}

	/** Checks the canonical link of a page. */
	function checkCanonical(
		{ file, canonical, noIndex }: PageSummary,
		page: number,
		pageOf: ReadonlyMap<string, PageSummary>,
	) {
		const say = (what: string) =>
			problems.push({ page, problem: { where: routeOfFile(file), what } });
		if (noIndex) {
			if (canonical !== null) say('It is not to be indexed, and has a canonical link.');
		} else if (!canonical) {
			if (address !== null) say('It has no canonical link.');
		} else {
			const place = isOwn(canonical) ? toSitePlace(canonical, file) : undefined;
			const named = place && pageOf.get(fileOfRoute(place.path));
			if (!named) say(`Its canonical link, ${canonical}, is no page of this site.`);
			else if (named.canonical !== canonical) {
				say(`Its canonical link leads to ${place.path}, which names another page in turn.`);
			}
		}
	}

	/** Reports pages to which no path of links leads. */
	function checkReach(pageOf: ReadonlyMap<string, PageSummary>) {
		const reached = new Set(['/index.html']);
		// Most links of a page stand on all.
		const followed = new Set<Target>();
		for (const file of reached) {
			for (const link of pageOf.get(file)?.links ?? []) {
				if (followed.has(link)) continue;
				followed.add(link);
				const next = fileOfRoute(link.path);
				if (pageOf.has(next)) reached.add(next);
			}
		}
		for (const { file, noIndex } of pages) {
			if (reached.has(file) || noIndex || copies.has(file)) continue;
			const what = 'No path of links leads here from the landing page.';
			problems.push({ page: pages.length, problem: { where: routeOfFile(file), what } });
		}
	}

	function finish(files: Files, report: Report): void {
		const pageOf = new Map(pages.map((page) => [page.file, page]));
		for (const [file, contents] of files) {
			if (!file.endsWith('.css')) continue;
			const css = typeof contents === 'string' ? contents : Buffer.from(contents).toString();
			for (const [element, , url = ''] of css.matchAll(/url\((["']?)(.*?)\1\)/g)) {
				if (url.startsWith('data:')) continue;
				const say = (what: string) =>
					problems.push({ page: pages.length, problem: { where: file, what } });
				const meaning = readMeaning(`link url ${url}`, file);
				if (meaning) addReference(meaning, pages.length, file, element, say);
			}
		}
		pages.forEach((page, index) => {
			checkCanonical(page, index, pageOf);
		});
		for (const target of targets.values()) checkTarget(target, files, pageOf);
		checkReach(pageOf);
		for (const { problem } of problems.toSorted((a, b) => a.page - b.page)) report(problem);
	}

	return { addPage, finish };
}

/** The nearest of some names, as advice. */
const tellNearest = (nearest: string | undefined, name: (file: string) => string) =>
	nearest && `The nearest is ${name(nearest)}`;

/** Looks a whole site over, and reports everything that is wrong with it. */
export function checkSite({ files, ...rules }: SiteToCheck, report: Report): void {
	const readHtml = (file: string) => Buffer.from(files.get(file) ?? '').toString();
	const { addPage, finish } = createSiteCheck({ ...rules, readHtml });
	for (const file of files.keys()) {
		if (file.endsWith('.html')) addPage(file, gatherFacts(readHtml(file)));
	}
	finish(files, report);
}
