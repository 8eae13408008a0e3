import { canvas, clay, midnight, navy, palette, steel } from '../../../model/colours.ts';
import { People } from '../../kit/crowd/people.tsx';
import { cloth, Line } from '../../kit/forms.tsx';
import { lights } from '../../kit/night.tsx';
import { hauling } from './members.tsx';
import { windowGlow } from './waterline-light.ts';

const { ink, paper, white, yellow, foam } = palette;
const stone = { top: canvas.pale, shadow: steel.mid, face: navy.light, wet: midnight.light };

/** Everybody's shadow lies along the quay as far as the next one's feet. */
const shadows = [...hauling.map(({ x, y }) => [x, y, 84]), [1064, 502, 40], [1112, 505, 60]]
	.map(([x = 0, y = 0, long = 0]) => `M${x - 22} ${y - 1}q20-8 44-4l${long} 7q-6 6-18 5Z`)
	.join('');

/** The quay that the gang works from, in the last light that is still level. */
export function Quay() {
	return (
		<g stroke={ink} strokeWidth="8">
			<path d="M640 514L1200 520V592L668 584Q650 582 646 570Z" fill={stone.face} />
			<path d="M646 558L1200 566V592L668 584Q650 582 646 570Z" fill={stone.wet} strokeWidth="0" />
			<path d="M640 514L664 470 1200 464V520Z" fill={stone.top} />
			<Line d="M654 490L1200 486M760 469L752 515M880 468L878 516M1000 467V517M1120 466L1126 518" width={1.5} ink={cloth.sand.dark} />
			<path d={shadows} fill={stone.shadow} strokeWidth="0" />
			<path d="M640 514L1200 520V529L642 523Z" fill={paper} strokeWidth="4" />
			<Line d="M760 526V558M880 528V560M1000 529V562M1120 530V564M644 540L1200 548" width={2.5} />
			{[820, 940, 1060, 1168].map((x) => (
				<g key={x}>
					<Line d={`M${x} 528V540`} width={4} />
					<circle cx={x} cy="553" r="11" fill="none" stroke={ink} strokeWidth="13" />
					<path d={`M${x - 9} 545a12 12 0 0 0 2 16`} fill="none" stroke={cloth.grey.light} strokeWidth="3" />
				</g>
			))}
			{/* What the kettle keeper sits on, and the kettle. */}
			<path d="M1162 510V472H1206V510Z" fill={cloth.wood.dark} strokeWidth="6" />
			<path d="M1162 510V472H1174V510Z" fill={cloth.wood.light} strokeWidth="0" />
		</g>
	);
}

/** The chock that the hawser comes up over, and the bollard that it is turned round. */
export function Fittings() {
	return (
		<g stroke={ink} strokeWidth="6">
			<path d="M652 506V476L666 466V496ZM690 502V474L680 466V494Z" fill={cloth.grey.dark} />
			<path d="M652 506V476L666 466V496Z" fill={cloth.grey.light} strokeWidth="0" />
			<path d="M652 494H692V504H652Z" fill={cloth.grey.dark} />
			<path d="M658 484q14-6 28 0v10q-14 6-28 0Z" fill={cloth.grey.light} />
			<path d="M1046 506V470H1040V458H1084V470H1078V506Z" fill={cloth.black.light} />
			<path d="M1046 506V470H1040V458H1054V506Z" fill={cloth.grey.light} strokeWidth="0" />
		</g>
	);
}

/** The six o'clock water-bus, with its lamps still on. */
export function WaterBus() {
	return (
		<g stroke={ink} strokeWidth="5">
			<path d="M572 452q14 6 30 2t40 3M700 456q30 4 50-2" stroke={foam} strokeWidth="3" fill="none" />
			<path d="M618 430V396L630 388H738V430Z" fill={cloth.navy.dark} />
			<path d="M618 430V396L630 388V430Z" fill={white} strokeWidth="0" />
			<path d="M636 426V398H656V426ZM662 426V398H682V426ZM688 426V398H708V426Z" fill={yellow} strokeWidth="3" data-light={lights.own} />
			<path
				d="M640 426v-8q5-8 11 0v8ZM642 412a4 4 0 1 0 8 0a4 4 0 1 0-8 0M664 426v-6q5-8 11 0v6ZM666 415a4 4 0 1 0 8 0a4 4 0 1 0-8 0M692 426v-9q5-8 11 0v9ZM694 411a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
				fill={ink}
				strokeWidth="0"
			/>
			<path d="M608 392L628 380H742V390L630 394Z" fill={cloth.blue.light} />
			<path d="M646 380h14v12h-14ZM674 380h14v11h-14ZM702 380h14v11h-14Z" fill={white} strokeWidth="0" />
			<People all={[[604, 440, -1.45, 'wave', 'deep', 'crop', 'ink', 'red', 'ink']]} light={windowGlow} line={3.6} />
			<path d="M578 424L616 428H740L734 454H598Q584 444 578 424Z" fill={cloth.sea.dark} />
			<path d="M578 424L616 428 618 454H598Q584 444 578 424Z" fill={clay.mid} strokeWidth="0" />
			<path d="M578 424L616 428H740L738 435H614L582 431Z" fill={white} strokeWidth="3" />
		</g>
	);
}
