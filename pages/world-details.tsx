import type { Page } from '../src/layouts/page.ts';
import type { Records } from '../src/world/records.ts';
import worldBible from './world-bible.tsx';

/** The World Bible at its second address. */
export default (records: Records): Page => ({
	...worldBible(records),
	title: 'The World in Detail',
	description: 'The World Bible of Lagan under its other address: the same page, word for word.',
	canonical: '/world-bible/',
});
