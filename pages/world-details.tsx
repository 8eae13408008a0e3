import type { Page } from '../src/layouts/page.ts';
import type { Records } from '../src/world/records.ts';
import worldBible from './world-bible.tsx';

/** The World Bible at its second address. */
export default (records: Records): Page => ({
	...worldBible(records),
	title: 'The World in Detail',
	description:
		'How Lagan works, from its decks and its bread to its law and its ropes: the whole World Bible on one page, to read, to search or to print.',
	canonical: '/world-bible/',
});
