import { createHash } from 'node:crypto';
import { type Files, routeOfFile } from '../../lib/files.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Assets } from '../assets/make-assets.ts';
import type { Content } from '../content/read-content.ts';
import { makeApacheFile } from './hosting/apache.ts';
import { makeHeadersFile } from './hosting/netlify.ts';
import { planHosting } from './hosting/plan.ts';
import { makeSecurityTxt } from './security-txt.ts';
import { makeSitemap } from './sitemap.ts';

/** A site in memory. */
export interface Site {
	/** Every file by its path. */
	files: Files;
	/** Every route, in the order of the pages. */
	routes: readonly string[];
	/** Problems of `public/`. */
	problems: readonly Problem[];
}

/** The file of checksums. It ends in .txt so that hosts serve it as text. */
export const checksumsFile = '/SHA256SUMS.txt';

/** Whether a file is for hosts, which do not send it to readers. */
const isPrivate = (file: string) => /\/\.(?!well-known\/)/.test(file);

/**
 * Lists the SHA-256 of every file sent to readers, in the form that `sha256sum -c` reads. Compressed
 * copies are left out: their bytes depend on the version of Node.
 */
function makeChecksums(files: Files): Map<string, string> {
	const lines = [...files]
		.filter(([file]) => !isPrivate(file))
		.map(([file, contents]) => {
			const sum = createHash('sha256').update(contents).digest('hex');
			return `${sum}  ${file.slice(1)}\n`;
		});
	// Sorted by name, which comes after the hash and two spaces.
	return new Map([
		[checksumsFile, lines.sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)).join('')],
	]);
}

/** Finds files of `public/` whose paths the build uses for a file or a folder. */
function findPathConflicts(copied: Files, made: Files): Problem[] {
	const pages = [...made.keys()].filter((file) => file.endsWith('.html'));
	return [...copied.keys()].flatMap((file) => {
		const where = `public${file}`;
		const page = pages.find((each) => each === file || each.startsWith(`${file}/`));
		if (page) {
			const what = `It is in the way of the page ${routeOfFile(page)}, which is written as ${page}.`;
			return { where, what, fix: 'Rename the file, or the page.' };
		}
		const fix = 'Delete it, or say in the build what it should hold.';
		return made.has(file) ? { where, what: 'The build writes this file itself.', fix } : [];
	});
}

/**
 * Gathers all files of a site: assets, pages, files for crawlers and hosts, and checksums.
 * @param pages pages, publications, fonts, previews and the search index
 */
export function gatherSite(
	{ settings, pages: planned }: Content,
	assets: Assets,
	pages: Files,
): Site {
	const routes = planned.map(({ route }) => route);
	const plan = planHosting(settings, routes);
	const forCrawlers = new Map([...makeSitemap(planned, settings), ...makeSecurityTxt(settings)]);
	const sent = new Map([...assets.files, ...pages, ...forCrawlers]);
	const made = new Map([
		...sent,
		...makeChecksums(new Map([...assets.copied, ...sent])),
		['/_headers', makeHeadersFile(plan)],
		['/.htaccess', makeApacheFile(plan)],
	]);
	return {
		files: new Map([...assets.copied, ...made]),
		routes,
		problems: findPathConflicts(assets.copied, made),
	};
}
