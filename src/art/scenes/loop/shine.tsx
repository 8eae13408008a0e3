import { canvas, leaf, linen, midnight, palette, phosphor, slate, steel } from '../../../model/colours.ts';
import { ByNight } from '../../kit/lit.tsx';
import { castLight, trainLight } from './loop-light.ts';
import { at } from './loop-space.ts';

const { red } = palette;

/** Where a door or a window of the train throws its light on the floor, between two distances. */
const thrown = (from: number, to: number, d1: number, d2: number) =>
	`M${at(from, 0, d1)}L${at(from, 0, d2)} ${at(to, 0, d2 * 1.06)} ${at(to, 0, d1 * 0.9)}Z`;

/** The train's light on the platform: full before its doors, less before its windows. */
export function FloorLight() {
	return (
		<ByNight light={trainLight}>
			<path d={[thrown(200, -190, 600, 735), thrown(200, -120, 770, 920), thrown(200, -80, 1170, 1360)].join('')} fill={slate.mid} />
			<path d={[thrown(235, -210, 358, 545), thrown(235, -140, 960, 1130), thrown(235, -90, 1400, 1580)].join('')} fill={steel.mid} />
			<path d={thrown(235, 20, 358, 545)} fill={linen.light} />
			<path d={thrown(235, 60, 960, 1130)} fill={linen.light} />
		</ByNight>
	);
}

/** The shadow of somebody or something on the floor. */
export function Cast({ d }: { d: string }) {
	return <path d={d} fill={canvas.dark} stroke="none" data-light={castLight} />;
}

/** In the wet tile by night: the train's windows, broken by what the mop has left standing. */
export function Reflections() {
	return (
		<ByNight>
			<path
				d="M640 692L653 691 716 800H640C672 796 678 789 652 785 622 781 624 773 654 769 678 765 670 757 638 753 606 749 612 741 642 737 666 733 658 725 632 721 608 717 616 709 638 705 652 701 650 694 640 692Z"
				fill={trainLight}
				fillOpacity=".4"
			/>
		</ByNight>
	);
}

/** At the tunnel's mouth: the way ahead is held at red, the one behind is clear. */
export function Signals() {
	return (
		<ByNight>
			<g stroke="none">
				<circle cx="362" cy="270" r="16" fill={red} fillOpacity=".3" />
				<circle cx="438" cy="276" r="14" fill={leaf.light} fillOpacity=".25" />
				<path d="M356 262h12v40h-12ZM433 268h10v34h-10Z" fill={midnight.dark} />
				<circle cx="362" cy="270" r="6" fill={palette.red} />
				<circle cx="438" cy="276" r="5" fill={phosphor.light} />
			</g>
		</ByNight>
	);
}
