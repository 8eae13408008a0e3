import { Shaft } from './lung.tsx';
import { Cord, Inner, line, Ports, Shade, seeded, tone } from './parts.tsx';
import { Dormitory, LoopStation, PumpRoom } from './rooms.tsx';
import {
	DeepGardens,
	DryStore,
	MushroomCellar,
	Rehearsal,
	SeedVault,
	Turbine,
} from './rooms-low.tsx';

/** Rows of round windows, some of them blind and some dark, none in the rooms cut open. */
function rows(
	seed: number,
	runs: readonly (readonly [x: number, to: number, y: number])[],
	step = 17,
) {
	const next = seeded(seed);
	return runs.flatMap(([x, to, y]) => {
		const dots: [number, number, boolean][] = [];
		for (let at = x; at <= to; at += step) {
			const chance = next();
			if (chance > 0.16) dots.push([at, y, chance > 0.42]);
		}
		return dots;
	});
}

/** The hulls, pontoons and dock floors that the first decks were made of, stepped down. */
function Tiers() {
	return (
		<>
			<path fill={tone.hull} strokeWidth="5" d="M930 700H1326L1306 752 1270 776H968L930 748Z" />
			<Shade dark={0.35} d="M1240 700H1326L1306 752 1270 776H1216Z" />
			<path fill={tone.rust} strokeWidth="5" d="M834 624H1150V708H860Q834 690 834 660Z" />
			<path fill={tone.slate} strokeWidth="5" d="M1150 624H1404L1388 700 1372 708H1150Z" />
			<Shade dark={0.35} d="M1356 624H1404L1388 700 1372 708H1340Z" />
			<path fill={tone.steel} strokeWidth="5" d="M812 544H1130V630H824Q812 600 812 544Z" />
			<path fill={tone.oxide} strokeWidth="5" d="M1130 544H1470Q1470 590 1440 630H1130Z" />
			<Shade dark={0.3} d="M1420 544H1470Q1470 590 1440 630H1404Z" />
			<path fill={tone.oxide} strokeWidth="5" d="M778 466H1010V552H806Q782 530 778 466Z" />
			<path fill={tone.slate} strokeWidth="5" d="M1010 466H1304V552H1010Z" />
			<path fill={tone.rust} strokeWidth="5" d="M1304 466H1528Q1524 520 1478 552H1304Z" />
			<Shade dark={0.3} d="M1480 466H1528Q1524 520 1478 552H1450Z" />
			<Inner
				w={line.fine}
				d="M782 506H1010M806 552H1010M1010 504H1090M1304 508H1522M820 586H1130M1130 588H1462M840 666H1150M1150 664H1396M930 730H1316M1016 552v74M1330 552v74M1420 630v-40M1260 708v60"
			/>
		</>
	);
}

/** Pipes outside the hull: intake, outfall, and the one nobody has traced. */
function Pipework() {
	return (
		<>
			<Cord
				w={8}
				colour={tone.green}
				d="M1536 482V508Q1536 520 1524 524L1496 556V600Q1494 616 1474 616"
			/>
			<Cord
				w={7}
				colour={tone.ochre}
				d="M1460 566H1472Q1484 566 1484 578V640Q1484 656 1466 656H1398M1428 700H1384"
			/>
			<Cord w={6} colour={tone.oxide} d="M926 728H880Q866 728 866 744V760" />
			<path
				fill={tone.steel}
				strokeWidth="2.4"
				d="M856 760H876V772H856ZM1476 598H1492V606H1476ZM1422 692H1440V708H1422Z"
			/>
			<Inner w={2.4} d="M1527 498h18M1487 576h18M890 720v16" />
		</>
	);
}

/** The city below the waterline. */
export function Hull() {
	return (
		<>
			<Pipework />
			<Tiers />
			<Ports
				dots={[
					...rows(11, [
						[800, 842, 490],
						[806, 842, 526],
						[1022, 1086, 486],
						[1448, 1510, 488],
						[1452, 1500, 524],
						[1314, 1330, 490],
					]),
					...rows(23, [
						[830, 846, 566],
						[902, 1010, 566],
						[902, 1010, 606],
						[1276, 1316, 568],
						[1276, 1316, 606],
						[1444, 1458, 568],
					]),
					...rows(37, [
						[846, 848, 644],
						[1112, 1130, 646],
						[1112, 1130, 686],
						[1168, 1186, 646],
						[1168, 1186, 686],
						[1306, 1386, 646],
						[1306, 1378, 684],
					]),
					...rows(58, [
						[948, 1050, 716],
						[956, 1050, 750],
						[1228, 1306, 716],
						[1228, 1290, 750],
					]),
				]}
			/>
			<Shaft y={352} to={694} />
			<LoopStation />
			<Dormitory />
			<PumpRoom />
			<SeedVault />
			<Rehearsal />
			<DryStore />
			<DeepGardens />
			<MushroomCellar />
			<Turbine />
		</>
	);
}
