import { moss, palette } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { Line, Part } from '../../kit/forms.tsx';
import { Watch } from './watch.tsx';
import { likeness } from './yevgenia-sarkisian-likeness.ts';
import { jumper } from './yevgenia-sarkisian-tones.ts';

const { skin } = likeness.traits;

/** A knitted cuff, its wrist as origin, the arm going down from it. */
function Cuff({ at }: { at: string }) {
	return (
		<g transform={at}>
			<Part d="M-38 18L-52 110H52L38 18Z" tone={jumper} shade="M-80 0H-12L-20 130H-80Z" line={5} />
			<Part d="M-36-6C-14 4 14 4 36-6L40 22C14 32-14 32-40 22Z" tone={jumper} shade="M-60-20H-14V60H-60Z" line={5}>
				<Line d="M-22 0L-24 24M-8 3V28M8 3V28M22 0L24 24" width={3.4} ink={moss.mid} />
			</Part>
		</g>
	);
}

const cord = 'M136 14C88-20 20-6 24 56 28 110 2 150 12 214 16 238 10 256 12 274';

const shows = {
	id: 'shows',
	pose: 'grip-palm',
	skin,
	build: 'long',
	x: 112,
	y: 254,
	turn: -84,
	flip: true,
	size: 0.92,
	line: 4.6,
	near: true,
} as const;

/** One turn of the watch is one shift; she shows it to whoever has not slept. */
export function Hands() {
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<Line d={cord} width={9} />
			<Line d={cord} width={4.6} ink={palette.yellow} />
			<Hand {...shows}>
				<g transform="translate(132 92)rotate(4)scale(1.42)">
					<Watch line={4.8} />
				</g>
			</Hand>
			<Cuff at="translate(113 244)scale(.94 .27)" />
		</g>
	);
}
