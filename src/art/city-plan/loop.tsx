import { loop, stationFixes } from '../survey.ts';
import { colour } from './colours.ts';
import { put, ring } from './plot.ts';

/** The Axion Loop, laid over the city as on the maps in its carriages. */
export function Loop() {
	const tube = ring(loop);
	const stops = stationFixes.map((fix) => `M${put(fix).join(' ')}h0`).join('');
	return (
		<g fill="none">
			<path strokeWidth="21" d={tube} />
			<path stroke={colour.white} strokeWidth="15" d={tube} />
			<path stroke={colour.red} strokeWidth="8" d={tube} />
			<path strokeWidth="46" d={stops} />
			<path stroke={colour.white} strokeWidth="36" d={stops} />
		</g>
	);
}
