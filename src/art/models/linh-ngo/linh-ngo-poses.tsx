import { linhNgo } from '../../../content/wardrobe.ts';
import { orange, palette } from '../../../model/colours.ts';
import { Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { EdgeFingers, OpenHand, wool } from './glove.tsx';
import { board, Clipboard, Stopwatch } from './linh-ngo-things.tsx';

/** Linh Ngo at rest: upright, feet together, the board against her and the watch running. */

const cm = 0.1;

/** Piping round the collar, and the cord that the watch hangs from. */
function Cord({ d, collar }: { d: string; collar: string }) {
	return (
		<>
			<Seam d={collar} w={0.7} c={palette.foam} />
			<Seam d={d} w={1.7} />
			<Seam d={d} w={0.9} c={palette.red} />
		</>
	);
}

function Watch() {
	const { line } = useBody();
	return (
		<OpenHand x={-17} y={-105.5} turn={-22} size={cm} line={line * 0.7} near={false}>
			<g transform="translate(112 10)rotate(8)scale(1.3)">
				<Stopwatch line={4.5} />
			</g>
		</OpenHand>
	);
}

function Board() {
	const { line } = useBody();
	return (
		<g transform="translate(4.5-125)rotate(7)scale(.155)">
			<Clipboard line={line * 5} />
			<g transform="translate(152 96)scale(.92)">
				<EdgeFingers line={line * 4.6} />
			</g>
		</g>
	);
}

/** What shows of the board from behind, with the stub over it and the glove round its edge. */
function BoardBehind() {
	return (
		<>
			<Shape d="M-23-131L-17.6-130.3-18-124-24-125Z" tone={{ light: linhNgo.stub, dark: orange.dark }} line={0.8} />
			<Shape d="M-4-125L-27.4-122-23.5-91-4-94Z" tone={board} core="M-10-130V-80" line={0.8} />
			<Shape d="M-18-103C-22-103-29-106-29-110-29.6-114-28-117-25-117-20-117-16-112-15-107Z" tone={wool} core="M-22-120V-90" line={0.8} />
		</>
	);
}

const waist = [0, -98] as const;

export const front: Pose = {
	view: 'front',
	waist,
	near: { to: [-16, -106], elbow: [-21.6, -101], bare: true, hand: 'palm' },
	far: { to: [26, -113], elbow: [21, -101], bare: true, hand: 'grip' },
	nearLeg: { to: [-6.4, -13.4], boot: 'front' },
	farLeg: { to: [6.8, -13.4], boot: 'front' },
	over: (
		<>
			<Cord d="M-7-133C-8-124-9-116-9-108M5-132C2-124-5-116-8-108" collar="M-9-133.6C-5-128.6 5-128.6 9-133.6" />
			<Board />
			<Watch />
		</>
	),
};

export const back: Pose = {
	view: 'back',
	waist,
	under: <BoardBehind />,
	near: { to: [16, -106], elbow: [21, -101], bare: true, hand: 'palm', behind: true, seam: 1 },
	far: { to: [-18, -108], elbow: [-21, -101], bare: true, hand: 'grip', bend: 1 },
	nearLeg: { to: [6.4, -9.8], boot: 'back' },
	farLeg: { to: [-6.4, -9.8], boot: 'back' },
	lap: <Seam d="M-9-134C-4-132 4-132 9-134" w={0.7} c={palette.foam} />,
};
