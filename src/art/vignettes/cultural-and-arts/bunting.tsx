import { palette } from '../../../model/colours.ts';
import type { FlagLetter } from '../../../model/flags.ts';
import { FlagPattern } from '../../flags.tsx';
import { Line, n } from '../../kit/forms.tsx';
import { buntingLight, hungLight } from './cultural-and-arts-light.ts';
import { seen, sizeAt } from './cultural-and-arts-space.ts';

/** Bunting hung out over the well to dry, in whatever order it came out of the vat. */

const { ink } = palette;

interface BuntingProps {
	flags: string;
	/** Where the line hangs, in metres: its ends, and how much it sags. */
	from: readonly [x: number, up: number];
	to: readonly [x: number, up: number];
	ahead: number;
	sag: number;
	/** Where the first flag hangs and the last, from 0 to 1 along the line. */
	span?: readonly [number, number];
	light?: string;
}

/** Flags side by side on one line, each swung a little with the line. */
export function Bunting({ flags, from, to, ahead, sag, span = [0.06, 0.94], light = buntingLight }: BuntingProps) {
	const [x1, y1] = seen(from[0], from[1], ahead);
	const [x2, y2] = seen(to[0], to[1], ahead);
	const dip = sag * sizeAt(ahead);
	const k = (sizeAt(ahead) * 0.66) / 80;
	const spot = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + dip * 4 * t * (1 - t)] as const;
	const letters = [...flags];
	return (
		<g data-light={light}>
			<Line d={`M${x1} ${y1}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + dip * 2)} ${x2} ${y2}`} width={2 + k * 2} />
			{letters.map((letter, i) => {
				const t = span[0] + ((span[1] - span[0]) * (i + 0.5)) / letters.length;
				const [x, y] = spot(t);
				const [nx, ny] = spot(t + 0.02);
				const lean = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
				return (
					<g key={`${letter}${t}`} transform={`translate(${n(x)} ${n(y)})rotate(${n(lean)})scale(${n(k * 100) / 100})`}>
						<g transform="translate(-40 2)skewX(-4)">
							<path d="M0 0H80V60H0Z" fill={ink} stroke={ink} strokeWidth={n(7 / Math.max(k, 0.45))} />
							<FlagPattern letter={letter as FlagLetter} />
							<path d="M22 0Q18 30 26 60H40Q30 30 34 0ZM60 0Q58 34 64 60H74Q66 30 70 0Z" fill={ink} fillOpacity=".16" />
						</g>
					</g>
				);
			})}
		</g>
	);
}

/** Line under line, down into the well. */
export function FarBunting() {
	return <Bunting flags="RHQVE" from={[-0.8, -2.5]} to={[5, -2.3]} ahead={9} sag={0.5} span={[0.03, 0.86]} />;
}

/** On fire, and with a doctor. */
export function NearBunting() {
	return (
		<>
			<Bunting flags="CPNA" from={[-0.8, 1.35]} to={[5, 1.7]} ahead={6.2} sag={0.42} span={[0.03, 0.72]} />
			<Bunting flags="JWO" from={[-0.4, 2.5]} to={[2.6, 3.05]} ahead={3.9} sag={0.34} span={[0.16, 0.98]} light={hungLight} />
		</>
	);
}
