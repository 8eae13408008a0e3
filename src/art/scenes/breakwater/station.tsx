import { canvas, deal, moss, palette, wood } from '../../../model/colours.ts';
import { FlagPattern } from '../../flags.tsx';
import { Line, n } from '../../kit/forms.tsx';
import { ByNight, Lit } from '../../kit/lit.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { fogLit, handLampPool, stationDim } from './breakwater-light.ts';
import { fog } from './fog.tsx';

const { ink, yellow } = palette;

/** Both faces of the station run from its near corner to the points where level lines meet. */
const corner = { x: 850, roof: 88, foot: 392 };
const horizon = 430;
const west = { x: 180, reach: 150 };
const east = { x: 2700, reach: 360 };

/** A place on a face: along it from the corner, from 0 to 1, and up it by decks. */
function place(face: typeof west, along: number, deck: number) {
	const side = Math.sign(face.x - corner.x);
	const x = corner.x + side * along * face.reach;
	const y = corner.foot + ((corner.roof - corner.foot) * deck) / 5;
	return `${n(x)} ${n(y + ((horizon - y) * Math.abs(x - corner.x)) / Math.abs(face.x - corner.x))}`;
}
const patch = (face: typeof west, from: number, to: number, low: number, high: number) =>
	`M${place(face, from, low)}L${place(face, from, high)} ${place(face, to, high)} ${place(face, to, low)}Z`;

const decks = [0, 1, 2, 3, 4] as const;

function windows(face: typeof west, starts: readonly number[], wide: number) {
	return decks
		.slice(0, 4)
		.map((deck) => starts.map((at) => patch(face, at, at + wide, deck + 0.28, deck + 0.72)).join(''))
		.join('');
}

/** Somebody at a rail, with a cap on. */
const watcher = 'h-7v-9q0-5 5-6-3-2-3-5h-1q1-6 6-6t6 5l2 1h-2q0 3-3 5 5 1 5 6v9Z';

/** By night the top deck is lit all round, and below it whoever is on watch. */
function WatchRoom() {
	return (
		<ByNight strokeWidth="3">
			<path d={patch(east, 0.02, 0.98, 4.24, 4.78)} fill={canvas.light} />
			<path d={patch(west, 0.03, 0.97, 4.24, 4.78)} fill={canvas.dark} />
			<path
				d={[0.18, 0.36, 0.54, 0.72, 0.88]
					.map((at) => `M${place(east, at, 4.24)}L${place(east, at, 4.78)}`)
					.concat([0.25, 0.5, 0.74].map((at) => `M${place(west, at, 4.24)}L${place(west, at, 4.78)}`))
					.join('')}
			/>
			<path
				d={[
					[0.06, 3],
					[0.34, 3],
					[0.5, 1],
					[0.66, 2],
					[0.82, 3],
					[0.06, 1],
				]
					.map(([at = 0, deck = 0]) => patch(east, at, at + 0.08, deck + 0.28, deck + 0.72))
					.join('')}
				fill={deal.mid}
			/>
			<path
				d={[
					[0.34, 3],
					[0.1, 1],
					[0.58, 2],
				]
					.map(([at = 0, deck = 0]) => patch(west, at, at + 0.13, deck + 0.28, deck + 0.72))
					.join('')}
				fill={wood.dark}
			/>
		</ByNight>
	);
}

/** Five decks of it, each with its gallery, and the top one glazed all round. */
function House() {
	return (
		<g stroke={fog.far} strokeWidth="5">
			<path d={patch(east, 0, 1, 0, 5)} fill={fog.middle} />
			<path d={patch(west, 0, 1, 0, 5)} fill={fog.water} />
			<g strokeWidth="3">
				<path d={windows(west, [0.1, 0.34, 0.58, 0.8], 0.13)} fill={fog.far} />
				<path d={windows(east, [0.06, 0.2, 0.34, 0.5, 0.66, 0.82], 0.08)} fill={fog.near} />
				<path d={patch(east, 0.02, 0.98, 4.24, 4.78)} fill={fog.near} />
				<path d={patch(west, 0.03, 0.97, 4.24, 4.78)} fill={fog.far} />
				<path
					d={[0.18, 0.36, 0.54, 0.72, 0.88]
						.map((at) => `M${place(east, at, 4.24)}L${place(east, at, 4.78)}`)
						.concat([0.25, 0.5, 0.74].map((at) => `M${place(west, at, 4.24)}L${place(west, at, 4.78)}`))
						.join('')}
				/>
			</g>
			{/* The galleries stand out from the walls, so their slabs pass the corner. */}
			{decks.map((deck) => (
				<g key={deck} strokeWidth="3">
					<path
						d={`M${place(west, 1.04, deck + 0.96)}L${place(west, -0.06, deck + 1)} ${place(east, 1, deck + 1)} ${place(east, 1, deck + 0.88)} ${place(west, -0.06, deck + 0.88)} ${place(west, 1.04, deck + 0.86)}Z`}
						fill={fog.light}
					/>
					<Line
						d={`M${place(west, 1.04, deck + 1.2)}L${place(west, -0.06, deck + 1.22)} ${place(east, 1, deck + 1.22)}`}
						width={1.8}
						ink={fog.far}
					/>
				</g>
			))}
			<WatchRoom />
			{/* One lamp, and those who have come out to look. */}
			<path d={patch(east, 0.2, 0.28, 2.28, 2.72)} fill={yellow} strokeWidth="3" data-light={lights.own} />
			<path
				d={[
					[938, 263],
					[1078, 236],
					[1096, 238],
					[797, 288],
				]
					.map(([x, y]) => `M${x} ${y}${watcher}`)
					.join('')}
				fill={fog.far}
				strokeWidth="1.5"
			/>
		</g>
	);
}

/** Masts, a horn, and the flag: it has no wind to fly in, and stirs. */
function Roof() {
	return (
		<g stroke={fog.far} strokeWidth="4">
			<Line d="M850 88V4" width={5} ink={fog.far} />
			<g data-light={handLampPool}>
				<clipPath id="breakwater-flag">
					<path d="M852 10C872 4 892 24 924 24 920 44 924 62 918 84 892 82 872 62 852 66Z" />
				</clipPath>
				<g clipPath="url(#breakwater-flag)">
					<g transform="matrix(.88 .18 0 1.4 852 -6)">
						<FlagPattern letter="G" />
					</g>
					<path d="M872 0L884 90H900L890 0Z" fill={ink} opacity=".18" />
				</g>
				<path d="M852 10C872 4 892 24 924 24 920 44 924 62 918 84 892 82 872 62 852 66Z" fill="none" strokeWidth="3.5" />
			</g>
			<path d="M984 106V40M968 58H1000M974 48H994M1050 108V72M1040 72H1060" fill="none" />
			<path d="M1086 112V92h14l12-8v24l-12-6v10Z" fill={fog.water} />
		</g>
	);
}

/** The mole: it comes out of the fog at its lamp and goes past us on the right. */
function Wall() {
	return (
		<g stroke={fog.far} strokeWidth="5">
			<path d="M430 404L850 358 1210 314V494L850 470 430 446Z" fill={fog.deep} />
			<path d="M430 404L850 358 1210 314V328L850 366 430 408Z" fill={fog.pale} strokeWidth="3" />
			<path d="M430 440L850 456 1210 476V496L850 470 430 446Z" fill={moss.mid} strokeWidth="0" />
			<Line
				d="M620 400L850 388 1210 366M700 424L1210 420M740 372v18M820 366v22M900 362v22M980 354v24M760 390v32M860 388v34M950 382v38M780 424v24M900 422v28"
				width={2}
				ink={fog.near}
			/>
			<Line d="M470 446V400M486 446V402" width={2} ink={fog.near} />
		</g>
	);
}

export function Station() {
	return (
		<>
			<Lit light={stationDim}>
				<House />
				<Roof />
			</Lit>
			{/* The upper decks are further into it than the lower. */}
			<path
				d={
					useNight()
						? patch(west, 0, 1.1, 3.7, 5.1) + patch(east, 0, 1, 3.7, 5.1)
						: 'M520 0H1200V150C1120 172 1040 140 960 152S780 176 640 150Q560 130 520 150Z'
				}
				fill={fog.light}
				opacity=".4"
			/>
			<path
				d="M600 160C700 172 880 164 960 152S1120 172 1200 150V180C1120 200 1040 168 960 180S740 190 600 160Z"
				fill="url(#breakwater-dots)"
				opacity=".6"
			/>
			<Lit light={fogLit}>
				<Wall />
			</Lit>
			<path
				d="M470 440C560 424 680 408 760 424S1000 420 1130 424V444C1000 456 860 440 700 450 600 456 530 448 470 440Z"
				fill={fog.pale}
				opacity=".8"
			/>
		</>
	);
}
