import { brick, canvas as canvasTones, concrete, hemp, leather, linen, midnight, navy, palette, slate, wood } from '../../model/colours.ts';
import { Hand } from '../kit/body/hands.tsx';
import { makeHead } from '../kit/folk/head.tsx';
import { hairTones } from '../kit/folk/traits.ts';
import { Brush, Flat, Limb, Line, Part, Pen, skins } from '../kit/forms.tsx';

const { ink } = palette;
const canvas = { light: leather.light, dark: leather.mid };
const gansey = { light: navy.light, dark: slate.deep };
const tarpaulin = { light: linen.dark, dark: concrete.dark };
const hull = { light: slate.mid, dark: slate.dark };

const Rower = makeHead({
	skin: skins.rose,
	age: 'middle',
	hair: 'swept',
	hairTone: hairTones.grey,
	nose: 'long',
	jaw: 'square',
	beard: 'full',
	brows: 'heavy',
});
const Mother = makeHead({
	skin: skins.olive,
	age: 'middle',
	hair: 'bun',
	cap: 'headscarf',
	capTone: { light: hemp.mid, dark: canvasTones.deep },
	nose: 'straight',
});
const Child = makeHead({ skin: skins.olive, age: 'child', hair: 'mop', hairTone: hairTones.brown });

/** He kneels in the stern with one paddle, and keeps her behind him. */
export function HisBoat() {
	return (
		<>
			<Inside />
			<Huddle />
			<FarArm />
			<Trunk />
			<g transform="translate(806 234)rotate(-9)scale(.375)">
				<Rower view="profile" mood="talk" line={12.5} near />
			</g>
			<Hull />
			<NearArm />
		</>
	);
}

function Inside() {
	return (
		<>
			<path d="M600 404C700 380 1010 372 1176 382C1080 440 720 450 600 404Z" fill={midnight.light} stroke={ink} strokeWidth="5" />
			<Flat d="M640 398C740 382 1010 376 1130 388L1110 394C1000 386 760 392 660 404Z" fill={slate.dark} />
		</>
	);
}

/** Two under one tarpaulin. */
function Huddle() {
	return (
		<Pen width={5}>
			<g transform="translate(1010 296)rotate(5)scale(-.27 .27)">
				<Mother view="quarter" mood="awake" line={15} near={false} look={0.4} />
			</g>
			<Part
				d="M936 470C936 420 946 372 966 348 982 332 1040 326 1058 346 1072 336 1098 340 1106 362 1118 392 1122 430 1118 462Z"
				tone={tarpaulin}
				shade="M920 480V330H972C962 380 966 430 980 480ZM1052 346C1046 380 1052 420 1064 470H1036C1024 420 1030 376 1052 346Z"
			>
				<Brush d="M1012 352C1004 380 1004 410 1016 440" width={4} />
				<Brush d="M966 372C976 392 980 412 978 436" width={4} />
				<Brush d="M1092 380C1084 400 1084 420 1090 440" width={4} />
			</Part>
			<g transform="translate(1066 372)rotate(-4)scale(-.2 .2)">
				<Child view="quarter" mood="shut" line={20} near={false} />
			</g>
			<Part
				d="M1036 396C1026 362 1038 330 1064 326 1092 322 1112 346 1114 384 1114 410 1108 440 1100 460H1040C1044 436 1054 420 1062 408 1078 404 1090 390 1090 374 1088 352 1062 346 1050 362 1044 372 1044 386 1036 396Z"
				tone={tarpaulin}
				shade="M1092 330C1110 350 1100 400 1070 470H1130V330Z"
			/>
		</Pen>
	);
}

function Trunk() {
	return (
		<>
			<Part
				d="M778 268C776 286 772 300 766 312L834 316C838 300 838 288 834 276Z"
				tone={gansey}
				shade="M760 260H796C790 290 790 310 800 330H760Z"
				line={5}
			/>
			<Part
				d="M770 296C744 304 724 330 716 372 708 410 708 450 716 490H850C858 450 866 400 862 356 860 326 850 308 832 300 812 312 790 310 770 296Z"
				tone={canvas}
				shade="M700 280H756C740 340 742 420 760 500H700ZM856 300C842 350 846 420 840 500H880V300Z"
				line={5.5}
			>
				<Brush d="M770 300C762 316 760 336 764 354" width={4} />
				<Brush d="M836 302C838 330 836 350 830 366" width={4} />
				<Brush d="M730 400C744 416 764 424 790 424" width={5} />
				<Brush d="M724 440C740 448 756 452 774 450" width={4} />
			</Part>
		</>
	);
}

/** The hand on top of the shaft is behind it. */
function FarArm() {
	return (
		<Limb
			joints={[
				[834, 322, 26],
				[872, 334, 24],
				[904, 316, 20],
				[910, 292, 17],
			]}
			tone={canvas}
			light={1}
			line={2.6}
			ends="hem"
		/>
	);
}

/** Hers: it has the stripe of her boat. */
function Paddle() {
	return (
		<>
			<path d="M911 246L876 510" stroke={ink} strokeWidth="17" fill="none" />
			<path d="M911 246L876 510" stroke={wood.light} strokeWidth="8" fill="none" />
			<Part
				d="M872 494L884 496C894 520 898 560 890 606 884 616 858 614 852 602 850 560 858 520 872 494Z"
				tone={wood}
				shade="M840 490H870C864 530 862 570 868 620H840Z"
				line={5}
			>
				<Flat d="M840 536L910 546V566L840 556Z" fill={brick.mid} />
			</Part>
			<Line d="M898 244L924 248" width={15} />
			<Line d="M899 244L923 248" width={6} ink={wood.light} />
		</>
	);
}

function NearArm() {
	return (
		<>
			<Hand pose="grip" skin={skins.rose} build="broad" x={908} y={292} turn={-86} size={0.3} line={4} near>
				<Paddle />
			</Hand>
			<Hand pose="grip" skin={skins.rose} build="broad" x={846} y={434} turn={-4} size={0.32} line={4} near />
			<Limb
				joints={[
					[776, 336, 34],
					[774, 384, 32],
					[790, 420, 29],
					[846, 434, 20],
				]}
				tone={canvas}
				light={1}
				line={2.8}
				ends="hem"
			/>
			<Brush d="M766 396C778 402 790 404 802 400" width={4} />
			<Brush d="M778 372C784 380 794 384 804 384" width={4} />
		</>
	);
}

function Hull() {
	return (
		<Part
			d="M600 404C680 452 970 472 1176 382C1180 430 1136 520 1076 590H690C640 540 608 470 600 404Z"
			tone={hull}
			shade="M590 400H640C660 470 700 540 760 600H640ZM640 520C760 560 980 566 1120 500V610H640Z"
			line={6}
		>
			<path d="M598 410C680 458 970 478 1180 388" fill="none" stroke={linen.light} strokeWidth="22" />
			<path d="M600 420C680 470 970 490 1180 400" fill="none" stroke={ink} strokeWidth="4" />
			<path d="M610 458C700 506 970 522 1164 446M630 504C730 544 950 560 1130 500" fill="none" stroke={ink} strokeWidth="3.500" />
		</Part>
	);
}
