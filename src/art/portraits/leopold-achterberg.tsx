import { leopoldAchterberg } from '../../content/wardrobe.ts';
import { brass, canvas, crimson, leather, linen, moss, oilskin, palette, steel, teal, wood } from '../../model/colours.ts';
import { Finger } from '../kit/body/finger.tsx';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import type { Picture } from '../picture.ts';
import { Tern } from '../tern.tsx';
import { nightfall } from './lamplight.tsx';
import { LeopoldAchterbergHair, LeopoldAchterbergPortraitHead, skin } from './leopold-achterberg-head.tsx';
import { Away, Glow, height, Outlined, Panel, Shaded, width } from './portrait-kit.tsx';
import { ovenMouth } from './portrait-lamps.ts';

/** Turned up, because he believes that he is not noticed in the queue. */
function CollarBehind() {
	return (
		<Shaded
			rim
			d="M116 330C94 306 90 280 100 256L130 262L280 240C300 224 318 206 336 196C354 236 350 290 320 332L220 372Z"
			fill={leopoldAchterberg.collar}
			dark={leather.deep}
			shade="M280 200C300 240 300 300 270 360L360 330V190Z"
			line={6}
		/>
	);
}

function Coat() {
	return (
		<>
			<Outlined d="M132 326L300 312L262 500H150Z" fill={palette.white} />
			<Shaded
				d="M180 358L214 352L222 376L212 394L232 500H176L190 396L174 380Z"
				fill={leopoldAchterberg.tie}
				dark={moss.deep}
				shade="M206 350L212 394L214 500H240V350Z"
				line={4}
			>
				<Line d="M184 430L222 470M188 404L218 436M180 464L216 500" width={2.5} ink={teal.light} />
			</Shaded>
			<Shaded
				d="M-46 500C-40 430 -8 366 50 330C70 318 88 322 100 334C120 390 150 450 178 500Z"
				fill={leopoldAchterberg.coat}
				dark={brass.deep}
				shade="M30 500C46 450 40 420 16 396L-30 430V510Z"
				line={6}
			/>
			<Shaded
				rim
				d="M192 500C234 434 274 360 300 290C348 296 388 314 412 348L432 500Z"
				fill={leopoldAchterberg.coat}
				dark={brass.deep}
				shade="M336 280C356 346 316 426 304 510H434V310ZM192 500C234 434 274 360 300 290L314 300C290 370 256 440 220 510Z"
				line={6}
			>
				<Brush d="M362 500C358 456 362 426 372 400M320 500C318 470 322 450 330 434" width={4.6} />
			</Shaded>
			<Outlined
				d="M98 258C102 286 116 312 138 332C156 356 170 430 184 500C150 470 118 430 104 394L118 378
					C98 364 86 344 84 322C80 298 86 274 98 258Z"
				fill={leopoldAchterberg.collar}
				line={5.5}
			/>
			<Outlined
				d="M336 196C334 240 318 284 288 318C262 360 224 430 186 500C236 474 292 440 330 398L320 380
					C342 364 358 338 362 310C364 270 354 230 336 196Z"
				fill={leather.deep}
				line={5.5}
				far
				rim
			/>
			<Brush d="M96 276C98 304 108 334 128 352M96 344C112 370 134 390 150 402" width={4} ink={leather.light} />
			<Brush d="M344 232C346 276 330 320 300 350M350 344C328 372 296 392 270 406" width={4} ink={wood.deep} />
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
			<Outlined d="M330 432L366 424C378 436 366 446 372 458L378 500H344Z" fill={palette.paper} line={3.5} />
			<Line d="M340 442L360 438M343 454L362 450M346 466L358 463" width={2.4} ink={steel.dark} />
			<Line d="M347 477L366 473" width={3.4} ink={crimson.mid} />
			<Outlined d="M318 478L404 462L410 512H322Z" fill={brass.deep} line={4.5} far />
			<Line d="M322 488L404 472" width={2} />
		</>
	);
}

/** One roll, held as other men hold a cigar. */
function Roll() {
	return (
		<g transform="translate(-6 -6) scale(.9)">
			<Shaded
				d="M-30 560V452C0 432 40 436 84 444C112 470 128 510 136 560Z"
				fill={leopoldAchterberg.coat}
				dark={brass.deep}
				shade="M-30 480C20 470 54 486 64 560H-30Z"
				line={6}
			>
				<Brush d="M96 462C108 480 116 500 120 530M60 470C72 486 80 504 84 524" width={4.4} />
				<Brush d="M20 450C40 446 60 448 74 452" width={4} ink={canvas.mid} />
			</Shaded>
			<Outlined d="M22 440C44 424 82 424 104 442L108 464C84 448 42 446 18 462Z" fill={palette.white} line={4.5} />
			<circle cx="90" cy="446" r="5" fill={brass.mid} stroke={palette.ink} strokeWidth="2.5" />
			<Shaded
				d="M32 446C24 426 26 402 42 386L104 382C118 394 120 416 104 444C84 434 52 434 32 446Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M20 400C50 410 60 430 56 450H20Z"
				line={5}
			/>
			<Finger tone={skin} nail={linen.pale} joints="46 424 11, 22 408 10, 6 388 9, 0 370 7.4" shade="left" />
			<Line d="M12 409C18 404 22 400 24 394" width={9} />
			<Line d="M13 408C18 404 21 400 23 396" width={5} ink={brass.mid} />
			<Finger tone={skin} nail={linen.pale} joints="48 410 12, 24 382 11, 22 356 9.8, 34 340 8" shade="left" />
			<Shaded
				rim
				d="M44 336C34 304 54 274 88 268C102 266 112 268 120 272C118 280 122 286 130 286C130 294 136 300 146 300
					C148 332 124 352 94 356C68 358 50 352 44 336Z"
				fill={leopoldAchterberg.roll}
				dark={brass.deep}
				shade="M40 330C70 352 118 340 140 296L156 330L110 370H40Z"
				line={5.5}
			>
				<Flat d="M120 272C118 280 122 286 130 286C130 294 136 300 146 300L152 262L124 256Z" fill={canvas.pale} />
				<Brush d="M66 284C70 298 78 306 92 308M90 272C92 286 100 296 114 300M50 304C56 318 66 326 80 326" width={6} ink={canvas.pale} />
				<Line d="M120 272C118 280 122 286 130 286C130 294 136 300 146 300" width={3.4} />
			</Shaded>
			<Finger tone={skin} nail={linen.pale} joints="56 400 12.5, 34 366 12, 38 336 10.4, 52 318 8.6" shade="left" />
			<Finger tone={skin} nail={linen.pale} joints="104 418 14, 126 384 12.5, 122 354 10.5, 110 338 8.6" />
			<Flat
				d="M158 330a3 3 0 1 0 .1 0ZM150 372a3 3 0 1 0 .1 0ZM170 400a2.4 2.4 0 1 0 .1 0ZM166 430a2.4 2.4 0 1 0 .1 0ZM186 450a3 3 0 1 0 .1 0Z"
				fill={canvas.pale}
			/>
		</g>
	);
}

export const portraitLeopoldAchterberg: Picture = {
	width,
	height,
	alt:
		'Leopold Achterberg, heavy, the velvet collar of his camel coat turned up and Tern ' +
		'Provision’s pin on it, considers one small bread roll he has already bitten.',
	night: nightfall,
	Drawing: () => (
		<Panel flag="V" lamp={ovenMouth}>
			<Glow x={77} y={275} r={120} c={oilskin.light} />
			<g transform="translate(26 0)">
				<CollarBehind />
				<LeopoldAchterbergPortraitHead />
				<LeopoldAchterbergHair />
				<Away>
					<Coat />
				</Away>
			</g>
			<Roll />
		</Panel>
	),
};
