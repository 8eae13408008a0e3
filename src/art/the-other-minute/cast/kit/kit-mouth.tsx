import { coral, palette, velvet } from '../../../../model/colours.ts';
import { Fine, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, n } from '../../../kit/forms.tsx';
import { type KitPen, lips } from './pen.ts';

/** Kit's mouth, full and never still: seen from before, and from the side. */

const { upper, lower } = lips;

/** A mouth that stands open: its hole, the teeth in it, and the two lips round it. */
const open = {
	talk: {
		hole: 'M-23-1C-12-5 12-5 25-2 24 14 14 20 1 20-12 20-20 12-23-1Z',
		teeth: 'M-20-1C-10-5 12-5 22-2L19 4C8 6-8 6-17 4Z',
		top: 'M-28 1C-18-8-9-15-2-12 0-11 3-11 6-12 13-15 21-8 30-1 16-5-12-5-28 1Z',
		low: 'M-23 4C-18 18-10 22 1 22 14 22 22 16 26 3 27 24 14 32 1 32-13 32-25 24-23 4Z',
	},
	awake: {
		hole: 'M-16 0C-8-4 10-4 18-1 16 11 9 14 1 14-8 14-15 10-16 0Z',
		teeth: 'M-12-1C-6-3 8-3 14-1L12 2C4 4-4 4-10 2Z',
		top: 'M-22 2C-14-7-8-13-2-11 0-10 3-10 6-11 11-13 17-7 24 1 12-4-10-4-22 2Z',
		low: 'M-18 5C-12 14-6 16 1 16 10 16 16 13 20 4 21 21 11 27 1 27-10 27-19 21-18 5Z',
	},
	pleased: {
		hole: 'M-30-6C-12-2 14-2 33-8 28 12 15 19 1 19-13 19-25 11-30-6Z',
		teeth: 'M-26-4C-12-1 14-1 29-6 26 5 14 9 1 9-12 9-23 5-26-4Z',
		top: 'M-35-8C-22-10-9-14-2-11 0-10 3-10 6-11 13-14 26-12 38-11 22-2-20 0-35-8Z',
		low: 'M-26 5C-20 17-10 21 1 21 14 21 24 16 29 4 26 23 14 30 1 30-13 30-23 22-26 5Z',
	},
	yawn: {
		hole: 'M-18-14C-10-26 12-26 20-14 27 6 24 32 16 40 8 46-6 46-14 40-22 32-25 6-18-14Z',
		teeth: 'M-15-16C-8-24 10-24 17-16L15-11C6-13-4-13-13-11Z',
		top: 'M-26-2C-24-22-12-33-2-31 0-30 3-30 6-31 16-33 26-22 28-2 22-18 12-25 1-25-10-25-20-18-26-2Z',
		low: 'M-21 22C-17 38-9 44 1 44 12 44 20 38 23 22 27 44 14 56 1 56-12 56-25 44-21 22Z',
	},
} as const;

const closed = {
	plain: 'M-30 1C-19 0-9 4 0 3C9 4 19 1 32-1',
	gentle: 'M-32-4C-20 3-9 5 0 4C9 5 20 3 34-6',
	wry: 'M-29 3C-18 3-9 5 0 3C10 2 22-2 34-9',
} as const;

type Open = keyof typeof open;
/** Counting goes on under the breath, with the lips just parted. */
const shapeOf = ({ face }: KitPen): Open | undefined => (face === 'count' ? 'awake' : face in open ? (face as Open) : undefined);

interface MouthProps {
	pen: KitPen;
	at: string;
	/** With its far corner at the edge of the face, where no crease can be seen. */
	turned?: boolean;
}

export function Mouth({ pen, at, turned = false }: MouthProps) {
	const shape = shapeOf(pen);
	return (
		<g transform={at}>
			{shape ? <OpenMouth pen={pen} shape={shape} line={pen.line} turned={turned} /> : <ClosedMouth pen={pen} turned={turned} />}
		</g>
	);
}

function OpenMouth({ pen, shape, line, turned }: { pen: KitPen; shape: Open; line: number; turned: boolean }) {
	const { hole, teeth, top, low } = open[shape];
	return (
		<>
			<path d={hole} fill={velvet.dark} stroke={palette.ink} strokeWidth={n(line * 0.6)} />
			<Flat d={teeth} fill={palette.white} />
			{pen.near && shape !== 'awake' && (
				<Flat
					d={shape === 'yawn' ? 'M-14 34C-8 22 10 22 16 34 8 44-6 44-14 34Z' : 'M-12 15C-4 9 8 9 14 14 6 19-6 19-12 15Z'}
					fill={coral.dark}
				/>
			)}
			<Flat d={top} fill={upper} />
			<Flat d={low} fill={lower} />
			{shape === 'pleased' && <Fine pen={pen} d={`M-42-15C-39-11-37-6-39-1${turned ? '' : 'M45-18C42-14 41-9 43-4'}`} w={3.4} />}
		</>
	);
}

function ClosedMouth({ pen, turned }: { pen: KitPen; turned: boolean }) {
	const { face } = pen;
	// Shut on something: both lips drawn in, and a dent at each corner.
	if (face === 'glance')
		return (
			<>
				<Flat d="M-24 1C-14-7-6-9 1-7 8-9 16-7 26 0 16 9 8 11 1 11-8 11-16 9-24 1Z" fill={lower} />
				<Stroke pen={pen} d="M-27 4C-16-2-8 1 1 0C10 1 18-2 30 3" w={6} ends={[3, 3]} />
				<Fine pen={pen} d={`M-33-4C-30 0-30 6-34 10M-12 22C-4 18 8 18 14 22${turned ? '' : 'M36-5C33 0 33 6 37 9'}`} w={3.4} />
			</>
		);
	const line = face === 'gentle' || face === 'wry' ? closed[face] : closed.plain;
	return (
		<>
			<Flat d="M-28 1C-18-5-9-13-2-11 0-9 3-9 6-11 13-13 21-5 30 0 18 5-16 6-28 1Z" fill={upper} />
			<Flat d="M-25 3C-12 5 12 5 27 2 21 17 11 21 1 21-10 21-20 16-25 3Z" fill={lower} />
			<Stroke pen={pen} d={line} w={4.4} ends={[2, 2]} />
			<Fine pen={pen} d="M-9 27C-3 30 6 30 12 26" />
			{face === 'gentle' && <Fine pen={pen} d={`M-39-10C-36-6-36-1-38 3${turned ? '' : 'M40-13C38-9 38-4 40 0'}`} w={3.2} />}
		</>
	);
}

/** The same from the side: what the outline of the face cannot say. */
export function SideMouth({ pen }: { pen: KitPen }) {
	const { face, line } = pen;
	const shape = shapeOf(pen);
	if (shape) {
		const wide = shape === 'yawn' ? 22 : shape === 'awake' ? 8 : 14;
		return (
			<>
				<path
					d={`M106 ${84 - wide * 0.3}C94 ${84 - wide * 0.4} 80 84 72 88C78 ${90 + wide} 90 ${90 + wide * 1.4} 104 ${88 + wide}Z`}
					fill={velvet.dark}
					stroke={palette.ink}
					strokeWidth={n(line * 0.6)}
				/>
				<Flat d={`M105 ${84 - wide * 0.1}C96 ${84 - wide * 0.3} 88 84 80 87L84 91C92 90 100 90 105 90Z`} fill={palette.white} />
			</>
		);
	}
	const corner = face === 'gentle' || face === 'wry' ? 80 : face === 'glance' ? 90 : 87;
	return (
		<g transform={face === 'glance' ? 'translate(-4 34)scale(1 .6)' : undefined}>
			<Flat d="M107 73C98 72 86 80 74 87 84 87 96 86 104 85Z" fill={upper} />
			<Flat d="M106 86C96 86 86 87 78 88 86 99 96 104 104 102 110 98 110 90 106 86Z" fill={lower} />
			<Stroke pen={pen} d={`M106 85C96 86 84 87 70 ${corner}`} w={4.4} ends={[3, 1.5]} />
		</g>
	);
}
