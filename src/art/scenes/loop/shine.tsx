import { palette } from '../../palette.ts';
import { ByNight } from '../lit.tsx';
import { trainLight } from './light.ts';
import { at } from './space.ts';

const { red, yellow } = palette;
const floor = '#e9dcc0';

/** Where a door or a window of the train throws its light on the floor, between two distances. */
const thrown = (from: number, to: number, d1: number, d2: number) =>
	`M${at(from, 0, d1)}L${at(from, 0, d2)} ${at(to, 0, d2 * 1.06)} ${at(to, 0, d1 * 0.9)}Z`;

/** The train's light on the platform: full before its doors, less before its windows. */
export function FloorLight() {
	return (
		<ByNight light={trainLight}>
			<path
				d={[
					thrown(200, -190, 600, 735),
					thrown(200, -120, 770, 920),
					thrown(200, -80, 1170, 1360),
				].join('')}
				fill="#5d7787"
			/>
			<path
				d={[
					thrown(235, -210, 358, 545),
					thrown(235, -140, 960, 1130),
					thrown(235, -90, 1400, 1580),
				].join('')}
				fill="#8fa7ae"
			/>
			<path d={thrown(235, 20, 358, 545)} fill={floor} />
			<path d={thrown(235, 60, 960, 1130)} fill={floor} />
		</ByNight>
	);
}

/** In the wet tile by night: the tubes, and the train's stripe upside down. */
export function Reflections() {
	return (
		<ByNight>
			<path
				d="M636 694L652 696 668 712 640 708ZM622 738L690 734 700 746 636 750ZM650 770L706 766 712 778 664 780Z"
				fill={red}
				fillOpacity=".7"
			/>
			<path d="M648 712L672 714 676 720 652 718ZM640 756L704 752 708 758 646 762Z" fill={yellow} />
		</ByNight>
	);
}

/** At the tunnel's mouth: the way ahead is held at red, the one behind is clear. */
export function Signals() {
	return (
		<ByNight>
			<g stroke="none">
				<circle cx="362" cy="270" r="16" fill={red} fillOpacity=".3" />
				<circle cx="438" cy="276" r="14" fill="#3ee08a" fillOpacity=".25" />
				<path d="M356 262h12v40h-12ZM433 268h10v34h-10Z" fill="#04101c" />
				<circle cx="362" cy="270" r="6" fill="#ff5a4a" />
				<circle cx="438" cy="276" r="5" fill="#7dffb8" />
			</g>
		</ByNight>
	);
}
