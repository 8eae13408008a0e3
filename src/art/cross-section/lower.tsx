import { useNight } from '../kit/night.tsx';
import { splashDeck } from '../survey.ts';
import { box, disc, Flat, Line, line, Outlined, Things } from './cross-section-kit.tsx';
import { Crew } from './folk.tsx';
import { Bunks, bench, Cones, lamps, loaf, Stools, Windows } from './furniture.tsx';
import { hands } from './lower-folk.ts';
import { headOf } from './scale.ts';

const splash = headOf(splashDeck);

/** The splash line: round the hull, and carried through on every wall. */
const SplashLine = () => <Line width={line.wall} ink="red" d={`M400 ${splash}H884M914 ${splash}H1150M1262 ${splash}H1310`} />;

/** The ferry that one comes to along a street on Deck 12, bar and all. */
const Ferry = () => (
	<>
		<Things
			all={[
				[useNight() ? 'rope' : 'foam', box(650, 614, 754, 656)],
				['red', 'M634 640v-22h12v22Z'],
				['white', 'M612 630q6 24 22 33h126v-7H648v-16h-30ZM635 630h10v-5h-10Z'],
				['sea', 'M656 618h14v10h-14ZM680 618h14v10h-14ZM704 618h14v10h-14ZM728 618h14v10h-14Z'],
				['wood', 'M714 656v-18h-3v-3h18v3h-3v18Z'],
			]}
		/>
		<Stools
			all={[
				[673, 656],
				[705, 656],
			]}
		/>
	</>
);

const lit = [
	[480, 610],
	[822, 610],
	[960, 610],
	[660, 730],
	[860, 730],
	[1036, 730],
] as const;

/** The rooms of the lower decks, behind the people in them. */
const Behind = () => (
	<>
		<Cones all={lit} />
		<Windows
			fill="foam"
			all={[
				[420, 676],
				[446, 676],
				[472, 676],
				[1262, 620],
				[1268, 676],
				[1270, 748],
			]}
		/>
		<Things
			all={[
				['yellow', `${lamps(lit)}M762 716v-12q8-10 16 0v12ZM788 716v-12q7-10 14 0v12Z`],
				['wood', 'M476 663v-14h22v14ZM790 646h42v4h-42ZM796 650l-6 13h3l6-13ZM824 650l6 13h3l-6-13ZM858 663v-30h18v30ZM446 779v-28h24v28Z'],
				[
					'white',
					`${box(456, 624, 468, 636)}${box(488, 624, 498, 636)}M796 640l18 4-4 3h-14ZM846 711v-12h13v12ZM861 711v-12h13v12ZM853 699v-11h13v11ZM446 764h8v3h-8Z${disc(474, 742, 8)}${disc(566, 748, 11)}`,
				],
				['ink', box(614, 673, 686, 690)],
				['brick', 'M756 723V690Q770 674 784 690 796 674 808 690V723ZM762 716h16v-12q-8-10-16 0ZM788 716h14v-12q-7-10-14 0Z'],
				['orange', `${box(946, 630, 972, 656)}M764 716v-6q6-6 12 0v6ZM790 716v-6q5-6 10 0v6Z`],
				[
					'steel',
					'M941 660v-34h5v34ZM972 660v-34h5v34ZM936 660h46v3h-46ZM1042 663v-22h3v12h40v-8h3v18h-3v-5h-40v5ZM844 715h32v-4h-32ZM416 783v-4h72v4Z',
				],
				['rope', 'M1040 676q22 14 48-2l-2 28q-22 12-46 0Z'],
				['sea', box(1078, 736, 1136, 754)],
			]}
		/>
		<Outlined fill="ink" d={disc(850, 718, 3) + disc(870, 718, 3)} />
		<Line
			width={2}
			ink="white"
			d="M480 646q3-7 6-2t5-3 4 3M452 622q26 8 52 0M618 678h12m4 0h8m12 0h10m6 0h10M618 684h8m6 0h12m10 0h10m6 0h8M1083 742h18m-18 6h12m16-6h18m-18 6h10"
		/>
		<Line d="M946 635h26m-26 5h26m-26 5h26m-26 5h26M858 643h18m-18 10h18M1046 679l2 27m8-23v26m10-26v26m10-29l-2 26M1042 688q22 12 46-2M1041 697q22 12 46-2M474 742l4-4m-4 12v30M566 748v-7m0 7l5 2M446 758h24" />
	</>
);

/** What stands in front of somebody. */
const Before = () => (
	<>
		<Things
			all={[
				['wood', `M690 723v-18h-3v-4h42v4h-3v18ZM838 783v-16h-4v-4h50v20Z${bench(1078, 783, 66)}M1104 774v-8h10v8Z`],
				['steel', 'M640 783v-15h40v15ZM842 763v-9h10v9ZM862 763v-14h7v14Z'],
				['oxide', 'M644 768v-12h18v12Z'],
				['ochre', `M692 701${loaf}M703 701${loaf}M714 701${loaf}M760 712${loaf}M668 768${loaf}`],
				['ink', 'M700 783q-6-12-1-13l-1-4 3 2h3l2-2v5q-1 4 0 12Z'],
				['rope', 'M958 783v-14q11-4 22 0v14ZM984 783v-10q8-3 16 0v10ZM918 772q10 8 20-2l-2 8q-10 6-18-2Z'],
				['white', 'M980 705h10v7h-10Z'],
			]}
		/>
		<Line d="M958 774q11-4 22 0m-22 5q11-4 22 0M1044 783v-16m0 3h12m-16-3h8M750 704l12 7" />
		<Flat fill="white" d="M651 751q3-5 0-9h2q3 5 0 9ZM658 751q3-5 0-9h2q3 5 0 9Z" />
	</>
);

/** Docks, workshops, kitchens and cheap bunks. */
export const Lower = () => (
	<>
		<SplashLine />
		<Behind />
		<Ferry />
		<Bunks
			all={[
				[917, 670, 2],
				[712, 730, 2],
			]}
		/>
		<Stools
			all={[
				[991, 723],
				[941, 783],
			]}
		/>
		<Crew all={hands} />
		<Before />
	</>
);
