import { anselmBrandvold } from '../../content/wardrobe.ts';
import { brass, cobalt, copper, deal, linen, oilskin, palette, steel } from '../../model/colours.ts';
import { Finger } from '../kit/body/finger.tsx';
import { Brush, Line } from '../kit/forms.tsx';
import type { Picture } from '../picture.ts';
import { AnselmBrandvoldPortraitHead, skin } from './anselm-brandvold-head.tsx';
import { nightfall } from './lamplight.tsx';
import { Away, Glow, height, Outlined, Panel, Shaded, SitterHand, width } from './portrait-kit.tsx';
import { lantern } from './portrait-lamps.ts';

function Oilskin() {
	return (
		<>
			<Shaded
				rim
				d="M66 500C70 440 104 396 150 372C190 340 214 306 232 266C270 236 330 244 362 290
					C396 340 410 410 416 500Z"
				fill={anselmBrandvold.oilskin}
				dark={brass.dark}
				shade="M300 236C340 300 330 350 300 392C320 420 320 460 310 500H430V230ZM66 500
					C90 460 130 440 170 430L180 400C160 410 120 420 90 450Z"
				line={6}
			>
				<Brush d="M340 276C362 310 372 350 368 392M372 330C386 370 392 410 390 450" width={5} />
				<Brush d="M200 392C186 410 178 424 176 440" width={5} />
			</Shaded>
			<Outlined d="M150 366C190 336 216 296 230 240C256 252 272 272 266 300C240 348 204 382 168 398Z" fill={palette.deep} />
			<Line
				d="M166 372L178 384M184 356L198 372M200 338L216 354M214 316L232 332M224 294L246 308M230 270L256 284"
				width={3}
				ink={cobalt.mid}
			/>
			<Shaded
				rim
				d="M168 398C212 372 244 338 258 290C264 264 256 246 238 228C268 212 310 228 322 262
					C326 318 264 398 188 436Z"
				fill={anselmBrandvold.oilskin}
				dark={brass.dark}
				shade="M280 210C310 280 266 366 184 440L210 440L340 340V220Z"
			>
				<Line d="M190 424C256 388 304 326 311 266" width={2} />
			</Shaded>
			<circle cx="206" cy="408" r="8" fill={brass.mid} stroke={palette.ink} strokeWidth="3" />
			<Line d="M203 408h6" width={2} />
		</>
	);
}

/** A laid rope along the x axis: every strand a rounded step, lit from above. */
function Rope({ at, n, size = 1 }: { at: string; n: number; size?: number }) {
	const steps = Array.from({ length: n }, (_, i) => i * 18);
	const strand = 'C7 -20 15 -20 19 -14C23 -4 29 6 37 14C31 20 23 20 18 14C8 6 4 -6 0 -14Z';
	const shadow = 'C26 17 22 17 18 14C13 10 10 6 8 2C14 8 22 12 36 14Z';
	const move = (d: string, by: number) => d.replaceAll(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${Number(x) + by} ${y}`);
	return (
		<g transform={`${at} scale(${size})`}>
			<path d={steps.map((x) => move(`M0 -14${strand}`, x)).join('')} fill={anselmBrandvold.hemp} stroke={palette.ink} strokeWidth="4" />
			<path d={steps.map((x) => move(`M34 16${shadow}`, x)).join('')} fill={deal.dark} />
		</g>
	);
}

/** A strand's loose end: still holding its lay, whipped with twine so that it cannot part. */
function Strand({ d, end }: { d: string; end: string }) {
	return (
		<>
			<Line d={d} width={17} />
			<Line d={d} width={9.5} ink={anselmBrandvold.hemp} />
			<path d={d} fill="none" stroke={deal.dark} strokeWidth="9.5" strokeDasharray="2 7" strokeLinecap="butt" />
			<Line d={end} width={17} />
			<Line d={end} width={10} ink={anselmBrandvold.whipping} />
		</>
	);
}

function Splice() {
	return (
		<>
			<Shaded
				d="M122 352C146 344 176 350 204 372L200 440L132 412C140 392 138 370 122 352Z"
				fill={anselmBrandvold.oilskin}
				dark={brass.dark}
				shade="M120 380C150 376 180 384 210 400V450H120Z"
				line={4.5}
			>
				<Brush d="M140 350C150 366 152 384 146 402" width={4} />
			</Shaded>
			<Rope at="translate(236 446) rotate(14)" n={12} />
			<Strand d="M118 420C112 438 104 452 92 464" end="M92 464L88 469" />
			<Shaded
				d="M146 352C152 340 168 336 176 344C180 352 180 362 178 372L174 470L168 488L160 470Z"
				fill={anselmBrandvold.fid}
				dark={copper.dark}
				shade="M168 330L168 500H200V330Z"
				line={4.5}
			>
				<Line d="M149 364C158 368 168 368 178 364" width={3} />
			</Shaded>
			<Rope at="translate(-30 376) rotate(11)" n={9} />
			<Rope at="translate(128 410) rotate(11)" n={3} size={1.2} />
			<Rope at="translate(196 424) rotate(12)" n={3} size={1.1} />
			<Strand d="M150 424C152 444 146 462 138 476" end="M138 476L135 483" />
		</>
	);
}

/** The far hand holds the rope open; only its fingers come over to this side. */
function FarHand() {
	return (
		<>
			<Finger tone={skin} nail={linen.pale} joints="62 366 11, 56 384 12, 60 408 9.5" />
			<Finger tone={skin} nail={linen.pale} joints="82 362 11, 78 384 13, 82 414 10" />
			<Finger tone={skin} nail={linen.pale} joints="104 366 11, 101 388 13, 104 418 10" />
			<Finger tone={skin} nail={linen.pale} joints="126 374 11, 124 394 12.5, 126 420 9.5" />
			<Shaded
				d="M46 378C48 358 64 346 86 346C112 344 136 354 140 376C136 384 128 384 122 378
					C116 370 108 370 102 374C96 366 86 366 80 372C72 366 64 370 58 380Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M100 340C110 360 130 370 144 384V340Z"
				line={4.5}
			>
				<Brush d="M66 372C66 364 68 360 72 356M90 366C90 360 92 356 96 354M112 370C112 364 112 360 114 357" width={2.6} />
			</Shaded>
		</>
	);
}

/** The near one feeds a strand through; the knuckles are past closing on a spike. */
function NearHand() {
	return (
		<>
			<Strand d="M200 452C188 446 178 438 168 428" end="M168 428L161 420" />
			<SitterHand
				pose="write"
				skin={skin}
				build="broad"
				x={312}
				y={466}
				turn={206}
				size={0.84}
				flip
				line={4.5}
				light={-1}
				worn={<Line d="M40 4C56-2 68 2 82-6M44 20C58 14 70 18 80 12M46-14C60-22 70-18 80-26" ink={steel.mid} />}
			/>
			<Shaded
				rim
				d="M424 470C380 410 340 396 300 398C280 404 272 424 276 446C290 470 300 490 304 510H424Z"
				fill={anselmBrandvold.oilskin}
				dark={brass.dark}
				shade="M340 396C330 430 340 470 350 510H430V420Z"
			>
				<Brush d="M290 408C300 432 314 460 320 490M330 424C344 440 352 458 356 476" width={4.4} />
			</Shaded>
		</>
	);
}

export const portraitAnselmBrandvold: Picture = {
	width,
	height,
	alt:
		'Anselm Brandvold, 88, gaunt and nearly bald, a new pencil behind his ear, bends in a ' +
		'yellow oilskin over the rope he is splicing and does not look up.',
	night: nightfall,
	Drawing: () => (
		<Panel flag="F" shift={40} lamp={lantern}>
			<Glow x={10} y={450} r={170} c={oilskin.light} />
			<AnselmBrandvoldPortraitHead />
			<Away>
				<Oilskin />
			</Away>
			<Splice />
			<g transform="translate(-16 0)">
				<FarHand />
			</g>
			<g transform="translate(14 2)">
				<NearHand />
			</g>
		</Panel>
	),
};
