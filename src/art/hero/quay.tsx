import { brick, canvas, deal, palette, slate } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { Cord } from '../kit/forms.tsx';
import { useNight } from '../kit/night.tsx';
import { Block } from './blocks.tsx';
import { Inner } from './hero-parts.tsx';
import { by } from './moonlight.ts';

const { white, ink, red, yellow, blue } = palette;

/** Rope duty: four citizens on one line, eleven days a year. */
function RopeGang() {
	return (
		<>
			<Cord width={1.6} colour={canvas.light} d="M-286 4L-278-29-214-31q8 0 6 12M-210-18q8-5 14-1 2 4-8 3t-4-4" />
			<People
				all={[
					[-260, -17, 0.8, 'haul', 'tan', 'cap', 'yellow', 'orange', 'deep'],
					[-245, -18, 0.86, 'haul', 'deep', 'beard', 'grey', 'red', 'slate', { stout: 1.4 }],
					[-230, -17, 0.76, 'haul', 'rose', 'scarf', 'plum', 'khaki', 'blue', { hem: 3 }],
					[-214, -18, 0.8, 'haul', 'brown', 'helmet', 'white', 'green', 'ink'],
				]}
			/>
			<Cord width={1.6} colour={canvas.light} d="M-257-29.6L-208-31" />
		</>
	);
}

/** A bollard. Nobody may sit on one, ship or no ship; gulls have not been told. */
function Bollard({ x, gull = false }: { x: number; gull?: boolean }) {
	return (
		<>
			<path fill={ink} strokeWidth="1.4" d={`M${x}-15v-6h-2v-3h10v3h-2v6Z`} />
			{gull && (
				<>
					<path fill={white} strokeWidth="1.3" d={`M${x - 4}-27q3-5 8-4 1-5 5-3l3 2-3 1q0 6-6 7-5 0-7-3Z`} />
					<path fill={slate.pale} strokeWidth="1" d={`M${x - 4}-27q5-3 9 0-4 3-9 0Z`} />
				</>
			)}
		</>
	);
}

/** A double-bass on its way down, since nothing may sound below the pumps after 20:00. */
function BassCart() {
	return (
		<>
			<path
				fill={deal.dark}
				strokeWidth="1.4"
				transform="translate(84-25)rotate(-62)"
				d="M-1 0q-8-2-6-9 4-3 2-6-1-6 4-7v-12h3v12q5 1 4 7-2 3 2 6 2 7-6 9Z"
			/>
			<path fill={yellow} strokeWidth="1.4" d="M58-24h30v4h-30Z" />
			<path fill={red} strokeWidth="1.4" d="M69-18a4 4 0 1 0 8 0a4 4 0 1 0-8 0" />
			<People all={[[98, -18, -0.78, 'push', 'olive', 'brim', 'ink', 'white', 'plum']]} />
		</>
	);
}

/** The quay, level with the tops of the waves, and who works along it. */
export function Quay() {
	const fenders = Array.from({ length: 17 }, (_, i) => `M${-418 + i * 46}-2h0`).join('');
	return (
		<>
			<Block x={-436} y={-14} w={776} h={20} side={6} rise={12} fill={brick.dark} roof={canvas.mid} />
			<Inner width={1.2} d="M-436-9H340M-330-14l4-12M-200-14l4-12M-50-14l4-12M70-14l4-12M230-14l4-12" />
			<Inner width={1.4} d="M-130-14V4M-122-14V4M-130-9h8M-130-3h8M168-14V4M176-14V4M168-9h8M168-3h8" />
			{useNight() && (
				<path data-light={by.own} fill="none" stroke={yellow} strokeOpacity=".8" strokeWidth="8" strokeDasharray="38 44" d="M-420-20H336" />
			)}
			<path fill="none" strokeWidth="13" d={fenders} />
			<path fill="none" stroke={slate.mid} strokeWidth="6" d={fenders} />
			<Bollard x={-288} />
			<Bollard x={-118} gull />
			<Bollard x={148} />
			<RopeGang />
			<People
				all={[
					[-418, -18, -0.8, 'wave', 'fair', 'brim', 'straw', 'red', 'khaki'],
					[-398, -18, 0.78, 'stand', 'deep', 'turban', 'yellow', 'blue', 'ink', { hem: 8 }],
					[-192, -19, -0.78, 'point', 'brown', 'brim', 'straw', 'white', 'slate'],
					[-92, -18, 0.8, 'carry', 'olive', 'bun', 'black', 'foam', 'red', { hem: 4 }],
					[22, -19, 0.78, 'walk', 'fair', 'cap', 'deep', 'deep', 'ink'],
					[44, -18, -0.82, 'wave', 'deep', 'turban', 'red', 'orange', 'ink', { hem: 7, stout: 1 }],
					[52, -18, 0.54, 'cheer', 'deep', 'afro', 'black', 'yellow', 'red'],
					[138, -18, -0.8, 'carry', 'tan', 'crop', 'black', 'green', 'khaki'],
					[170, -18, 0.76, 'run', 'rose', 'tuft', 'ginger', 'blue', 'ink'],
					[322, -18, -0.76, 'hips', 'deep', 'cap', 'yellow', 'red', 'slate'],
				]}
			/>
			<BassCart />
			<path fill={deal.dark} strokeWidth="1.4" d="M-83-31h12v9h-12Z" />
			<path fill={canvas.mid} strokeWidth="1.2" d="M118-34h12v10h-12Z" />
			<path fill={yellow} strokeWidth="1.4" d="M-372-15v-12h18v12ZM-352-15v-9h13v9Z" />
			<path fill={blue} strokeWidth="1.4" d="M-368-27v-9h13v9Z" />
			<Inner width={1} d="M-363-25v8M-346-23v6" />
		</>
	);
}
