import { type Change, changes } from '../../content/changes.ts';
import { edition } from '../../content/edition.ts';
import { escapeXml } from '../../lib/escape-xml.ts';
import { createUrls, type Settings } from '../../site.ts';
import type { Publication } from '../publication.ts';
import { writeAtom } from '../write-atom.ts';

const path = '/changes.atom';

/**
 * Writes the changes as an Atom feed.
 * @param changes latest first
 */
export function writeChangesFeed(changes: readonly Change[], settings: Settings): string {
	const { absolute } = createUrls(settings);
	const linkTo = ({ path, label }: Change['links'][number]) =>
		`<a href="${escapeXml(absolute(path) ?? '')}">${escapeXml(label)}</a>`;
	return writeAtom(
		{
			path,
			page: '/changes/',
			// The day of the first entry.
			since: '2026-11-21',
			title: `${settings.name}: what changed in canon`,
			subtitle: `Rulings and announcements of ${settings.anthology}`,
			entries: changes.map(({ id, day, kind, line, links }) => ({
				...{ id, day, title: line, category: kind, path: `/changes/#${id}` },
				html: `<p>${escapeXml(line)}</p><p>${links.map(linkTo).join(', ')}</p>`,
			})),
		},
		settings,
	);
}

export const changesFeed: Publication = {
	path,
	title: 'What changes in canon',
	description:
		'For feed readers: rulings and announcements, the same as on the [Changes page](/changes/).',
	format: 'Atom feed',
	version: 'Latest entry:',
	day: changes[0]?.day ?? edition,
	group: 'To follow',
	picture: 'deck-signs-flags',
	needsAddress: true,
	make: ({ records, settings }) => writeChangesFeed(records.anthology.changes, settings),
};
