import { relativeBase, type Settings } from '../site.ts';
import { BuildFailure, type Report } from './problems.ts';

/** A path that every host, configuration file and shell reads the same way. */
const basePattern = /^\/([\w~-][\w.~-]*\/)*$/;

/** The address of a landing page: `https://example.org` becomes `https://example.org/`. */
function readAddress(siteUrl: string): URL {
	const fail = (what: string) =>
		new BuildFailure([
			{ where: `SITE_URL=${siteUrl}`, what, mend: 'Such as https://example.org/ or …/lagan/.' },
		]);
	let url: URL;
	try {
		url = new URL(siteUrl.replace(/\/?$/, '/'));
	} catch {
		throw fail('This is no address.');
	}
	const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
	if (!isPlain || /[?#]/.test(siteUrl)) {
		throw fail('An address of a site is http or https, a host, and at most a path.');
	}
	if (!basePattern.test(url.pathname)) throw fail('Its path can have letters, digits and . _ ~ -');
	return url;
}

/**
 * Decides where the site will stand: what was asked for goes before `src/site.ts`.
 * @param asked.base `--base`: a path, or `./` (or nothing at all, as Vite has it) for anywhere
 * @param asked.siteUrl `SITE_URL`: the landing page's address. Its path is the base unless one is
 * asked for; without a path it is the host on which the base stands
 * @throws BuildFailure when either makes no sense, or when they contradict each other
 */
export function placeSite(
	settings: Settings,
	asked: { base?: string | undefined; siteUrl?: string | undefined },
): Settings {
	const siteUrl = asked.siteUrl || settings.address;
	const url = siteUrl === null ? undefined : readAddress(siteUrl);
	const path = url === undefined || url.pathname === '/' ? undefined : url.pathname;
	const base = (asked.base ?? path ?? settings.base) || relativeBase;
	if (base !== relativeBase && !basePattern.test(base)) {
		throw new BuildFailure([
			{
				where: `--base ${base}`,
				what: 'A base starts and ends with a slash, or is ./ for a site that can stand anywhere.',
				mend: 'Such as /lagan/, of letters, digits and . _ ~ -',
			},
		]);
	}
	if (base !== relativeBase && path !== undefined && path !== base) {
		throw new BuildFailure([
			{
				where: `--base ${base} and SITE_URL=${siteUrl}`,
				what: `They name two places: the address has the path ${path}.`,
				mend: 'Leave one of them out, or let both have the same path.',
			},
		]);
	}
	const standing = path ?? (base === relativeBase ? '/' : base);
	return { ...settings, base, address: url === undefined ? null : url.origin + standing };
}

/** Reports a form service or an image host of the settings that is no address. */
export function checkServices({ forms, images }: Settings, report: Report): void {
	for (const [name, address] of [
		['forms.endpoint', forms.endpoint],
		['images.host', images.host],
	] as const) {
		if (address === null || (/^https:/.test(address) && URL.canParse(address))) continue;
		report({
			where: `src/site.ts: ${name}`,
			what: `“${address}” is no https address, so that no content policy could name it.`,
			mend: 'Write it whole, such as https://example.org/lagan, or null for none.',
		});
	}
}

/** The path at which a server shows the site: a relative one is shown at the root. */
export const servedBase = (base: string) => (base === relativeBase ? '/' : base);
