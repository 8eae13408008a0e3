import { FigureList } from './fact-list.tsx';
import { usePage } from './page-context.ts';

/** How many people there are, and how many there might be. */
export function PopulationFigures() {
	const { populationShort, capacityShort, nationalitiesShort } = usePage().anthology.figures.world;
	return (
		<FigureList
			figures={[
				{ figure: populationShort, label: 'people aboard' },
				{ figure: capacityShort, label: 'were planned for' },
				{ figure: nationalitiesShort, label: 'nationalities' },
			]}
		/>
	);
}
