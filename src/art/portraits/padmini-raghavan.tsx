import { padminiRaghavan } from '../../content/wardrobe.ts';
import { canvas, leaf, leather, palette, phosphor, rust, skinTone, steel, teal, wood } from '../../model/colours.ts';
import { Finger } from '../kit/body/finger.tsx';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { ByNight } from '../kit/lit.tsx';
import type { Picture } from '../picture.ts';
import { nightfall } from './lamplight.tsx';
import { PadminiRaghavanFace, PadminiRaghavanHair, skin } from './padmini-raghavan-head.tsx';
import { Away, height, Outlined, Panel, Shaded, width } from './portrait-kit.tsx';
import { board } from './portrait-lamps.ts';

function Body() {
	return (
		<>
			<Shaded
				rim
				d="M-10 500C-12 420 10 350 66 322C104 306 136 320 156 334C184 362 232 366 268 340
					L318 358C366 376 392 420 400 500Z"
				fill={padminiRaghavan.coat}
				dark={leaf.deep}
				shade="M286 336C316 390 290 440 300 510H410V330ZM-10 500C10 470 20 430 20 390L50 510Z"
				line={6}
			>
				<Brush d="M346 500C344 462 348 436 358 410" width={5} />
				<Brush d="M40 390C50 362 66 344 86 336" width={5} ink={teal.light} />
			</Shaded>
			<Shaded
				d="M160 322C186 356 236 358 264 326L272 346C262 372 248 384 236 392C240 430 238 470 232 510H198
					C206 470 210 430 206 396C184 388 164 368 152 344Z"
				fill={padminiRaghavan.collar}
				dark={rust.dark}
				shade="M232 340C240 380 226 440 222 520H250L290 340Z"
				line={4.5}
			>
				<Line d="M156 338C182 372 240 374 268 338" ink={padminiRaghavan.gold} width={4} />
				<Line d="M229 388C233 430 231 470 225 510M212 390C216 430 213 470 205 510" ink={padminiRaghavan.gold} width={2.4} />
			</Shaded>
			<Buttons />
		</>
	);
}

/** No two alike: she once won four hundred of them, and was made to sew them back on. */
function Buttons() {
	return (
		<g stroke={palette.ink} strokeWidth="3">
			<circle cx="221" cy="382" r="8" fill={palette.red} />
			<circle cx="223" cy="408" r="9.5" fill={palette.white} />
			<rect x="214" y="427" width="18" height="15" rx="3" fill={wood.deep} />
			<circle cx="220" cy="461" r="8.5" fill={palette.blue} />
			<path d="M208 484a10 8 0 1 0 20 0a10 8 0 1 0 -20 0Z" fill={palette.foam} />
			<path
				d="M218 382h.1M224 382h.1M220 405h.1M226 405h.1M220 411h.1M226 411h.1M220 434h.1M226 435h.1M217 459h.1M223 463h.1M215 484h.1M221 484h.1"
				strokeWidth="2.6"
			/>
			<circle cx="223" cy="408" r="6" fill="none" strokeWidth="1.2" />
		</g>
	);
}

/** Plaited loosely, tied at the end with a strip of the same silk. */
function Plait() {
	const links = [
		[284, 316, 1.2, -52],
		[298, 343, 1.1, -10],
		[304, 372, 1.1, -18],
		[304, 400, 1, 12],
		[300, 427, 0.9, -16],
		[295, 451, 0.8, 8],
	] as const;
	return (
		<>
			{links.map(([x, y, size, turn]) => (
				<g key={y} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
					<Flat d="M-20 -10C-8 -20 8 -20 20 -10C20 8 10 20 0 20C-10 20 -20 8 -20 -10Z" />
					<Brush d="M-12 -8C-4 0 0 6 -2 16M12 -8C10 0 8 6 2 14" width={3.4} ink={padminiRaghavan.gleam} />
				</g>
			))}
			<Outlined d="M284 462H312L314 476H284Z" fill={padminiRaghavan.gold} line={3.5} />
			<Outlined d="M287 478C282 490 280 500 282 512H314C318 500 316 488 311 478Z" fill={palette.ink} line={3} />
		</>
	);
}

/** Head and neck tipped over, to hold the telephone against a shoulder. */
function PadminiRaghavanHead() {
	return (
		<>
			<Flat d="M220 240C262 262 292 286 306 318L280 336C262 316 246 306 236 304Z" />
			<Shaded
				d="M146 240C160 280 164 310 158 334C184 364 236 364 266 332C258 312 256 296 258 276Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M140 230C170 300 210 326 252 300L232 340L240 370L290 340V240Z"
			>
				<Brush d="M228 318C226 332 224 342 220 350" width={3} />
			</Shaded>
			<g transform="rotate(-13 210 300)">
				<PadminiRaghavanFace />
				<PadminiRaghavanHair />
			</g>
			<g transform="translate(16 0) rotate(-9 96 270)">
				<Outlined
					d="M70 188C70 178 78 174 86 174H108C118 174 122 180 122 188V320C122 332 116 336 108 336H84C76 336 70 332 70 322Z"
					fill={palette.ink}
				/>
				<Outlined d="M84 180H110C118 180 120 184 120 190V318C120 328 116 332 108 332H88Z" fill={steel.light} line={3} />
				<Line d="M94 194H108" width={4} />
				<Line d="M110 220V290" width={3} ink={palette.white} />
				<ByNight>
					<Flat d="M120 186C123 188 124 190 124 194V316C124 320 123 322 120 324Z" fill={phosphor.light} />
				</ByNight>
			</g>
		</>
	);
}

/** One order slip: bars of ink, up or down. */
function Slip(props: { turn: number; bars: readonly number[]; up: boolean; fill?: string }) {
	const { turn, bars, up, fill = palette.white } = props;
	const tone = up ? palette.blue : palette.red;
	return (
		<g transform={`rotate(${turn} 112 494)`}>
			<Outlined d="M92 366H132L134 490H90Z" fill={fill} line={4} />
			<Line d="M100 378H122M100 387H112" width={2.6} />
			<path d={bars.map((h, i) => `M${101 + i * 7.5} 428v${-h}`).join('')} stroke={tone} strokeWidth="5.5" strokeLinecap="butt" />
			<Line d="M98 431H127" width={2} />
		</g>
	);
}

function Slips() {
	return (
		<>
			<Outlined d="M132 366C152 352 176 372 172 396L150 470L118 460Z" fill={canvas.mid} line={4} />
			<Line d="M140 384h12M138 392h12M136 400h12" width={2.6} ink={leather.light} />
			<Finger tone={skin} nail={palette.red} joints="120 476 11, 152 456 10.5, 174 440 8.8" />
			<Finger tone={skin} nail={palette.red} joints="120 456 11, 152 434 10.5, 174 416 8.8" />
			<Slip turn={-46} bars={[30, 26, 28, 14]} up={false} />
			<Slip turn={-25} bars={[10, 14, 12, 24]} up />
			<Slip turn={-4} bars={[28, 30, 20, 9]} up={false} fill={palette.paper} />
			<Slip turn={17} bars={[8, 12, 20, 32]} up />
			<Shaded
				d="M58 540C62 498 74 476 90 464C108 456 130 460 150 474C166 486 174 506 174 540Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M130 456C134 480 132 500 134 550H180V460Z"
				line={5}
			>
				<Brush d="M118 478C124 474 132 476 136 482M104 486C112 492 118 502 120 514" width={2.8} ink={skinTone.ebony} />
			</Shaded>
			<Finger tone={skin} nail={palette.red} joints="162 510 10, 160 488 10, 144 476 8.5" creases={false} shade="left" />
			<Finger tone={skin} nail={palette.red} joints="80 494 13, 90 466 12.5, 108 446 9.5" />
		</>
	);
}

export const portraitPadminiRaghavan: Picture = {
	width,
	height,
	alt:
		'Padmini Raghavan, a telephone pinned under her ear and a long plait over one shoulder, ' +
		'eyes a board we cannot see; she holds a fan of slips, and no two of her buttons match.',
	night: nightfall,
	Drawing: () => (
		<Panel flag="V" lamp={board}>
			<PadminiRaghavanHead />
			<Away>
				<Body />
			</Away>
			<Plait />
			<g transform="translate(4 -34)">
				<Slips />
			</g>
		</Panel>
	),
};
