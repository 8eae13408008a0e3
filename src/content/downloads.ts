import type { Day } from '../world/dates.ts';
import { atStart, inWords } from '../world/numbers.ts';
import type { InlineMarkdown } from '../world/types.ts';
import { call, schemaVersion } from './call.ts';
import { changes } from './changes.ts';
import { deckKit } from './deck-kit/index.ts';
import { edition } from './edition.ts';
import { shelf } from './shelf.ts';

/** A file to take away, as the page says it. How large it is, the build knows. */
export interface TakeAway {
	path: string;
	title: string;
	/** What it is for, in a sentence or two. */
	description: InlineMarkdown;
	/** What programs call it. */
	format: string;
	/** Which version it is, and the day of the state that it was made from. */
	version: string;
	day: Day;
	/** It holds whole addresses, and is made only where the site has one. */
	needsAddress?: true;
}

/** Every file to take away, by what it is for. */
export const takeAways: readonly TakeAway[] = [
	{
		path: '/downloads/lagan-templates.pdf',
		title: 'Comic page template, framework model and deck kit',
		description:
			'For whoever draws: the comic’s page at print size and as a board, with bleed, trim and live area, the city’s frame in section and in plan, and the deck kit. [Sheet by sheet](/creative-resources/#downloads).',
		format: `PDF, ${inWords(4 + deckKit.length)} sheets`,
		version: 'Edition',
		day: edition,
	},
	{
		path: '/downloads/lagan.epub',
		title: 'The whole world as a book',
		description:
			'For an e-reader, or a telephone at night: the World Bible, the factions, everybody in them, the themes, the timeline, every word of the city, the papers and the story, with the drawings, and the guidelines at the end. The comic is a book of its own.',
		format: 'EPUB 3',
		version: 'Edition',
		day: edition,
	},
	...shelf.comics.flatMap(({ slug, title, pages }): TakeAway[] => [
		{
			path: `/downloads/${slug}.cbz`,
			title: `${title}, for comic readers`,
			description: `For programs and tablets that show comics: the cover and ${inWords(pages.length)} pages as pictures 1,600 pixels high, with their lettering. [The comic here](/read/${slug}/).`,
			format: 'CBZ',
			version: 'Edition',
			day: edition,
		},
		{
			path: `/downloads/${slug}.epub`,
			title: `${title}, as a book`,
			description:
				'For e-readers and telephones: the same pages, drawn as sharp as a screen can. What is said in them is text that can be marked, searched and read aloud, and every panel is described.',
			format: 'EPUB 3, fixed layout',
			version: 'Edition',
			day: edition,
		},
	]),
	...deckKit.map(
		({ id, title, views }): TakeAway => ({
			path: `/downloads/deck-kit/${id}.svg`,
			title: `${title}, for artists`,
			description: `${atStart(views.length)} views to scale with sizes, colours and materials, as shapes that any drawing program opens. [${title}, on its page](/creative-resources/deck-kit/#${id}).`,
			format: 'SVG, 11 × 17 in',
			version: 'Edition',
			day: edition,
		}),
	),
	{
		path: '/guidelines.txt',
		title: 'The call in short',
		description:
			'For listings and notice boards, to paste as it is: what we take, how long, in which file, what is decided about pay and what is not, and where to send it.',
		format: 'Plain text',
		version: 'Guidelines',
		day: call.revised,
	},
	{
		path: '/guidelines.json',
		title: 'The guidelines as data',
		description:
			'For programs that keep lists of calls: every length, date, format and term, and null where nothing is decided. [What its members mean](/submission-guidelines/#as-data).',
		format: 'JSON',
		version: `Schema version ${schemaVersion}`,
		day: call.revised,
	},
	{
		path: '/deadlines.ics',
		title: 'The published dates',
		description:
			'For calendars. It holds the two days on which sending began, which disagree, and the target of the first volume, as a span that is marked tentative. There is no closing date to put in.',
		format: 'iCalendar',
		version: 'Guidelines',
		day: call.revised,
	},
	{
		path: '/changes.atom',
		title: 'What changes in canon',
		description:
			'For programs that read feeds: rulings and announcements, the same as on [the page of changes](/changes/), and nothing else.',
		format: 'Atom feed',
		version: 'Latest entry',
		day: changes[0]?.day ?? edition,
		needsAddress: true,
	},
];
