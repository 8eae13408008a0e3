import { tomasiFaleafa } from '../../content/wardrobe.ts';
import { crimson, midnight, orange, palette, skinTone, steel, wood } from '../../model/colours.ts';
import { Finger } from '../kit/body/finger.tsx';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { lights } from '../kit/night.tsx';
import type { Picture } from '../picture.ts';
import { nightfall } from './lamplight.tsx';
import { Away, Glint, height, Outlined, Panel, Shaded, width } from './portrait-kit.tsx';
import { floodlight } from './portrait-lamps.ts';
import { skin, TomasiFaleafaCap, TomasiFaleafaFace } from './tomasi-faleafa-head.tsx';

function Body() {
	return (
		<>
			<Shaded
				rim
				d="M-30 500C-26 390 16 328 96 304L150 284H258L322 300C392 322 430 390 434 500Z"
				fill={tomasiFaleafa.shirt}
				dark={midnight.light}
				shade="M318 290C346 350 336 430 342 500H450V290Z"
				line={6}
			>
				<Brush d="M60 372C44 384 32 400 26 420M366 392C356 372 346 362 336 356" width={5} />
			</Shaded>
			<Shaded
				d="M92 306L136 290C154 334 244 340 268 288L318 300C332 364 332 434 326 500H72
					C60 430 68 356 92 306Z"
				fill={tomasiFaleafa.vest}
				dark={orange.dark}
				shade="M244 330C262 380 250 440 256 500H350V290Z"
			>
				<path d="M60 424H340" stroke={palette.yellow} strokeWidth="34" data-light={lights.own} />
				<path d="M60 424H340" stroke={tomasiFaleafa.hook} strokeWidth="14" data-light={lights.own} />
				<path d="M300 290C314 340 316 390 314 420" stroke={palette.yellow} strokeWidth="24" fill="none" data-light={lights.own} />
				<Line d="M60 407H340M60 441H340M287 292C300 340 303 390 302 410M312 290C326 340 328 390 326 410" width={2.5} />
				<Line d="M206 334V500" width={4} />
				<Line d="M206 360h8M206 384h8M206 460h8" width={5} ink={steel.mid} />
			</Shaded>
		</>
	);
}

/** The hook had another man's name on it before his: a hand's breadth of steel, an ash grip. */
function Hook() {
	return (
		<>
			<Outlined
				d="M346 312C342 282 336 258 342 230C350 192 300 176 286 212C282 226 284 238 292 250
					C290 230 296 214 306 212C320 212 320 232 318 252C316 276 320 296 326 316Z"
				fill={tomasiFaleafa.hook}
				line={5}
			/>
			<Flat
				d="M340 308C337 284 331 260 337 232C343 204 316 190 300 204C316 198 328 210 326 236C322 264 328 290 332 308Z"
				fill={steel.mid}
			/>
			<Shaded
				rim
				d="M300 500C300 450 306 410 312 376L370 368C382 410 392 450 396 500Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M346 360C352 410 352 450 356 510H400V360Z"
				line={6}
			>
				<Line d="M296 424L388 412M296 462L394 450" width={4} />
				<Line d="M302 442l9 -15l10 14l9 -16l10 14l9 -16l10 14l9 -16l10 14l9 -16l10 14" width={5.5} />
				<Line d="M306 412L380 402" width={7} />
			</Shaded>
			<Shaded
				d="M270 332L392 312C404 312 408 332 396 338L276 358C262 358 258 338 270 332Z"
				fill={tomasiFaleafa.grip}
				dark={wood.mid}
				shade="M262 350L406 326V344L270 364Z"
			>
				<Brush d="M276 342C282 344 284 348 282 354" width={2.4} />
			</Shaded>
			<Shaded
				d="M300 390C290 372 290 346 298 326C316 308 356 302 378 316C386 340 384 366 374 384C350 396 322 398 300 390Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M290 370C320 380 350 376 384 356V400H290Z"
				line={5}
			/>
			<Finger tone={skin} joints="369 326 11, 370 346 11, 364 364 9" creases={false} />
			<Finger tone={skin} joints="350 320 12, 352 346 12.5, 347 368 10" creases={false} />
			<Finger tone={skin} joints="328 322 12.5, 330 350 13, 327 372 10.5" creases={false} />
			<Finger tone={skin} joints="306 328 12, 307 354 12.5, 306 374 10" creases={false} />
			<Brush d="M300 334C304 330 309 330 313 333M322 328C327 324 332 324 337 327M345 326C350 322 354 322 358 325" width={2.6} />
			<Finger tone={skin} nail={skinTone.wheat} joints="294 382 13, 318 384 12, 340 378 9.5" shade="right" />
		</>
	);
}

/** What the strike won: it holds forty cups, and the label is still on. */
function Kettle() {
	return (
		<>
			<Outlined d="M-40 520C-30 430 10 352 62 312L128 316C124 360 110 400 112 520Z" fill={midnight.light} />
			<Brush d="M40 346C60 352 90 356 118 352" width={4} ink={palette.ink} />
			<Line d="M40 396C36 330 58 300 92 300C126 300 148 330 144 394" width={14} />
			<Line d="M40 396C36 330 58 300 92 300C126 300 148 330 144 394" width={6} ink={steel.mid} />
			<Shaded
				d="M30 446C8 436 -4 410 -14 380L-26 384L-30 500L40 500Z"
				fill={tomasiFaleafa.hook}
				dark={steel.mid}
				shade="M-30 420C-10 440 10 460 40 470V510H-30Z"
			/>
			<Shaded
				rim
				d="M18 500C10 450 20 404 56 390C80 382 110 382 132 390C168 404 176 450 168 500Z"
				fill={tomasiFaleafa.hook}
				dark={steel.mid}
				shade="M110 380C140 400 146 450 136 510H190V380ZM18 480C60 492 120 492 170 480V510H10Z"
				line={6}
			>
				<Brush d="M38 470C34 440 40 416 58 404" width={7} ink={palette.white} />
			</Shaded>
			<Glint x={44} y={424} r={20} />
			<Outlined d="M54 392C58 378 130 378 134 392C122 400 66 400 54 392Z" fill={tomasiFaleafa.hook} line={4.5} />
			<circle cx="94" cy="374" r="9" fill={steel.mid} stroke={palette.ink} strokeWidth="4" />
			<Line d="M134 350C150 356 156 366 154 380" width={2.5} />
			<Outlined d="M154 376L182 396L170 448L128 438L138 388Z" fill={palette.paper} line={4} />
			<circle cx="152" cy="390" r="4" fill={palette.ink} />
			<Line d="M142 404L166 410M139 415L158 420" width={3} />
			<Line d="M136 428L160 434" width={5} ink={crimson.mid} />
			<Shaded
				d="M58 322C52 302 58 280 76 274C94 268 116 270 126 282C134 294 134 310 130 322Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M104 266C112 290 116 306 114 326H140V266Z"
				line={5}
			/>
			<Finger tone={skin} joints="122 292 10, 125 310 10.5, 122 326 8.5" creases={false} />
			<Finger tone={skin} joints="105 288 11, 107 310 12, 105 330 9.5" creases={false} />
			<Finger tone={skin} joints="86 288 11.5, 86 312 12.5, 86 333 10" creases={false} />
			<Finger tone={skin} joints="67 292 11, 66 312 12, 67 330 9.5" creases={false} />
			<Brush d="M62 296C66 292 70 292 74 295M80 291C85 288 89 288 93 291M100 292C104 289 108 289 112 292" width={2.6} />
		</>
	);
}

export const portraitTomasiFaleafa: Picture = {
	width,
	height,
	alt:
		'Tomasi Faleafa, broad and bearded, red cap pushed back, grins sideways: a stevedore’s ' +
		'hook in one fist, in the other a large kettle with the label still on.',
	night: nightfall,
	Drawing: () => (
		<Panel flag="C" lamp={floodlight}>
			<Away>
				<Body />
			</Away>
			<g transform="rotate(-5 200 300) translate(4 6)">
				<TomasiFaleafaFace />
				<TomasiFaleafaCap />
			</g>
			<g transform="translate(16 54) scale(.9)">
				<Kettle />
			</g>
			<Hook />
		</Panel>
	),
};
