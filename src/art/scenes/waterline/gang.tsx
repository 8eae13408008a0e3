import { palette } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import type { Joint, Tone } from '../../kit/forms.tsx';
import { cloth, Line, skins } from '../../kit/forms.tsx';
import { useNight } from '../../kit/night.tsx';
import { Hawser } from './hawser.tsx';
import type { Member } from './members.tsx';
import { hauling, tailer } from './members.tsx';
import { Person } from './person.tsx';
import { gear } from './waterline-gear.tsx';

const { ink, yellow, red } = palette;

/** Rope duty is done in one's own clothes, under the city's bib. */
function Bib({ trunk }: { trunk: readonly Joint[] }) {
	const [, chest, waist] = trunk;
	if (!chest || !waist) return null;
	return (
		<Line
			d={`M${chest[0] - 10} ${chest[1] - 7}L${waist[0] + 10} ${waist[1] + 8}M${chest[0] + 10} ${chest[1] - 5}L${waist[0] - 11} ${waist[1] + 6}`}
			width={5}
			ink={yellow}
		/>
	);
}

function Hauler({ member }: { member: Member }) {
	// By night there is a lamp on either side of everybody, and each is lit from where they look.
	const light = useNight() ? (member.pose.turn ?? 1) : -1;
	return (
		<Person scale={0.9} light={light} line={2.5} {...member}>
			<Bib trunk={member.pose.trunk} />
		</Person>
	);
}

/** A fist round the hawser. */
function Fist({ x, y, turn, skin }: { x: number; y: number; turn: number; skin: Tone }) {
	const a = (turn * Math.PI) / 180;
	return (
		<Hand
			pose="grip"
			skin={skin}
			build="broad"
			near={false}
			size={0.14}
			line={2.2}
			turn={turn}
			x={x - 12 * Math.cos(a)}
			y={y - 12 * Math.sin(a)}
			light={-1}
		/>
	);
}

/** Where each hand holds. */
const grips = [
	[748, 428, 165, skins.umber],
	[764, 426, 170, skins.umber],
	[820, 426, 130, skins.tan],
	[848, 426, 125, skins.tan],
	[894, 427, 150, skins.rose],
	[912, 428, 155, skins.rose],
	[1034, 416, 100, skins.brown],
	[1074, 458, 140, skins.olive],
	[1084, 465, 140, skins.olive],
] as const;

/** Rope duty, eleven days a year, and this is one of them. */
export function Gang() {
	return (
		<>
			{hauling.map((member) => (
				<Hauler key={member.x} member={member} />
			))}
			<Hauler member={tailer} />
			<Hawser />
			{grips.map(([x, y, turn, skin]) => (
				<Fist key={x} x={x} y={y} turn={turn} skin={skin} />
			))}
		</>
	);
}

/** He comes unasked, at eighty-eight, and is given the kettle. */
export function KettleKeeper() {
	return (
		<Person
			x={1174}
			y={506}
			scale={0.9}
			light={-1}
			line={2.5}
			pose={{
				head: [-8, -110, 14],
				turn: -1,
				trunk: [
					[-3, -98, 7],
					[2, -87, 17],
					[6, -66, 18],
					[8, -42, 20],
				],
				farArm: [
					[-8, -86, 7],
					[-16, -64, 7],
					[-28, -56, 5],
				],
				nearArm: [
					[6, -84, 8.5],
					[6, -60, 8],
					[-22, -52, 5.5],
				],
				farLeg: [
					[4, -42, 11],
					[-24, -42, 9],
					[-24, -5, 6.5],
				],
				nearLeg: [
					[8, -40, 12],
					[-18, -40, 10],
					[-16, -4, 6.5],
				],
				toes: [-1, -1],
			}}
			face={{ view: 'profile', skin: skins.rose, children: gear.fringe }}
			top={cloth.yellow}
			legs={cloth.grey}
			boots={cloth.red}
			held={
				<g stroke={ink} strokeWidth="4">
					<path d="M-50-42L-58-50-60-48-52-34Z" fill={red} />
					<path d="M-52-34C-52-48-46-52-38-52S-24-48-24-34Q-38-30-52-34Z" fill={red} />
					<path d="M-38-52C-30-52-24-48-24-34Q-30-32-36-32-30-44-38-52Z" fill={cloth.red.dark} strokeWidth="0" />
					<path d="M-50-50Q-38-72-26-50" fill="none" strokeWidth="2.5" />
				</g>
			}
		/>
	);
}
