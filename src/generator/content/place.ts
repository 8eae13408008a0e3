import { relativeBase, type Settings } from '../../site.ts';
import { collectProblems, type Problem, type Report } from '../problems.ts';

/** A path that every host, configuration file and shell reads the same way. */
const basePattern = /^\/([\w~-][\w.~-]*\/)*$/;

/** What `SITE_URL` and `--base` say, and where each was said. */
interface Asked {
	base?: string | undefined;
	siteUrl?: string | undefined;
}

/**
 * The address of a landing page: `https://example.org` becomes `https://example.org/`.
 * @param where the variable or setting that holds it
 * @returns undefined for one that cannot be, which is reported
 */
function readAddress(siteUrl: string, where: string, report: Report): URL | undefined {
	const refuse = (what: string) =>
		report({ where, what, fix: 'Such as https://example.org/ or …/lagan/.' });
	if (!URL.canParse(siteUrl)) return void refuse('This is no whole address.');
	const url = new URL(siteUrl.replace(/\/?$/, '/'));
	const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
	if (!isPlain || /[?#]/.test(siteUrl)) {
		return void refuse('An address of a site is http or https, a host, and at most a path.');
	}
	if (/\.html?\/$/i.test(url.pathname)) {
		return void refuse('This is the address of a file: the site stands in the folder around it.');
	}
	if (!basePattern.test(url.pathname)) {
		return void refuse('Its path can have letters, digits and . _ ~ -');
	}
	return url;
}

/**
 * Decides where the site will stand: what was asked for goes before `src/site.ts`.
 * @param asked.base `--base`: a path, or `./` (or nothing at all, as Vite has it) for anywhere
 * @param asked.siteUrl `SITE_URL`: the landing page's address. Its path is the base unless one is
 * asked for; without a path it is the host on which the base stands
 * @returns the settings with that place, and what is wrong with it: one or both make no sense, or
 * they contradict each other
 */
export function placeSite(
	settings: Settings,
	asked: Asked,
): { settings: Settings; problems: readonly Problem[] } {
	const { problems, report } = collectProblems();
	const siteUrl = asked.siteUrl || settings.address;
	const whereUrl = asked.siteUrl ? `SITE_URL=${siteUrl}` : `src/site.ts: address ${siteUrl}`;
	const url = siteUrl === null ? undefined : readAddress(siteUrl, whereUrl, report);
	const path = url === undefined || url.pathname === '/' ? undefined : url.pathname;
	const base = (asked.base ?? path ?? settings.base) || relativeBase;
	const whereBase = asked.base === undefined ? `src/site.ts: base ${base}` : `--base ${base}`;
	if (base !== relativeBase && !basePattern.test(base)) {
		report({
			where: whereBase,
			what: 'A base starts and ends with a slash, or is ./ for a site that can stand anywhere.',
			fix: 'Such as /lagan/, of letters, digits and . _ ~ -',
		});
	} else if (base !== relativeBase && path !== undefined && path !== base) {
		report({
			where: `${whereBase} and ${whereUrl}`,
			what: `They name two places: the address has the path ${path}.`,
			fix: 'Leave one of them out, or let both have the same path.',
		});
	}
	const standing = path ?? (base === relativeBase ? '/' : base);
	const address = url === undefined ? null : url.origin + standing;
	// One that makes no sense is not made use of while the rest is looked over.
	const place = problems.length > 0 ? { base: '/', address: null } : { base, address };
	return { settings: { ...settings, ...place }, problems };
}

/** The path at which a server shows the site: a relative one is shown at the root. */
export const servedBase = (base: string) => (base === relativeBase ? '/' : base);
