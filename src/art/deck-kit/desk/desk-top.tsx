import { measures } from '../../../content/measures.ts';
import { brass, linen, navy, palette, skinTone, wood } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { n, skins } from '../../kit/forms.tsx';
import { Box, type Grid, paint } from '../passage/fittings.tsx';

/** What lies and waits about the switch. */

const { person } = measures;
export const middle = 0.54;

/** A box for the reasons of a no, and the log beside it. */
export function Reasons({ g }: { g: Grid }) {
	const x = 0.9;
	return (
		<g>
			<Box g={g} at={[x, 0.1]} size={[0.22, 0.16]} fill={paint.ash} shade={[0.06, wood.dark]} line={3.4} />
			<Box g={g} at={[x + 0.04, 0.215]} size={[0.14, 0.015]} fill={palette.ink} line={0} />
			<path
				d={`M${g.x(x + 0.06)} ${g.y(0.222)}L${g.x(x + 0.05)} ${g.y(0.3)}L${g.x(x + 0.15)} ${g.y(0.31)}L${g.x(x + 0.16)} ${g.y(0.222)}Z`}
				fill={palette.white}
				stroke={palette.ink}
				strokeWidth="2.4"
			/>
			<path d={`M${g.x(x + 0.07)} ${g.y(0.28)}q6-8 10 0t10-2 10 0`} fill="none" stroke={palette.blue} strokeWidth="2.4" />
			<path
				d={`M${g.x(x - 0.12)} ${g.y(-0.05)}L${g.x(x - 0.08)} ${g.y(0.06)}H${g.x(x + 0.26)}V${g.y(-0.05)}Z`}
				fill={palette.white}
				stroke={palette.ink}
				strokeWidth="3"
			/>
			<path
				d={[0.035, 0.01, -0.015].map((y) => `M${g.x(x - 0.06)} ${g.y(y)}H${g.x(x + 0.2)}`).join('')}
				stroke={palette.blue}
				strokeWidth="2"
			/>
			<path d={`M${g.x(x - 0.02)} ${g.y(-0.02)}L${g.x(x + 0.16)} ${g.y(0.03)}`} stroke={palette.ink} strokeWidth="10" />
			<path d={`M${g.x(x - 0.02)} ${g.y(-0.02)}L${g.x(x + 0.16)} ${g.y(0.03)}`} stroke={palette.yellow} strokeWidth="5" />
		</g>
	);
}

/** With a skin on it. */
export function Tea({ g, x, y }: { g: Grid; x: number; y: number }) {
	const m = (metres: number) => n(metres * g.k);
	return (
		<g transform={`translate(${g.x(x)} ${g.y(y)})`} stroke={palette.ink} strokeWidth="3">
			<path
				d={`M${m(0.05)} ${m(-0.08)}C${m(0.1)} ${m(-0.09)} ${m(0.1)} ${m(-0.02)} ${m(0.045)} ${m(-0.025)}`}
				fill="none"
				strokeWidth="9"
			/>
			<path
				d={`M${m(0.05)} ${m(-0.08)}C${m(0.1)} ${m(-0.09)} ${m(0.1)} ${m(-0.02)} ${m(0.045)} ${m(-0.025)}`}
				fill="none"
				stroke={paint.white}
				strokeWidth="4"
			/>
			<path
				d={`M${m(-0.055)} ${m(-0.1)}L${m(-0.048)} ${m(-0.01)}C${m(-0.03)} ${m(0.012)} ${m(0.03)} ${m(0.012)} ${m(0.048)} ${m(-0.01)}L${m(0.055)} ${m(-0.1)}Z`}
				fill={paint.white}
			/>
			<path
				d={`M${m(0.01)} ${m(-0.1)}L${m(0.012)} ${m(0.008)}C${m(0.03)} ${m(0.008)} ${m(0.04)} 0 ${m(0.048)} ${m(-0.01)}L${m(0.055)} ${m(-0.1)}Z`}
				fill={linen.mid}
				stroke="none"
			/>
			<ellipse cy={m(-0.1)} rx={m(0.055)} ry={m(0.018)} fill={skinTone.copper} />
			<path d={`M${m(-0.03)} ${m(-0.1)}q${m(0.02)} ${m(-0.008)} ${m(0.03)} 0t${m(0.03)} 0`} fill="none" strokeWidth="1.8" />
		</g>
	);
}

/** A hand, a little above it. */
export function Above({ g }: { g: Grid }) {
	const size = n((person.drawn.hand * g.k) / 2) / 100;
	const [x, y] = [g.x(middle + 0.222), g.y(0.15)];
	const m = (metres: number) => n(metres * g.k);
	return (
		<>
			<g transform={`translate(${x} ${y})rotate(50)`} stroke={palette.ink} strokeWidth="3.4">
				<path d={`M${m(0.03)} ${m(-0.045)}H${m(0.5)}V${m(0.075)}L${m(0.03)} ${m(0.045)}Z`} fill={navy.mid} />
				<path d={`M${m(0.03)} ${m(0.012)}L${m(0.5)} ${m(0.03)}V${m(0.075)}L${m(0.03)} ${m(0.045)}Z`} fill={navy.deep} stroke="none" />
				<path d={`M${m(-0.012)} ${m(-0.034)}H${m(0.034)}V${m(0.034)}H${m(-0.012)}Z`} fill={brass.mid} />
			</g>
			<Hand pose="over" skin={skins.tan} build="narrow" x={x} y={y} turn={230} size={size} line={3.2} near />
		</>
	);
}
