import { claims, type Services } from '../../world/services.ts';
import { digestOf } from '../pages/policy.ts';
import type { Problem } from '../problems.ts';
import type { ReadPage } from './read-page.ts';

/**
 * What is wrong within a page, however it is reached and whatever it leads to.
 * @param findWritten finds where a heading with an id was written, by file and line
 */
export function findPageFaults(
	page: ReadPage,
	findWritten: (id: string) => readonly string[] = () => [],
): Problem[] {
	const faults: Problem[] = [];
	const say = (what: string, fix?: string) =>
		faults.push({ where: page.route, what, ...(fix && { fix }) });
	if (page.titles > 1) say(`It has ${page.titles} titles.`);
	if (!page.lang) say('Its <html> has no lang.');
	if (page.headings !== 1) say(`It has ${page.headings} <h1> and should have one.`);
	findPolicyFaults(page, say);
	const ids = new Set<string>();
	for (const id of page.ids) {
		if (ids.has(id)) {
			const written = findWritten(id);
			say(
				`The id “${id}” stands twice.${written.length > 0 ? ` It is that of a heading in ${written.join(', ')}.` : ''}`,
				'Give one of them another id; a heading gets its own from its words.',
			);
		}
		ids.add(id);
	}
	for (const { element, missing } of page.imageFaults) say(`${element} has no ${missing}.`);
	for (const element of page.openers) {
		say(
			`${element} opens a window, and gives the other site a hold on this one.`,
			'Make it with <ExternalLink>, which adds rel="noopener".',
		);
	}
	for (const { element, id } of page.idReferences) {
		if (!ids.has(id)) say(`${element} names the id “${id}”, which is not on the page.`);
	}
	return faults;
}

/**
 * Looks for what a page's own content policy would stop in the browser: inline code that the policy
 * does not name, and style and event attributes, which it never allows.
 */
function findPolicyFaults(page: ReadPage, say: (what: string, fix: string) => void): void {
	const { policy } = page;
	if (policy === undefined) {
		say('It has no content policy.', 'Frame it with src/layouts/document.tsx.');
		return;
	}
	for (const { kind, source } of page.inlineCode) {
		if (policy.includes(digestOf(source))) continue;
		say(
			`An inline <${kind}> is not in its content policy: ${source.trim().slice(0, 60)}`,
			'Make it a file, or write it as <InlineElement>, which the policy names.',
		);
	}
	for (const { element, attribute } of page.inlineAttributes) {
		say(
			`${element} has ${attribute}, which its content policy forbids.`,
			attribute === 'style' ? 'Give it a class.' : 'Let an island listen instead.',
		);
	}
}

/** Finds sentences that the settings make untrue, wherever they were written. */
export function findUntrueClaims(pages: readonly ReadPage[], services: Services): Problem[] {
	const untrue = claims.filter(({ isUntrue }) => isUntrue(services));
	if (untrue.length === 0) return [];
	return pages.flatMap(({ route, contents }) => {
		const html = Buffer.from(contents).toString();
		return untrue
			.filter(({ says }) => html.includes(says))
			.map(({ says, instead }) => ({
				where: route,
				what: `It says “${says}”, which images.host or forms.endpoint in src/site.ts makes untrue.`,
				fix: `Write ${instead}, which follows the settings.`,
			}));
	});
}

/** Titles and descriptions that are empty, or that another page has too. */
export function findRepeatedNames(pages: readonly ReadPage[]): Problem[] {
	return (['title', 'description'] as const).flatMap((name) => {
		const seen = new Map<string, string>();
		return pages.flatMap(({ route, [name]: value }) => {
			if (!value.trim()) return { where: route, what: `It has no ${name}.` };
			const other = seen.get(value);
			seen.set(value, route);
			return other === undefined
				? []
				: { where: route, what: `Its ${name} is also that of ${other}: “${value}”` };
		});
	});
}
