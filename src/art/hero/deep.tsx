import { palette } from '../palette.ts';
import { Cord, Inner, Shade, seeded, tenth, tone, waves } from './parts.tsx';
import { cloth, skin } from './people.tsx';

const { ink, white, blue, deep, yellow, red, sea, foam } = palette;

const abyss = '#071f45';

/** The sea in four flat depths, each with its own edge. */
export function Water() {
	return (
		<g stroke="none">
			<path fill={sea} d="M0 470H1600V900H0Z" />
			<path fill={blue} d="M0 552Q180 528 360 548T760 540 1140 556 1600 534V900H0Z" />
			<path fill={deep} d="M0 690Q220 660 460 684T900 668 1300 690 1600 662V900H0Z" />
			<path fill={abyss} d="M0 812Q200 786 420 806T860 800 1300 806 1600 790V900H0Z" />
			<g fill={foam} fillOpacity=".13">
				<path d="M652 470L556 728 716 470ZM290 470L150 760 386 470ZM476 470L396 660 512 470ZM90 470L24 620 124 470Z" />
			</g>
		</g>
	);
}

/** The waterline itself, drawn over everything that floats. */
export function Waterline() {
	const lap = waves(0, 1600, 470, 30, 7);
	return (
		<>
			<path
				fill={sea}
				fillOpacity=".5"
				stroke="none"
				d={`${lap}L1600 487Q1200 482 800 488T0 486Z`}
			/>
			<path fill="none" strokeWidth="5" d={lap} />
			<g fill="none" stroke={foam} strokeWidth="2">
				<path d={waves(24, 190, 484, 26, 3)} />
				<path d={waves(286, 400, 492, 24, 5)} />
				<path d={waves(520, 640, 484, 28, 12)} />
				<path d={waves(744, 850, 488, 22, 9)} />
				<path d={waves(1220, 1320, 487, 24, 21)} />
				<path d={waves(1560, 1600, 484, 22, 2)} />
			</g>
		</>
	);
}

/** The mount that everything is tied to, with the anchor blocks along its back. */
export function Seamount() {
	return (
		<>
			<path
				fill={tone.night}
				strokeWidth="5"
				d="M300 906L372 884 430 888 498 864 566 872 640 852 722 858 800 838 880 842 960 822 1050 826 1124 812 1210 822 1282 818 1360 840 1440 836 1500 858 1604 868V906Z"
			/>
			<path
				fill={tone.slate}
				stroke="none"
				d="M372 886L430 891 498 867 540 873 520 884 470 884 440 898ZM640 855L722 861 800 841 850 845 800 864 730 872 690 868ZM960 825L1050 829 1124 815 1170 821 1120 846 1040 850 1004 840Z"
			/>
			<Inner d="M566 872L590 900M722 858L750 884 736 900M880 842L910 868 900 886M1050 826L1080 862M1282 818L1300 850 1340 870M1440 836L1456 868M1210 822L1200 850" />
			<g strokeWidth="1.8">
				<path fill={red} d="M842 842q-8-10-4-18 4 6 6 2-2-10 4-14 2 8 0 14 6-4 8 0-4 10-8 16Z" />
				<path fill={tone.orange} d="M1318 830q-6-8-2-14 4 4 6-6 6 4 4 12 6-4 8 2-4 8-8 9Z" />
				<path
					fill={tone.leaf}
					d="M600 866q-10-16-2-30 4 10 2 16 6-10 10-10 0 14-6 24ZM1476 848q-8-18 0-34 4 14 2 18 6-6 8-4-2 14-6 22Z"
				/>
				<path fill={foam} d="M706 858q2-14 10-12 8 2 6 12Z" />
			</g>
		</>
	);
}

/** Where each line leaves the hull and where it is made fast. */
const moorings = [
	[784, 512, 574, 868],
	[816, 600, 664, 850],
	[848, 694, 782, 840],
	[960, 770, 906, 838],
	[1080, 778, 1066, 824],
	[1180, 778, 1196, 818],
	[1290, 766, 1346, 832],
	[1390, 694, 1432, 834],
	[1452, 614, 1512, 856],
	[1520, 512, 1592, 862],
] as const;

/** The mooring lines, fanned to the seamount. */
export function Moorings() {
	return (
		<>
			<Cord
				w={2.6}
				colour={tone.rope}
				d={moorings.map(([x, y, u, v]) => `M${x} ${y}L${u} ${v}`).join('')}
			/>
			<g fill={tone.mist} strokeWidth="2.4">
				{moorings.map(([, , u, v], i) => (
					<path key={u} d={`M${u - 10 - (i % 3)} ${v + 8}l4-12h${12 + (i % 2) * 4}l4 12Z`} />
				))}
			</g>
		</>
	);
}

/** The diver, at the line that is due this week. */
export function Diver() {
	const hose = 'M658 452C630 540 728 548 706 604Q690 644 712 659';
	return (
		<>
			<path fill="none" strokeWidth="5" d={hose} />
			<path fill="none" stroke={yellow} strokeWidth="2.4" d={hose} />
			<path fill={foam} fillOpacity=".3" stroke="none" d="M758 650L806 612 824 658 764 664Z" />
			<g transform="translate(737 672) rotate(-20) scale(.9)">
				<path
					fill={yellow}
					strokeWidth="2.4"
					d="M-58 18L-94 8Q-98 22-92 32L-60 31ZM-50 36L-76 54Q-70 66-60 68L-40 46Z"
				/>
				<g fill="none">
					<path strokeWidth="13" d="M-14 6Q-40 8-62 24M-12 12Q-28 26-46 40" />
					<path
						stroke={cloth.orange}
						strokeWidth="8.4"
						d="M-14 6Q-40 8-62 24M-12 12Q-28 26-46 40"
					/>
				</g>
				<path fill={tone.mist} strokeWidth="2.6" d="M-22-14Q-28-22-20-24L2-22Q8-18 4-12Z" />
				<path fill={cloth.orange} d="M-20-10Q-4-16 12-8L10 12Q-6 20-20 14Z" />
				<Shade d="M-20 4Q-4 10 11 4L10 12Q-6 20-20 14Z" />
				<Inner d="M-6-12V16M-20 0H10" />
				<g fill="none">
					<path strokeWidth="10.5" d="M6 6L20 22 38 13M4-4L28 10 50 0" />
					<path stroke={cloth.orange} strokeWidth="6" d="M6 6L20 22 38 13M4-4L28 10 50 0" />
				</g>
				<circle cx="20" cy="-14" r="12" fill={yellow} />
				<Shade d="M12-5Q22 0 31-9A12 12 0 0 1 12-5Z" />
				<path fill={foam} strokeWidth="2" d="M21-22Q31-20 31-11 26-6 20-8Z" />
				<path fill={skin.brown} strokeWidth="1.2" d="M24-18Q29-16 28-11L23-11Z" />
				<path fill={ink} strokeWidth="8" d="M37 13h3M50 0h2" />
				<path fill={tone.mist} strokeWidth="2" d="M46-16L66 6 62 10 42-11Z" />
			</g>
			<g fill="none" stroke={foam} strokeWidth="2">
				<path d="M744 630a4 4 0 1 0 8 0a4 4 0 1 0-8 0M754 614a3 3 0 1 0 6 0a3 3 0 1 0-6 0M742 594a5 5 0 1 0 10 0a5 5 0 1 0-10 0M752 570a3 3 0 1 0 6 0a3 3 0 1 0-6 0" />
			</g>
		</>
	);
}

/** What the city is named for: goods on the bottom, and the buoy that says whose. */
export function Lagan() {
	return (
		<>
			<Cord w={1.8} colour={tone.rope} d="M462 472Q486 600 470 700T486 846" />
			<path fill={red} strokeWidth="2.6" d="M448 466L456 450H468L476 466 470 480H454Z" />
			<path fill={white} stroke="none" d="M451 462L454 456H470L473 462Z" />
			<g strokeWidth="2.6">
				<path fill={tone.wood} d="M458 876L462 848 504 842 508 870Z" />
				<path fill={tone.ochre} d="M500 872L504 852 530 856 526 876Z" />
			</g>
			<Shade d="M490 844L504 842 508 870 492 872Z" />
			<Inner
				w={1.4}
				d="M461 857L505 851M460 866L507 860M476 847L474 874M486 846L492 842M512 854l-2 18M520 855l-3 19"
			/>
		</>
	);
}

/** One fish as a body and a tail, drawn to the right. */
const fish = (x: number, y: number, size: number) => {
	const k = (n: number) => tenth(n * size);
	return `M${x} ${y}q${k(10)} ${k(-8)} ${k(22)} ${k(1.5)}q${k(-12)} ${k(8)} ${k(-22)} ${k(1.5)}l${k(-8)} ${k(4)}v${k(-11)}Z`;
};

/** A tuna that has come to see about the shoal. */
function Tuna() {
	return (
		<>
			<path
				fill={yellow}
				strokeWidth="2"
				d="M196 770Q186 750 166 746L172 772ZM176 830Q160 852 142 852L152 826Z"
			/>
			<path fill={tone.slate} strokeWidth="3" d="M120 799L84 762Q100 796 82 842L122 808Z" />
			<path
				fill={tone.steel}
				strokeWidth="3.5"
				d="M272 806Q226 764 158 774L112 800Q164 838 222 832Q256 824 272 806Z"
			/>
			<path
				fill={foam}
				stroke="none"
				d="M268 807Q200 814 116 802Q166 836 222 830Q254 823 268 807Z"
			/>
			<Inner d="M272 806Q200 814 112 800M236 790Q226 806 236 826M272 806Q262 810 254 808" />
			<path fill={tone.slate} strokeWidth="2" d="M222 808Q204 810 188 824Q208 826 224 814Z" />
			<path
				fill={yellow}
				strokeWidth="1.2"
				d="M148 779l-8-5 1 8ZM136 786l-8-5 2 8ZM142 816l-8 5 2-8Z"
			/>
			<path strokeWidth="7" d="M252 796h0" />
			<path stroke={white} strokeWidth="2" d="M253 795h0" />
		</>
	);
}

/** The hull's shadow on the mount, in dots. */
export function HullShadow() {
	return (
		<path
			fill="url(#hero-shadow)"
			stroke="none"
			d="M972 778H1268L1330 832 1282 820 1210 824 1124 814 1050 828 960 824 926 830Z"
		/>
	);
}

/** The shoals, which moved in with the lights. */
export function Fish() {
	const next = seeded(31);
	const shoal = Array.from({ length: 17 }, (_, i) => {
		const row = i % 4;
		return fish(
			Math.round(120 + i * 15 + next() * 12),
			Math.round(640 + row * 19 - i * 2 + next() * 9),
			0.7 + Math.round(next() * 4) / 10,
		);
	});
	return (
		<>
			<g strokeWidth="1.8">
				<path fill={foam} d={shoal.join('')} />
				<path
					fill={tone.orange}
					d={[
						[1506, 700, 1.1],
						[1540, 716, 0.9],
						[1520, 730, 0.8],
					]
						.map(([x = 0, y = 0, s = 1]) => fish(x, y, s))
						.join('')}
				/>
				<path
					fill={yellow}
					d={[
						[734, 756, 0.8],
						[760, 768, 0.7],
						[722, 776, 0.9],
					]
						.map(([x = 0, y = 0, s = 1]) => fish(x, y, s))
						.join('')}
				/>
			</g>
			<Tuna />
			<path
				fill={cloth.rose}
				strokeWidth="2"
				d="M1556 600Q1556 580 1574 580T1592 602Q1586 596 1580 602 1574 596 1568 602 1562 596 1556 600Z"
			/>
			<Inner
				w={1.6}
				d="M1564 604q6 10 0 20t2 16M1574 604q-4 12 2 22t-2 14M1584 604q6 10 0 18t2 18"
			/>
		</>
	);
}
