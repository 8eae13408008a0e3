import { Finger } from '../kit/body/finger.tsx';
import { ByNight } from '../kit/lit.tsx';
import { lights } from '../kit/night.tsx';
import { palette } from '../kit/palette.ts';
import type { Picture } from '../picture.ts';
import { Away, Brush, Flat, Glow, Hand, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';
import { Mirrored, nightfall } from './lamplight.tsx';
import { pendant } from './lamps.ts';
import { Face, Fringe, HairBehind, skin } from './linh-ngo-head.tsx';

const id = 'portrait-linh-ngo';
const wool = { light: '#e0a92a', dark: '#9c6f12' };
const nail = '#fbe3d2';
const tunic = '#22405c';
const tunicDark = '#132639';
const tunicLight = '#5c7aa8';
const board = '#b27a3f';
const boardDark = '#86562a';
const steel = '#d3dce0';
const steelDark = '#8b9aa5';

function Tunic() {
	return (
		<>
			<Shaded
				rim
				d="M26 500C24 430 52 388 108 364L166 344C196 368 226 364 250 342L300 358
					C350 376 372 420 378 500Z"
				fill={tunic}
				dark={tunicDark}
				shade="M20 520V360L108 352C150 372 128 386 112 408C96 432 100 470 112 520Z"
				w={6}
			>
				<Brush d="M344 424C342 406 336 392 326 382M268 352C280 356 290 358 298 366" w={4.4} c={tunicLight} />
			</Shaded>
			<Shaded
				d="M160 306C180 336 224 338 252 304L258 342C232 376 186 378 156 348Z"
				fill={tunic}
				dark={tunicDark}
				shade="M150 300L176 332 180 392H140V300Z"
			>
				<Line d="M158 338C188 364 230 362 256 332" c={palette.foam} w={2} />
			</Shaded>
		</>
	);
}

/** Four seconds: below that a yes is a nod. The wire keeps the glass whole in a pocket. */
function Stopwatch() {
	return (
		<>
			<Line d="M166 352C150 372 136 380 128 392M246 346C226 376 176 388 134 396" w={9} />
			<Line d="M166 352C150 372 136 380 128 392M246 346C226 376 176 388 134 396" w={4.5} c={palette.red} />
			<g transform="translate(-14 -8)">
				<Glow x={139} y={434} r={60} c={palette.yellow} />
				<Shape d="M134 404L132 388H148L146 404Z" fill={steel} w={4} />
				<Line d="M112 416L104 408M166 416L174 408" w={8} />
				<circle cx="139" cy="434" r="33" fill={steel} stroke={palette.ink} strokeWidth="5" />
				<path d="M139 404a30 30 0 0 0 0 60q-26 -30 0 -60Z" fill={steelDark} />
				<circle cx="139" cy="434" r="25" fill={palette.white} stroke={palette.ink} strokeWidth="3" />
				<ByNight>
					<circle cx="139" cy="434" r="23.5" fill={palette.white} />
				</ByNight>
				<path d="M139 434V410A24 24 0 0 1 160 422Z" fill={palette.yellow} data-light={lights.own} />
				<Line d="M139 434L158 423M139 412V417M139 451V456M118 434H122M156 434H160" w={3} />
				<Line d="M124 406C130 424 130 444 124 462M154 406C148 424 148 444 154 462M110 426H168M110 444H168" w={3.4} />
				<Line d="M124 406C130 424 130 444 124 462M154 406C148 424 148 444 154 462M110 426H168M110 444H168" w={1.4} c={steel} />
			</g>
		</>
	);
}

/** On top what she is asked about; below it nine pages; under the clip, number 30. */
function Clipboard() {
	return (
		<>
			<Shaded rim d="M176 364L334 340L366 520H204Z" fill={board} dark={boardDark} shade="M160 360L194 358 222 520H180Z" w={5}>
				<Shape d="M198 378L330 358L356 510H222Z" fill="#c9b48a" w={3} />
				<Shape d="M194 374L324 354L350 520H216Z" fill="#e6d9b8" w={3} />
				<Shape d="M190 372L318 352L332 430C330 448 336 458 344 466L310 520H212Z" fill={palette.paper} w={3} />
				<Line d="M206 398L296 384M210 412L276 402M212 426L300 412M216 440L268 432" w={3} c="#5b6b7a" />
				<path d="M270 446L314 439L317 458L273 465Z" fill="none" stroke="#b3141f" strokeWidth="4" />
				<Line d="M276 460L311 444" c="#b3141f" w={4} />
			</Shaded>
			<Shape d="M286 322L320 316L330 370L296 376Z" fill="#f08a24" w={3.5} />
			<Line d="M297 334C302 330 308 333 305 338C302 341 300 341 299 341C306 341 308 348 302 350C299 351 297 350 296 348" w={3.4} />
			<ellipse cx="315" cy="338" rx="4.5" ry="8.5" transform="rotate(-9 315 338)" fill="none" stroke={palette.ink} strokeWidth="3.4" />
			<Shape d="M222 350L284 340L288 362L226 372Z" fill={steel} w={4} />
			<Flat d="M226 364L286 354L287 360L227 370Z" fill={steelDark} />
			<Shape d="M238 348C236 332 260 328 264 344Z" fill={steel} w={4} />
		</>
	);
}

const hand = {
	id: `${id}-hand`,
	pose: 'write',
	skin,
	glove: { tone: wool, fingers: 'half' },
	build: 'narrow',
	x: 101,
	y: 479,
	turn: -24,
	size: 0.74,
	line: 4.4,
	near: true,
} as const;

function Hands() {
	return (
		<>
			<Shaded
				d="M348 400C372 398 392 420 396 460L398 520H366Z"
				fill={wool.light}
				dark={wool.dark}
				shade="M340 390L366 404C380 440 384 480 386 530H340Z"
				w={4.5}
			/>
			{[
				[466, 346],
				[448, 340],
				[429, 336],
				[411, 338],
			].map(([y = 0, x = 0]) => (
				<g key={y}>
					<Finger tone={skin} nail={nail} joints={`${x + 34} ${y + 3} 10, ${x + 14} ${y} 10, ${x - 8} ${y - 3} 8.4`} />
					<Finger tone={wool} creases={false} joints={`${x + 38} ${y + 4} 10.5, ${x + 28} ${y + 3} 10.5, ${x + 22} ${y + 2} 10.5`} />
				</g>
			))}
			<Hand {...hand}>
				<Shape d="M172 376L182 368L240 436L236 448L224 446Z" fill={palette.yellow} w={4} />
				<Flat d="M236 448L226 446L237 436Z" fill={palette.ink} />
				<Shape d="M172 376L164 366C160 358 170 350 176 358L182 368Z" fill={palette.red} w={4} />
			</Hand>
			<Shaded
				d="M40 520C50 490 72 470 98 466C114 466 126 476 132 490L140 520Z"
				fill={tunic}
				dark={tunicDark}
				shade="M90 460C100 480 100 500 96 530H150V470Z"
			/>
		</>
	);
}

export const portraitLinhNgo: Picture = {
	width,
	height,
	alt:
		'Linh Ngo, black bob and round glasses, a stopwatch round her neck, her pencil on a ' +
		'clipboard that is too thick, looks up over the rims straight at us.',
	night: nightfall,
	Drawing: () => (
		<Panel flag="N" shift={-60} lamp={pendant}>
			<Mirrored>
				<HairBehind />
				<Face />
			</Mirrored>
			<Away>
				<Tunic />
			</Away>
			<Mirrored>
				<Fringe />
			</Mirrored>
			<Stopwatch />
			<Clipboard />
			<Hands />
		</Panel>
	),
};
