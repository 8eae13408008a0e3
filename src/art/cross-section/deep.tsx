import { box, Cord, disc, Flat, Line, line, Outlined, Things } from './cross-section-kit.tsx';
import { watches } from './deep-folk.ts';
import { Crew } from './folk.tsx';
import { Bunks, bench, Cones, lamps, Shelves, Stools, Tanks } from './furniture.tsx';

const leaf = 'q-5-8-1-11 5 2 5 6 1-7 6-8 2 8-2 13Z';
const bed = (x: number, y: number, n: number) => Array.from({ length: n }, (_, i) => `M${x + i * 13} ${y}${leaf}`).join('');
const cap = 'q5-12 11 0h-4v6h-3v-6Z';
const silo = (x: number) => `M${x} 914h48v30l-16 14h-16l-16-14Z`;
const flour = (x: number, y: number) => `M${x + 2} ${y}h44V943l-15 13h-14l-15-13Z`;
const spare = (x: number) => `M${x} 1056l-6-4 2-8 8 1 3-7h8l3 7 8-1 2 8-6 4 6 4-2 8-8-1-3 7h-8l-3-7-8 1-2-8Z`;

/** Pipes: to the pumps, out of the plant, and the Hot Main on its way up. */
const Pipes = () => (
	<>
		<Cord width={5} colour="leaf" d="M880 802H852V822M800 796H830M588 984H642" />
		<Cord width={7} colour="red" d="M694 798H748V812M764 990H800V978H880M918 984H940V1012H984V994H1056M918 930H944V960" />
		<Line width={line.wall} ink="red" d="M842 806a8 8 0 1 0 .1 0" />
	</>
);

const lit = [
	[536, 850],
	[640, 850],
	[976, 910],
	[700, 1030],
	[1030, 970],
	[976, 1150],
	[724, 1210],
	[930, 1210],
	[640, 1090],
] as const;

/** Plant, silos, shelves of leaf, a window: what stands behind the watch. */
const Behind = () => (
	<>
		<Cones all={lit} />
		<Flat fill="yellow" clear={0.6} d="M926 1034h44l6 49h-56ZM1074 1034h64l8 49h-80Z" />
		<Pipes />
		<Cord colour="rope" d="M1320 826 1288 822" />
		<Things
			all={[
				['yellow', lamps(lit)],
				[
					'mist',
					`M732 843v-27q16-12 32 0v27ZM774 843v-27q16-12 32 0v27ZM642 1023v-37q18-18 49-10 29-8 53 10v37Z${silo(544)}${silo(604)}${silo(664)}${spare(716)}${spare(770)}`,
				],
				[
					'white',
					`${disc(748, 826, 7)}${disc(790, 826, 7)}${flour(544, 934)}${flour(604, 922)}${flour(664, 940)}M1010 898${cap}M1022 898${cap}M1074 898${cap}M1088 898${cap}`,
				],
				['night', `${disc(692, 1000, 18)}${disc(727, 1056, 5)}${disc(781, 1056, 5)}`],
				['oxide', 'M790 1023v-22h8v-8h24v8h8v22ZM382 824a10 10 0 1 1 20 0 10 10 0 1 1-20 0Z'],
				[
					'wood',
					`M376 843v-14h34v14Z${bench(764, 963, 48)}${bench(822, 963, 48)}${bench(1022, 1023, 30)}${bench(720, 1203, 36)}M918 1056h58v4h-58ZM918 1076h58v4h-58ZM1070 1056h76v4h-76ZM1070 1076h76v4h-76ZM1002 1076h34v4h-34ZM1006 898h96v5h-96Z${box(762, 1220, 806, 1250)}M960 829v-12h14v12ZM978 829v-9h13v9Z`,
				],
				['leaf', `${bed(924, 1056, 4) + bed(1076, 1056, 5)}M832 953v-6q14-7 32 0v6Z`],
				['green', bed(924, 1076, 4) + bed(1076, 1076, 5) + bed(1008, 1076, 2)],
				['red', 'M774 953v-6q14-6 32 0v6ZM636 1203v-6l2-1q5-8 10 0l5-3-2 10ZM596 1120q10-6 18 0l-4 5h-12Z'],
				['rope', 'M580 903v-16q10-4 20 0v16ZM656 903v-24q13-5 26 0v24ZM630 903v-12q10-4 20 0v12Z'],
				['steel', `M956 832h40v-3h-40Z${disc(964, 838, 4)}${disc(988, 838, 4)}${disc(690, 1178, 24)}`],
				[
					'yellow',
					'M446 963v-26q-4-2-2-10l6-6q-2-9 6-9t6 9l6 6q2 8-2 10v26h-8v-18h-4v18ZM476 963v-26q-4-2-2-10l4-6q-2-9 6-9t4 9l6 6q2 8-2 10v26h-6v-18h-4v18Z',
				],
				['ochre', 'M838 1180l-18-5v10l18-3Z'],
			]}
		/>
		<Line
			ink="white"
			d="M928 1034h36m118 0h50M824 1056l-6-4 2-8 8 1 3-7h8l3 7 8-1 2 8-6 4 6 4-2 8-8-1-3 7h-8l-3-7-8 1-2-8ZM580 1140v-44m6 44v-44M596 1130a8 8 0 1 0 .1 0ZM620 1130a8 8 0 1 0 .1 0M596 1138l6-16h14l4 16M602 1122l10 16"
		/>
		<Line d="M748 826l4-4M790 826l-3-5M580 892q10-4 20 0m-20 6q10-4 20 0M656 884q13-5 26 0m-26 6q13-5 26 0m-26 6q13-5 26 0M734 914v49m10-49v49m-10-40h10m-10 10h10m-10 10h10m-10 10h10" />
		<Line
			width={line.wall}
			ink="yellow"
			d="M800 1012h0m10 0h0m10 0h0M768 1226h0m8 0h0m8 0h0m14 0h0M768 1235h0m16 0h0m8 0h0M776 1244h0m16 0h0"
		/>
		<Line width={line.wall} ink="red" d="M1086 1072h0m26 0h0m14 0h0m-27-20h0" />
	</>
);

/** The fan of the plant, and the round window on Deck −33 with a diver in it at the change of watch. */
const Rounds = () => (
	<>
		<Outlined fill="white" d="M692 1000q-4-14 5-16 7 5-5 16 13-6 16 3-4 8-16-3 4 14-5 15-7-5 5-15-13 5-16-3 5-8 16 3Z" />
		<Outlined fill="sea" d={disc(690, 1178, 19)} />
		<Flat fill="foam" clear={0.35} d="M680 1162l20-2-10 36-14-6Z" />
		<Things
			all={[
				['yellow', 'M678 1196v-8q10-8 22 0l2-14h4l-2 20q-8 8-26 2Z'],
				['yellow', disc(690, 1178, 8)],
				['night', disc(692, 1177, 4.4)],
			]}
		/>
		<Line ink="white" d="M701 1172l-2-5m4 4l-1-6m3 6l2-5m0 6l4-3m-5 6h5" />
	</>
);

/** What stands before somebody: a bass, a drum, a flame in its cage, sleepers on benches. */
const Before = () => (
	<>
		<Things
			all={[
				['wood', 'M804 1188q4-3 6 2 5 3 3 9-5 6-9 1-4-6 0-12Z'],
				['white', 'M860 1203v-16h18v16Z'],
				['night', 'M850 1234h14v18h-14ZM451 916h6v4h-6ZM479 916h6v4h-6Z'],
				['orange', 'M854 1251q-1-9 3-13 4 5 3 13Z'],
				['brown', disc(769, 949, 4)],
				['rose', disc(827, 949, 4)],
				['khaki', 'M1028 1014v-9h4v5h5v4ZM1042 1014v-9h4v5h5v4Z'],
			]}
		/>
		<Line d="M809 1190l6-18M802 1184l18 6M860 1192h18M850 1241h14" />
	</>
);

/** The city below the waterline. */
export const Deep = () => (
	<>
		<Tanks
			all={[
				[452, 566, 790, 16],
				[1040, 1145, 790, 26],
				[380, 470, 850, 20],
				[1190, 1300, 850, 24],
				[1130, 1262, 910, 18],
				[476, 580, 970, 24],
				[520, 640, 1030, 14],
				[1010, 1102, 1090, 22],
			]}
		/>
		<Bunks
			all={[
				[573, 790, 3],
				[720, 850, 4],
				[922, 850, 2],
			]}
		/>
		<Shelves
			all={[
				[1070, 1118, 970],
				[1144, 1210, 970],
				[746, 880, 1090],
				[1036, 1070, 910],
				[1094, 1128, 910],
			]}
		/>
		<Behind />
		<Rounds />
		<Stools
			all={[
				[539, 903],
				[1009, 1023],
				[957, 1143],
			]}
		/>
		<Crew all={watches} />
		<Before />
	</>
);
