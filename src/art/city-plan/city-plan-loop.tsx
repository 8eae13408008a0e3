import { lights, useNight } from '../kit/night.tsx';
import { loop, stationFixes } from '../survey.ts';
import { colour } from './city-plan-colours.ts';
import { panes } from './city-plan-lights.ts';
import { put, ring } from './plot.ts';

/** The Axion Loop, laid over the city as on the maps in its carriages. */
export function Loop() {
	const tube = ring(loop);
	const night = useNight();
	const stops = stationFixes.map((fix) => `M${put(fix).join(' ')}h0`).join('');
	return (
		<g fill="none">
			{night && (
				<g data-light={lights.own} stroke={panes.warm}>
					<path strokeOpacity=".1" strokeWidth="86" d={tube} />
					<path strokeOpacity=".18" strokeWidth="52" d={tube} />
					<path strokeDasharray="6 26" strokeLinecap="butt" strokeWidth="34" d={tube} />
				</g>
			)}
			<path strokeWidth="21" d={tube} />
			<path stroke={colour.white} strokeWidth="15" d={tube} />
			<path data-light={lights.own} stroke={colour.red} strokeWidth="8" d={tube} />
			<path strokeWidth="46" d={stops} />
			<path data-light={lights.own} stroke={colour.white} strokeWidth="36" d={stops} />
		</g>
	);
}
