import type { Files } from '../../lib/files.ts';
import { findNearest, type Problem } from '../../lib/problems.ts';
import { type Services, servicesOf } from '../../site.ts';
import { claims } from '../../world/services.ts';
import { digestOf } from '../pages/policy.ts';
import type { CheckedSite, ParsedPage } from './read-page.ts';

/** Checks pages, except their links. */
export const checkPages = ({ content, files, pages }: CheckedSite): Problem[] => [
	...findDuplicateNames(pages),
	...pages.flatMap(findPageFaults),
	...findUndeclaredProperties(pages, files),
	...findUntrueClaims(pages, servicesOf(content.settings)),
];

/** Checks a page by itself, except its links. */
function findPageFaults(page: ParsedPage): Problem[] {
	const repeated = new Set(page.ids.filter((id, i) => page.ids.indexOf(id) !== i));
	const faults: Omit<Problem, 'where'>[] = [
		...findPolicyFaults(page),
		...page.incompleteImages.map(({ element, missing }) => ({
			what: `${element} has no ${missing}.`,
		})),
		...[...repeated].map((id) => ({
			what: `Two elements have the id “${id}”; links and labels reach only the first.`,
			fix: 'Give one of them another id. A heading’s id follows from its words.',
		})),
	];
	return faults.map((fault) => ({ where: page.route, ...fault }));
}

/**
 * Finds what a page's own content policy blocks: inline code without a hash in it, and style and event
 * attributes, which it never allows.
 */
function findPolicyFaults({
	policy = '',
	inlineCode,
	inlineAttributes,
}: ParsedPage): Omit<Problem, 'where'>[] {
	return [
		...inlineCode
			.filter(({ source }) => !policy.includes(digestOf(source)))
			.map(({ kind, source }) => ({
				what: `An inline <${kind}> is not in its content policy: ${source.trim().slice(0, 60)}`,
				fix: 'Make it a file, or write it as <InlineElement>, which the policy names.',
			})),
		...inlineAttributes.map(({ element, attribute }) => ({
			what: `${element} has ${attribute}, which its content policy forbids.`,
			fix: attribute === 'style' ? 'Give it a class.' : 'Let an island listen instead.',
		})),
	];
}

/** Finds custom properties that styles use without a fallback, and that no page or script sets. */
export function findUndeclaredProperties(pages: readonly ParsedPage[], files: Files): Problem[] {
	const listNames = (code: string, pattern: RegExp) =>
		Array.from(code.matchAll(pattern), ([, name = '']) => name);
	const scripts = [...files].filter(([file]) => file.endsWith('.js'));
	const declared = new Set(
		[...pages.map(({ html }) => html), ...scripts.map(([, script]) => String(script))].flatMap(
			(code) => listNames(code, /(--[\w-]+)"?:/g),
		),
	);
	return pages.flatMap((page) =>
		[...new Set(listNames(page.html, /var\((--[\w-]+)\)/g))]
			.filter((name) => !declared.has(name))
			.map((name) => {
				const near = findNearest(name, declared);
				return {
					where: page.route,
					what: `Its styles use ${name}, which nothing declares.`,
					fix: near
						? `Did you mean ${near}?`
						: 'Declare it, in styles/tokens.css if pages share it.',
				};
			}),
	);
}

/** Finds sentences that the settings make untrue. */
export function findUntrueClaims(pages: readonly ParsedPage[], services: Services): Problem[] {
	const untrue = claims.filter(({ isUntrue }) => isUntrue(services));
	if (untrue.length === 0) return [];
	return pages.flatMap(({ route, html }) =>
		untrue
			.filter(({ phrase }) => html.includes(phrase))
			.map(({ phrase, instead }) => ({
				where: route,
				what: `It says “${phrase}”, which is no longer true with images.host or forms.endpoint set in src/site.ts.`,
				fix: `Write ${instead}, which follows the settings.`,
			})),
	);
}

/** Finds duplicate titles and descriptions. */
function findDuplicateNames(pages: readonly ParsedPage[]): Problem[] {
	return (['title', 'description'] as const).flatMap((name) => {
		const seen = new Map<string, string>();
		return pages.flatMap(({ route, [name]: value }) => {
			const other = seen.get(value);
			seen.set(value, route);
			return other === undefined
				? []
				: { where: route, what: `It has the same ${name} as ${other}: “${value}”` };
		});
	});
}
