import { linhNgo } from '../../content/wardrobe.ts';
import { brass, cobalt, copper, crimson, hemp, linen, midnight, palette, steel } from '../../model/colours.ts';
import { Finger } from '../kit/body/finger.tsx';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { ByNight } from '../kit/lit.tsx';
import { lights } from '../kit/night.tsx';
import type { Picture } from '../picture.ts';
import { Mirrored, nightfall } from './lamplight.tsx';
import { Fringe, LinhNgoFace, LinhNgoHairBehind, skin } from './linh-ngo-head.tsx';
import { Away, Glow, height, Outlined, Panel, Shaded, SitterHand, width } from './portrait-kit.tsx';
import { pendant } from './portrait-lamps.ts';

const id = 'portrait-linh-ngo';
const wool = { light: linhNgo.gloves, dark: brass.deep };

function Tunic() {
	return (
		<>
			<Shaded
				rim
				d="M26 500C24 430 52 388 108 364L166 344C196 368 226 364 250 342L300 358
					C350 376 372 420 378 500Z"
				fill={linhNgo.tunic}
				dark={midnight.mid}
				shade="M20 520V360L108 352C150 372 128 386 112 408C96 432 100 470 112 520Z"
				line={6}
			>
				<Brush d="M344 424C342 406 336 392 326 382M268 352C280 356 290 358 298 366" width={4.4} ink={cobalt.mid} />
			</Shaded>
			<Shaded
				d="M160 306C180 336 224 338 252 304L258 342C232 376 186 378 156 348Z"
				fill={linhNgo.tunic}
				dark={midnight.mid}
				shade="M150 300L176 332 180 392H140V300Z"
			>
				<Line d="M158 338C188 364 230 362 256 332" ink={palette.foam} width={2} />
			</Shaded>
		</>
	);
}

/** Four seconds: below that a yes is a nod. The wire keeps the glass whole in a pocket. */
function Stopwatch() {
	return (
		<>
			<Line d="M166 352C150 372 136 380 128 392M246 346C226 376 176 388 134 396" width={9} />
			<Line d="M166 352C150 372 136 380 128 392M246 346C226 376 176 388 134 396" width={4.5} ink={palette.red} />
			<g transform="translate(-14 -8)">
				<Glow x={139} y={434} r={60} c={palette.yellow} />
				<Outlined d="M134 404L132 388H148L146 404Z" fill={steel.pale} line={4} />
				<Line d="M112 416L104 408M166 416L174 408" width={8} />
				<circle cx="139" cy="434" r="33" fill={steel.pale} stroke={palette.ink} strokeWidth="5" />
				<path d="M139 404a30 30 0 0 0 0 60q-26 -30 0 -60Z" fill={steel.mid} />
				<circle cx="139" cy="434" r="25" fill={palette.white} stroke={palette.ink} strokeWidth="3" />
				<ByNight>
					<circle cx="139" cy="434" r="23.5" fill={palette.white} />
				</ByNight>
				<path d="M139 434V410A24 24 0 0 1 160 422Z" fill={palette.yellow} data-light={lights.own} />
				<Line d="M139 434L158 423M139 412V417M139 451V456M118 434H122M156 434H160" width={3} />
				<Line d="M124 406C130 424 130 444 124 462M154 406C148 424 148 444 154 462M110 426H168M110 444H168" width={3.4} />
				<Line d="M124 406C130 424 130 444 124 462M154 406C148 424 148 444 154 462M110 426H168M110 444H168" width={1.4} ink={steel.pale} />
			</g>
		</>
	);
}

/** On top what she is asked about; below it nine pages; under the clip, number 30. */
function Clipboard() {
	return (
		<>
			<Shaded
				rim
				d="M176 364L334 340L366 520H204Z"
				fill={linhNgo.clipboard}
				dark={copper.dark}
				shade="M160 360L194 358 222 520H180Z"
				line={5}
			>
				<Outlined d="M198 378L330 358L356 510H222Z" fill={hemp.mid} line={3} />
				<Outlined d="M194 374L324 354L350 520H216Z" fill={linen.light} line={3} />
				<Outlined d="M190 372L318 352L332 430C330 448 336 458 344 466L310 520H212Z" fill={palette.paper} line={3} />
				<Line d="M206 398L296 384M210 412L276 402M212 426L300 412M216 440L268 432" width={3} ink={steel.dark} />
				<path d="M270 446L314 439L317 458L273 465Z" fill="none" stroke={crimson.mid} strokeWidth="4" />
				<Line d="M276 460L311 444" ink={crimson.mid} width={4} />
			</Shaded>
			<Outlined d="M286 322L320 316L330 370L296 376Z" fill={linhNgo.stub} line={3.5} />
			<Line d="M297 334C302 330 308 333 305 338C302 341 300 341 299 341C306 341 308 348 302 350C299 351 297 350 296 348" width={3.4} />
			<ellipse cx="315" cy="338" rx="4.5" ry="8.5" transform="rotate(-9 315 338)" fill="none" stroke={palette.ink} strokeWidth="3.4" />
			<Outlined d="M222 350L284 340L288 362L226 372Z" fill={steel.pale} line={4} />
			<Flat d="M226 364L286 354L287 360L227 370Z" fill={steel.mid} />
			<Outlined d="M238 348C236 332 260 328 264 344Z" fill={steel.pale} line={4} />
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
				line={4.5}
			/>
			{[
				[466, 346],
				[448, 340],
				[429, 336],
				[411, 338],
			].map(([y = 0, x = 0]) => (
				<g key={y}>
					<Finger tone={skin} nail={linen.pale} joints={`${x + 34} ${y + 3} 10, ${x + 14} ${y} 10, ${x - 8} ${y - 3} 8.4`} />
					<Finger tone={wool} creases={false} joints={`${x + 38} ${y + 4} 10.5, ${x + 28} ${y + 3} 10.5, ${x + 22} ${y + 2} 10.5`} />
				</g>
			))}
			<SitterHand {...hand}>
				<Outlined d="M172 376L182 368L240 436L236 448L224 446Z" fill={palette.yellow} line={4} />
				<Flat d="M236 448L226 446L237 436Z" fill={palette.ink} />
				<Outlined d="M172 376L164 366C160 358 170 350 176 358L182 368Z" fill={palette.red} line={4} />
			</SitterHand>
			<Shaded
				d="M40 520C50 490 72 470 98 466C114 466 126 476 132 490L140 520Z"
				fill={linhNgo.tunic}
				dark={midnight.mid}
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
				<LinhNgoHairBehind />
				<LinhNgoFace />
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
