import { midnight, navy, palette } from '../../model/colours.ts';
import { ByNight } from '../kit/lit.tsx';
import { useNight } from '../kit/night.tsx';
import { by, dark } from './moonlight.ts';

/** The water that the lit rooms shine into, in two steps round the hull, and the lamp at the keel. */
export function HullGlow() {
	return (
		<ByNight>
			<g stroke="none">
				<path
					fill={midnight.light}
					d="M-452 0Q-452 110-384 144-340 204-262 236-196 298-104 344-40 370 0 368 60 370 100 340 190 294 230 228 320 192 358 142 396 96 396 0Z"
				/>
				<path
					fill={navy.mid}
					d="M-424 0Q-420 84-364 122-320 172-244 208-182 268-94 314-30 346 0 343 50 346 86 312 172 266 208 208 294 174 340 122 360 86 360 0Z"
				/>
				<path fill={dark.beam} fillOpacity=".2" d="M-15 334L-72 436Q0 456 72 436L15 334Z" />
			</g>
		</ByNight>
	);
}

/** One lamp's reflection: bars that the swell pushes to and fro, ever shorter. */
const column = 'h18m-16 6h15m-17 6h16m-11 6h12m-14 6h10m-4 6h9m-11 7h7m-3 7h6m-8 7h4m-1 8h3m-4 9h2';

/** Lamps on the water: `xs` are where they stand. */
export function Reflections({ xs }: { xs: readonly number[] }) {
	if (!useNight()) return null;
	return (
		<path
			fill="none"
			stroke={palette.yellow}
			strokeOpacity=".8"
			strokeWidth="2.4"
			d={xs.map((x) => `M${x - 9} 15${column}`).join('')}
			data-light={by.own}
		/>
	);
}

/** Plankton, from a depth down. */
export function Plankton({ width, from, to }: { width: number; from: number; to: number }) {
	if (!useNight()) return null;
	return <path fill="url(#hero-plankton)" stroke="none" d={`M0 ${from}H${width}V${to}H0Z`} />;
}
