import { cobalt, denim, dusk } from '../../model/colours.ts';
import { useNight } from '../kit/night.tsx';
import type { Colour } from './cross-section-colours.ts';
import { box, disc, Flat, Line, line, Outlined, Shade, Things } from './cross-section-kit.tsx';
import { litPane } from './cross-section-lights.ts';
import { Crew } from './folk.tsx';
import { BareFrames, Cones, lamps, Stools, table, Windows } from './furniture.tsx';
import { neighbours, sunbathers, supper } from './mid-folk.ts';

/** Light sent down by the mirrors on a well's rim, as far as Deck 19. */
const Lightwell = () => {
	const night = useNight();
	return (
		<>
			<Outlined fill={night ? dusk.dark : 'plaster'} line={line.wall} d="M796 300H834V550H884V603H756V550H796Z" />
			<Flat fill={night ? cobalt.light : 'yellow'} clear={night ? 0.6 : 0.55} d="M800 300H824L834 550H858L876 603H782L798 550Z" />
			<Outlined fill={night ? 'yellow' : 'sea'} d={[326, 386, 446, 506].map((y) => `M796 ${y}h7v18h-7ZM827 ${y}h7v18h-7Z`).join('')} />
			<Outlined fill="foam" d="M790 302 806 282 810 285 795 305Z" />
			<Crew all={sunbathers} />
			<Outlined fill={night ? denim.dark : 'white'} d={box(756, 603, 884, 610)} />
		</>
	);
};

/** Who listens in the Well: on which step, on which side of the speaker, face and coat. */
const listeners: readonly (readonly [step: number, side: -1 | 1, face: Colour, coat: Colour])[] = [
	[0, -1, 'brown', 'yellow'],
	[0, 1, 'rose', 'blue'],
	[1, -1, 'khaki', 'red'],
	[1, 1, 'brown', 'foam'],
	[2, -1, 'rose', 'green'],
	[2, 1, 'khaki', 'white'],
	[3, -1, 'brown', 'orange'],
	[3, 1, 'rose', 'plum'],
];

/** The Well: an amphitheatre that was meant for a turbine hall, with a net under the front row. */
const TheWell = () => (
	<>
		<Outlined fill="deep" line={line.wall} d="M646 536V466Q650 438 715 437 780 438 784 466V536Z" />
		<Flat {...(useNight() ? { fill: litPane, clear: 0.5 } : { fill: 'foam', clear: 0.28 })} d="M706 438h18l22 88h-62Z" />
		<Outlined fill="sand" d="M646 536V474h11v13h13v13h13v13h13v13h38v-13h13v-13h13v-13h13v-13h11v62Z" />
		<Shade d="M734 526v-13h13v-13h13v-13h13v-13h11v62h-50Z" dark={0.14} />
		<Things
			all={listeners.flatMap(([step, side, face, coat]): [Colour, string][] => {
				const [x, y] = [715 + side * (26 + step * 13), 513 - step * 13];
				return [
					[coat, `M${x - 5} ${y}v-4q5-6 10 0v4Z`],
					[face, disc(x, y - 9, 3)],
				];
			})}
		/>
		<Line d="M690 532q25 6 50 0m-44-2l6 5m6-5l6 5m6-5l6 5" />
		<Crew all={[['cheer', 708, 526, 'olive', 'long', 'black', 'red', { left: true }]]} />
		<Things all={[['wood', 'M718 526v-14h9v14ZM716 512l13-3v3Z']]} />
	</>
);

const shirt = 'h8l4 4-3 3-1-1v8h-8v-8l-1 1-3-3Z';
const sheet = 'h15l-1 14q-6 2-13 0Z';
const trousers = 'h8l1 15h-4l-1-9-1 9h-4Z';

/** Strips of an awning: every other one, from the first or the second. */
const awning = (x: number, first: 0 | 1) => [0, 2, 4].map((i) => `M${x + (i + first) * 9} 499h9v9q-4 5-9 0Z`).join('');

const lit = [
	[718, 310],
	[612, 430],
	[660, 550],
	[710, 550],
	[1107, 490],
	[944, 370],
] as const;

/** What people of the mid decks live among, behind them. */
const Behind = () => (
	<>
		<Cones all={lit} />
		<BareFrames
			all={[
				[992, 310, 2],
				[674, 370, 2],
				[986, 370, 2],
				[1080, 430, 2],
				[590, 490, 2],
				[1076, 550, 3],
			]}
		/>
		<Windows
			fill="foam"
			all={[
				[586, 320],
				[584, 380],
				[646, 378],
				[840, 318],
				[862, 318],
				[566, 440],
				[508, 560],
				[564, 560],
				[590, 560],
				[1000, 558],
				[1050, 558],
				[838, 438],
			]}
		/>
		<Line d="M914 436Q966 444 1020 436M914 452Q966 460 1020 452" />
		<Things
			all={[
				['yellow', `${lamps(lit)}M1002 438${sheet}`],
				['night', `${box(918, 320, 936, 342)}M1114 316h14v47h-14ZM1078 318h14v20h-14Z`],
				['white', `${box(1050, 438, 1068, 460)}M1078 380l38-4v32l-38 4ZM946 440${sheet}`],
				['wood', 'M764 423V394h26v29ZM918 543v-15h18v15ZM974 543v-15h28v15ZM1034 506h24v-9h-24Z'],
				[
					'red',
					`M690 386h14v9h-14ZM1102 566h14v9h-14ZM944 423v-8h14v8ZM956 415l4-18h4l-4 18ZM976 528v-6h7v6ZM920 528q3-6 6 0ZM927 528q3-6 6 0ZM970 440${shirt}${awning(916, 0)}`,
				],
				['plum', `M780 363v-4l-5-10v-12q7-6 12 0v12l-4 10v4ZM1004 455${shirt}`],
				['steel', 'M640 423v-20h16v20ZM644 403v-6h9v6Z'],
				['leaf', 'M986 528q3-8 6 0ZM993 528q3-8 6 0ZM985 589v-8q-12-2-10-12 4-8 12-6 10 0 8 10-2 8-10 8Z'],
				['blue', `M988 439${trousers}${awning(976, 0)}`],
				['orange', `M958 456${shirt}M976 456${sheet}`],
			]}
		/>
		<Outlined fill="white" d={awning(916, 1) + awning(976, 1)} />
		<Line
			ink="yellow"
			width={line.wall}
			d="M922 326h10m-10 5h6m-6 5h9M1118 322h0m6 0h0m-6 8h0m6 8h0m-6 8h0m6 8h0M1082 326h0m6 0h0m-6 6h0"
		/>
		<Line d="M1054 444h10m-10 5h6m-6 5h10M1082 388l26-3m-24 11l18-2m-12 18v11m20-14v14" />
		<Line width={line.wall} ink="green" d="M838 543v-40M874 543v-40M881 543v-36M838 530q6-6 0-12t0-12M874 534q-6-6 0-12t0-12" />
		<Line width={line.wall} ink="red" d="M841 522h0m-5-10h0m35 14h0m6-8h0m3 6h0" />
	</>
);

/** Where most people live. */
export const Mid = () => (
	<>
		<Behind />
		<Lightwell />
		<TheWell />
		<Stools
			all={[
				[954, 363],
				[968, 363],
				[982, 363],
				[698, 363],
				[738, 363],
				[1059, 363],
				[550, 483],
				[603, 483],
				[631, 483],
				[629, 603],
				[659, 603],
				[688, 603],
				[703, 603],
				[743, 603],
				[787, 603],
				[841, 603],
				[865, 603],
			]}
		/>
		<Crew all={neighbours} />
		<Crew all={supper} />
		<Things
			all={[
				['wood', `${table(708, 363, 20)}${table(1070, 363, 20)}${table(640, 603, 96)}M980 603l-3-14h16l-3 14Z`],
				['white', 'M760 408h8v3h-8ZM652 586h5v-3h-5ZM674 586h5v-3h-5ZM716 586h5v-3h-5ZM714 346h5v-3h-5ZM1076 346h7v-3h-7Z'],
				['ochre', 'M1024 577l13-5v10l-13-3Z'],
			]}
		/>
		<Line width={line.wall} ink="yellow" d="M981 572h0m7 4h0m-2-7h0" />
		<Line d="M566 530a6 6 0 1 0 .1 0ZM584 530a6 6 0 1 0 .1 0ZM566 536l6-12h9l4 12M572 524l8 12" />
	</>
);
