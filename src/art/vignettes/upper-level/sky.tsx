import { brass, concrete, dusk, hemp, linen, midnight, navy, palette, slate, water, wood } from '../../../model/colours.ts';
import { Gull } from '../../gull.tsx';
import { Line } from '../../kit/forms.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { farLight } from './upper-level-light.ts';

const { ink, white, foam, yellow, red } = palette;

/** The air between the towers, in flat bands: the sun is low, to the right. */
export function Sky() {
	const night = useNight();
	return (
		<>
			<path d="M0 0H1200V600H0Z" fill={night ? midnight.mid : water.light} data-light={lights.own} />
			<path
				d="M0 300C240 190 470 120 700 96 900 76 1060 40 1200-20V600H0Z"
				fill={night ? navy.deep : palette.foam}
				data-light={lights.own}
			/>
			<path
				d="M0 470C260 360 500 260 720 226 920 196 1080 150 1200 96V600H0Z"
				fill={night ? dusk.dark : linen.pale}
				data-light={lights.own}
			/>
			<path
				d="M300 600C460 470 640 372 800 340 960 306 1080 268 1200 214V600Z"
				fill={night ? dusk.mid : brass.pale}
				data-light={lights.own}
			/>
			<ByNight>
				<path
					d="M40 40h.1M118 96h.1M206 30h.1M262 70h.1M350 36h.1M430 84h.1M566 30h.1M610 120h.1M700 52h.1M770 92h.1M930 40h.1M1010 84h.1M470 20h.1M836 24h.1"
					stroke={white}
					strokeWidth="4"
					strokeLinecap="round"
				/>
			</ByNight>
			{!night && (
				<path
					d="M560 84C590 62 640 62 664 76 690 54 750 60 762 82 780 84 786 92 776 98H566C548 98 548 88 560 84ZM40 66C60 50 96 50 112 62 130 46 166 52 172 68 186 70 188 80 178 82H40C26 80 28 68 40 66Z"
					fill={white}
				/>
			)}
		</>
	);
}

interface TowerProps {
	/** The side in the light, the side away from it, and the panes. */
	lit: string;
	dim: string;
	panes: string;
	/** Which of them somebody is behind, by night. */
	awake?: string;
	tone: readonly [light: string, dark: string];
	pane?: string;
}

function Tower({ lit, dim, panes, awake, tone, pane = slate.mid }: TowerProps) {
	return (
		<>
			<path d={lit} fill={tone[0]} stroke={ink} strokeWidth="4" />
			<path d={dim} fill={tone[1]} stroke={ink} strokeWidth="4" />
			<path d={panes} fill="none" stroke={pane} strokeWidth="9" strokeDasharray="13 9" />
			{awake && (
				<ByNight>
					<path d={awake} fill="none" stroke={brass.pale} strokeWidth="9" strokeDasharray="13 9" />
				</ByNight>
			)}
		</>
	);
}

/** Those across the air, drawn from below: their edges lean together. */
export function Towers() {
	return (
		<g data-light={farLight} strokeLinejoin="round">
			<Tower
				tone={[water.pale, slate.pale]}
				lit="M596 600L616 232 640 214 664 232 676 600Z"
				dim="M520 600L560 246 616 232 596 600Z"
				panes="M634 262L642 600M655 262L664 600"
				awake="M634 306L637 400M655 262L657 350"
			/>
			<Tower
				tone={[linen.pale, hemp.mid]}
				lit="M818 600L812 150H862L900 600Z"
				dim="M742 600L768 170 812 150 818 600Z"
				panes="M828 186L842 600M848 186L866 600"
				awake="M828 252L833 360M848 186L853 296"
				pane={linen.deep}
			/>
			<path d="M806 150C806 118 868 118 868 150Z" fill={red} stroke={ink} strokeWidth="4" />
			<Line d="M837 126V74" width={4} />
			<Tower
				tone={[concrete.pale, slate.pale]}
				lit="M1010 600L990 292 1050 280 1100 600Z"
				dim="M950 600L948 308 990 292 1010 600Z"
				panes="M1008 320L1034 600M1030 320L1062 600"
				awake="M1008 320L1016 400"
			/>
			<Bridge />
		</g>
	);
}

/** From tower to tower, with its net for hats, and somebody who holds on to hers. */
function Bridge() {
	return (
		<g transform="translate(2 -92)">
			<path d="M664 398C700 446 748 446 776 404" fill={foam} fillOpacity=".6" stroke={ink} strokeWidth="2.5" />
			<Line d="M682 402L728 434M704 402L752 428M726 404L766 420M752 404L704 434M732 404L686 424" width={1.6} />
			<path d="M704 428q2-10 12-8l8 8ZM730 424q6-10 14-2l2 4Z" fill={red} stroke={ink} strokeWidth="2.5" />
			<path d="M660 386L780 392V402L660 398Z" fill={white} stroke={ink} strokeWidth="3.5" />
			<Line d="M664 362L776 368M684 363V386M708 364V388M732 366V390M756 367V390" width={2.6} />
			<path d="M718 390L714 364C714 352 734 352 734 364L732 390Z" fill={yellow} stroke={ink} strokeWidth="3" />
			<path d="M717 348a7.6 7.6 0 1 1 15 0Z" fill={wood.dark} stroke={ink} strokeWidth="3" />
			<path d="M711 343H738L734 334H717Z" fill={ink} />
		</g>
	);
}

export function Gulls() {
	return (
		<g data-light={farLight}>
			<Gull x={706} y={180} scale={0.42} tilt={-6} />
			<Gull x={934} y={226} scale={0.3} tilt={8} />
		</g>
	);
}
