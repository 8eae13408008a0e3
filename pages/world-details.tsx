import type { World } from '../src/content/world.ts';
import type { Page } from '../src/layouts/page.ts';
import worldBible from './world-bible.tsx';

/** The World Bible under its other address. */
export default (world: World): Page => ({
	...worldBible(world),
	title: 'The World in Detail',
	description: 'The World Bible of Lagan under its other address: the same page, word for word.',
	canonical: '/world-bible/',
});
