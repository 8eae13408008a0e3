import { Finger } from '../kit/body/finger.tsx';
import { palette } from '../kit/palette.ts';
import type { Picture } from '../picture.ts';
import { Tern } from '../tern.tsx';
import { Away, Brush, Flat, Glow, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';
import { nightfall } from './lamplight.tsx';
import { ovenMouth } from './lamps.ts';
import { Hair, Head, skin } from './leopold-achterberg-head.tsx';

const nail = '#fbe3d2';
const camel = '#cf9f5f';
const camelDark = '#9c7138';
const camelLight = '#e6c58a';
const velvet = '#4a2b1c';
const velvetDark = '#2e190f';
const crust = '#d9953d';
const crustDark = '#a8651c';
const crumb = '#fbe3b4';
const gold = '#e0a92a';

/** Turned up, because he believes that he is not noticed in the queue. */
function CollarBehind() {
	return (
		<Shaded
			rim
			d="M116 330C94 306 90 280 100 256L130 262L280 240C300 224 318 206 336 196C354 236 350 290 320 332L220 372Z"
			fill={velvet}
			dark={velvetDark}
			shade="M280 200C300 240 300 300 270 360L360 330V190Z"
			w={6}
		/>
	);
}

function Coat() {
	return (
		<>
			<Shape d="M132 326L300 312L262 500H150Z" fill={palette.white} />
			<Shaded
				d="M180 358L214 352L222 376L212 394L232 500H176L190 396L174 380Z"
				fill="#1f4d3f"
				dark="#12302a"
				shade="M206 350L212 394L214 500H240V350Z"
				w={4}
			>
				<Line d="M184 430L222 470M188 404L218 436M180 464L216 500" w={2.5} c="#5fbab0" />
			</Shaded>
			<Shaded
				d="M-46 500C-40 430 -8 366 50 330C70 318 88 322 100 334C120 390 150 450 178 500Z"
				fill={camel}
				dark={camelDark}
				shade="M30 500C46 450 40 420 16 396L-30 430V510Z"
				w={6}
			/>
			<Shaded
				rim
				d="M192 500C234 434 274 360 300 290C348 296 388 314 412 348L432 500Z"
				fill={camel}
				dark={camelDark}
				shade="M336 280C356 346 316 426 304 510H434V310ZM192 500C234 434 274 360 300 290L314 300C290 370 256 440 220 510Z"
				w={6}
			>
				<Brush d="M362 500C358 456 362 426 372 400M320 500C318 470 322 450 330 434" w={4.6} />
			</Shaded>
			<Shape
				d="M98 258C102 286 116 312 138 332C156 356 170 430 184 500C150 470 118 430 104 394L118 378
					C98 364 86 344 84 322C80 298 86 274 98 258Z"
				fill={velvet}
				w={5.5}
			/>
			<Shape
				d="M336 196C334 240 318 284 288 318C262 360 224 430 186 500C236 474 292 440 330 398L320 380
					C342 364 358 338 362 310C364 270 354 230 336 196Z"
				fill={velvetDark}
				w={5.5}
				far
				rim
			/>
			<Brush d="M96 276C98 304 108 334 128 352M96 344C112 370 134 390 150 402" w={4} c="#8a5b3f" />
			<Brush d="M344 232C346 276 330 320 300 350M350 344C328 372 296 392 270 406" w={4} c="#6e3d22" />
			<circle cx="300" cy="392" r="17" fill={palette.white} stroke={palette.ink} strokeWidth="4" />
			<Tern at="translate(300 393) scale(.4)" fill={palette.deep} />
			<g transform="translate(-30 4)">
				<Receipt />
			</g>
		</>
	);
}

/** He keeps the receipts for presents; this one is for three claims. */
function Receipt() {
	return (
		<>
			<Shape d="M330 432L366 424C378 436 366 446 372 458L378 500H344Z" fill={palette.paper} w={3.5} />
			<Line d="M340 442L360 438M343 454L362 450M346 466L358 463" w={2.4} c="#5b6b7a" />
			<Line d="M347 477L366 473" w={3.4} c="#b3141f" />
			<Shape d="M318 478L404 462L410 512H322Z" fill={camelDark} w={4.5} far />
			<Line d="M322 488L404 472" w={2} />
		</>
	);
}

/** One roll, held as other men hold a cigar. */
function Roll() {
	return (
		<g transform="translate(-6 -6) scale(.9)">
			<Shaded
				d="M-30 560V452C0 432 40 436 84 444C112 470 128 510 136 560Z"
				fill={camel}
				dark={camelDark}
				shade="M-30 480C20 470 54 486 64 560H-30Z"
				w={6}
			>
				<Brush d="M96 462C108 480 116 500 120 530M60 470C72 486 80 504 84 524" w={4.4} />
				<Brush d="M20 450C40 446 60 448 74 452" w={4} c={camelLight} />
			</Shaded>
			<Shape d="M22 440C44 424 82 424 104 442L108 464C84 448 42 446 18 462Z" fill={palette.white} w={4.5} />
			<circle cx="90" cy="446" r="5" fill={gold} stroke={palette.ink} strokeWidth="2.5" />
			<Shaded
				d="M32 446C24 426 26 402 42 386L104 382C118 394 120 416 104 444C84 434 52 434 32 446Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M20 400C50 410 60 430 56 450H20Z"
				w={5}
			/>
			<Finger tone={skin} nail={nail} joints="46 424 11, 22 408 10, 6 388 9, 0 370 7.4" shade="left" />
			<Line d="M12 409C18 404 22 400 24 394" w={9} />
			<Line d="M13 408C18 404 21 400 23 396" w={5} c={gold} />
			<Finger tone={skin} nail={nail} joints="48 410 12, 24 382 11, 22 356 9.8, 34 340 8" shade="left" />
			<Shaded
				rim
				d="M44 336C34 304 54 274 88 268C102 266 112 268 120 272C118 280 122 286 130 286C130 294 136 300 146 300
					C148 332 124 352 94 356C68 358 50 352 44 336Z"
				fill={crust}
				dark={crustDark}
				shade="M40 330C70 352 118 340 140 296L156 330L110 370H40Z"
				w={5.5}
			>
				<Flat d="M120 272C118 280 122 286 130 286C130 294 136 300 146 300L152 262L124 256Z" fill={crumb} />
				<Brush d="M66 284C70 298 78 306 92 308M90 272C92 286 100 296 114 300M50 304C56 318 66 326 80 326" w={6} c={crumb} />
				<Line d="M120 272C118 280 122 286 130 286C130 294 136 300 146 300" w={3.4} />
			</Shaded>
			<Finger tone={skin} nail={nail} joints="56 400 12.5, 34 366 12, 38 336 10.4, 52 318 8.6" shade="left" />
			<Finger tone={skin} nail={nail} joints="104 418 14, 126 384 12.5, 122 354 10.5, 110 338 8.6" />
			<Flat
				d="M158 330a3 3 0 1 0 .1 0ZM150 372a3 3 0 1 0 .1 0ZM170 400a2.4 2.4 0 1 0 .1 0ZM166 430a2.4 2.4 0 1 0 .1 0ZM186 450a3 3 0 1 0 .1 0Z"
				fill={crumb}
			/>
		</g>
	);
}

export const portraitLeopoldAchterberg: Picture = {
	width,
	height,
	alt:
		'Leopold Achterberg, heavy, the velvet collar of his camel coat turned up and Tern ' +
		'Provision’s pin on it, considers one small bread roll that he has already bitten.',
	night: nightfall,
	Drawing: () => (
		<Panel flag="V" lamp={ovenMouth}>
			<Glow x={77} y={275} r={120} c="#ffb648" />
			<g transform="translate(26 0)">
				<CollarBehind />
				<Head />
				<Hair />
				<Away>
					<Coat />
				</Away>
			</g>
			<Roll />
		</Panel>
	),
};
