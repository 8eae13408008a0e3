import { brass, canvas, concrete, leaf, leather, linen, palette, rust, slate, steel, velvet } from '../../../model/colours.ts';
import { Line, skins } from '../../kit/forms.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { useNight } from '../../kit/night.tsx';
import { beamLight, fireFloor, officeLight } from './innovation-light.ts';
import { at, facing, level, line, upright } from './innovation-space.ts';

const { ink, white, yellow, red, foam } = palette;

const near = 3.2;
const end = 0.5;
const left = -470;
const right = 1560;

/** White throughout, so that leaks show. */
export const paint = { light: palette.white, mid: concrete.pale, dark: concrete.light, seam: steel.light };

function EndWall() {
	const seams = [-330, -110, 110, 330, 550, 770, 990, 1210, 1430];
	return (
		<>
			<path d={facing(end, left, right, 0, 900)} fill={paint.light} />
			<Line d={seams.map((x) => `M${at(x, 0, end)}L${at(x, 900, end)}`).join('')} width={2.4} ink={paint.seam} />
			<path d={facing(end, left, right, 0, 24)} fill={paint.dark} stroke={ink} strokeWidth="3" />
			<Offices />
			<FireBuckets />
		</>
	);
}

/** At a drawing board, seen from the hall: which way they face, and what they wear. */
const draughtsmen = [
	[252, 1, rust.mid, velvet.dark],
	[352, -1, leaf.dark, leather.light],
	[806, 1, slate.dark, concrete.deep],
	[918, 1, brass.mid, linen.mid],
	[1116, -1, rust.mid, leather.mid],
] as const;

/** The drawing offices look down into the hall from a gallery. */
function Offices() {
	const lit = useNight();
	return (
		<g stroke={ink} strokeWidth="4">
			<g data-light={officeLight}>
				<path d={facing(end, -420, 1500, 470, 620)} fill={lit ? canvas.pale : foam} />
				{draughtsmen.map(([x, turn, shirt, hair]) => (
					<g key={x} transform={`translate(${x} 222)scale(${turn} 1)`} strokeWidth="3">
						<path d="M22-4L44-48 54-43 34-4Z" fill={white} />
						<path d="M-15 0C-18-26-10-36 0-36 10-36 14-28 34-24L32-16C18-16 14-18 14 0Z" fill={shirt} />
						<circle cx="5" cy="-45" r="9.500" fill={skins.tan.light} />
						<path d="M-5-43C-9-58 10-60 13-51 6-52 2-50 0-42Z" fill={hair} />
					</g>
				))}
			</g>
			<path d={[-420, -180, 60, 300, 540, 780, 1020, 1260].map((x) => `M${at(x, 470, end)}L${at(x, 620, end)}`).join('')} />
			<path d={facing(end, -440, 1520, 440, 472)} fill={paint.mid} />
		</g>
	);
}

/** The left wall with its pipe, and what it has let through: ringed, so that it is nobody's fault twice. */
function LeftWall() {
	return (
		<>
			<path d={upright(left, 0, 900, near, end)} fill={paint.mid} />
			<path d={upright(left, 0, 24, near, end)} fill={paint.dark} stroke={ink} strokeWidth="3.4" />
			<g stroke={ink} strokeWidth="4">
				<path d={upright(left, 300, 336, near, end)} fill={paint.light} />
				<path d={upright(left, 290, 346, 0.8, 0.74)} fill={paint.dark} />
			</g>
			<path
				d={`M${at(left, 292, 0.79)}C${at(left, 240, 0.785)} ${at(left, 210, 0.8)} ${at(left, 120, 0.79)}L${at(left, 136, 0.765)}C${at(left, 200, 0.76)} ${at(left, 250, 0.752)} ${at(left, 292, 0.752)}Z`}
				fill={brass.mid}
			/>
			<path
				d={`M${at(left, 276, 0.85)}C${at(left, 170, 0.88)} ${at(left, 90, 0.82)} ${at(left, 92, 0.77)}C${at(left, 96, 0.71)} ${at(left, 180, 0.69)} ${at(left, 262, 0.7)}C${at(left, 300, 0.73)} ${at(left, 300, 0.8)} ${at(left, 262, 0.87)}`}
				fill="none"
				stroke={red}
				strokeWidth="6"
				strokeLinecap="round"
			/>
			<Line d={line([left, 900, near], [left, 900, end])} width={4} />
		</>
	);
}

function Floor() {
	const across = [0.56, 0.64, 0.75, 0.9, 1.1, 1.4, 1.8, 2.4];
	const along = [-360, -220, -80, 60, 200, 340, 480, 620, 780, 940, 1100, 1260, 1420];
	return (
		<>
			<path d={level(0, left, right, near, end)} fill={paint.mid} />
			<Line
				d={across.map((s) => `M${at(left, 0, s)}L${at(right, 0, s)}`).join('') + along.map((x) => line([x, 0, near], [x, 0, end])).join('')}
				width={2.4}
				ink={paint.seam}
			/>
			<ByNight light={fireFloor}>
				<path
					d="M150 566C180 506 330 486 520 486 720 486 880 508 900 556 905 590 880 610 860 620H170C150 606 146 580 150 566Z"
					fill={paint.mid}
				/>
			</ByNight>
			<path
				d="M346 590C366 574 460 566 540 568 640 570 706 574 726 586 742 596 700 606 640 612H400C360 606 336 600 346 590Z"
				fill={paint.dark}
			/>
			<Line d={`M${at(left, 0, end)}L${at(right, 0, end)}${line([left, 0, near], [left, 0, end])}`} width={4} />
		</>
	);
}

/** One of the girders that carry the roof. */
function Girder() {
	const bays = Array.from({ length: 12 }, (_, i) => `M${180 + i * 96} 88l48-40 48 40`).join('');
	return (
		<g fill="none" stroke={ink}>
			<path d={bays} strokeWidth="11" />
			<path d={bays} stroke={paint.dark} strokeWidth="6" />
			<path d="M190 92H1210M190 46H1210" strokeWidth="14" />
			<path d="M190 92H1210M190 46H1210" stroke={paint.mid} strokeWidth="8" />
		</g>
	);
}

/** Every district paints its fire buckets a colour of its own: here white, and full of sand. */
function FireBuckets() {
	return [226, 274, 322].map((x) => (
		<g key={x} transform={`translate(${x} 372)`} stroke={ink} strokeWidth="4">
			<path d="M-15 2C-10-18 10-18 15 2" fill="none" />
			<path d="M-18 0H18L13 38H-13Z" fill={paint.light} />
			<path d="M-16.500 2H-4L-5 36H-11.500Z" fill={paint.dark} stroke="none" />
			<path d="M-18 0C-10-8 10-8 18 0Z" fill={canvas.mid} />
		</g>
	));
}

/** The gantry's yellow beam, which everything heavy hangs from. */
export function Beam() {
	return (
		<g stroke={ink} strokeWidth="5.5" data-light={beamLight}>
			<path d="M-10-20H1250V12H-10Z" fill={yellow} />
			<path d="M-10 12H1250V24H-10Z" fill={brass.mid} />
			<path d="M452-10H588L578 40H462Z" fill={slate.mid} />
			<path d="M520-10H588L578 40H520Z" fill={slate.dark} strokeWidth="0" />
			<path d="M452-10H588L578 40H462Z" fill="none" />
		</g>
	);
}

export function Hall() {
	return (
		<>
			<EndWall />
			<Girder />
			<Floor />
			<LeftWall />
		</>
	);
}
