import type { ReactNode } from 'react';
import { palette } from '../../model/colours.ts';
import { Line, n, type Tone } from '../kit/forms.tsx';
import { useLighting } from '../kit/lit.tsx';

export type View = 'quarter' | 'profile' | 'back';

/** Outlines of a face that looks to the right. */
export const faces: Record<View, string> = {
	quarter: 'M-30-20C-32-46-10-52 6-50 28-48 36-32 34-14L36-1C33 5 35 8 34 15 33 32 26 46 12 49-2 51-16 39-22 26-31 25-33 5-28 1Z',
	profile:
		'M-34-10C-34-40-12-50 6-50 24-50 32-38 32-24 32-18 30-14 32-10L42 8C43 12 38 13 34 13 37 17 36 20 33 21 36 24 36 28 32 30 34 40 30 47 20 47 8 48-2 42-8 32-14 34-34 20-34-10Z',
	back: 'M-33-14C-33-40-18-50 0-50S33-40 33-14L36 0 32 12C30 30 18 44 0 44S-30 30-32 12L-36 0Z',
};
const faceShadows: Record<View, readonly [lit: string, unlit: string]> = {
	quarter: [
		'M-30-20L-28 1C-33 5-31 25-22 26-16 39-2 51 12 49 0 44-8 32-7 14-10-4-14-20-12-44-24-40-30-32-30-20Z',
		'M8-50C28-48 36-32 34-14L36-1C33 5 35 8 34 15 33 32 26 46 12 49 15 40 8 34 14 24L24 10 16 8 18-8 8-18Z',
	],
	profile: [
		'M-34-10C-34-40-12-50-4-49-14-30-12-6-2 2 0 16 4 30 18 34 22 40 22 44 20 47 8 48-2 42-8 32-14 34-34 20-34-10Z',
		'M10-50C24-50 32-38 32-24 32-18 30-14 32-10L42 8C43 12 38 13 34 13 37 17 36 20 33 21 36 24 36 28 32 30 34 40 30 47 20 47 12 34 20 22 16 8 24-4 14-20 10-50Z',
	],
	back: [
		'M-33-14C-33-40-18-50-8-49-14-20-10 20-4 44-20 43-30 30-32 12L-36 0Z',
		'M33-14C33-40 18-50 8-49 14-20 10 20 4 44 20 43 30 30 32 12L36 0Z',
	],
};
const features: Record<View, string> = {
	quarter: 'M-2-15q7-5 14-1M20-16q6-4 12 0M18-7L25 8Q22 12 17 11M-26 6q5 2 3 10',
	profile: 'M14-17q8-5 14-1M-9-2q9-6 9 3 0 8-7 11M34 13q-5 1-6-2',
	back: '',
};
const eyes: Record<View, string> = {
	quarter: 'M2-6q6-5 11 0M21-6q5-5 10-1',
	profile: 'M18-7q5-4 10-1',
	back: '',
};
const pupils: Record<View, string> = {
	quarter: 'M8-5v3M26-5v3',
	profile: 'M24-6v3',
	back: '',
};
const mouths: Record<View, Record<string, string>> = {
	quarter: {
		plain: 'M8 27q9 2 16-1',
		smile: 'M6 25q10 9 20-1',
		open: 'M10 26q6 12 14 0Z',
		set: 'M9 29q7-4 15-1',
	},
	profile: {
		plain: 'M33 21l-12 2',
		smile: 'M33 21q-8 5-14-1',
		open: 'M33 21l-12 3 10 5',
		set: 'M33 22q-7-2-12 2',
	},
	back: {},
};

export interface HeadProps {
	view: View;
	skin: Tone;
	light?: number;
	line?: number;
	mood?: 'plain' | 'smile' | 'open' | 'set';
	shut?: boolean;
	/** Drawn behind and before the face, in its field of 100 units from chin to crown. */
	behind?: ReactNode;
	children?: ReactNode;
}

/** A head that looks to the right, chin to crown 100 units, its middle at the origin. */
export function SceneHead(props: HeadProps) {
	const { view, skin, light = 1, line = 12, mood = 'plain', shut = false } = props;
	const { shade } = useLighting();
	return (
		<>
			{props.behind}
			<path d={faces[view]} fill={skin.light} stroke={palette.ink} strokeWidth={n(line * 2)} />
			<path d={faceShadows[view][light > 0 ? 0 : 1]} fill={skin.dark} data-light={shade} />
			<Line d={features[view]} width={line * 0.55} />
			<Line d={eyes[view]} width={line * 0.6} />
			{!shut && <Line d={pupils[view]} width={line * 0.75} />}
			<Line d={mouths[view][mood] ?? ''} width={line * 0.65} />
			{props.children}
		</>
	);
}
