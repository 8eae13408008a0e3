import type { ReactNode } from 'react';
import { dress, idrisBenhaddou } from '../../content/wardrobe.ts';
import { hemp, linen, palette, phosphor, slate, steel, teal, wood } from '../../model/colours.ts';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { lights } from '../kit/night.tsx';
import type { Picture } from '../picture.ts';
import { IdrisBenhaddouFace, skin } from './idris-benhaddou-head.tsx';
import { nightfall } from './lamplight.tsx';
import { Away, Glow, height, Outlined, Panel, Shaded, SitterHand, width } from './portrait-kit.tsx';
import { wheelhouse } from './portrait-lamps.ts';

const { light: coat, dark: coatDark, fold: coatLight } = dress.officer;
const gold = dress.gold.light;

function Coat() {
	return (
		<>
			<Shaded
				rim
				d="M-10 500C-4 430 18 388 70 358L140 322L262 330L310 352C366 376 396 420 402 500Z"
				fill={coat}
				dark={coatDark}
				shade="M250 320C284 380 256 440 268 500H420V320ZM-10 500C10 470 30 460 40 420L60 510Z"
				line={6}
			>
				<Line d="M182 380C186 420 182 460 178 500" width={4} />
				<Brush d="M60 500C52 456 54 432 66 408M104 366C94 376 88 388 86 398" width={5} />
				<Brush d="M30 430C34 412 44 398 56 388" width={5} ink={coatLight} />
			</Shaded>
			<Toggle y={404} />
			<Toggle y={458} />
		</>
	);
}

function Toggle({ y }: { y: number }) {
	return (
		<g transform={`translate(0 ${y})`}>
			<Line d="M112 4H150M210 4H238" width={6} />
			<Line d="M112 4H150M210 4H238" width={2.4} ink={hemp.mid} />
			<Outlined d="M150 -4C150 -10 210 -10 210 -4L212 8C210 14 152 14 150 8Z" fill={idrisBenhaddou.toggles} line={4} />
			<Line d="M158 6H204" width={2} ink={wood.mid} />
		</g>
	);
}

/** He buys something small with a plug on it each week, and does not take it home. */
function Plug() {
	const flex = 'M60 500C56 470 66 452 84 448C104 446 112 462 104 476C96 488 84 484 84 472';
	return (
		<>
			<Outlined d="M30 486C50 476 90 474 118 482L116 510H28Z" fill={coatDark} line={4.5} />
			<Line d={flex} width={9} />
			<Line d={flex} width={4.5} ink={palette.white} />
			<g transform="rotate(-14 84 440)">
				<Line d="M74 408V424M94 408V424" width={8} />
				<Line d="M74 408V424M94 408V424" width={4} ink={idrisBenhaddou.gold} />
				<Outlined d="M62 422H106L102 446C100 458 92 464 84 464C76 464 68 458 66 446Z" fill={palette.white} line={4} />
				<Flat d="M88 425H103L99 446C98 454 94 459 88 461Z" fill={linen.mid} />
			</g>
			<Outlined d="M26 494C50 484 92 482 122 490L120 520H24Z" fill={coat} line={4.5} />
		</>
	);
}

function HoodBack() {
	return (
		<Shaded
			rim
			d="M206 14C176 2 136 -2 104 16C92 22 82 32 74 46C54 38 40 44 30 56C46 62 54 76 56 96
				C48 190 54 290 92 352C130 398 210 406 254 374C286 346 300 280 302 210C304 140 290 70 254 38
				C238 24 222 18 206 14Z"
			fill={coat}
			dark={coatDark}
			shade="M56 200C84 230 90 310 130 400L60 380ZM40 50C70 60 96 50 120 10L100 0L30 40ZM264 30
				L314 140V370H254C280 330 290 280 290 210C290 150 284 100 250 60Z"
			line={6}
		>
			<Brush
				d="M104 18C98 40 88 54 70 66M116 84C96 112 86 148 84 192M106 128C98 144 94 172 96 204
					M90 250C94 278 104 306 118 330M80 280C86 304 94 324 104 340"
				width={5}
			/>
			<Brush d="M136 20C160 12 190 16 214 28" width={5} ink={coatLight} />
		</Shaded>
	);
}

/** The hood's mouth: whatever is inside is cut by its edge. */
function HoodMouth({ children }: { children: ReactNode }) {
	const mouth =
		'M178 36C136 46 110 100 110 172C110 254 136 334 188 370C234 378 264 342 278 292' + 'C292 240 296 168 284 110C270 64 226 32 178 36Z';
	const tufts = Array.from({ length: 9 }, (_, i) => {
		const y = 92 + i * 26;
		const x = Math.round(118 + (i - 3.4) * (i - 3.4) * 1.7);
		return `M${x - 4} ${y}C${x + 4} ${y + 2} ${x + 8} ${y + 6} ${x + 10} ${y + 12}`;
	});
	return (
		<Shaded
			d={mouth}
			fill={idrisBenhaddou.fleece}
			dark={hemp.mid}
			shade="M196 30C160 64 138 110 140 180C138 250 160 320 188 370L300 340V30Z"
		>
			{children}
			<Brush d={tufts.join('')} width={3} />
		</Shaded>
	);
}

/** Lowered from the eyes, strap loose. */
function Binoculars() {
	return (
		<>
			<Glow x={264} y={486} r={52} c={phosphor.light} />
			<Glow x={346} y={472} r={52} c={phosphor.light} />
			<Line d="M150 352C170 380 210 392 246 388M306 344C330 350 350 360 364 380" width={8} />
			<Line d="M150 352C170 380 210 392 246 388M306 344C330 350 350 360 364 380" width={3.4} ink={idrisBenhaddou.toggles} />
			<Shaded
				d="M232 382L278 372L300 426C306 448 300 470 286 486L238 490C222 470 218 444 224 424Z"
				fill={idrisBenhaddou.binoculars}
				dark={palette.ink}
				shade="M258 370L276 500H310V370Z"
				line={5.5}
			>
				<Brush d="M232 396C228 420 228 446 236 466" width={5} ink={slate.light} />
				<Line d="M222 428L302 412" ink={slate.light} width={3} />
			</Shaded>
			<Outlined d="M280 392L316 384L324 428L290 436Z" fill={idrisBenhaddou.binoculars} line={4.5} />
			<Shaded
				d="M288 372C290 362 306 358 310 368L314 388L292 394Z"
				fill={steel.mid}
				dark={steel.dark}
				shade="M302 360L306 400H320V360Z"
				line={4}
			>
				<Line d="M293 368L296 392M299 366L302 390M305 365L308 388" width={1.8} />
			</Shaded>
			<Shaded
				d="M314 366L360 356L382 410C388 432 382 454 368 470L320 476C306 456 300 430 308 410Z"
				fill={idrisBenhaddou.binoculars}
				dark={palette.ink}
				shade="M340 354L358 490H400V350Z"
				line={5.5}
			>
				<Brush d="M314 382C310 404 310 430 318 450" width={5} ink={slate.light} />
			</Shaded>
			<Outlined d="M228 384L222 366L274 354L282 372ZM310 368L304 350L356 338L364 356Z" fill={palette.ink} line={4.5} />
			<Brush d="M228 368C244 362 258 360 270 358M310 352C326 346 340 344 352 342" width={3} ink={slate.light} />
			<path
				d="M240 488C252 480 274 476 288 484C280 494 254 498 240 488Z"
				fill={teal.light}
				data-light={lights.own}
				stroke={palette.ink}
				strokeWidth="4"
			/>
			<path
				d="M322 474C334 466 356 462 370 468C362 480 336 484 322 474Z"
				fill={teal.light}
				data-light={lights.own}
				stroke={palette.ink}
				strokeWidth="4"
			/>
		</>
	);
}

function Holding() {
	return (
		<>
			<SitterHand pose="grip" skin={skin} build="broad" x={424} y={424} turn={184} flip size={0.88} line={4.6} light={-1} />
			<Shaded
				rim
				d="M400 368C390 402 390 450 402 488C430 520 470 540 500 550V330C460 336 424 350 400 368Z"
				fill={coat}
				dark={coatDark}
				shade="M390 440C420 460 460 460 500 450V560H390Z"
				line={6}
			>
				<Brush d="M414 370C404 404 404 446 416 484M440 360C446 376 448 392 446 408" width={5} />
				<Line d="M424 362C414 402 414 448 428 496M434 356C424 402 424 452 440 506M444 352C434 402 434 456 452 514" ink={gold} width={5} />
			</Shaded>
		</>
	);
}

export const portraitIdrisBenhaddou: Picture = {
	width,
	height,
	alt:
		'Captain Idris Benhaddou, unshaven under the hood of a navy sea-coat, has lowered his ' +
		'binoculars and still looks where they pointed; the plug of a heater hangs from his pocket.',
	night: nightfall,
	Drawing: () => (
		<Panel flag="G" shift={-53} lamp={wheelhouse}>
			<Away>
				<Coat />
			</Away>
			<HoodBack />
			<HoodMouth>
				<IdrisBenhaddouFace />
			</HoodMouth>
			<Plug />
			<g transform="translate(-52 -12)">
				<Binoculars />
				<Holding />
			</g>
		</Panel>
	),
};
