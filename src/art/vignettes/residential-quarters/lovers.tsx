import { brass, canvas, copper, deal, linen, palette, wood } from '../../../model/colours.ts';
import { cloth } from '../../kit/forms.tsx';
import { useNight } from '../../kit/night.tsx';
import { Cloth } from './cloths.tsx';
import { glow } from './residential-quarters-light.ts';

/** A sheet with somebody behind it. */

const { ink, red } = palette;

const him =
	'M934 540C932 470 930 420 938 378 942 352 960 338 980 330L981 318C964 310 958 282 972 266 984 252 1010 252 1018 268L1020 282 1028 296 1021 300 1021 308 1017 320 1004 322 1003 332C1016 340 1022 356 1026 376L1046 412 1064 418 1064 434 1040 432 1014 402C1010 450 1012 500 1008 540Z';
const her =
	'M1146 540C1152 480 1150 430 1134 402L1090 434 1064 434 1064 418 1084 416 1104 374C1108 356 1118 346 1130 340L1127 330C1112 332 1104 326 1105 316L1098 312 1103 300C1100 282 1106 270 1118 266 1124 246 1152 244 1154 264 1158 270 1160 300 1152 316L1151 336C1168 344 1176 366 1174 400 1186 440 1190 500 1186 540Z';

/** Two of whom a sheet shows more than they think, and under it what it does not hide. */
export function Lovers() {
	const night = useNight();
	return (
		<g data-light={night ? glow : undefined} transform="translate(8 0)">
			<path d="M926 536H1190L1170 548H950Z" fill={linen.dark} />
			<g stroke={ink} strokeWidth="5">
				<path d="M954 492H976L978 524C990 526 1000 530 1000 538H950Z" fill={cloth.navy.light} />
				<path d="M990 492H1012L1014 522C1026 524 1038 530 1038 538H988Z" fill={cloth.navy.light} />
				<path d="M1080 492H1096L1098 520 1066 536 1060 528 1082 512Z" fill={wood.dark} />
				<path d="M1116 492H1134L1134 516 1104 536 1096 528 1118 510Z" fill={wood.dark} />
				<path d="M1098 512L1104 514 1098 536H1092ZM1082 518L1058 528C1056 534 1062 538 1070 537L1094 526Z" fill={red} />
				<path d="M1134 510L1140 514 1134 536H1128ZM1118 516L1094 528C1092 534 1098 538 1106 537L1132 526Z" fill={red} />
			</g>
			<Cloth
				left={898}
				right={1186}
				top={126}
				drop={380}
				sway={-6}
				tone={night ? { light: linen.pale, dark: brass.light } : { light: linen.pale, dark: canvas.light }}
				folds={1}
				line={5}
			>
				<g fill={night ? copper.dark : deal.light}>
					<path d={him} />
					<path d={her} />
				</g>
			</Cloth>
		</g>
	);
}
