import { concrete, orange, palette, slate, steel } from '../../model/colours.ts';
import { Brush, Flat } from '../kit/forms.tsx';
import { lights } from '../kit/night.tsx';
import { HisBoat } from './fog-boat.tsx';
import { Buoy, HerBoat } from './fog-far.tsx';

/** What reaches the boat from the buoy’s lamp by night. */
const near = lights.ashen;

/** Eight years before: what neither of the two could see, and one could hear. */
export function Fog() {
	return (
		<>
			<Weather />
			<HerBoat />
			<Buoy />
			<Wake />
			<g data-light={near}>
				<HisBoat />
			</g>
			<Voice />
			<Drift />
		</>
	);
}

/** The fog in its banks, and no line where the sea begins. */
function Weather() {
	return (
		<>
			<Flat d="M0 0H1200V640H0Z" fill={steel.pale} />
			<Flat
				d="M0 96C160 60 330 120 520 92 740 60 930 128 1200 78V250C1010 290 800 228 560 258 350 284 170 226 0 262Z"
				fill={concrete.pale}
			/>
			<Flat
				d="M0 300C200 276 360 330 590 306 800 284 1010 330 1200 300V420C1000 400 820 452 600 424 380 400 180 440 0 410Z"
				fill={concrete.light}
			/>
			<Flat d="M0 400C220 430 420 396 640 424 860 450 1020 404 1200 420V640H0Z" fill={slate.pale} />
			<Flat d="M0 500C200 476 380 520 600 506 820 492 1000 526 1200 500V640H0Z" fill={steel.light} />
		</>
	);
}

/** His way: once round, and then straight. */
function Wake() {
	const way = 'M336 356C450 376 556 452 470 506 380 556 170 536 218 456 262 400 430 424 622 458';
	return (
		<>
			<g transform="translate(0 8)">
				<Brush d={way} width={9} ends={[1, 8]} ink={steel.mid} />
			</g>
			<Brush d={way} width={9} ends={[1, 14]} ink={palette.white} />
			<Brush d="M430 396C480 410 516 432 520 458" width={5} ink={steel.mid} />
			<Brush d="M190 500C206 530 262 552 330 556" width={5} ink={steel.mid} />
			<Brush d="M486 452C526 460 566 470 606 486" width={5} ink={palette.white} />
			<Brush d="M520 430C556 436 590 440 612 438" width={4} ink={palette.white} />
			<Brush d="M60 440C90 434 130 434 160 440M80 500C96 496 118 496 136 500" width={4} ink={steel.pale} />
		</>
	);
}

/** From her mouth to his ear, two strands laid into one line, which gets smaller and smaller. */
const dots = Array.from({ length: 66 }, (_, i) => {
	const t = i / 65;
	const along = t ** 0.86;
	const swing = Math.sin(t * Math.PI * 11 + (i % 2) * Math.PI) * (13 - 7 * t);
	return { x: 306 + 484 * along, y: 205 + 36 * along + swing, r: 6.6 - 3.8 * t };
});

function Voice() {
	return (
		<g fill={orange.light} data-light={lights.own}>
			{dots.map(({ x, y, r }) => (
				<circle key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(1)} />
			))}
		</g>
	);
}

/** Nearer than everything: it takes their knees. */
function Drift() {
	return (
		<>
			<Flat
				d="M0 566C130 544 250 574 400 566 540 558 610 546 720 552 830 558 880 582 980 566 1070 552 1130 524 1200 530V640H0Z"
				fill={steel.pale}
			/>
			<Flat d="M0 590C180 572 330 596 520 588 700 580 800 574 930 590 1040 602 1120 570 1200 568V640H0Z" fill={palette.paper} />
		</>
	);
}
