import {
	canvas,
	concrete,
	deal,
	hemp,
	leather,
	linen,
	mauve,
	midnight,
	moss,
	navy,
	palette,
	slate,
	steel,
	water,
	wood,
} from '../../model/colours.ts';
import { Flat, Line, Part } from '../kit/forms.tsx';

const { ink } = palette;
const id = (part: string) => `it-comes-warm-opening-${part}`;

/** Cream above the shoulder, tar brown below, and the lamp. */
export function Room() {
	return (
		<>
			<Flat d="M0 0H1200V150H0Z" fill={moss.light} />
			<Flat d="M0 150H1200V510H0Z" fill={leather.mid} />
			<Flat d="M960 0H1200V150H960Z" fill={canvas.mid} />
			<Flat d="M960 150H1200V510H960Z" fill={wood.deep} />
			<Flat d="M990 150C1000 90 1060 30 1130 0H1200V150Z" fill={canvas.pale} />
			<Flat d="M1078 150H1200V458C1090 480 974 410 974 302 974 240 1018 180 1078 150Z" fill={wood.dark} />
			<circle cx="1132" cy="302" r="100" fill={deal.mid} />
			<path d="M0 150H1200" stroke={ink} strokeWidth="5" />
			<Flat d="M0 505H1200V640H0Z" fill={slate.deep} />
			<Flat d="M36 506H182V592L206 640H0V590Z" fill={steel.dark} />
			<Flat d="M620 640C700 580 860 560 960 545L1200 520V640Z" fill={concrete.dark} />
			<Flat d="M930 640C980 600 1060 580 1200 572V640Z" fill={canvas.deep} />
			<path
				d="M0 505H1200M110 505L40 640M300 505L270 640M1010 505L1050 640M1160 505L1240 640M0 560H1200"
				fill="none"
				stroke={concrete.deep}
				strokeWidth="3"
			/>
			<Pipes />
			<PassageLamp />
		</>
	);
}

function Pipes() {
	return (
		<>
			<path d="M-10 22H1210M-10 46H1210" stroke={ink} strokeWidth="21" />
			<path d="M-10 22H1210" stroke={water.mid} strokeWidth="13" />
			<path d="M-10 46H1210" stroke={wood.dark} strokeWidth="13" />
			<path d="M-10 26H1210M-10 50H1210" stroke={slate.dark} strokeWidth="5" />
			<path d="M40 8V60M292 8V60M1076 8V60" stroke={ink} strokeWidth="9" />
		</>
	);
}

/** Low, caged, and warm. */
function PassageLamp() {
	return (
		<>
			<circle cx="1132" cy="302" r="58" fill={deal.light} />
			<circle cx="1132" cy="302" r="38" fill={canvas.light} />
			<path
				d="M1112 282C1112 268 1120 260 1132 260S1152 268 1152 282V318C1152 330 1144 336 1132 336S1112 330 1112 318Z"
				fill={linen.pale}
				stroke={ink}
				strokeWidth="4.5"
			/>
			<path d="M1126 262V334M1139 262V334M1112 284H1152M1112 304H1152" stroke={ink} strokeWidth="3" />
			<path d="M1106 334H1158V350H1106Z" fill={linen.deep} stroke={ink} strokeWidth="4.5" />
			<path d="M1132 350V372C1132 392 1150 396 1210 396" fill="none" stroke={ink} strokeWidth="10" />
			<path d="M1132 350V372C1132 392 1150 396 1210 396" fill="none" stroke={linen.deep} strokeWidth="4" />
		</>
	);
}

/** What the door lets in. */
export function Passage() {
	return (
		<>
			<clipPath id={id('doorway')}>
				<path d="M34 76H272V508H34Z" />
			</clipPath>
			<g clipPath={`url(#${id('doorway')})`}>
				<Flat d="M20 60H280V520H20Z" fill={steel.mid} />
				<Flat d="M20 172H280V430H20Z" fill={slate.dark} />
				<Flat d="M20 420H280V520H20Z" fill={navy.light} />
				<circle cx="112" cy="132" r="92" fill={steel.light} fillOpacity=".35" />
				<circle cx="112" cy="132" r="60" fill={steel.pale} fillOpacity=".4" />
				<circle cx="112" cy="132" r="32" fill={linen.pale} fillOpacity=".6" />
				<path d="M20 172H280M20 420H280" stroke={ink} strokeWidth="3" />
				<Flat d="M20 408H280V420H20Z" fill={midnight.light} />
				<path
					d="M102 120C102 112 106 108 112 108S122 112 122 120V142C122 150 102 150 102 142Z"
					fill={palette.paper}
					stroke={ink}
					strokeWidth="3"
				/>
				<path d="M109 108V148M115 108V148M102 127H122M98 106H126M112 70V106" stroke={ink} strokeWidth="2.400" />
				<path d="M20 238Q50 254 84 240 130 262 176 240 220 260 280 240" fill="none" stroke={ink} strokeWidth="10" />
				<path d="M20 238Q50 254 84 240 130 262 176 240 220 260 280 240" fill="none" stroke={hemp.mid} strokeWidth="5" />
				<path d="M84 230V250M176 230V250" stroke={ink} strokeWidth="7" />
				<Flat d="M20 470L150 440 280 470V520H20Z" fill={slate.light} />
				<Sleeper />
			</g>
			<path d="M34 508V76H272V508" fill="none" stroke={ink} strokeWidth="20" />
			<path d="M34 508V76H272V508" fill="none" stroke={steel.dark} strokeWidth="10" />
			<Leaf />
		</>
	);
}

/** Somebody on a coat, along the skirting. */
function Sleeper() {
	return (
		<>
			<Part
				d="M20 424C60 416 120 418 168 428L176 446C120 452 60 452 20 450Z"
				tone={{ light: steel.deep, dark: concrete.deep }}
				shade="M20 438H180V460H20Z"
				line={3}
			/>
			<Part
				d="M20 392C40 382 70 386 92 394 112 396 124 404 128 416 130 430 120 438 104 438H20Z"
				tone={{ light: concrete.dark, dark: mauve.dark }}
				shade="M20 412C60 404 90 412 104 424L100 450H20Z"
				line={3.5}
			/>
			<path
				d="M104 424C102 406 114 394 130 396 146 398 152 412 148 426 140 436 112 436 104 424Z"
				fill={deal.dark}
				stroke={ink}
				strokeWidth="3.5"
			/>
			<path
				d="M112 402C120 390 142 392 150 406 154 418 152 428 148 430 140 416 128 408 112 410Z"
				fill={slate.dark}
				stroke={ink}
				strokeWidth="3.5"
			/>
			<path
				d="M114 418q5 3 9 0M110 426q4 2 8 0M64 400C76 412 82 420 84 434M20 418C40 412 56 416 66 424"
				fill="none"
				stroke={ink}
				strokeWidth="2.400"
			/>
		</>
	);
}

/** The door’s inside, with the lease in its tin frame. */
function Leaf() {
	return (
		<>
			<Part
				d="M272 74L182 70V592L272 512Z"
				tone={{ light: leather.light, dark: leather.mid }}
				shade="M182 60H206V600H182ZM260 60H280V600H260Z"
				line={6}
			>
				<path d="M212 72V564M244 74V536M182 170L272 166M182 500L272 452" stroke={ink} strokeWidth="2.500" />
			</Part>
			<path d="M200 214L258 210V308L200 322Z" fill={steel.light} stroke={ink} strokeWidth="4.5" />
			<path d="M207 222L251 218V300L207 311Z" fill={linen.pale} stroke={ink} strokeWidth="2.500" />
			<path d="M213 247L245 243M213 269L245 263M213 291L245 283" stroke={concrete.mid} strokeWidth="1.800" />
			<path
				d="M215 242q4-7 6 0t6-2 5-1 6-2M215 264q3-6 6-1t7-3 6 0 5-3M215 285q5-8 7-1t5-3 8-1"
				fill="none"
				stroke={ink}
				strokeWidth="2.200"
			/>
			<path d="M190 356H200V384H190Z" fill={wood.light} stroke={ink} strokeWidth="3" />
			<Line d="M182 374H197" width={5} />
		</>
	);
}
