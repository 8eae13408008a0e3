import { relativeBase, type Settings } from '../../../site.ts';

/** A year in seconds. */
const year = 365 * 24 * 60 * 60;

/** The folders in which every file has a hash of its contents in its name. */
export const hashedFolders: readonly string[] = ['assets', 'pictures', 'previews'];

/** Files with a hash in their name can be cached for ever; others are revalidated. */
export const caching = {
	hashed: `public, max-age=${year}, immutable`,
	others: 'no-cache',
} as const;

/** Headers of every response. The rest of the content policy is in each page. */
export const headers: readonly (readonly [name: string, value: string])[] = [
	// Only a header can forbid framing.
	['Content-Security-Policy', "frame-ancestors 'none'"],
	['Strict-Transport-Security', `max-age=${year}`],
	['X-Content-Type-Options', 'nosniff'],
	['Referrer-Policy', 'strict-origin-when-cross-origin'],
	['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
	['Cross-Origin-Opener-Policy', 'same-origin'],
	['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** The media types that some hosts lack, by extension. */
export const fileTypes = {
	epub: 'application/epub+zip',
	cbz: 'application/vnd.comicbook+zip',
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	odt: 'application/vnd.oasis.opendocument.text',
} as const;

/** The paths that configurations of hosts need, besides `headers` and `caching`. */
export interface HostingPlan {
	/** The path of the site on its host, with a slash at both ends. */
	base: string;
	/** Paths of folders, with a slash at both ends, whose files never change. */
	immutable: readonly string[];
	/** Not-found pages by the path below which each is sent, the deepest first. */
	notFound: readonly { below: string; page: string }[];
}

/**
 * Plans the configurations of hosts.
 * @param routes of all pages
 */
export function planHosting(settings: Settings, routes: readonly string[]): HostingPlan {
	const address = settings.address === null ? undefined : new URL(settings.address);
	// A site with relative links is assumed to be at its address, or alone on its host.
	const base = settings.base === relativeBase ? (address?.pathname ?? '/') : settings.base;
	const atBase = (route: string) => base + route.slice(1);
	return {
		base,
		immutable: hashedFolders.map((folder) => `${base}${folder}/`),
		notFound: routes
			.filter((route) => route.endsWith('/404.html'))
			.map((route) => ({ below: atBase(route.replace('404.html', '')), page: atBase(route) }))
			.sort((a, b) => b.below.length - a.below.length || (a.below < b.below ? -1 : 1)),
	};
}
