import { brass, cobalt, linen, palette } from '../../model/colours.ts';
import { FlagPattern } from '../flags.tsx';
import { cloth, Form, Line, n } from '../kit/forms.tsx';
import { lights, useNight } from '../kit/night.tsx';
import type { Point } from '../kit/shapes.ts';
import { sheet } from './course.ts';

const { ink, white, yellow, foam, sea, deep } = palette;
const { width, waterline } = sheet;

/** The waves' step, and how far each hangs between its crests. */
const wave = { step: 40, sag: 11 } as const;
const crests = Array.from({ length: width / wave.step + 1 }, (_, i) => i * wave.step);

/** A band of the surface, hung from the waves; it thins out towards both sides. */
function band(depth: number) {
	const under = crests.map((x): Point => [x, waterline + depth * Math.sin((Math.PI * x) / width) ** 0.6]);
	const back = under
		.toReversed()
		.slice(1)
		.map(([x, y]) => `Q${x + wave.step / 2} ${n(y + wave.sag * 2)} ${x} ${n(y)}`);
	return `${lap}L${under.at(-1)?.map(n).join(' ')}${back.join('')}Z`;
}
const lap = `M0 ${waterline}${crests
	.slice(1)
	.map(() => `q${wave.step / 2} ${wave.sag * 2} ${wave.step} 0`)
	.join('')}`;

/** The sea's surface, drawn over what floats in it. */
export function Surface() {
	return (
		<>
			<path d={band(28)} fill={sea} fillOpacity="0.85" />
			<path d={band(12)} fill={foam} />
			<Line d={lap} width={6} />
		</>
	);
}

/** Light that gets this far, in flat shafts. */
export function Shafts() {
	return (
		<path
			d="M330 170L262 346 318 390 396 170ZM470 170L440 260 488 292 530 170ZM60 170L16 310 40 336 92 170Z"
			fill={palette.blue}
			fillOpacity="0.55"
		/>
	);
}

/** A gull, afloat over it all, with an opinion about what people keep. */
export function Gull() {
	return (
		<g transform="translate(506 146)rotate(-5)">
			<path
				d="M-10 18L-18 40-30 50-10 52-2 48-10 40-2 18M14 18L22 34 14 50 34 46 40 38 30 34 22 18"
				fill={cloth.orange.light}
				strokeWidth="7"
			/>
			<path
				d="M62-16C50-18 36-22 16-24 4-26-10-24-20-20-16-32-22-46-36-47-48-48-56-38-54-26L-70-12-52-10C-52 10-32 22-4 22 26 22 46 6 62-16Z"
				fill={white}
				strokeWidth="9"
			/>
			<path d="M-48-6C-40 8-20 14 4 12 26 10 40 2 54-8 46 8 26 22-4 22-30 22-46 12-48-6Z" fill={cloth.white.dark} />
			<path d="M70-22C46-26 20-30-4-20-16-12-14 2-2 6 24 10 52-4 70-22Z" fill={cloth.grey.light} strokeWidth="6" />
			<path d="M74-23L40-24 50-9Z" fill={ink} />
			<path d="M-54-27L-71-11-51-14Z" fill={yellow} strokeWidth="6" />
			<circle cx="-43" cy="-30" r="3.6" fill={ink} />
			<Line d="M-49-36Q-42-40-37-34" width={2.6} />
		</g>
	);
}

/** The mast, with the lamp at its head. */
function Mast() {
	const night = useNight();
	return (
		<>
			{night && (
				<g data-light={lights.own}>
					<circle cx="-20" cy="-120" r="38" fill={cobalt.light} fillOpacity=".3" />
					<circle cx="-20" cy="-120" r="23" fill={brass.pale} fillOpacity=".5" />
				</g>
			)}
			<path d="M-20-62V-130" fill="none" strokeWidth="11" />
			<path d="M-20-62V-130" fill="none" stroke={cloth.grey.light} strokeWidth="4" />
			<path d="M-32-70H-8L-4-60H-36Z" fill={cloth.grey.dark} strokeWidth="7" />
			<g data-light={lights.own}>
				<path d="M-30-129H-10L-12-112H-28Z" fill={night ? linen.pale : foam} strokeWidth="7" />
			</g>
			<path d="M-33-129Q-20-141-7-129Z" fill={cloth.grey.light} strokeWidth="7" />
		</>
	);
}

/** The flag of letter L: the site's own. */
function Flag() {
	return (
		<g transform="translate(-15-107)skewY(5)scale(.78)" data-light={lights.glow}>
			<path d="M0 0H80V60H0Z" stroke={foam} strokeWidth="17" />
			<path d="M0 0H80V60H0Z" strokeWidth="11" />
			<FlagPattern letter="L" />
		</g>
	);
}

/** The buoy, heeled a little by what it holds. */
export function Buoy() {
	const night = useNight();
	return (
		<g transform="translate(122 162)rotate(5)">
			<Mast />
			<Form d="M0-78A78 78 0 1 1 0 78 78 78 0 1 1 0-78Z" tone={cloth.red} shade="M30-84C66-36 56 46-20 86H90V-84Z" line={5}>
				<path d="M-84-40Q0-16 84-40V-8Q0 18-84-8Z" fill={white} />
				<path d="M51-33Q70-36 84-40V-8Q72-2 54 2Q56-16 51-33Z" fill={cloth.white.dark} />
				{night && (
					<g data-light={lights.glow}>
						<clipPath id="buoy-lamplit">
							<path d="M-70-90H40Q44-40-10-36-56-30-70-90Z" />
						</clipPath>
						<g clipPath="url(#buoy-lamplit)">
							<path d="M-90-90H90V20H-90Z" fill={cloth.red.light} />
							<path d="M-84-40Q0-16 84-40V-8Q0 18-84-8Z" fill={white} />
						</g>
					</g>
				)}
				<Line d="M-84-40Q0-16 84-40M-84-8Q0 18 84-8" width={3} />
				<g transform="rotate(-5)translate(-122-162)">
					<path d={`${lap}V310H0Z`} fill={deep} fillOpacity="0.5" />
				</g>
			</Form>
			<Flag />
		</g>
	);
}

/** Under the buoy: its eye, a shackle, and the rope's end spliced round a thimble. */
export function Shackle() {
	const eye = 'M108 304C84 276 94 253 112 253 131 253 139 276 117 304';
	return (
		<g transform="translate(1 9)">
			<path d="M100 226H128L124 246H102Z" fill={cloth.grey.dark} strokeWidth="9" />
			<path d="M102 224C98 268 128 268 124 224" fill="none" strokeWidth="13" />
			<g fill="none">
				<path d={eye} strokeWidth="21" />
				<path d={eye} stroke={cloth.sand.light} strokeWidth="12" />
				<path d={eye} stroke={cloth.sand.dark} strokeWidth="10" strokeDasharray="3 7" strokeLinecap="butt" />
			</g>
			<path d="M102 224C98 268 128 268 124 224" fill="none" stroke={cloth.grey.light} strokeWidth="5" />
		</g>
	);
}

/** What has grown on it since it was last hauled, all combed one way. */
export function Weed() {
	return (
		<path
			d="M164 226C178 238 190 234 204 246 192 248 176 248 160 230ZM150 232C158 250 174 250 184 266 170 264 152 254 146 234ZM122 322C136 328 142 322 156 330 146 336 132 336 120 328ZM120 618C136 620 142 630 158 628 148 638 132 634 118 624ZM76 712C90 712 98 722 112 720 102 732 86 726 74 718Z"
			fill={cloth.green.light}
			strokeWidth="6"
		/>
	);
}

/** Where the splice is served over with twine. */
export function Service() {
	return (
		<g transform="translate(113 303)rotate(-10)">
			<path d="M-15-17H15V14H-15Z" fill={cloth.wood.light} strokeWidth="8" />
			<path d="M2-17H15V14H2Z" fill={cloth.wood.dark} />
			<Line d="M-15-11H15M-15-5H15M-15 1H15M-15 7H15" width={2.4} />
		</g>
	);
}
