import { brass, canvas, deal, dusk, palette, rust, slate } from '../../../model/colours.ts';
import { useNight } from '../../kit/night.tsx';
import { lampWall } from './central-administrative-light.ts';
import { level } from './central-administrative-space.ts';

const { ink, white, paper } = palette;

/** The end's daylight in the floor, and at noon the way that the block has been. */
export function Shine() {
	const night = useNight();
	return (
		<g fill={white}>
			<path
				d={`${level(0, 70, 205, 1.36, 1.08)}${level(0, 60, 205, 0.92, 0.8)}${level(0, 60, 205, 0.7, 0.63)}M852 600L880 330 872 245H914L926 330 968 600Z`}
				fillOpacity={night ? 0.3 : 0.5}
			/>
			{night ? <Tracks /> : <Swath />}
		</g>
	);
}

function Swath() {
	return (
		<>
			<path
				d="M1040 600C960 560 760 566 700 530 660 500 760 488 850 500 930 510 1000 520 1010 500 1014 480 900 470 800 470L806 454C930 454 1056 466 1056 500 1050 540 960 534 880 524 800 514 760 522 780 532 840 552 990 540 1090 600Z"
				fillOpacity=".55"
			/>
			<path d="M724 526l30-9M800 548l44-5M906 466l40 3M964 536l40-6" stroke={white} strokeWidth="7" strokeLinecap="round" />
		</>
	);
}

/** In from the rain, on this morning's polish. */
const Tracks = () => (
	<path
		d="M884 258l-3 5M896 268l-4 6M866 284l-5 8M884 300l-6 9M842 320l-8 11M864 342l-9 12M812 366l-11 14M838 394l-12 15M778 422l-14 17M806 456l-16 18M738 490l-18 19M760 532l-20 20"
		fill="none"
		stroke={dusk.light}
		strokeWidth="11"
		strokeLinecap="round"
	/>
);

/** The block that floors are polished with: iron, felt, and a handle that hinges. */
export function Block() {
	return (
		<g stroke={ink} transform="translate(-34 -8)">
			<path d="M1058 336L938 552" strokeWidth="17" strokeLinecap="round" />
			<path d="M1058 336L938 552" stroke={brass.mid} strokeWidth="8" strokeLinecap="round" />
			<path
				d="M884 566C884 556 892 552 904 550L968 546C982 546 990 550 990 560L994 584C970 596 910 600 886 592Z"
				fill={rust.mid}
				strokeWidth="5.5"
			/>
			<path d="M884 566L886 592C896 596 908 597 920 597L912 552C894 552 884 556 884 566Z" fill={rust.dark} strokeWidth="0" />
			<path d="M886 584C912 592 966 590 994 577L994 586C966 600 910 602 886 594Z" fill={paper} strokeWidth="4" />
		</g>
	);
}

/** What a wet coat lets go of. */
export function Drips() {
	return (
		<path
			d="M498 558c-5 9-3 14 1 14s6-5-1-14ZM528 570c-5 9-3 14 1 14s6-5-1-14ZM572 552c-5 9-3 14 1 14s6-5-1-14ZM402 372c-5 9-3 14 1 14s6-5-1-14ZM407 408c-4 8-2 12 1 12s5-4-1-12Z"
			fill={palette.foam}
			stroke={ink}
			strokeWidth="3"
		/>
	);
}

/** Where a wet coat has been standing. */
export function Puddle() {
	return (
		<g data-light={lampWall}>
			<path
				d="M352 600C372 584 420 578 470 580 540 580 620 574 664 586 690 594 676 606 664 612H352Z"
				fill={slate.pale}
				stroke={ink}
				strokeWidth="4"
			/>
			<path d="M600 590C620 588 640 590 650 596L600 599Z" fill={white} />
		</g>
	);
}

/** Sand in them, and painted sand: the district's own colour. */
export function FireBuckets() {
	return [
		[1098, 232, 0.86],
		[1172, 262, 1.1],
	].map(([x, y, k]) => (
		<g key={x} transform={`translate(${x} ${y})scale(${k})`} stroke={ink} strokeWidth="4.500">
			<path d="M-17 2C-12-22 12-22 17 2" fill="none" />
			<path d="M-20 0H20L14 44H-14Z" fill={canvas.mid} />
			<path d="M-18 2H-4L-5 42H-12.500Z" fill={deal.mid} strokeWidth="0" />
			<path d="M-20 0C-12-9 12-9 20 0Z" fill={canvas.pale} strokeWidth="4" />
		</g>
	));
}
