import { wrenAchterberg } from '../../content/wardrobe.ts';
import { brass, canvas, leaf, leather, linen, moss, palette, plum, steel, wood } from '../../model/colours.ts';
import { Finger } from '../kit/body/finger.tsx';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { lights } from '../kit/night.tsx';
import type { Picture } from '../picture.ts';
import { Tern } from '../tern.tsx';
import { nightfall } from './lamplight.tsx';
import { Away, height, Outlined, Panel, Shaded, width } from './portrait-kit.tsx';
import { torch } from './portrait-lamps.ts';
import { skin, WrenAchterbergPortraitHead } from './wren-achterberg-head.tsx';

/** Seen from behind: the back, the seam and the hood that lies on it. */
function Back() {
	return (
		<>
			<Shaded
				rim
				d="M30 500C24 430 38 376 82 348C110 332 140 326 160 320H250C300 316 380 330 410 372L440 500Z"
				fill={wrenAchterberg.smock}
				dark={moss.mid}
				shade="M264 326C304 370 290 440 300 510H450V320ZM30 500C50 470 60 440 60 410L90 510Z"
				line={6}
			>
				<Brush d="M198 424C202 450 202 474 198 500M72 500C64 462 68 432 80 408" width={5} ink={moss.dark} />
			</Shaded>
			<Shaded
				d="M88 344L124 330C190 378 272 430 332 510H280C230 450 150 392 88 344Z"
				fill={wrenAchterberg.strap}
				dark={leather.dark}
				shade="M88 344C168 392 250 450 292 510H260L90 360Z"
				line={4.5}
			>
				<Line d="M110 342C178 386 256 440 310 510" width={2} ink={wrenAchterberg.crate} />
			</Shaded>
			<Outlined d="M232 420L270 452L256 470L218 436Z" fill={brass.mid} line={4} />
			<Line d="M236 434L256 452" width={4} />
			<Pass />
		</>
	);
}

/** Issued in 2110 to a partner's child, and initialled each New Year in a hand like a clerk's. */
function Pass() {
	return (
		<g transform="rotate(-10 134 400)">
			<Line d="M132 366L136 384" width={4} />
			<Outlined d="M106 384H166V430H106Z" fill={palette.paper} line={4} />
			<Flat d="M110 388H162V396H110Z" fill={palette.red} />
			<Outlined d="M112 401H132V425H112Z" fill={palette.foam} line={2.4} />
			<Flat d="M113 424C114 416 130 416 131 424Z" fill={palette.deep} />
			<circle cx="122" cy="411" r="5" fill={skin.light} />
			<Flat d="M116 411C116 402 128 402 128 410C124 406 120 408 116 411Z" fill={wrenAchterberg.tuft} />
			<Line d="M138 404H158M138 411H152" width={2.2} ink={steel.dark} />
			<Brush d="M138 424C142 414 146 416 144 422C148 416 152 416 151 422C154 420 158 420 160 418" width={2.6} ink={palette.blue} />
		</g>
	);
}

function Hood() {
	return (
		<Shaded
			rim
			d="M116 324C120 290 156 276 196 280C238 274 278 286 290 318C296 354 264 410 206 432C148 414 112 364 116 324Z"
			fill={wrenAchterberg.smock}
			dark={moss.mid}
			shade="M232 270C266 330 254 384 204 440H310V280Z"
			line={5.5}
		>
			<Flat d="M130 324C138 296 170 290 200 296C236 290 268 296 276 322C254 350 160 352 130 324Z" fill={moss.dark} />
			<Flat d="M150 322C162 306 186 302 206 306C232 302 252 308 260 322C236 340 178 342 150 322Z" fill={moss.dark} />
			<Line d="M206 350V428" width={3} />
			<Brush
				d="M148 350C156 372 170 388 184 398M262 348C254 372 242 386 228 396M136 344C140 360 146 372 152 380"
				width={4.4}
				ink={moss.dark}
			/>
		</Shaded>
	);
}

/** Tern Provision's crate of seed; "rats", the clerk will write. */
function Crate() {
	return (
		<>
			<Shaded
				rim
				d="M290 172C282 132 306 112 330 124C346 100 386 104 396 132L410 176H294Z"
				fill={linen.light}
				dark={canvas.dark}
				shade="M360 100C380 130 380 160 370 190H420V110Z"
				line={5}
			>
				<Brush d="M330 124C332 138 338 150 346 158M304 140C310 146 318 148 324 146M368 126C366 138 362 148 356 154" width={4} />
			</Shaded>
			<Outlined d="M276 176L270 122L304 118L312 172Z" fill={palette.white} line={4} />
			<Flat d="M273 122L301 119L303 132L275 136Z" fill={leaf.mid} />
			<Outlined d="M284 146C292 140 300 146 296 154C290 162 280 158 284 146Z" fill={plum.mid} line={2.4} />
			<Line d="M306 122C304 104 298 92 288 84" width={8} />
			<Line d="M306 122C304 104 298 92 288 84" width={3.5} ink={leaf.mid} />
			<Outlined d="M290 88C274 92 262 84 260 70C276 66 288 74 290 88Z" fill={leaf.mid} line={4} />
			<Outlined d="M294 84C292 68 302 58 316 58C320 72 310 84 294 84Z" fill={leaf.mid} line={4} />
			<Shaded
				d="M264 178L450 157V330L292 338L280 318L276 300Z"
				fill={wrenAchterberg.crate}
				dark={wood.mid}
				shade="M270 292L454 276V340H270ZM264 178L286 176L296 300H276Z"
				line={6}
			>
				<Line d="M266 230L454 211M272 284L454 267" width={4} />
				<Line d="M292 174L302 338" width={4} />
				<Line d="M276 196l1 1M280 254l1 1M284 308l1 1M306 192l1 1M310 250l1 1" width={5.5} />
				<Brush
					d="M318 186C340 182 366 184 390 178M320 300C350 294 380 298 410 290M330 318C350 314 370 316 390 312"
					width={2.6}
					ink={wood.mid}
				/>
				<Tern at="translate(346 242) rotate(-5) scale(1.2)" fill={palette.deep} />
			</Shaded>
			<Outlined d="M276 300L284 296L290 306L296 304L302 316L298 324L302 338L292 338L280 318Z" fill={palette.ink} line={3} />
			<path
				d="M286 322l-2 9M280 340l0 1M288 350l-1 1M277 362l1 1M285 376l-1 1M276 392l1 1M284 404l-1 1M279 420l0 1M288 432l-1 1M276 446l1 1M284 460l0 1M278 474l0 1"
				stroke={palette.ink}
				strokeWidth="11"
				fill="none"
			/>
			<path
				d="M286 322l-2 9M280 340l0 1M288 350l-1 1M277 362l1 1M285 376l-1 1M276 392l1 1M284 404l-1 1M279 420l0 1M288 432l-1 1M276 446l1 1M284 460l0 1M278 474l0 1"
				stroke={canvas.pale}
				data-light={lights.own}
				strokeWidth="6"
				fill="none"
			/>
		</>
	);
}

/** The palm takes the weight, four fingers keep it from sliding. */
function Arm() {
	return (
		<>
			<Shaded
				d="M318 330C326 324 390 320 398 326C402 344 396 362 390 380L340 386C332 366 322 350 318 330Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M366 320C370 350 366 370 370 390H410V320Z"
				line={5}
			>
				<Brush d="M336 346C342 356 348 362 356 366" width={3} />
			</Shaded>
			<Finger tone={skin} nail={linen.pale} joints="388 340 10, 390 318 10, 386 300 8" />
			<Finger tone={skin} nail={linen.pale} joints="370 342 11, 371 314 11, 367 292 8.6" />
			<Finger tone={skin} nail={linen.pale} joints="350 342 11, 350 314 11, 346 293 8.6" />
			<Finger tone={skin} nail={linen.pale} joints="330 340 10.5, 329 318 10.5, 327 299 8.4" />
			<Shaded
				rim
				d="M306 420C312 390 326 376 344 370C368 362 400 366 440 380V510H330C312 480 302 450 306 420Z"
				fill={wrenAchterberg.smock}
				dark={moss.mid}
				shade="M372 356C356 410 372 460 362 510H450V356Z"
				line={6}
			>
				<Brush d="M322 392C346 378 376 378 410 388M322 452C336 440 352 436 366 438" width={4.6} />
			</Shaded>
		</>
	);
}

export const portraitWrenAchterberg: Picture = {
	width,
	height,
	alt:
		'Wren Achterberg, red tuft over shaved sides, keeps a straight face and looks back over one shoulder ' +
		'while carrying off a crate of seed with Tern Provision’s bird on it; it leaks.',
	night: nightfall,
	Drawing: () => (
		<Panel flag="E" lamp={torch}>
			<g transform="translate(-26 0)">
				<Away>
					<Back />
				</Away>
				<WrenAchterbergPortraitHead />
				<Away>
					<Hood />
				</Away>
				<g transform="translate(8 0)">
					<Crate />
					<Arm />
				</g>
			</g>
		</Panel>
	),
};
