import { FigureList } from './fact-list.tsx';
import { usePage } from './page-context.ts';

/** The city's population, capacity and number of nationalities. */
export function PopulationFigures() {
	const { populationShort, capacityShort, nationalitiesShort } =
		usePage().records.anthology.figures.world;
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
