import { BuildFailure, type Problem } from '../../lib/problems.ts';
import { relativeBase, type Settings } from '../../site.ts';

/** A path that hosts, configuration files and shells all read the same way. */
const basePattern = /^\/([\w~-][\w.~-]*\/)*$/;

/** The values of `SITE_URL` and `--base`. */
interface LocationOptions {
	base?: string | undefined;
	siteUrl?: string | undefined;
}

/** Parses the address of a landing page: of a folder, not of a file. Undefined if it is invalid. */
function parseAddress(siteUrl: string): URL | undefined {
	const address = siteUrl.replace(/\/?$/, '/');
	if (!URL.canParse(address) || /[?#]|\.html?\/$/i.test(address)) return undefined;
	const url = new URL(address);
	const isHost = /^https?:$/.test(url.protocol) && url.username === '';
	return isHost && basePattern.test(url.pathname) ? url : undefined;
}

/**
 * Resolves the site's base and address; options override `src/site.ts`.
 * @param options.base `--base`: a path, or `./` or an empty string for any place
 * @param options.siteUrl `SITE_URL`: the landing page's address, with or without a slash at its end.
 * Its path is the base, unless `base` says otherwise
 * @returns the settings with both filled in
 * @throws BuildFailure when either is invalid, or they contradict each other
 */
export function resolveLocation(settings: Settings, options: LocationOptions): Settings {
	const given = options.siteUrl?.trim();
	const siteUrl = given || settings.address;
	const whereUrl = given ? `SITE_URL=${siteUrl}` : `src/site.ts: address ${siteUrl}`;
	const url = siteUrl === null ? undefined : parseAddress(siteUrl);
	const path = url === undefined || url.pathname === '/' ? undefined : url.pathname;
	const base = (options.base ?? path ?? settings.base) || relativeBase;
	const whereBase = options.base === undefined ? `src/site.ts: base ${base}` : `--base ${base}`;
	const problems: Problem[] = [];
	if (siteUrl !== null && url === undefined) {
		problems.push({
			where: whereUrl,
			what: 'The address of a site is http or https, a host, and at most the path of a folder.',
			fix: 'For example https://example.org/ or …/lagan/: letters, digits and . _ ~ - only',
		});
	}
	if (base !== relativeBase && !basePattern.test(base)) {
		problems.push({
			where: whereBase,
			what: 'A base starts and ends with a slash, or is ./ for a site that can be moved anywhere.',
			fix: 'For example /lagan/: letters, digits and . _ ~ - only',
		});
	} else if (base !== relativeBase && path !== undefined && path !== base) {
		problems.push({
			where: `${whereBase} and ${whereUrl}`,
			what: `They disagree: the address has the path ${path}.`,
			fix: 'Leave one of them out, or give both the same path.',
		});
	}
	if (problems.length > 0) throw new BuildFailure(problems);
	const located = path ?? (base === relativeBase ? '/' : base);
	return { ...settings, base, address: url === undefined ? null : url.origin + located };
}

/** Finds services that a content policy cannot name. `resolveLocation` checks base and address. */
export const checkSettings = ({ forms, images }: Settings): Problem[] =>
	Object.entries({ 'forms.endpoint': forms.endpoint, 'images.host': images.host }).flatMap(
		([name, service]) =>
			service === null || (service.startsWith('https:') && URL.canParse(service))
				? []
				: {
						where: `src/site.ts: ${name}`,
						what: `“${service}” is not an https address, so the content policy cannot name it.`,
						fix: 'Write it in full, such as https://example.org/lagan, or null for none.',
					},
	);

/** The path at which our servers serve the site; a relative site is served at the root. */
export const servedBase = (base: string) => (base === relativeBase ? '/' : base);

/**
 * Reads the port of a server.
 * @param option the value of `PORT`; 0 picks a free port
 * @throws BuildFailure when it is invalid
 */
export function readPort(option: string | undefined, defaultPort: number): number {
	const port = Number(option?.trim() || defaultPort);
	if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
	const what = 'A port is a whole number up to 65535.';
	throw new BuildFailure([
		{ where: `PORT=${option}`, what, fix: `For example PORT=${defaultPort}.` },
	]);
}
