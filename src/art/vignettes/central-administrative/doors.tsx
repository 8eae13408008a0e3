import type { ReactNode } from 'react';
import { canvas, copper, deal, leaf, linen, midnight, palette } from '../../../model/colours.ts';
import type { FlagLetter } from '../../../model/flags.ts';
import { FlagPattern } from '../../flags.tsx';
import { n } from '../../kit/forms.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { doorLamp, lampWall } from './central-administrative-light.ts';
import { Room } from './central-administrative-room.tsx';
import { at, facing, left, upright } from './central-administrative-space.ts';
import { HaltedArm } from './halted.tsx';

const { ink, paper } = palette;
export const wood = { light: deal.dark, dark: copper.dark, panel: deal.mid };

/** A half-door: its near and its far jamb, and the flag that people ask for it by. */
export interface Door {
	from: number;
	to: number;
	flag: FlagLetter;
}

const doors: readonly [Door, ...Door[]] = [
	{ from: 3.62, to: 2.2, flag: 'F' },
	{ from: 1.62, to: 1.2, flag: 'S' },
	{ from: 1.0, to: 0.83, flag: 'L' },
	{ from: 0.73, to: 0.64, flag: 'K' },
];
const [first, ...others] = doors;

const top = 214;
const jamb = left - 34;
const shelf = 106;

/** What is seen in the opening: a room, and the far jamb. */
function Opening({ of: { from: a, to: b } }: { of: Door }) {
	return (
		<path
			d={`M${at(left, 0, b)}L${at(left, top, b)} ${at(jamb, top, b)} ${at(jamb, 0, b)}Z`}
			fill={wood.dark}
			stroke={ink}
			strokeWidth={n(2 + a / 2)}
		/>
	);
}

/** The lower leaf, which stays shut, and the shelf on it that everything is done on. */
function LowerLeaf({ of: { from: a, to: b } }: { of: Door }) {
	const [m1, m2] = [a - (a - b) * 0.1, a - (a - b) * 0.9];
	const out = left + 32;
	return (
		<g stroke={ink} strokeWidth={n(2 + a * 0.8)}>
			<path d={upright(left, 0, 104, a, b)} fill={wood.light} />
			<path d={upright(left, 14, 84, m1, m2)} fill={wood.panel} strokeWidth="3" />
			<path d={`M${at(left - 2, shelf, a)}L${at(out, shelf, a)} ${at(out, shelf, b)} ${at(left - 2, shelf, b)}`} fill={canvas.light} />
			<path d={upright(out, 99, shelf, a, b)} fill={deal.dark} />
		</g>
	);
}

/** The shelf's inner half, behind which somebody stands. */
function InnerShelf({ of: { from: a, to: b } }: { of: Door }) {
	const back = left - 40;
	return (
		<path
			d={`M${at(left, shelf, a)}L${at(back, shelf, a)} ${at(back, shelf, b)} ${at(left, shelf, b)}`}
			fill={canvas.light}
			stroke={ink}
			strokeWidth={n(2 + a * 0.8)}
		/>
	);
}

/** The upper leaf, shut. */
function UpperLeaf({ of: { from: a, to: b } }: { of: Door }) {
	const [m1, m2] = [a - (a - b) * 0.12, a - (a - b) * 0.88];
	return (
		<g stroke={ink} strokeWidth="4">
			<path d={upright(left, 104, top, a, b)} fill={wood.light} />
			<path d={upright(left, 118, 202, m1, m2)} fill={wood.panel} strokeWidth="3" />
		</g>
	);
}

function Frame({ of: { from: a, to: b } }: { of: Door }) {
	const k = (a - b) * 0.09;
	return (
		<g stroke={ink} strokeWidth="4" fill={wood.dark}>
			<path d={upright(left, 0, top, b, b - k * 0.7)} />
			<path d={upright(left, top, top + 11, a + k * 1.4, b - k)} fill={wood.light} />
		</g>
	);
}

/** The near jamb, which hides the shoulder of whoever reaches out. */
function NearJamb({ of: { from: a, to: b } }: { of: Door }) {
	return <path d={upright(left, 0, top, a + (a - b) * 0.09, a)} fill={wood.dark} stroke={ink} strokeWidth="4" />;
}

/** A board that stands out from the wall, with the office's flag. */
function Board({ of: { to, flag } }: { of: Door }) {
	const s = to - 0.12 * to;
	const w = 56 * s;
	const [x, y] = at(left, 236, s).split(' ');
	return (
		<>
			<path d={facing(s, left, left + 58, 236, 241)} fill={ink} stroke={ink} strokeWidth="2" />
			<g transform={`translate(${x} ${y})scale(${n((w / 80) * 100) / 100})`}>
				<path d="M4 4H80V61H4Z" fill={paper} stroke={ink} strokeWidth={n(420 / w)} />
				<g transform="translate(4 4)scale(.95)">
					<FlagPattern letter={flag} />
				</g>
			</g>
		</>
	);
}

/** The registrar's lamp, over the one door that is open by night. */
function DoorLamp() {
	const lit = useNight();
	return (
		<g stroke={ink} strokeWidth="5" transform="translate(404 34)">
			<path d="M-6-60V-8" strokeWidth="7" />
			<path d="M-34 8C-30-12 26-12 30 8Z" fill={leaf.dark} />
			<path d="M-16 8C-16 30 12 30 12 8Z" fill={lit ? linen.pale : paper} data-light={lights.own} />
		</g>
	);
}

/** The row of doors; whoever stands in the first one, between its room and its shelf. */
export function FirstDoor({ children }: { children: ReactNode }) {
	return (
		<>
			<clipPath id="central-opening">
				<path d={`M${at(left, 0, first.from)}L${at(left, 0, first.to)} ${at(left, top, first.to)} ${at(left, top, first.from)}Z`} />
			</clipPath>
			<g data-light={doorLamp}>
				<g clipPath="url(#central-opening)">
					<Room />
					<Opening of={first} />
				</g>
				<g data-light={lampWall}>
					<Frame of={first} />
					<NearJamb of={first} />
				</g>
				{children}
				<g clipPath="url(#central-opening)">
					<InnerShelf of={first} />
				</g>
				<LowerLeaf of={first} />
			</g>
			<DoorLamp />
		</>
	);
}

/** Where the arms of the other three offices reach out, and how large they are seen. */
const arms = [
	{ x: 632, y: 206, scale: 1.36 },
	{ x: 712, y: 180, scale: 0.92 },
	{ x: 764, y: 168, scale: 0.68 },
];

export function OtherDoors() {
	const night = useNight();
	return (
		<>
			{others.map((door, i) => {
				const arm = arms[i];
				return (
					<g key={door.from}>
						<path d={upright(left, 0, top, door.from, door.to)} fill={midnight.light} />
						<Opening of={door} />
						<Frame of={door} />
						{night && <UpperLeaf of={door} />}
						{!night && arm && <HaltedArm {...arm} />}
						<NearJamb of={door} />
						<LowerLeaf of={door} />
					</g>
				);
			})}
			{others.toReversed().map((door) => (
				<Board key={door.flag} of={door} />
			))}
		</>
	);
}
