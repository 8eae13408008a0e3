import { linen, midnight, navy, palette } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { cloth, Line, Part, Pen, skins } from '../../kit/forms.tsx';
import { QuistHead } from '../cast/quist-head.tsx';
import { MeterDial } from '../props/meter-dial.tsx';
import { Torch } from '../props/tools.tsx';

const { ink } = palette;
const dial = { x: 208, y: 188, r: 226 };

/** Quist reads what it says; what he lights is what there is to see. */
export function Panel51() {
	return (
		<>
			<path d="M0 0H864V380H0Z" fill={midnight.mid} />
			<path d="M0 250H864M0 352H864" stroke={navy.deep} strokeWidth="18" />
			<path d="M474 120H524V380H474ZM790 120H836V380H790Z" fill={midnight.light} />
			<path d="M0 0H864V128H0Z" fill={midnight.mid} />
			<MeterDial id="panel-5-1-dial" x={dial.x} y={dial.y} radius={dial.r} reading="0480" sweep={292} />
			<Gloom />
			<TurnedQuistHead />
			<Coat />
			<Light />
		</>
	);
}

/** All of the dial that the torch does not light, and in its glass whoever reads it. */
function Gloom() {
	const { x, y, r } = dial;
	return (
		<>
			<path
				d={`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0 ${r} ${r} 0 1 0 ${-r * 2} 0ZM60 262C60 196 130 160 226 160S386 206 386 262 322 354 222 354 60 328 60 262Z`}
				fill={palette.deep}
				fillOpacity=".58"
				fillRule="evenodd"
			/>
			<path
				d="M60 262C60 196 130 160 226 160S386 206 386 262 322 354 222 354 60 328 60 262ZM92 260C92 310 150 334 222 334S356 310 356 262 304 182 226 182 92 212 92 260Z"
				fill={steel.bulb}
				fillOpacity=".5"
				fillRule="evenodd"
			/>
			<path
				d="M118 60C140 52 158 56 172 62 186 54 204 54 214 64 222 76 224 88 225 98L246 100C252 101 252 107 246 108 200 116 140 114 100 104 96 102 97 98 101 97L112 97C110 84 112 70 118 60Z"
				fill={palette.ink}
				fillOpacity=".34"
			/>
		</>
	);
}

function TurnedQuistHead() {
	return (
		<g transform="translate(748 258)rotate(-9)scale(-.84 .84)">
			<QuistHead view="profile" mood="talk" look={0.5} line={7} />
			{/* What the enamel throws back on him. */}
			<path d="M79-8C86 8 96 26 106 44 113 53 115 59 110 64M86 122C88 132 86 142 76 146" fill="none" stroke={linen.pale} strokeWidth="6" />
		</g>
	);
}

function Coat() {
	return (
		<Pen width={6}>
			<Part d="M690 400C706 372 742 356 800 344L880 330V420H690Z" tone={cloth.plum} shade="M760 330C740 366 752 390 748 430H900V320Z" />
			<Part
				d="M724 384C738 362 770 340 816 322L850 312 870 340C826 356 790 372 764 400Z"
				tone={cloth.plum}
				shade="M800 310L776 400H900V300Z"
			>
				<Line d="M748 384C770 364 806 346 858 330" width={3} />
			</Part>
		</Pen>
	);
}

/** The torch in his hand, and its light. */
function Light() {
	const hand = {
		id: 'panel-5-1-hand',
		pose: 'grip',
		skin: skins.rose,
		build: 'narrow',
		x: 582,
		y: 366,
		turn: -84,
		size: 0.84,
		line: 5,
		near: true,
	} as const;
	return (
		<>
			<path d="M470 240L386 252C380 210 340 182 300 170Z" fill={steel.bulb} fillOpacity=".16" />
			<path d="M472 238L300 172C360 190 386 226 386 262 386 300 350 330 300 345L470 292Z" fill={steel.bulb} fillOpacity=".3" />
			<Hand {...hand}>
				<Torch id="panel-5-1-torch" x={478} y={268} scale={0.78} tilt={4} beam={0} />
				<ellipse cx="477" cy="268" rx="7" ry="28" transform="rotate(4 477 268)" fill={steel.bulb} stroke={ink} strokeWidth="4" />
			</Hand>
			<Part d="M546 362L618 358 628 400H540Z" tone={cloth.plum} shade="M560 350L566 410H640V350Z" line={5.5}>
				<Line d="M544 376L622 372" width={3} />
			</Part>
		</>
	);
}
