import { palette } from '../../model/colours.ts';
import { tenth } from '../kit/shapes.ts';
import { lineFor } from './lens.ts';
import { steel } from './steel.ts';

interface BulbProps {
	x: number;
	y: number;
	/** Units to the metre. */
	scale: number;
	/** How far the halo reaches, in metres; none at 0. */
	halo?: number;
	/** What it hangs from is so far above it, in metres. */
	drop?: number;
}

/** A caged bulb: up close with its cage, from afar a spark. */
export function Bulb({ x, y, scale, halo = 0.36, drop = 0.2 }: BulbProps) {
	// Smaller than it is drawn below, and its cage with it.
	const k = scale * 0.78;
	const r = tenth(Math.max(1, k * 0.05));
	const w = tenth(lineFor(scale) * 0.9);
	const m = (share: number) => tenth(k * share);
	return (
		<g transform={`translate(${tenth(x)} ${tenth(y)})`}>
			{halo > 0 && scale > 46 && (
				<g fill={steel.bulb}>
					{scale > 90 && <circle r={m(halo)} fillOpacity=".13" />}
					<circle r={m(halo * 0.58)} fillOpacity=".24" />
				</g>
			)}
			{scale < 80 ? (
				<circle r={r} fill={steel.bulb} />
			) : (
				<>
					<path
						d={`M${m(-0.022)} ${m(-drop / 0.78)}H${m(0.022)}V${m(-0.09)}H${m(0.06)}L${m(0.07)} ${m(-0.04)}H${m(-0.07)}L${m(-0.06)} ${m(-0.09)}H${m(-0.022)}Z`}
						fill={steel.shade}
						stroke={palette.ink}
						strokeWidth={w}
						strokeLinejoin="round"
					/>
					<path
						d={`M${m(-0.036)} ${m(-0.04)}C${m(-0.07)} ${m(0.03)} ${m(-0.05)} ${m(0.08)} 0 ${m(0.08)}S${m(0.07)} ${m(0.03)} ${m(0.036)} ${m(-0.04)}Z`}
						fill={steel.bulb}
					/>
					<path
						d={`M${m(-0.066)} ${m(-0.04)}C${m(-0.09)} ${m(0.06)} ${m(-0.06)} ${m(0.115)} 0 ${m(0.115)}S${m(0.09)} ${m(0.06)} ${m(0.066)} ${m(-0.04)}M0 ${m(-0.04)}V${m(0.115)}M${m(-0.08)} ${m(0.035)}Q0 ${m(0.06)} ${m(0.08)} ${m(0.035)}`}
						fill="none"
						stroke={palette.ink}
						strokeWidth={tenth(w * 0.7)}
					/>
				</>
			)}
		</g>
	);
}
