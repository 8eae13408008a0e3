import { Cord } from '../kit/forms.tsx';
import { lights, useNight } from '../kit/night.tsx';
import { hull } from '../survey.ts';
import { colour, weight } from './city-plan-colours.ts';
import { groundsByNight, lampNear, lampsOf, panes } from './city-plan-lights.ts';
import { Dashes, Shade } from './city-plan-parts.tsx';
import { lifts, raise, ring, trace } from './plot.ts';
import { type Terrace, terraces } from './terraces.ts';

const { own } = lights;

/** Each district's ground at the rim, on its terraces, and the wall between. */
const grounds: Readonly<Record<string, readonly [rim: string, terrace: string, wall: string]>> = {
	CA: [colour.sand, 'url(#city-plan-setts)', colour.sand],
	CU: [colour.wine, colour.plum, colour.wine],
	IN: [colour.mist, colour.foam, colour.white],
	BG: [colour.moss, colour.leaf, colour.green],
	RQ: [colour.rose, colour.sand, colour.brick],
	MI: [colour.steel, colour.haze, colour.night],
};

/** The hull's side from the waterline to the rim, and the shadow that it throws on the sea. */
export function HullSide() {
	const { walls, shade } = raise(hull, lifts.water, lifts.rim);
	const shadow = hull.map(([x, y]) => [x + 16, y - 8] as const);
	const south = [...hull].filter(([, y]) => y < 40).sort((a, b) => a[0] - b[0]);
	return (
		<>
			<Shade d={ring(shadow, lifts.water)} dark={0.4} />
			<path fill={colour.hull} strokeWidth={weight.hull} d={walls} />
			<path fill="none" stroke={colour.oxide} strokeWidth="5" d={trace(south, lifts.water + 5)} />
			<Shade d={shade} />
			<Dashes light={own} colour={colour.yellow} width={3.4} dash="0 11 0 11 0 11 0 32" round d={trace(south, lifts.water + 10)} />
		</>
	);
}

/** One district's step: the shadow on what lies lower, its wall with windows, and its floor. */
export function Step({ district, ground, foot, head }: Terrace) {
	const night = useNight();
	const looks = night ? groundsByNight : grounds;
	const [rim = '', terrace = '', wall = ''] = looks[district] ?? [];
	const lamps = (d: string) => night && <Dashes light={own} colour={lampsOf[district] ?? panes.warm} width={6} dash="0 31" round d={d} />;
	if (foot < 0) {
		return (
			<>
				<path data-light={own} fill={rim} d={ring(ground)} />
				{lamps(ring(ground))}
			</>
		);
	}
	const { walls, shade, roof, windows } = raise(ground, foot, head);
	const shadow = ground.map(([x, y]) => [x + 18, y - 8] as const);
	return (
		<>
			<Shade d={ring(shadow, foot)} />
			<path data-light={own} fill={wall} d={walls} />
			<Dashes light={own} colour={colour.yellow} width={5} dash="5 9 5 9 5 23" d={windows} />
			<Shade d={shade} />
			<path data-light={own} fill={terrace} d={roof} />
			{lamps(roof)}
		</>
	);
}

/** The brass strips in the floor where two districts meet, on the rim and on the terraces. */
const strips = {
	rim: 'M-483-318L-402-252M0-512L-14-452M546-148L486-130M532 246L476 236M-536 220L-422 210',
	low: 'M-394-262L-252-150M-18-458L-58-220M478-144L232-70M468 220L420 212 154 122M-422 192L-216 132',
} as const;

export const Strips = ({ level }: { level: keyof typeof strips }) => (
	<Cord light={lampNear} colour={colour.ochre} width={3} d={strips[level]} />
);

export const Steps = ({ level }: { level: keyof typeof terraces }) =>
	terraces[level].map((terrace) => <Step key={terrace.district} {...terrace} />);
