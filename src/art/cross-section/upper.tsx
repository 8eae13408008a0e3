import { cobalt, dusk } from '../../model/colours.ts';
import { useNight } from '../kit/night.tsx';
import { box, Flag, Line, line, Outlined, Shade, Things } from './cross-section-kit.tsx';
import { quayLight } from './cross-section-lights.ts';
import { Crew, type Somebody } from './folk.tsx';
import { lamps, loaf, table, Windows } from './furniture.tsx';

/** Towers that stand behind the cut, pale with distance. */
export const FarTowers = () => {
	const night = useNight();
	return (
		<>
			<Outlined
				fill={night ? dusk.dark : 'glass'}
				d="M628 380V206H660V380ZM760 310V148L776 132 792 148V310ZM1074 320V150H1098V320ZM872 310V110H908V310ZM1016 260V118L1048 106V260Z"
			/>
			<Line
				{...(night && { width: line.wall, ink: 'yellow' })}
				d="M634 222h18m-18 18h12m-12 18h18M766 164h18m-18 18h12m-12 18h18M878 126h18m-18 18h12m-12 18h18M1024 136h18m-18 18h12m-12 18h18M776 132v-18M1032 112v-18"
			/>
		</>
	);
};

const offices: readonly Somebody[] = [
	// Halyard Tower: the partner and his bread, the Bourse, a desk, a contract signed standing.
	['hip', 950, 123, 'fair', 'bald', 'grey', 'wood', { stout: true, coat: true }],
	['show', 980, 123, 'olive', 'bun', 'black', 'pink', { left: true }],
	['cheer', 940, 183, 'brown', 'bun', 'black', 'green', { coat: true }],
	['point', 960, 183, 'rose', 'crop', 'ginger', 'blue'],
	['cheer', 984, 183, 'deep', 'crop', 'black', 'red', { left: true, stout: true }],
	['desk', 940, 243, 'tan', 'long', 'black', 'plum'],
	['work', 944, 303, 'fair', 'crop', 'grey', 'slate', { coat: true }],
	['work', 976, 303, 'deep', 'scarf', 'orange', 'yellow', { left: true, coat: true }],
	// The consulate: a clerk, and somebody who has waited for her.
	['desk', 702, 243, 'olive', 'bun', 'brown', 'red'],
	['stand', 728, 243, 'brown', 'turban', 'white', 'sea', { left: true, coat: true }],
	['work', 582, 303, 'rose', 'crop', 'grey', 'green', { left: true }],
];

const terraces: readonly Somebody[] = [
	// The forecaster on her roof, the lemon tree's keeper, brokers with their watches out.
	['reach', 594, 238, 'deep', 'scarf', 'red', 'yellow', { coat: true }],
	['bend', 702, 184, 'tan', 'brim', 'rope', 'white'],
	['show', 1024, 214, 'fair', 'brim', 'ink', 'khaki', { coat: true }],
	['work', 1052, 214, 'brown', 'crop', 'black', 'slate', { coat: true }],
	['show', 1078, 214, 'olive', 'bun', 'brown', 'plum', { left: true, coat: true }],
	['walk', 764, 274, 'rose', 'bald', 'grey', 'ink', { s: 0.8 }],
	['walk', 636, 315, 'brown', 'cap', 'red', 'yellow', { s: 0.9 }],
	['cheer', 662, 315, 'fair', 'scarf', 'sea', 'pink', { left: true, s: 0.9, coat: true }],
];

/** Keel House, roofed with the ship that the first of them came in; the Warden has the Charter out. */
const KeelHouse = () => (
	<>
		<Flag letter="F" x={831} y={112} foot={180} w={52} />
		<Outlined fill="plaster" line={line.wall} d={box(790, 208, 872, 274)} />
		<Shade dark={0.16} d="M790 208H872V218H796V274H790Z" />
		<Outlined fill="yellow" d="M800 226h12v28h-12ZM850 226h12v28h-12Z" />
		<Line d="M806 226v28M856 226v28" />
		<Crew
			all={[
				['work', 816, 274, 'deep', 'turban', 'white', 'white', { coat: true }],
				['stand', 850, 274, 'fair', 'long', 'grey', 'blue', { left: true }],
			]}
		/>
		<Things
			all={[
				['wood', table(822, 274, 20)],
				['white', 'M824 254h12v3h-12Z'],
				['plaster', 'M784 214h8v60h-8ZM870 214h8v60h-8Z'],
				['haze', 'M766 304 774 274H882V304Z'],
				['deep', 'M816 304V290q15-14 30 0v14Z'],
			]}
		/>
		<Outlined fill="blue" line={line.wall} d="M776 214Q772 190 796 180 831 172 868 178 888 186 892 196L884 214Z" />
		<Shade d="M846 175 868 178Q888 186 892 196L884 214H850Q858 196 846 175Z" />
		<Line d="M777 204Q831 196 888 204M783 190Q831 182 884 190M772 282h44m30 0h36M770 290h46m30 0h36M768 297h48m30 0h36" />
		<Outlined fill="red" d="M788 183 784 174Q831 164 874 172L880 182Q831 172 788 183Z" />
	</>
);

/** A rail along a walk, with its posts, from one end to the other. */
const rail = (x: number, to: number, y: number, sag: number) => {
	const posts = [1, 2, 3, 4].map((i) => `M${Math.round(x + ((to - x) * i) / 5)} ${y + Math.round(0.08 * sag * i * (5 - i))}v-13`);
	return `M${x} ${y - 13}Q${(x + to) / 2} ${y - 13 + sag} ${to} ${y - 13}${posts.join('')}`;
};

/** The walks between the towers; under the Long Gangway there is a net full of hats. */
const Walkways = () => (
	<>
		<Line d="M622 312Q648 352 676 312M630 318l38 12M640 328l20-10" />
		<Outlined
			light={quayLight}
			fill="white"
			d="M612 306Q648 320 686 306V312Q648 326 612 312ZM744 274H784V280H744ZM1000 222H1012V250H1000ZM1006 214H1096V220H1006Z"
		/>
		{useNight() || (
			<Line d={`${rail(612, 686, 308, 14)}${rail(744, 774, 274, 0)}${rail(1006, 1096, 214, 0)}M1068 250l22-30M744 298l16-18`} />
		)}
	</>
);

/** The mast of Relay Nine, whose cold rooms are below it. */
const RelayMast = () => {
	const night = useNight();
	return (
		<>
			<Flag letter="N" x={1110} y={162} foot={200} w={44} />
			<Line
				width={line.wall}
				{...(night && { ink: cobalt.light })}
				d="M1094 304 1107 196H1113L1126 304M1097 280H1123M1100 256H1120M1103 232H1117"
			/>
			{night || <Line d="M1094 304 1123 280 1100 256 1117 232 1105 212M1126 304 1097 280 1120 256 1103 232 1115 212" />}
			<Outlined light={quayLight} fill="white" d="M1098 262q-14 2-18-12 0-12 10-14 2 14 8 26ZM1120 240q12 0 16-12 0-10-8-12-2 12-8 24Z" />
			<Line d="M1086 250l-9-3M1131 228l8-3" />
		</>
	);
};

/** Halyards with their small flags, which tap all night. */
const Rigging = () => (
	<>
		<Line d="M914 60 834 168M1000 60 1064 208" />
		<Things
			all={[
				['red', 'M894 88l3 12 8-10ZM1012 90l-2 11 11-3Z'],
				['yellow', 'M874 115l3 12 8-10ZM1028 126l-2 11 11-3Z'],
				['blue', 'M856 139l3 12 8-10ZM1044 162l-2 11 11-3Z'],
			]}
		/>
	</>
);

/** Above Deck 40 the city comes apart into towers with air between them. */
export const Upper = () => (
	<>
		<RelayMast />
		<Rigging />
		<Flag letter="V" x={957} y={12} foot={64} w={54} />
		<Outlined fill="blue" line={line.wall} d="M912 64 924 52H990L1002 64Z" />
		<Windows
			fill="white"
			all={[
				[924, 78],
				[976, 78],
				[926, 200],
				[972, 200],
				[718, 198],
				[718, 258],
				[566, 258],
				[588, 258],
				[1020, 260],
				[1044, 260],
			]}
		/>
		<Outlined fill="night" d={box(922, 138, 948, 158)} />
		<Line ink="yellow" d="M926 143h8m-8 5h14m-14 5h6" />
		<Things
			all={[
				[
					'yellow',
					lamps([
						[957, 190],
						[957, 250],
						[704, 190],
					]),
				],
				['white', box(1024, 224, 1054, 240)],
			]}
		/>
		<Line d="M1028 230h20m-20 5h14" />
		<Crew all={offices} />
		<Things
			all={[
				['wood', table(956, 123, 16) + table(950, 243, 26) + table(952, 303, 16) + table(708, 243, 14)],
				['ochre', `M960 106${loaf}`],
				['white', 'M964 226h9v-3h-9ZM955 286h10v-3h-10Z'],
			]}
		/>
		<KeelHouse />
		<Walkways />
		<Things
			all={[
				[useNight() ? 'haze' : 'foam', 'M562 238V212L575 204 588 212V238Z'],
				['white', box(600, 210, 612, 222)],
				['wood', 'M722 184l-3-12h18l-3 12Z'],
				['leaf', 'M728 172v-8q-14 0-12-12 4-10 14-8 12-2 12 10 0 10-12 10Z'],
			]}
		/>
		<Line width={line.wall} ink="yellow" d="M722 156h0m10-4h0m2 8h0m-8 3h0" />
		<Line d="M575 204V180M566 182h18M566 178v8M584 178v8M606 238v-16M720 178l-14 6M736 178l6 6" />
		<Crew all={terraces} />
		<Line width={line.wall} ink="yellow" d="M1032 191h0M1064 191h0M1070 191h0" />
	</>
);
