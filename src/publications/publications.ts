import { changesFeed } from './changes-feed/changes-feed.ts';
import { comics } from './comic/comics.ts';
import { epub } from './epub/epub.ts';
import { guidelinesText } from './guidelines-text/guidelines-text.ts';
import type { Publication } from './publication.ts';
import { templates } from './templates/templates.ts';

/** All publications, in the order of the downloads page. */
export const publications: readonly Publication[] = [
	templates,
	epub,
	...comics,
	guidelinesText,
	changesFeed,
];
