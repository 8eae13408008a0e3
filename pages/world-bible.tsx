import { WorldBible } from '../src/components/world-bible.tsx';
import { figures } from '../src/content/figures.ts';
import { factionRoute } from '../src/content/links.ts';
import type { World } from '../src/content/world.ts';
import type { Page } from '../src/layouts/page.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

export default (world: World): Page => {
	const [first] = world.factions;
	return {
		title: 'World Bible',
		description: `Districts, decks, food, law, lifts and weather of a city of ${figures.world.population}: what every Lagan story agrees on.`,
		body: <WorldBible world={world} back={back} />,
		preview: { picture: 'scene-waterline', line: 'The city, deck by deck.' },
		...(first && { next: { path: factionRoute(first.slug), label: first.name } }),
	};
};
