import { escapeXml } from '../lib/escape-xml.ts';
import type { Day } from '../model/dates.ts';
import { createUrls, type Settings } from '../site.ts';

/** An entry of a feed. */
interface FeedEntry {
	/** Never changes, as it is part of the entry's own id. */
	id: string;
	day: Day;
	title: string;
	/** A path of this site. */
	path: string;
	category: string;
	html: string;
	/** The makers, where they are not the project. */
	authors?: readonly string[];
}

interface Feed {
	/** The paths of the feed and of the page with the same entries. */
	path: string;
	page: string;
	/** The day in the feed's own id, which never changes. */
	since: Day;
	title: string;
	subtitle: string;
	/** Latest first. */
	entries: readonly FeedEntry[];
}

/** Formats a day as an Atom date, which must have a time (RFC 4287, section 3.3). */
const writeDate = (day: string) => `${day}T00:00:00Z`;

/**
 * Writes an Atom feed. Ids of entries are `tag:` URIs of the site's host and the entry's day, so that
 * they stay the same when a page moves.
 * Source: RFC 4287, Atom; RFC 4151, the `tag:` scheme.
 * @throws Error for a site without an address, which the ids need, and for a feed without entries
 */
export function writeAtom(feed: Feed, settings: Settings): string {
	const { absolute } = createUrls(settings);
	const [page, self] = [absolute(feed.page), absolute(feed.path)];
	const [latest] = feed.entries;
	if (page === undefined || self === undefined || !latest) {
		throw new Error('A feed needs an address and an entry.');
	}
	const { hostname, pathname } = new URL(page);
	const tag = (day: string, id: string) => escapeXml(`tag:${hostname},${day}:${pathname}${id}`);
	const entries = feed.entries.map(({ id, day, title, path, category, html, authors = [] }) =>
		[
			'<entry>',
			`<id>${tag(day, id)}</id>`,
			`<title>${escapeXml(title)}</title>`,
			`<updated>${writeDate(day)}</updated>`,
			`<published>${writeDate(day)}</published>`,
			...authors.map((name) => `<author><name>${escapeXml(name)}</name></author>`),
			`<category term="${category}"/>`,
			`<link rel="alternate" type="text/html" href="${escapeXml(absolute(path) ?? '')}"/>`,
			`<content type="html">${escapeXml(html)}</content>`,
			'</entry>',
		].join('\n'),
	);
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${settings.language}">
<id>${tag(feed.since, '')}</id>
<title>${escapeXml(feed.title)}</title>
<subtitle>${escapeXml(feed.subtitle)}</subtitle>
<updated>${writeDate(latest.day)}</updated>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<author><name>${escapeXml(`The ${settings.name} project`)}</name></author>
${entries.join('\n')}
</feed>
`;
}
