import { Diagram } from '../src/components/diagram.tsx';
import { VignetteFigure } from '../src/components/vignette-figure.tsx';
import { WorldBible } from '../src/components/world-bible.tsx';
import { CityPlanLabels } from '../src/diagrams/city-plan/city-plan-labels.tsx';
import { CrossSectionLabels } from '../src/diagrams/cross-section/labels.tsx';
import { landmarks } from '../src/diagrams/cross-section/places.ts';
import { FactionTies } from '../src/diagrams/ties/faction-ties.tsx';
import type { Page } from '../src/layouts/page.ts';
import { factionRoute, flattenSections } from '../src/world/links.ts';
import type { Records } from '../src/world/records.ts';
import type { World } from '../src/world/world.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

/**
 * The drawings of sections, by section id. They are made here because components must not import
 * drawings.
 */
function listDrawings({ sections, stations, vignettes, factions }: World) {
	const all = flattenSections(sections);
	const districts = all.find(({ id }) => id === 'city-districts');
	return {
		...Object.fromEntries(
			vignettes.map((vignette) => [
				vignette.section,
				<VignetteFigure
					key={vignette.section}
					vignette={vignette}
					place={all.find(({ id }) => id === vignette.section)?.title ?? ''}
				/>,
			]),
		),
		'ties-drawing': <FactionTies factions={factions} />,
		'city-districts': (
			<Diagram
				picture="city-plan"
				title={districts?.drawing?.title ?? 'Map'}
				labels={<CityPlanLabels districts={districts?.sections ?? []} stations={stations} />}
			>
				Weather is on the left, where it comes from. North is not marked: anyone who needs it has a
				compass. Every name leads to its place in the text.
			</Diagram>
		),
		'urban-structure': (
			<Diagram
				picture="cross-section"
				title="The city in section"
				labels={<CrossSectionLabels />}
				places={landmarks}
			>
				A cross-section, from the weather side, left, to the lee. Each storey drawn stands for five
				decks. Where the sea is torn, 450 metres of it are left out. The people are drawn eight
				times too large, and see nothing wrong with it.
			</Diagram>
		),
	};
}

export default ({ world, anthology }: Records): Page => {
	const [first] = world.factions;
	return {
		title: 'World Bible',
		description: `Districts, decks, food, law, lifts and weather of a city of ${anthology.figures.world.population}: what every Lagan story agrees on.`,
		body: () => <WorldBible back={back} drawings={listDrawings(world)} />,
		isGlossed: true,
		up: back.path,
		about: { kind: 'book', sections: world.sections },
		preview: { picture: 'cross-section', line: 'The city, deck by deck.' },
		...(first && { next: { path: factionRoute(first.slug), label: first.name } }),
	};
};
