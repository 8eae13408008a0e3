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

const back = { path: '/resources/', label: 'Anthology resources' };

/**
 * The drawings of sections, by section id. They are made here because components must not import
 * drawings.
 */
function listDrawings({ world, anthology }: Records) {
	const { sections, stations, vignettes, factions } = world;
	const { plan, section } = anthology.diagramCaptions;
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
				{plan} No district lies above another: each runs through all decks, as{' '}
				<a href="#urban-structure">the section</a> shows.
			</Diagram>
		),
		'urban-structure': (
			<Diagram
				picture="cross-section"
				title="The city in section"
				labels={<CrossSectionLabels />}
				places={landmarks}
			>
				{section} Where the districts are, <a href="#map">the map</a> shows.
			</Diagram>
		),
	};
}

export default (records: Records): Page => {
	const { world, anthology } = records;
	const [first] = world.factions;
	return {
		title: 'World Bible',
		description: `Districts, decks, food, law, lifts and weather of a city of ${anthology.figures.world.population}: what every Lagan story agrees on.`,
		body: () => <WorldBible back={back} drawings={listDrawings(records)} />,
		isGlossed: true,
		up: back.path,
		about: { kind: 'book', sections: world.sections },
		preview: { picture: 'cross-section', line: `${anthology.pageHeads.worldBible.heading}.` },
		...(first && { next: { path: factionRoute(first.slug), label: first.name } }),
	};
};
