import { edition } from '../../content/edition.ts';
import { escapeXml } from '../../lib/escape-xml.ts';
import { formatNames, type Shelf, workKinds, workRoute } from '../../model/works.ts';
import type { Publication } from '../publication.ts';
import { writeAtom } from '../write-atom.ts';

const path = '/works.atom';

/** A feed of what is new on the shelf, for readers who follow it. */
export const makeWorksFeed = ({ works }: Shelf): Publication => ({
	path,
	title: 'New works',
	description:
		'For feed readers: each new comic, story or picture [on the shelf](/read/), and who made it.',
	format: 'Atom feed',
	version: 'Latest entry:',
	day: works[0]?.day ?? edition,
	group: 'To follow',
	picture: 'deck-signs-buckets',
	needsAddress: true,
	make: ({ settings }) =>
		writeAtom(
			{
				path,
				page: '/read/',
				// The day of the first works.
				since: '2026-11-23',
				title: `${settings.name}: new works`,
				subtitle: `What there is to read from ${settings.anthology}`,
				entries: works.map(({ slug, day, title, kind, blurb, by }) => ({
					...{ id: slug, day, title, category: kind, path: workRoute(slug) },
					html: `<p>${escapeXml(`${workKinds[kind].one} by ${formatNames({ by })}. ${blurb}`)}</p>`,
					authors: [...new Set(by.map(({ contributor }) => contributor.name))],
				})),
			},
			settings,
		),
});
