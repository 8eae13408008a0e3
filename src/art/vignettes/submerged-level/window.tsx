import { concrete, copper, palette } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { folk } from '../../kit/folk/folk.ts';
import { cloth, Form, Line } from '../../kit/forms.tsx';
import { useNight } from '../../kit/night.tsx';

const { docker, draughtswoman } = folk;

interface FaceProps {
	x: number;
	y: number;
	size: number;
}

/** Whoever has the window: she has got hold of the speaking tube. */
function Talker({ x, y, size }: FaceProps) {
	return (
		<g transform={`translate(${x} ${y})scale(${size})`}>
			<Form
				d="M-260 470C-250 300-190 230-90 190H80C180 220 250 290 262 470Z"
				tone={cloth.blue}
				shade="M-280 180H-60C-100 280-90 380-70 480H-280Z"
				line={13}
			>
				<path d="M-300 330H300" stroke={cloth.white.light} strokeWidth="46" />
			</Form>
			<draughtswoman.Head view="quarter" mood="talk" look={0.4} near line={14} />
		</g>
	);
}

/** The other one waits with the spoon. */
function Waiter({ x, y, size }: FaceProps) {
	return (
		<g transform={`translate(${x} ${y})scale(${size})`}>
			<Form
				d="M-250 470C-240 300-200 240-90 196H80C190 226 240 290 250 470Z"
				tone={cloth.red}
				shade="M-280 180H-60C-100 280-90 380-70 480H-280Z"
				line={13}
			/>
			<docker.Head view="quarter" mood="wry" look={0.6} near line={14} />
		</g>
	);
}

/** The hand at the glass, and its spoon. */
function Spoon() {
	const hand = {
		pose: 'grip',
		skin: docker.skin,
		build: 'narrow',
		x: 146,
		y: 346,
		turn: -84,
		size: 0.24,
		line: 3.6,
		near: false,
	} as const;
	return (
		<Hand {...hand}>
			<Line d="M142 328L152 296" width={10} />
			<Line d="M142 328L152 296" width={4} ink={concrete.light} />
			<path d="M147 300C140 288 144 272 155 266 165 272 167 288 158 301Z" fill={concrete.light} stroke={palette.ink} strokeWidth="4" />
		</Hand>
	);
}

/** By night one of them sleeps, as down here only they may. */
function Sleeper() {
	return (
		<g transform="translate(128 206)">
			<path d="M-80 30H130V46H-80Z" fill={copper.dark} stroke={palette.ink} strokeWidth="4" />
			<path d="M-66 30C-70 8-60 2-44 4-26 0-8 6-8 30Z" fill={cloth.white.light} stroke={palette.ink} strokeWidth="4" />
			<g transform="translate(-34 4)rotate(-78)scale(.19)">
				<docker.Head view="quarter" mood="shut" near={false} line={22} />
			</g>
			<path d="M-14 30C-12-8 8-14 30-8 60-16 100-6 130-6V30Z" fill={cloth.green.light} stroke={palette.ink} strokeWidth="5" />
			<path d="M-14 30C-12 14 10 8 40 14 70 8 110 16 130 14V30Z" fill={cloth.green.dark} />
		</g>
	);
}

/** Those who live in the drum, at its window. */
export function Pair() {
	if (useNight())
		return (
			<>
				<Sleeper />
				<Talker x={182} y={262} size={0.36} />
			</>
		);
	return (
		<>
			<Talker x={200} y={238} size={0.36} />
			<Waiter x={104} y={250} size={0.36} />
			<Spoon />
		</>
	);
}
