import { leather } from '../../../model/colours.ts';
import type { Mood } from '../body/head.ts';
import { Line, n } from '../forms.tsx';
import type { ByView, PartProps } from './traits.ts';

/** The face of somebody in a crowd, in one line: brows, eyes, nose and mouth. */

interface Features {
	/** Where the eyes' middles are. */
	eyes: readonly number[];
	/** Down the nose and round its tip, from the bridge. */
	nose: string;
	/** The middle of the mouth, and half its width. */
	mouth: readonly [x: number, half: number];
}

const features: ByView<Features> = {
	front: { eyes: [-37, 38], nose: 'M-14 44Q-12 58 10 54', mouth: [1, 26] },
	quarter: { eyes: [2, 54], nose: 'M43 4Q58 26 68 40 70 58 46 58', mouth: [41, 22] },
	profile: { eyes: [62], nose: '', mouth: [82, 14] },
	back: { eyes: [], nose: '', mouth: [78, 0] },
};

/** How far the corners of the mouth are over its middle. */
const smiles: Record<Mood, number> = {
	plain: 3,
	talk: 0,
	wry: 12,
	glance: 2,
	shut: 3,
	awake: 0,
	drink: 0,
	smile: 12,
	grin: 16,
	worry: -6,
	stern: -4,
	strain: -2,
};

export function FarFeatures({ pen }: PartProps) {
	const { eyes, nose, mouth } = features[pen.view];
	const { mood, line } = pen;
	const shut = pen.open < 0.1;
	const eye = (x: number) => `M${x - 18} ${pen.down + (shut ? 2 : -6)}${shut ? 'q18 12 34 0' : 'q16-10 34 2'}`;
	const brow = (x: number) => `M${x - 22} ${n(pen.down - 32 - pen.lift)}q20-12 40 0`;
	const [x, half] = mouth;
	const open = mood === 'talk' || mood === 'awake';
	const smile = smiles[mood];
	return (
		<>
			<Line d={eyes.map(brow).join('')} width={line * 0.55} ink={pen.browTone} />
			<Line
				d={`${eyes.map(eye).join('')}${nose}${half && !open ? `M${x - half} ${96 - smile}q${half} ${smile * 2} ${half * 2} 0` : ''}`}
				width={line * 0.5}
			/>
			{!shut && <Line d={eyes.map((at) => `M${n(at + pen.look * 8)} ${pen.down}v3`).join('')} width={line * 0.9} />}
			{half > 0 && open && (
				<path d={`M${x - half} 92h${half * 2}q-2 26-${half} 26t-${half}-26z`} fill={leather.dark} strokeWidth={n(line)} />
			)}
		</>
	);
}
