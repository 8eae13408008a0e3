import { brass, canvas, linen, midnight, oilskin, palette, slate } from '../../../model/colours.ts';
import { Line, n } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { ByNight, Lit } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { beamLight, hullLight, stoneLight } from './maritime-industrial-zone-light.ts';

/** Deck 2: the quay, the hull on its one side, and Deck 3, which juts out over both. */

const { ink, white, yellow, red } = palette;

/** Where all that runs along the quay would meet, at the height of the eye. */
const far = { x: 620, y: 400 };
/** A place that far out along the line from there to a near point. */
const along = (x: number, y: number, t: number) => `${n(far.x + (x - far.x) * t)} ${n(far.y + (y - far.y) * t)}`;

/** A band along the hull, between two heights at the picture's left edge. */
const band = (top: number, foot: number) => `M${along(0, top, 0.1)}L${along(0, top, 1)} ${along(0, foot, 1)} ${along(0, foot, 0.1)}Z`;
const door = (from: number, to: number, top: number, foot = 520) =>
	`M${along(0, foot, from)}L${along(0, top, from)} ${along(0, top, to)} ${along(0, foot, to)}Z`;

const doors = door(0.98, 0.72, 214) + door(0.52, 0.4, 214) + door(0.3, 0.24, 214);

function Hull() {
	return (
		<g stroke={ink} strokeWidth="5">
			<path d={band(30, 520)} fill={slate.mid} />
			<path d={band(96, 150)} fill={red} strokeWidth="4" />
			<path d={band(456, 520)} fill={slate.dark} strokeWidth="4" />
			<path d={door(0.98, 0.72, 214)} fill={midnight.light} />
			<path d={door(0.52, 0.4, 214) + door(0.3, 0.24, 214)} fill={midnight.light} strokeWidth="4" />
			<ByNight strokeWidth="4">
				<path d={doors} fill={oilskin.light} data-light={lights.own} />
				<path d={door(0.98, 0.72, 330) + door(0.52, 0.4, 330)} fill={brass.dark} stroke="none" data-light={lights.own} />
			</ByNight>
			<Line
				d={`M${along(0, 180, 1)}L${along(0, 180, 0.1)}M${along(0, 30, 0.62)}L${along(0, 520, 0.62)}M${along(0, 30, 0.35)}L${along(0, 520, 0.35)}`}
				width={3}
			/>
		</g>
	);
}

const beams = [
	[0.92, 0.84],
	[0.62, 0.57],
	[0.42, 0.39],
	[0.29, 0.27],
	[0.2, 0.187],
] as const;

/** The underside of Deck 3, in frames. */
function Overhang() {
	const beam = ([near, back]: readonly [number, number]) =>
		`M${along(0, 30, near)}L${along(752, -20, near)} ${along(752, -20, back)} ${along(0, 30, back)}Z`;
	return (
		<g stroke={ink} strokeWidth="5" data-light={beamLight}>
			<path d={`M${along(0, 30, 0.1)}L${along(0, 30, 1)} 0-20 ${along(752, -20, 1)} ${along(752, -20, 0.1)}Z`} fill={midnight.light} />
			<path d={beams.map(beam).join('')} fill={slate.dark} strokeWidth="4" />
			<path d={`M${along(752, -20, 0.1)}L${along(752, -20, 1.1)} ${along(806, -20, 1.1)} ${along(806, -20, 0.1)}Z`} fill={yellow} />
			<path
				d={`M${along(752, -20, 0.1)}L${along(752, -20, 1.1)} ${along(768, -20, 1.1)} ${along(768, -20, 0.1)}Z`}
				fill={oilskin.dark}
				stroke="none"
			/>
		</g>
	);
}

/** The stones, wet, as far as the edge. */
function Stones() {
	return (
		<g data-light={stoneLight}>
			<path
				d={`M-10 524L${along(0, 520, 0.1)} ${along(0, 520, 0.02)} 640 404 1210 612H-10Z`}
				fill={canvas.mid}
				stroke={ink}
				strokeWidth="5"
			/>
			<path d="M-10 610V548L420 470C520 500 560 470 620 440L470 610Z" fill={canvas.dark} />
			<path
				d="M590 520C640 504 700 512 760 500 790 508 770 524 720 530 700 544 620 540 590 520ZM960 574C1000 560 1060 572 1080 584L1060 610H940ZM470 470C500 462 540 468 560 460 570 470 520 482 490 482Z"
				fill={linen.pale}
			/>
			<path d="M650 408L1210 612V584L672 404Z" fill={white} stroke={ink} strokeWidth="4" />
		</g>
	);
}

const hand = (degrees: number, length: number) => {
	const a = (degrees * Math.PI) / 180;
	return `M0 0L${n(length * Math.sin(a))} ${n(-length * Math.cos(a))}`;
};

/** Twenty minutes to four, and the last twenty minutes of an hour in yellow. */
export function Clock() {
	const ticks = Array.from({ length: 12 }, (_, i) => {
		const a = (i * Math.PI) / 6;
		const [x, y] = [Math.sin(a), -Math.cos(a)];
		return `M${n(x * 43)} ${n(y * 43)}L${n(x * 49)} ${n(y * 49)}`;
	}).join('');
	return (
		<g transform="translate(672 92)">
			<Halo fill={brass.pale} steps="150 .1, 104 .16, 78 .3" />
			<path d="M0-60V-100" stroke={ink} strokeWidth="14" />
			<g data-light={lights.own}>
				<circle r="60" fill={red} stroke={ink} strokeWidth="6" />
				<circle r="52" fill={white} stroke={ink} strokeWidth="5" />
				<path d="M0 0L-44.200 25.500A51 51 0 0 1 0-51Z" fill={yellow} />
				<path d={ticks} stroke={ink} strokeWidth="5.500" strokeLinecap="round" />
				<path d={hand(110, 29)} stroke={ink} strokeWidth="10" strokeLinecap="round" />
				<path d={hand(240, 43)} stroke={ink} strokeWidth="7" strokeLinecap="round" />
				<circle r="6" fill={red} stroke={ink} strokeWidth="4" />
			</g>
		</g>
	);
}

export function Quay() {
	return (
		<>
			<Lit light={hullLight}>
				<Hull />
			</Lit>
			<Overhang />
			<Stones />
		</>
	);
}
