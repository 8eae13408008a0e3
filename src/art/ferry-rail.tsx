import {
	brass,
	brick,
	canvas,
	clay,
	concrete,
	copper,
	deal,
	dusk,
	leather as leatherTones,
	linen,
	midnight,
	navy,
	orange,
	palette,
	plum,
	rust,
	steel,
	teal,
	velvet,
	water,
	wood,
} from '../model/colours.ts';
import { Hand } from './kit/body/hands.tsx';
import { makeHead } from './kit/folk/head.tsx';
import { hairTones } from './kit/folk/traits.ts';
import { cloth, Limb, Line, Part, Pen, skins } from './kit/forms.tsx';
import { makePicture } from './kit/make-picture.tsx';
import { lights } from './kit/night.tsx';
import type { Picture } from './picture.ts';

const { ink } = palette;
const coat = { light: teal.mid, dark: teal.deep };
const wool = { light: rust.mid, dark: brick.dark };
const leather = { light: plum.dark, dark: velvet.dark };
const skin = skins.umber;

const Sleeper = makeHead({
	skin,
	age: 'middle',
	hair: 'curls',
	hairTone: hairTones.black,
	cap: 'watch-cap',
	capTone: wool,
	nose: 'broad',
	lips: 'full',
});

/** First light on the ferry from Flotsam. */
function FerryRail() {
	return (
		<>
			<Sea />
			<Rail />
			<Bench />
			<Legs />
			<FiddleCase />
			<Sleeping />
			<Crate />
			<NearArm />
		</>
	);
}

function Sea() {
	return (
		<>
			<path d="M0 0H1200V230H0Z" fill={canvas.pale} />
			<path d="M0 0H1200V70C900 96 500 60 0 92Z" fill={deal.pale} />
			<circle cx="1010" cy="214" r="96" fill={brass.pale} />
			<circle cx="1010" cy="214" r="56" fill={palette.paper} />
			<path d="M70 214V186H104V160H128V128H150V96H166V128H192V108H206V140H236V166H262V184H300V200H330V214Z" fill={clay.dark} />
			<path d="M0 210H1200V480H0Z" fill={water.dark} />
			<path d="M0 236C300 226 700 250 1200 232V290H0Z" fill={palette.sea} />
			<path d="M930 222H1090M900 240H1010M1000 252H1120M960 268H1060" stroke={clay.pale} strokeWidth="7" />
			<path d="M380 226H520M60 250H200M640 258H760" stroke={water.mid} strokeWidth="5" />
		</>
	);
}

function Rail() {
	return (
		<>
			{[60, 260, 860, 1060].map((x) => (
				<path key={x} d={`M${x} 110V412`} stroke={ink} strokeWidth="24" />
			))}
			<path d="M-20 168H1220M-20 226H1220M-20 284H1220" stroke={ink} strokeWidth="15" />
			<path d="M-20 168H1220M-20 226H1220M-20 284H1220" stroke={linen.pale} strokeWidth="6" />
			{[60, 260, 860, 1060].map((x) => (
				<path key={x} d={`M${x} 110V412`} stroke={linen.pale} strokeWidth="14" />
			))}
			<path d="M-20 108H1220" stroke={ink} strokeWidth="34" />
			<path d="M-20 108H1220" stroke={copper.mid} strokeWidth="24" />
			<path d="M-20 101H1220" stroke={wood.light} strokeWidth="7" />
			{/* A gull, with its mind on the crate. */}
			<g transform="translate(930 60)">
				<path d="M-6 20V32M10 20V32" stroke={rust.light} strokeWidth="6" />
				<path
					d="M-46-22C-44-40-20-44-10-28-4-20 8-18 22-14 44-8 60 2 74 4 56 16 36 24 12 24-12 24-28 12-30-6L-36-10-58-10Z"
					fill={palette.white}
					stroke={ink}
					strokeWidth="5"
				/>
				<path d="M-8-6C10-14 40-6 74 4 44 18 4 18-8-6Z" fill={steel.mid} stroke={ink} strokeWidth="4" />
				<path d="M-36-24L-62-14-36-11Z" fill={orange.light} stroke={ink} strokeWidth="4" />
				<circle cx="-30" cy="-26" r="3.500" fill={ink} />
			</g>
		</>
	);
}

function Bench() {
	return (
		<>
			<path d="M0 404H1200V480H0Z" fill={leatherTones.light} />
			<path d="M0 432H1200M0 460H1200" stroke={wood.deep} strokeWidth="4" />
			<path d="M300 380H330V450H300ZM900 380H930V450H900Z" fill={leatherTones.mid} stroke={ink} strokeWidth="5" />
			<Part d="M250 350H980V388H250Z" tone={{ light: deal.dark, dark: wood.deep }} shade="M240 372H990V400H240Z" line={5.5} />
		</>
	);
}

function FiddleCase() {
	return (
		<g transform="rotate(5 460 350)">
			<Part
				d="M444 78H476C484 78 488 84 488 92V150C510 162 520 184 512 208 506 224 508 234 518 248 538 276 532 334 498 352H422C388 334 382 276 402 248 412 234 414 224 408 208 400 184 410 162 432 150V92C432 84 436 78 444 78Z"
				tone={leather}
				shade="M380 70H446C436 150 440 160 430 200 438 230 420 250 424 360H380Z"
				line={5.5}
			>
				<path d="M470 92C470 150 494 168 492 200 490 226 512 254 508 300" fill="none" stroke={steel.dark} strokeWidth="6" />
			</Part>
			<path d="M506 174H520V190H506ZM520 286H534V302H520Z" fill={brass.mid} stroke={ink} strokeWidth="4" />
			<path d="M440 120H480" stroke={brass.mid} strokeWidth="6" />
		</g>
	);
}

function Legs() {
	return (
		<>
			{[
				[556, 550],
				[632, 644],
			].map(([knee = 0, foot = 0]) => (
				<g key={knee}>
					<Limb
						joints={[
							[knee, 366, 34],
							[(knee + foot) / 2, 410, 29],
							[foot, 440, 24],
						]}
						tone={cloth.navy}
						line={2.8}
						ends="hem"
					/>
					<path
						d={`M${foot - 28} 430H${foot + 28}L${foot + 30} 466C${foot + 10} 476 ${foot - 14} 476 ${foot - 32} 466Z`}
						fill={wood.deep}
						stroke={ink}
						strokeWidth="5"
					/>
				</g>
			))}
		</>
	);
}

function Sleeping() {
	return (
		<>
			<Part
				d="M548 214C526 226 512 254 508 292L500 360C520 392 660 396 692 368L684 292C680 254 664 230 642 218 610 238 576 236 548 214Z"
				tone={coat}
				shade="M490 200H548C536 260 540 330 560 400H480ZM660 220C652 290 664 350 676 400H710V220Z"
				line={5.5}
			>
				<Line d="M596 232C592 290 596 340 604 392" width={4} />
				<path d="M620 262h.1M622 300h.1M626 338h.1" stroke={brass.mid} strokeWidth="13" />
				<Line d="M520 330C540 344 560 350 580 350" width={4} />
			</Part>
			<g transform="translate(576 164)rotate(-17)scale(-.37 .37)">
				<Sleeper view="quarter" mood="shut" line={12} near />
			</g>
			<Part
				d="M538 206C566 232 630 238 662 204 662 226 660 244 648 252 616 272 566 266 540 244 530 234 530 218 540 208Z"
				tone={canvas}
				shade="M520 200H570C556 230 566 250 590 270H520Z"
				line={5}
			/>
			<Limb
				joints={[
					[528, 256, 27],
					[500, 300, 26],
					[474, 306, 20],
				]}
				tone={coat}
				line={2.8}
				ends="hem"
			/>
			<Hand pose="flat" skin={skin} build="broad" x={476} y={306} turn={196} size={0.33} line={4} flip near />
		</>
	);
}

function Crate() {
	return (
		<Pen width={5}>
			<path d="M716 236H920V352H716Z" fill={leatherTones.deep} stroke={ink} strokeWidth="5" />
			{/* Who is in it. */}
			<path d="M836 262V250M856 262V250" stroke={palette.red} strokeWidth="6" />
			<path d="M836 250h.1M856 250h.1" stroke={palette.white} strokeWidth="13" />
			<path d="M837 250h.1M857 250h.1" stroke={ink} strokeWidth="6" />
			<Part d="M712 264H924V300H712ZM712 312H924V352H712Z" tone={wood} shade="M700 288H940V304H700ZM700 338H940V360H700Z" />
			<path d="M712 230H738V352H712ZM898 230H924V352H898Z" fill={wood.mid} stroke={ink} strokeWidth="5" />
			<path d="M726 246h.1M726 282h.1M726 332h.1M911 282h.1M911 332h.1" stroke={leatherTones.mid} strokeWidth="8" />
			<Part d="M700 212H936V238H700Z" tone={deal} shade="M690 228H950V250H690Z" />
			<path d="M818 208V354" stroke={ink} strokeWidth="16" />
			<path d="M818 208V354" stroke={canvas.light} strokeWidth="8" />
			<path
				d="M818 212C790 186 774 200 790 212 800 218 810 216 818 212 846 186 862 200 846 212 836 218 826 216 818 212ZM818 214L796 238M818 214L842 236"
				fill="none"
				stroke={ink}
				strokeWidth="13"
			/>
			<path
				d="M818 212C790 186 774 200 790 212 800 218 810 216 818 212 846 186 862 200 846 212 836 218 826 216 818 212ZM818 214L796 238M818 214L842 236"
				fill="none"
				stroke={canvas.light}
				strokeWidth="6"
			/>
			{/* One claw is out, between the lid and the side. */}
			<path
				d="M926 262C944 262 952 254 956 242 944 232 946 212 962 204 960 214 964 220 970 222 974 214 980 210 986 212 990 230 982 246 968 250 964 266 950 278 926 278Z"
				fill={palette.red}
				stroke={ink}
				strokeWidth="5"
			/>
			<path d="M962 240C966 234 968 230 970 224" fill="none" stroke={ink} strokeWidth="3.500" />
		</Pen>
	);
}

function NearArm() {
	return (
		<>
			<Hand pose="flat" skin={skin} build="broad" x={752} y={204} turn={6} size={0.33} line={4} near />
			<Limb
				joints={[
					[652, 252, 30],
					[698, 250, 27],
					[750, 206, 20],
				]}
				tone={coat}
				light={-1}
				line={2.8}
				ends="hem"
			/>
		</>
	);
}

export const ferryRail: Picture = {
	...makePicture(
		[1200, 480],
		'On the bench by a ferry’s rail, at dawn, a woman sleeps with one arm round a fiddle case and the other over a crate with its lid tied down. A crab has got one claw out of it, and a gull on the rail has seen that.',
		FerryRail,
	),
	night: {
		light: lights.mist,
		colours: {
			[canvas.pale]: dusk.mid,
			[deal.pale]: dusk.dark,
			[clay.dark]: midnight.light,
			[palette.paper]: concrete.pale,
			[brass.pale]: navy.light,
			[clay.pale]: steel.light,
		},
	},
};
