import { lights, useNight } from '../kit/night.tsx';
import { type Point, spaceAlong } from '../kit/shapes.ts';
import { grid, hull, mole, mooring } from '../survey.ts';
import { colour } from './city-plan-colours.ts';
import { lampNear, seaByNight } from './city-plan-lights.ts';
import { Dashes, Shade } from './city-plan-parts.tsx';
import { extent, ring, trace } from './plot.ts';

const { ink, sea, foam, deep, white, red, hull: dark, yellow, rope } = colour;

const shore = ring(hull);
const breakwater = trace(mole.line);

/** The survey's squares of a hundred metres, as faint as on a chart. */
function Grid() {
	const squares = Array.from({ length: 17 }, (_, i) => {
		const x = grid.west - grid.step + i * grid.step;
		return `M${x} -855v1707M-860 ${x}h1640`;
	});
	return <path fill="none" stroke={foam} strokeOpacity=".22" strokeWidth="1.4" d={squares.join('')} />;
}

/** A crest, seen from above: it bows to the lee. */
const great = 'c15 24 15 48 0 72 7-24 7-48 0-72zm-17 22q8 20 0 40';
const small = 'c9 13 9 27 0 40 4-13 4-27 0-40z';

/** A few crests of the open sea, and of what is left of it. */
export const Crests = () => (
	<>
		<path id="city-plan-swell" d={`M0 0${great}M66 84${great}M-12 170${great}M78 244${great}`} />
		<path id="city-plan-ripple" d={`M0 0${small}M96 60${small}M-30 130${small}`} />
	</>
);

/** Where they stand: the swell comes from the weather side, goes round the hull, and dies in its lee. */
const swell: readonly Point[] = [
	[-830, -850],
	[-680, -812],
	[-836, -520],
	[-712, -500],
	[-838, 120],
	[-720, 250],
	[-826, 676],
	[-640, 590],
];
const ripples: readonly Point[] = [
	[-520, -830],
	[-330, -760],
	[-90, -800],
	[190, -740],
	[480, -810],
	[-500, 640],
	[-280, 700],
	[-20, 680],
	[300, 640],
	[560, 720],
	[650, -470],
	[720, 80],
];

function Swell() {
	const lay = (id: string, at: readonly Point[]) => at.map(([x, y]) => <use key={`${x},${y}`} href={`#city-plan-${id}`} x={x} y={y} />);
	return (
		<g fill={foam} stroke={foam} opacity=".75" strokeWidth="1.6">
			{lay('swell', swell)}
			{lay('ripple', ripples)}
		</g>
	);
}

/** Lines that follow the shore and thin out, as an old chart draws water. */
function WaterLining() {
	const [far, near, by] = useNight() ? [seaByNight.far, seaByNight.near, seaByNight.shore] : [sea, sea, sea];
	return (
		<g fill="none">
			{[
				[112, foam, 0.3],
				[108, far, 1],
				[74, foam, 0.5],
				[69, near, 1],
				[38, foam, 0.9],
				[32, by, 1],
			].map(([width, stroke, opacity]) => (
				<g
					key={width}
					{...(stroke !== foam && { 'data-light': lights.own })}
					stroke={`${stroke}`}
					strokeWidth={width}
					strokeOpacity={opacity}
				>
					<path d={shore} />
					<path d={breakwater} strokeWidth={Number(width) + mole.width} />
				</g>
			))}
		</g>
	);
}

/** The harbour behind the mole: flat and black. */
function Harbour() {
	return <path fill={dark} fillOpacity=".9" stroke="none" d={`${trace(mole.line)}L-536-176V218z`} />;
}

/** How far off the hull each line's buoy rides: on the weather side outside the mole. */
const reach = ([x]: Point) => 84 + 66 * Math.max(0, -x);

/** The ninety-six mooring lines, each from its yellow buoy to the hull. */
function Moorings() {
	const lines = spaceAlong(hull, mooring.lines)
		.map(({ at, out }) => {
			const far = reach(out);
			return trace([[at[0] + out[0] * far, at[1] + out[1] * far], at]);
		})
		.join('');
	return (
		<g fill="none">
			<path stroke={rope} strokeOpacity=".55" strokeWidth="2.4" d={lines} />
			<Dashes colour={ink} width={16} dash="0 400" round d={lines} />
			<Dashes light={lampNear} colour={yellow} width={10} dash="0 400" round d={lines} />
		</g>
	);
}

/** The rose: weather is its long point, and north no more than a tick. */
function Rose() {
	return (
		<g data-light={lights.glow} transform="translate(-752 548)">
			<circle r="50" fill={deep} fillOpacity=".45" />
			<circle r="42" fill="none" stroke={foam} strokeWidth="2" />
			<Dashes colour={foam} width={8} dash="1.6 9.4" d="M-46 0a46 46 0 1 1 0 .1" />
			<path fill={foam} strokeWidth="2" d="M0 0l9-36-9-8-9 8zM0 0l9 36-9 8-9-8z" />
			<path fill={white} strokeWidth="2.6" d="M0-13L62 0 0 13-13 0z" />
			<path fill={yellow} strokeWidth="2.6" d="M0-13L-76 0 0 13 13 0z" />
			<Shade d="M-76 0H62L0 13z" dark={0.3} />
			<circle r="7" fill={red} strokeWidth="2.6" />
		</g>
	);
}

/** Everything that is water, and the lines in it. */
export function Sea() {
	return (
		<>
			<path
				data-light={lights.own}
				fill={useNight() ? seaByNight.open : sea}
				stroke="none"
				d={`M${extent.west} ${-extent.north}h${extent.width}v${extent.height}h${-extent.width}z`}
			/>
			<Grid />
			<Swell />
			<WaterLining />
			<Moorings />
			<Harbour />
			<Rose />
		</>
	);
}
