import type { InlineCode } from '../../../components/page-context.ts';
import { relativeBase, type Settings } from '../../../site.ts';
import { makePolicy } from '../../pages/policy.ts';

/** A year in seconds. */
const year = 365 * 24 * 60 * 60;

/** The folders in which every file is named after what it holds. */
export const hashedFolders: readonly string[] = ['assets', 'pictures', 'previews'];

/** How long a copy is good: files named after what they hold for ever, others until asked again. */
export const caching = {
	hashed: `public, max-age=${year}, immutable`,
	others: 'no-cache',
} as const;

/** What every host is told; each configuration is one way to write this down. */
export interface HostingPlan {
	/** The path at which the site stands on the host, with a slash at both ends. */
	base: string;
	/** The host's name, as far as it is known. */
	hostName: string;
	/** Headers of every answer. */
	headers: readonly (readonly [name: string, value: string])[];
	/** Paths of folders, with a slash at both ends, whose files never change. */
	immutable: readonly string[];
	/** Not-found pages by the path below which each is sent, the deepest first. */
	notFound: readonly { below: string; page: string }[];
	/** The path of every page, as its links have it. */
	pages: readonly string[];
}

/**
 * Decides what hosts are told.
 * @param inlineCode what stands in pages and may run
 * @param routes of all pages
 */
export function planHosting(
	settings: Settings,
	inlineCode: readonly InlineCode[],
	routes: readonly string[],
): HostingPlan {
	const address = settings.address === null ? undefined : new URL(settings.address);
	// A site that can stand anywhere is taken to stand at its address, or alone on its host.
	const base = settings.base === relativeBase ? (address?.pathname ?? '/') : settings.base;
	const atBase = (route: string) => base + route.slice(1);
	return {
		base,
		hostName: address?.host ?? 'example.org',
		headers: [
			// Only a header can say who may frame a page.
			['Content-Security-Policy', `${makePolicy(settings, inlineCode)}; frame-ancestors 'none'`],
			['Strict-Transport-Security', `max-age=${year}`],
			['X-Content-Type-Options', 'nosniff'],
			['Referrer-Policy', 'strict-origin-when-cross-origin'],
			['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
			['Cross-Origin-Opener-Policy', 'same-origin'],
			['Cross-Origin-Resource-Policy', 'same-origin'],
		],
		immutable: hashedFolders.map((folder) => `${base}${folder}/`),
		notFound: routes
			.filter((route) => route.endsWith('/404.html'))
			.map((route) => ({ below: atBase(route.replace('404.html', '')), page: atBase(route) }))
			.sort((a, b) => b.below.length - a.below.length || (a.below < b.below ? -1 : 1)),
		pages: routes
			.filter((route) => route.endsWith('/'))
			.map(atBase)
			.sort(),
	};
}
