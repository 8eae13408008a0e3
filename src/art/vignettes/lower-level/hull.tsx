import { useId } from 'react';
import { cobalt, concrete, deal, palette, steel as steelTones, teal, wood } from '../../../model/colours.ts';
import { cloth, Line } from '../../kit/forms.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { face, panel, round, run, walls } from './lower-level-space.ts';
import { ropes } from './rope.ts';

const { ink, white } = palette;
const { right } = walls;
const steel = { light: steelTones.mid, dark: steelTones.dark };
const ribs = [2.72, 1.62, 1.1, 0.84, 0.68, 0.58] as const;

/** A frame of the hull, standing out of the wall. */
function Rib({ scale }: { scale: number }) {
	const deep = right - 22;
	return (
		<g stroke={ink} strokeWidth={scale * 2}>
			<path d={panel(deep, 0, 325, scale, scale * 0.93)} fill={deal.light} />
			<path d={face([deep, 0, scale], [deep, 325, scale], [right, 325, scale], [right, 0, scale])} fill={wood.dark} />
		</g>
	);
}

/** A porthole, with the sea half-way up it. */
function Porthole({ scale, green }: { scale: number; green: number }) {
	const id = useId();
	const night = useNight();
	const glass = round(right, 150, scale, 27);
	return (
		<>
			<path d={round(right, 150, scale, 39)} fill={steel.dark} stroke={ink} strokeWidth={scale * 3} />
			<path d={round(right - 5, 150, scale, 35)} fill={steel.light} stroke={ink} strokeWidth={scale * 1.4} />
			<clipPath id={id}>
				<path d={glass} />
			</clipPath>
			<g clipPath={`url(#${id})`} data-light={night ? lights.mist : undefined}>
				<path d={glass} fill={night ? cobalt.mid : concrete.pale} />
				<path d={panel(right, 60, green, scale * 1.4, scale * 0.7)} fill={teal.mid} />
				<path d={panel(right, 60, green - 16, scale * 1.4, scale * 0.7)} fill={palette.sea} />
				<Line
					d={run([right, green, scale * 1.4], [right, green + 5, scale], [right, green - 1, scale * 0.7])}
					width={scale * 5}
					ink={white}
				/>
			</g>
			<path d={glass} fill="none" stroke={ink} strokeWidth={scale * 2.6} />
		</>
	);
}

/** The side that is the ship's. */
export function Hull() {
	return (
		<>
			<Porthole scale={2.14} green={156} />
			<Porthole scale={1.33} green={148} />
			<Porthole scale={0.95} green={154} />
			{ribs.toReversed().map((scale) => (
				<Rib key={scale} scale={scale} />
			))}
			{ropes(right - 26, 96, ribs).map(({ d, width }) => (
				<g key={d}>
					<Line d={d} width={width + 5} />
					<Line d={d} width={width} ink={cloth.sand.light} />
				</g>
			))}
		</>
	);
}
