import { ifeomaOkwuosa } from '../../content/wardrobe.ts';
import { brass, canvas, crimson, leather, linen, palette, rust, wood } from '../../model/colours.ts';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import type { Picture } from '../picture.ts';
import { Headwrap, IfeomaOkwuosaFace, skin } from './ifeoma-okwuosa-head.tsx';
import { nightfall } from './lamplight.tsx';
import { Away, Glint, Glow, height, Outlined, Panel, Shaded, SitterHand, width } from './portrait-kit.tsx';
import { winchHouse } from './portrait-lamps.ts';

function Robe() {
	return (
		<>
			<Shaded
				rim
				d="M-4 490C2 424 40 384 98 362L138 340C160 380 226 384 258 342L310 358
					C372 378 398 424 408 490Z"
				fill={palette.white}
				dark={ifeomaOkwuosa.linenShade}
				shade="M-10 500C0 430 50 384 110 366C96 400 110 450 130 500ZM256 340C250 366 236 380 214 390
					C260 390 300 380 320 362Z"
				line={6}
			>
				<Brush d="M352 490C356 460 352 436 338 414M376 490C378 470 376 450 368 432" />
				<Brush d="M60 490C56 460 62 436 80 416M96 490C90 464 94 446 104 430" ink={linen.dark} width={5} />
			</Shaded>
			<Beads />
		</>
	);
}

/** Two strings of coral, each bead with its own shadow side. */
function Beads() {
	const rows = [
		{ n: 11, from: 146, to: 252, y: 344, sag: 32, r: 7.5 },
		{ n: 13, from: 138, to: 262, y: 350, sag: 50, r: 8 },
	];
	return rows.map(({ n, from, to, y, sag, r }) =>
		Array.from({ length: n }, (_, i) => {
			const t = i / (n - 1);
			const cx = Math.round(from + (to - from) * t);
			const cy = Math.round(y + sag * 4 * t * (1 - t));
			return (
				<g key={`${n} ${cx}`}>
					<circle cx={cx} cy={cy} r={r} fill={ifeomaOkwuosa.coral} stroke={palette.ink} strokeWidth="3" />
					<path d={`M${cx - 1} ${cy - r + 1.5}a${r - 1.5} ${r - 1.5} 0 1 0 1 ${r * 2 - 3}q-7 -6 -1 -${r * 2 - 3}Z`} fill={rust.dark} />
				</g>
			);
		}),
	);
}

/** The Warden's sash with her own mark sewn on: every citizen has one, she wears hers outside. */
function Sash() {
	return (
		<>
			<Shaded
				d="M82 370L126 346C140 380 190 436 284 500H196C140 462 96 412 82 370Z"
				fill={palette.blue}
				dark={palette.deep}
				shade="M82 370L104 356C120 404 160 452 220 500H196C140 460 96 410 82 370Z"
			>
				<Line d="M120 352C136 392 180 440 262 496" width={2} ink={palette.foam} />
				<Brush d="M110 372C116 388 126 402 138 416" ink={palette.ink} />
			</Shaded>
			<g transform="translate(-2 -16)">
				<Line d="M122 404V420" />
				<Glow x={122} y={438} r={44} c={palette.yellow} />
				<circle cx="122" cy="438" r="20" fill={ifeomaOkwuosa.gold} stroke={palette.ink} strokeWidth="4" />
				<Flat d="M120 421a17 17 0 1 0 12 31C118 452 108 438 120 421Z" fill={brass.deep} />
				<circle cx="122" cy="425" r="3" fill={palette.ink} />
				<Line d="M114 436H132M114 445H129" width={3} />
				<Glint x={113} y={430} r={13} />
			</g>
		</>
	);
}

/** The survey that everything stands on, and between its leaves the figure nobody has opened. */
function Ledger() {
	return (
		<>
			<Outlined d="M252 330L318 318L328 372L264 386Z" fill={canvas.pale} line={4} />
			<Brush d="M254 331C274 346 290 350 294 350C300 344 308 332 316 320" width={3.4} ends={[2, 2]} />
			<circle cx="293" cy="348" r="8" fill={crimson.mid} stroke={palette.ink} strokeWidth="3" />
			<Outlined d="M208 368L344 342L382 520H240Z" fill={palette.white} />
			<Line d="M340 352L370 490M334 353L364 490" width={2} />
			<Shaded
				d="M198 372L328 348L362 520H226Z"
				fill={ifeomaOkwuosa.ledger}
				dark={leather.dark}
				shade="M198 372L230 366L262 520H220ZM240 430C290 420 300 440 300 520H240Z"
			>
				<Line d="M218 368L248 510" width={3} />
				<Line d="M226 374L322 356L350 496" width={1.6} ink={wood.mid} />
				<Outlined d="M256 376L312 365L318 394L262 405Z" fill={palette.paper} line={3} />
				<Line d="M268 387L302 380M271 395L290 391" width={2.5} />
				<Outlined d="M318 350L330 348L334 368L322 371Z" fill={ifeomaOkwuosa.gold} line={3} />
			</Shaded>
		</>
	);
}

function Arm() {
	return (
		<>
			<SitterHand
				pose="flat"
				skin={skin}
				build="long"
				x={169.4}
				y={477}
				turn={-23}
				size={0.74}
				line={4.4}
				worn={
					<>
						<Line d="M119 5Q125 15 121 27" width={12} />
						<Line d="M119 6Q125 15 121 26" width={6} ink={ifeomaOkwuosa.gold} />
					</>
				}
			/>
			<Shaded
				rim
				d="M20 520C40 470 84 448 128 446C150 446 166 452 178 464L192 520Z"
				fill={palette.white}
				dark={ifeomaOkwuosa.linenShade}
				shade="M10 520C60 470 120 470 150 520Z"
			>
				<Brush d="M150 454C160 470 166 486 168 500M120 456C132 470 138 486 140 500" />
			</Shaded>
		</>
	);
}

export const portraitIfeomaOkwuosa: Picture = {
	width,
	height,
	alt:
		'Warden Ifeoma Okwuosa, chin up under a white headwrap, coral at her neck and a brass tag ' +
		'on her blue sash, keeps a hand on a load ledger with a sealed envelope between its leaves.',
	night: nightfall,
	Drawing: () => (
		<Panel flag="F" lamp={winchHouse}>
			<g transform="rotate(-7 200 320) translate(4 14)">
				<IfeomaOkwuosaFace />
				<Headwrap />
			</g>
			<Away>
				<Robe />
			</Away>
			<Sash />
			<g transform="translate(0 -8)">
				<Ledger />
				<Arm />
			</g>
		</Panel>
	),
};
