import { dusk, midnight, navy, palette } from '../../model/colours.ts';
import { useNight } from '../kit/night.tsx';
import { waves } from './hero-parts.tsx';
import { by } from './moonlight.ts';

const { blue, deep, sea, foam } = palette;

/** From the surface down. */
const depthsByDay = [sea, blue, deep, dusk.deep] as const;
const depthsByNight = [navy.deep, midnight.mid, palette.night, midnight.dark] as const;

interface WaterProps {
	width: number;
	height: number;
	/** How far below the waterline each darker depth begins. */
	depths: readonly [number, number, number];
}

/** A long slow edge between two depths. */
function swell(width: number, y: number, lift: number) {
	let d = `M0 ${y}`;
	for (let x = 0, up = true; x < width; x += 340, up = !up) d += `q170 ${up ? -lift : lift} 340 0`;
	return d;
}

/** The sea in four flat depths, from the waterline at 0, each with its own edge. */
export function Water({ width, height, depths }: WaterProps) {
	const [a, b, c] = depths;
	const colours = useNight() ? depthsByNight : depthsByDay;
	return (
		<g stroke="none" data-light={by.own}>
			<path fill={colours[0]} d={`M0 0H${width}V${height}H0Z`} />
			<path fill={colours[1]} d={`${swell(width, a, 20)}V${height}H0Z`} />
			<path fill={colours[2]} d={`${swell(width, b, -22)}V${height}H0Z`} />
			<path fill={colours[3]} d={`${swell(width, c, 18)}V${height}H0Z`} />
		</g>
	);
}

/** Sunlight through the surface; `xs` are where it enters. */
export function Beams({ xs }: { xs: readonly number[] }) {
	if (useNight()) return null;
	return (
		<path
			fill={foam}
			fillOpacity=".13"
			stroke="none"
			d={xs.map((x, i) => `M${x} 0l${-100 - (i % 3) * 30} ${210 + (i % 2) * 60} ${150 + (i % 2) * 30} ${-210 - (i % 2) * 60}Z`).join('')}
		/>
	);
}

/** The waterline itself, drawn over everything that floats. */
export function Waterline({ width, ripples }: { width: number; ripples: readonly number[] }) {
	const calm = useNight();
	const lap = waves(0, width, 0, 30, 7, calm);
	return (
		<>
			<path fill={sea} fillOpacity=".5" stroke="none" d={`${lap}V10H0Z`} />
			<path fill="none" strokeWidth="5" d={lap} />
			<path
				fill="none"
				stroke={foam}
				strokeWidth="2"
				d={ripples.map((x, i) => waves(x, x + 70 + (i % 3) * 40, 14 + (i % 2) * 7, 25, calm ? 3 : i + 3, calm)).join('')}
			/>
		</>
	);
}
