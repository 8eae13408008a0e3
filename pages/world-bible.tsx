import { CityPlanLabels } from '../src/art/city-plan/city-plan-labels.tsx';
import { Diagram } from '../src/components/diagram.tsx';
import { WorldBible } from '../src/components/world-bible.tsx';
import { figures } from '../src/content/figures.ts';
import { factionRoute, flattenSections } from '../src/content/links.ts';
import type { World } from '../src/content/world.ts';
import type { Page } from '../src/layouts/page.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

/** What sections open with: the page may know both the drawings and the components. */
const listOpenings = ({ sections, stations }: World) => ({
	'city-districts': (
		<Diagram
			picture="city-plan"
			labels={
				<CityPlanLabels
					districts={
						flattenSections(sections).find(({ id }) => id === 'city-districts')?.sections ?? []
					}
					stations={stations}
				/>
			}
		>
			Weather is on the left, where it comes from. North is not marked: whoever needs it has a
			compass. Every name leads to its place in the text.
		</Diagram>
	),
});

export default (world: World): Page => {
	const [first] = world.factions;
	return {
		title: 'World Bible',
		description: `Districts, decks, food, law, lifts and weather of a city of ${figures.world.population}: what every Lagan story agrees on.`,
		body: <WorldBible world={world} back={back} openings={listOpenings(world)} />,
		preview: { picture: 'scene-waterline', line: 'The city, deck by deck.' },
		...(first && { next: { path: factionRoute(first.slug), label: first.name } }),
	};
};
