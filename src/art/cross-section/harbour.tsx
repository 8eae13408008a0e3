import { Lit } from '../kit/lit.tsx';
import { useNight } from '../kit/night.tsx';
import { box, Cord, Flag, Line, line, Outlined, Shade, Things } from './cross-section-kit.tsx';
import { craneLight } from './cross-section-lights.ts';
import { Crew } from './folk.tsx';

/** The mole and Breakwater Station, where another writ begins. */
const Mole = () => {
	const night = useNight();
	return (
		<>
			<Cord colour="steel" d="M244 858 190 1000M318 858 330 1000" />
			<Outlined fill="haze" line={line.wall} d="M232 860 246 770H316L330 860Z" />
			<Line d="M244 790h76m-80 22h84M262 770v20m28-20v20m-14 0v22m28-22v22" />
			<Outlined fill="slate" line={line.wall} d={box(252, 730, 300, 770)} />
			<Things
				all={[
					[night ? 'yellow' : 'foam', 'M258 738h10v8h-10ZM274 738h10v8h-10ZM258 752h10v8h-10Z'],
					['deep', 'M276 770v-14h10v14Z'],
					['white', 'M248 730v-8h56v8Z'],
					['yellow', 'M310 772h5v16h-5Z'],
				]}
			/>
			<Flag letter="G" x={276} y={684} foot={722} w={44} />
		</>
	);
};

/** A travelling crane over the slip, with a box on its way to the barge. */
const Crane = () => (
	<>
		<Line d="M392 560l-52 76m52-76l38 74M344 640v60l-10 8m10-8l10 8" />
		<Things
			all={[
				['yellow', 'M370 754l14-114h8l-12 114ZM404 754l-8-114h8l10 22h-8ZM326 634h110v8h-110ZM387 634l2-78h6l2 78Z'],
				['red', box(366, 644, 384, 662)],
				['steel', box(424, 642, 438, 654)],
				['orange', box(328, 708, 362, 726)],
				['foam', box(370, 648, 378, 658)],
			]}
		/>
		<Line d="M376 706l20-16M380 672l16-14M332 642l8-8 8 8 8-8 8 8 8-8 8 8M400 642l8-8 8 8 8-8M336 708v18m9-18v18m9-18v18" />
	</>
);

/** What goes round the quays: a flour barge at the slip, and the water-bus. */
const Boats = () => (
	<>
		<Things
			all={[
				['sand', 'M334 776q8-10 16 0ZM348 776q8-10 16 0Z'],
				[useNight() ? 'white' : 'foam', 'M64 780v-18h86l14 18Z'],
			]}
		/>
		<Crew
			all={[
				['sit', 78, 781, 'brown', 'scarf', 'yellow', 'red', { s: 0.7 }],
				['tell', 100, 781, 'fair', 'crop', 'grey', 'green', { s: 0.7 }],
			]}
		/>
		<Line d="M88 762v18m30-18v18m28-18v18" />
		<Things
			all={[
				['yellow', 'M58 762v-7h96l5 7Z'],
				['white', 'M50 780h126q-2 16-16 24H68q-14-8-18-24Z'],
				['oxide', 'M322 776h46l-4 24H330Z'],
			]}
		/>
		<Line width={line.wall} ink="yellow" d="M56 787h112" />
		<Shade d="M152 780h24q-2 16-16 24h-16ZM356 776h12l-4 24h-10Z" />
	</>
);

/** The weather side, where ships come in, and the lee steps, where ferries leave. */
export const Harbour = () => (
	<>
		<Mole />
		<Lit light={craneLight}>
			<Crane />
		</Lit>
		<Boats />
		<Crew
			all={[
				['stand', 308, 770, 'rose', 'cap', 'white', 'deep', { s: 0.9 }],
				['haul', 390, 754, 'brown', 'cap', 'red', 'orange', { left: true, s: 0.9 }],
				['stand', 1316, 754, 'tan', 'cap', 'deep', 'white', { s: 0.9 }],
			]}
		/>
		<Cord colour="rope" d="M362 776 376 754" />
		<Line width={line.heavy} ink="red" d="M399 742h6M1307 742h6" />
	</>
);
