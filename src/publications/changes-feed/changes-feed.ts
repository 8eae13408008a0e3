import { type Change, changes } from '../../content/changes.ts';
import { edition } from '../../content/edition.ts';
import { escapeXml } from '../../generator/escape-xml.ts';
import { createUrls, type Settings } from '../../site.ts';
import type { Publication } from '../publication.ts';

/** The day in the feed's own id, which never changes: that of the first entry. */
const firstPrinting = '2026-11-21';

/** Formats a day as an Atom date, which must have a time (RFC 4287, section 3.3). */
const writeDate = (day: string) => `${day}T00:00:00Z`;

/**
 * Writes the changes as an Atom feed. Ids of entries are `tag:` URIs of the site's host and the
 * entry's day, so that they stay the same when the page of changes moves.
 * Source: RFC 4287, Atom; RFC 4151, the `tag:` scheme.
 * @param changes latest first
 * @returns undefined for a site without an address, which the ids need
 */
export function writeChangesFeed(
	changes: readonly Change[],
	settings: Settings,
): string | undefined {
	const { absolute } = createUrls(settings);
	const [page, self] = [absolute('/changes/'), absolute('/changes.atom')];
	const [latest] = changes;
	if (page === undefined || self === undefined || !latest) return undefined;
	const { hostname, pathname } = new URL(page);
	const tag = (day: string, id: string) => escapeXml(`tag:${hostname},${day}:${pathname}${id}`);
	const entries = changes.map(({ id, day, kind, line, links }) => {
		const places = links.map(
			({ path, label }) => `<a href="${escapeXml(absolute(path) ?? '')}">${escapeXml(label)}</a>`,
		);
		const html = `<p>${escapeXml(line)}</p><p>${places.join(', ')}</p>`;
		return `<entry>
<id>${tag(day, id)}</id>
<title>${escapeXml(line)}</title>
<updated>${writeDate(day)}</updated>
<published>${writeDate(day)}</published>
<category term="${kind}"/>
<link rel="alternate" type="text/html" href="${escapeXml(`${page}#${id}`)}"/>
<content type="html">${escapeXml(html)}</content>
</entry>`;
	});
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${settings.language}">
<id>${tag(firstPrinting, '')}</id>
<title>${escapeXml(`${settings.name}: what changed in canon`)}</title>
<subtitle>${escapeXml(`Rulings and announcements of ${settings.anthology}`)}</subtitle>
<updated>${writeDate(latest.day)}</updated>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<author><name>${escapeXml(`The ${settings.name} project`)}</name></author>
${entries.join('\n')}
</feed>
`;
}

export const changesFeed: Publication = {
	path: '/changes.atom',
	title: 'What changes in canon',
	description:
		'For programs that read feeds: rulings and announcements, the same as on [the page of changes](/changes/), and nothing else.',
	format: 'Atom feed',
	version: 'Latest entry',
	day: changes[0]?.day ?? edition,
	make: ({ content: { sources, settings } }) =>
		writeChangesFeed(sources.anthology.changes, settings),
};
