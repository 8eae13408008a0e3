import type { Shelf } from '../model/works.ts';
import { changesFeed } from './changes-feed/changes-feed.ts';
import { listComics, listPanels } from './comic/comics.ts';
import { drawings } from './drawings/drawings.ts';
import { epub } from './epub/epub.ts';
import { guidelinesText } from './guidelines-text/guidelines-text.ts';
import { manuscripts } from './manuscript/manuscripts.ts';
import type { Publication } from './publication.ts';
import { templates } from './templates/templates.ts';
import { makeWorksFeed } from './works-feed/works-feed.ts';

/** All publications, in the order of the downloads page. */
export const listPublications = (shelf: Shelf): readonly Publication[] => [
	templates,
	drawings,
	epub,
	...listComics(shelf),
	...listPanels(shelf),
	...manuscripts,
	guidelinesText,
	makeWorksFeed(shelf),
	changesFeed,
];
