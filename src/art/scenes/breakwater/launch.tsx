import type { ReactNode } from 'react';
import { brass, copper, midnight, palette, wood } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { fogLit } from './breakwater-light.ts';
import { fog } from './fog.tsx';

const { yellow, blue, red, white } = palette;

/** Her wheelhouse, by night. */
const cabin = brass.mid;

/** A patrol boat of the nine, lying across the entrance with her engines stopped. */
export function Launch() {
	return (
		<g stroke={fog.line} strokeWidth="5" transform="translate(0 -2)" data-light={fogLit}>
			<path d="M716 396V330M704 342H728M716 330V316M742 402V372" fill="none" strokeWidth="3" />
			{/* The lookout, and a hand at the bow with a boathook. */}
			<path d="M652 430V398Q652 384 664 384T676 398V430Z" fill={fog.line} strokeWidth="3" />
			<path d="M664 386L646 376 642 380 658 396Z" fill={fog.line} strokeWidth="3" />
			<circle cx="660" cy="374" r="8" fill={copper.mid} strokeWidth="3" />
			<path d="M650 372Q652 362 662 362T671 372Z" fill={fog.line} strokeWidth="2" />
			<path d="M640 376h14v-7h-14Z" fill={midnight.light} strokeWidth="0" />
			<path d="M796 434V406Q796 394 806 394T818 406V434Z" fill={fog.line} strokeWidth="3" />
			<circle cx="805" cy="385" r="7.5" fill={wood.deep} strokeWidth="3" />
			<path d="M796 383Q798 374 806 374T815 383Z" fill={fog.line} strokeWidth="2" />
			<Line d="M798 406L786 418 782 360M782 360q-8 0-8 8" width={3} ink={fog.line} />
			<path d="M688 436V398L704 388H772L780 436Z" fill={fog.middle} />
			<path d="M736 436V388H772L780 436Z" fill={fog.deep} strokeWidth="0" />
			<path
				d="M694 418V402L706 394H726V418ZM736 418V394H766L770 418Z"
				fill={useNight() ? cabin : fog.line}
				strokeWidth="3"
				data-light={lights.own}
			/>
			<path d="M682 390L702 380H778V390Z" fill={fog.pale} strokeWidth="4" />
			<path d="M596 430C660 438 760 440 842 434L836 474C780 488 690 490 640 484 618 470 604 452 596 430Z" fill={fog.deep} />
			<path d="M606 450C660 462 760 466 840 456L836 474C780 488 690 490 640 484 626 474 614 462 606 450Z" fill={fog.near} strokeWidth="0" />
			<path d="M772 437L796 437 786 480 762 483Z" fill={yellow} strokeWidth="0" opacity=".8" />
			<path d="M803 437L813 436 803 478 793 480Z" fill={blue} strokeWidth="0" opacity=".7" />
			<path d="M610 428V412M640 432V416M790 436V422M836 433V418M610 413L640 417 686 420M784 422L836 419" fill="none" strokeWidth="2.5" />
			<circle cx="756" cy="428" r="9" fill="none" strokeWidth="9" />
			<circle cx="756" cy="428" r="9" fill="none" stroke={red} strokeWidth="5" opacity=".7" />
			<path d="M590 488q60 10 130 6t124-10" fill="none" stroke={white} strokeWidth="3" opacity=".7" />
		</g>
	);
}

interface FogBoatProps {
	x: number;
	y: number;
	scale: number;
	hull: string;
	people: string;
	line: string;
	children: ReactNode;
}

/** Others who wait: how much of them is left depends on how far off they are. */
function FogBoat({ x, y, scale, hull, people, line, children }: FogBoatProps) {
	return (
		<g transform={`translate(${x} ${y})scale(${scale})`} stroke={line} strokeWidth="5">
			<g fill={people}>{children}</g>
			<path d="M-96-34C-40-24 40-26 104-42 100-18 86 0 68 8H-64C-82-2-92-16-96-34Z" fill={hull} />
			<path d="M-110 12q50-6 100 0t104-2" fill="none" stroke={fog.pale} strokeWidth="4" />
		</g>
	);
}

export function FogBoats() {
	return (
		<>
			<FogBoat x={372} y={440} scale={0.34} hull={fog.deep} people={fog.deep} line={fog.deep}>
				<path d="M-60-30V-60Q-60-80-46-80T-32-60V-30ZM-56-86a10 10 0 1 0 20 0 10 10 0 1 0-20 0M10-30V-56Q10-72 24-72T40-56V-30ZM15-80a10 10 0 1 0 20 0 10 10 0 1 0-20 0" />
			</FogBoat>
			<FogBoat x={42} y={486} scale={0.66} hull={fog.water} people={fog.near} line={fog.near}>
				<path d="M-72-30V-66Q-70-88-54-88T-36-66V-30ZM-66-98q0-14 13-14t13 14-13 14-13-14Z" />
				<path d="M-26-30V-52Q-26-66-14-66T0-52V-30ZM-23-76q0-11 10-11t10 11-10 11-10-11Z" />
				<path d="M10-30C8-60 12-84 24-98 32-110 52-108 56-94 60-70 62-50 62-30Z" />
			</FogBoat>
			<FogBoat x={420} y={506} scale={0.84} hull={fog.near} people={fog.water} line={fog.line}>
				<path d="M-78-30C-80-60-74-76-60-80H-44C-32-74-28-56-28-30Z" />
				<path d="M-66-92q0-16 14-16t14 16-14 16-14-16ZM-74-100L-32-104-38-112Q-52-122-66-112Z" fill={fog.near} />
				<path d="M26-30C22-58 28-80 44-84 62-84 70-64 72-30Z" fill={fog.near} />
				<path d="M34-94C32-114 42-120 52-118 64-116 66-100 62-88 56-78 40-80 34-94Z" />
				<path d="M74-34V-56Q76-68 84-68T96-54V-36ZM76-78q0-10 9-10t9 10-9 10-9-10Z" />
			</FogBoat>
		</>
	);
}
