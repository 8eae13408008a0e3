import { palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { colour } from './assembly-colours.ts';
import { perMetre, plot, room } from './drum-field.ts';

/** The herring drum on its cradle, and the herring tin on its stool. */

const { ink } = palette;
const { x, y, box, area } = plot;
const { length, across, axle, hatch } = room.drum;
const [top, foot] = [axle + across / 2, axle - across / 2];

/** Where the hatch begins along the drum, and how high its foot is. */
export const opening = { from: 0.09, foot: axle - 0.02 };

function Cradle() {
	const leg = (mx: number) => area([mx - 0.05, 0], [mx, axle - 0.08], [mx + 0.05, axle - 0.08], [mx + 0.1, 0]);
	return (
		<g stroke={ink} strokeWidth="4" strokeLinejoin="round">
			<path d={`${leg(0.12)}${leg(length - 0.17)}`} fill={colour.benchShade} />
			<path d={box(0.02, 0.2, length - 0.02, 0.28)} fill={colour.bench} />
			<path d={box(-0.02, foot - 0.05, length + 0.02, foot + 0.03)} fill={colour.bench} />
			<path d={`${box(0, 0, 0.26, 0.05)}${box(length - 0.26, 0, length, 0.05)}`} fill={colour.bench} />
		</g>
	);
}

/** The crank at the far end, by which it is turned between two draws. */
const crank = `M${x(length)} ${y(axle)}H${x(length + 0.08)}V${y(axle + 0.14)}H${x(length + 0.17)}`;

export function Drum() {
	const body = `M${x(0)} ${y(top)}H${x(length)}Q${x(length) + 9} ${y(axle)} ${x(length)} ${y(foot)}H${x(0)}Q${x(0) - 9} ${y(axle)} ${x(0)} ${y(top)}Z`;
	const hoops = [0.035, 0.37, length - 0.035];
	const hole = box(opening.from, opening.foot, opening.from + hatch, opening.foot + hatch);
	return (
		<>
			<Cradle />
			<path d={crank} fill="none" stroke={ink} strokeWidth="13" strokeLinejoin="round" />
			<path d={crank} fill="none" stroke={colour.plate} strokeWidth="6" strokeLinejoin="round" />
			<g strokeLinejoin="round">
				<clipPath id="drum-body">
					<path d={body} />
				</clipPath>
				<path d={body} fill={colour.drum} stroke={ink} strokeWidth="8" />
				<g clipPath="url(#drum-body)">
					<path d={body} fill={colour.drum} />
					<path d={box(-0.1, foot, length + 0.1, foot + across * 0.36)} fill={colour.drumShade} />
					<path d={`M${x(0.46)} ${y(top)}q10 20 30 15t36 12q18-6 20-34z`} fill={colour.worn} />
					<path
						d={`M${x(0.03)} ${y(foot + 0.06)}q14-12 22 2t24-4l8 30h-60zM${x(0.7)} ${y(foot + 0.03)}q20-22 30-4t24-6v30h-60z`}
						fill={colour.rust}
					/>
				</g>
				{hoops.map((mx) => (
					<g key={mx}>
						<path d={`M${n(x(mx) - 5)} ${n(y(top) - 5)}h10V${n(y(foot) + 5)}h-10z`} fill={colour.drum} stroke={ink} strokeWidth="3" />
						<path d={`M${n(x(mx) - 3.5)} ${y(axle - 0.07)}h7V${n(y(foot) + 3)}h-7z`} fill={colour.drumShade} />
					</g>
				))}
				<path d={hole} fill={colour.hallShade} stroke={ink} strokeWidth="4" />
				{/* Its lid stands open above it; slips lie in the dark. */}
				<path
					d={area(
						[opening.from - 0.015, opening.foot + hatch],
						[opening.from + 0.02, opening.foot + hatch + 0.05],
						[opening.from + hatch - 0.02, opening.foot + hatch + 0.05],
						[opening.from + hatch + 0.015, opening.foot + hatch],
					)}
					fill={colour.drumShade}
					stroke={ink}
					strokeWidth="3.4"
				/>
				<path
					d={`M${x(opening.from + 0.02)} ${y(opening.foot + 0.01)}l14-11 20 7-6 4zM${x(opening.from + 0.12)} ${y(opening.foot + 0.01)}l20-13 14 9-8 4z`}
					fill={colour.slip}
					stroke={ink}
					strokeWidth="1.6"
				/>
			</g>
			<Words at={[x(0.6), y(axle - 0.02)]} size={17} align="middle" colour={colour.slip} weight={1.35}>
				Herring
			</Words>
		</>
	);
}

/** A stool as high as a child's breast, and the tin on it. */
export function Tin({ from }: { from: number }) {
	const { across: wide, height } = room.tin;
	const seat = 0.62;
	const mid = from + wide / 2;
	const [left, right] = [x(from), x(from + wide)];
	const [lip, base] = [y(seat + height), y(seat)];
	const side = `M${left} ${lip}V${base}H${right}V${lip}Z`;
	return (
		<g stroke={ink} strokeWidth="4" strokeLinejoin="round">
			<path
				d={`${area([mid - 0.1, seat], [mid - 0.15, 0], [mid - 0.1, 0], [mid - 0.05, seat])}${area([mid + 0.1, seat], [mid + 0.15, 0], [mid + 0.1, 0], [mid + 0.05, seat])}`}
				fill={colour.benchShade}
			/>
			<path d={box(mid - 0.115, 0.22, mid + 0.115, 0.26)} fill={colour.bench} />
			<path d={box(mid - 0.17, seat - 0.05, mid + 0.17, seat)} fill={colour.bench} />
			<path d={`M${left + 8} ${lip + 2}l6-16 17 5 2 11zM${left + 32} ${lip + 2}l2-13 22 1-3 12z`} fill={colour.slip} strokeWidth="2" />
			<path d={side} fill={colour.tin} />
			<path d={`M${left} ${lip}h${n(wide * perMetre * 0.3)}V${base}H${left}Z`} fill={colour.tinShade} stroke="none" />
			<path d={`M${left} ${lip + 6}H${right}M${left} ${base - 5}H${right}`} strokeWidth="1.6" />
			{/* A herring, as a tin has one. */}
			<path d={`M${left + 10} ${base - 13}q15-10 30 0l9-6v12l-9-6q-15 10-30 0z`} fill={colour.net} strokeWidth="1.8" />
			<path d={side} fill="none" />
		</g>
	);
}

/** A slip with a number, at a scale of its own; its grip is the lower corner. */
export function Slip(props: { at: Point; per: number; number: string; turn?: number }) {
	const { per, number, turn = 0 } = props;
	const [wide, high] = [room.slip.width * per, room.slip.height * per];
	const d = `M0 0H${n(wide)}V${n(high)}H0Z`;
	return (
		<g transform={`translate(${n(props.at[0])} ${n(props.at[1])})rotate(${turn})`} strokeLinejoin="round">
			<path d={d} fill={colour.slip} stroke={ink} strokeWidth="4" />
			<path d={`M0 ${n(high * 0.78)}H${n(wide)}V${n(high)}H0Z`} fill={colour.slipShade} />
			<path d={d} fill="none" stroke={ink} strokeWidth="4" />
			<Words at={[n(wide * 0.54), n(high * 0.74)]} size={n(high * 0.52)} align="middle" weight={1.5} colour={palette.ink}>
				{number}
			</Words>
		</g>
	);
}
