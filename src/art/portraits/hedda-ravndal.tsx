import { canvas, crimson, leaf, linen, palette, steel } from '../../model/colours.ts';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import type { Picture } from '../picture.ts';
import {
	gold,
	HeddaRavndalCap,
	HeddaRavndalFace,
	HeddaRavndalHair,
	HeddaRavndalHairBehind,
	navy,
	navyDark,
	navyFold,
	skin,
} from './hedda-ravndal-head.tsx';
import { nightfall } from './lamplight.tsx';
import { Away, height, Outlined, Panel, Shaded, SitterHand, width } from './portrait-kit.tsx';
import { station } from './portrait-lamps.ts';

function Jacket() {
	return (
		<>
			<Outlined d="M160 284L200 350L242 284L262 400H140Z" fill={palette.white} line={4} />
			<Flat d="M204 330L242 286L258 330L222 400H206Z" fill={linen.mid} />
			<Outlined d="M188 318L200 310L213 318L208 336L218 420H186L194 336Z" fill={palette.ink} line={3} />
			<Line d="M194 336H208" ink={navyFold} width={2} />
			<Shaded
				rim
				d="M22 490C16 430 26 362 62 336C96 316 138 312 156 280C164 320 178 366 202 400
					C224 366 238 320 244 280C262 312 304 316 338 336C374 362 384 430 378 490Z"
				fill={navy}
				dark={navyDark}
				shade="M262 290C300 350 290 430 296 500H400V270ZM22 490C40 460 52 440 56 400L76 500Z"
				line={6}
			>
				<Line d="M202 400C198 430 198 460 198 490" width={4} />
			</Shaded>
			<Brush d="M62 420C66 400 76 384 86 376M330 424C326 400 320 386 312 378" width={5} ink={navyFold} />
			<Outlined
				d="M156 280C146 292 138 298 130 304L116 352L138 350L134 362C150 392 174 414 200 428
					C204 416 204 408 202 400C178 366 164 320 156 280Z"
				fill={navy}
				line={4}
			/>
			<Outlined
				d="M244 280C254 292 262 298 270 304L284 352L262 350L266 362C250 392 226 414 200 428
					C198 416 198 408 202 400C224 366 238 320 244 280Z"
				fill={navyDark}
				line={4}
				far
			/>
			<Line d="M132 312L123 344L144 342M268 312L277 344L256 342" ink={navyFold} width={1.6} />
			<Board x={1} />
			<Board x={-1} />
			<Ribbons />
		</>
	);
}

/** A shoulder board with the four rings of a commodore. */
function Board({ x }: { x: 1 | -1 }) {
	return (
		<g transform={x === 1 ? undefined : 'translate(400 0) scale(-1 1)'}>
			<Outlined d="M58 344C52 330 60 320 74 316L130 300L138 314L80 338Z" fill={gold} line={4.5} />
			<Line d="M72 319L80 336M84 315L92 332M96 312L104 327M108 308L116 322" ink={navy} width={4} />
			<circle cx="127" cy="309" r="4" fill={palette.white} stroke={palette.ink} strokeWidth="2" />
		</g>
	);
}

function Ribbons() {
	const { red, yellow, foam, sea, white } = palette;
	const rows = [red, yellow, foam, sea, white, leaf.deep];
	return (
		<g stroke={palette.ink} strokeWidth="2.5" transform="rotate(-6 318 364)">
			{rows.map((fill, i) => (
				<rect key={fill} x={292 + (i % 3) * 15} y={352 + Math.floor(i / 3) * 11} width="15" height="11" fill={fill} />
			))}
		</g>
	);
}

/** What the council has answered to, and what it has not: tied up, and none thrown away. */
function Letters() {
	const edges = [
		['M126 398L262 372L272 400L130 420Z', palette.foam],
		['M116 404L250 384L268 420L122 430Z', linen.light],
		['M130 402L276 388L284 430L126 430Z', palette.white],
		['M118 412L272 396L280 440L120 436Z', canvas.dark],
	] as const;
	return (
		<>
			{edges.map(([d, fill]) => (
				<Outlined key={d} d={d} fill={fill} line={3.5} />
			))}
			<Shaded d="M114 418L280 402L292 484L124 500Z" fill={palette.paper} dark={linen.light} shade="M224 400L240 500H300V400Z" line={4.5}>
				<Outlined d="M126 428L150 426L152 450L128 452Z" fill={palette.yellow} line={2.5} />
				<Line d="M134 429L136 450M143 428L145 449" ink={palette.blue} width={4} />
				<Line d="M164 426a12 12 0 1 0 .1 0M146 438C160 434 176 432 190 432" width={1.8} ink={crimson.mid} />
				<Line d="M136 470L180 466M138 481L168 478" width={2.5} ink={steel.dark} />
			</Shaded>
			<Line d="M196 392L208 494" width={6} />
			<Line d="M196 392L208 494" width={2.5} ink={palette.red} />
		</>
	);
}

const hand = {
	skin,
	build: 'long',
	line: 4.4,
	near: true,
	light: -1,
} as const;

/** Her left hand, flat on the letters as others lay one on a book. */
function LeftHand() {
	return (
		<>
			<SitterHand
				{...hand}
				pose="flat"
				x={346}
				y={480}
				turn={200}
				size={0.74}
				flip
				worn={
					<>
						<Line d="M119 5Q125 15 121 27" width={12} />
						<Line d="M119 6Q125 15 121 26" width={6} ink={gold} />
					</>
				}
			/>
			<Outlined d="M366 456L328 512L348 530L382 480Z" fill={palette.white} line={4} />
			<Outlined d="M438 530C412 486 392 458 370 448L328 530Z" fill={navyDark} line={4.5} />
			<Line d="M382 460L346 530M393 468L362 530M404 479L378 530M415 492L395 530" ink={gold} width={6} />
		</>
	);
}

/** Her right hand, as for the oath: four minutes, standing, from memory. */
function RightHand() {
	return (
		<g transform="rotate(-3 74 330)">
			<SitterHand pose="palm" {...hand} x={74} y={342} turn={-92} size={0.8} flip />
			<Outlined d="M46 340L104 336L108 356L44 360Z" fill={palette.white} line={4} />
			<Shaded
				rim
				d="M36 356L114 350C122 400 130 450 136 500H16C24 450 32 400 36 356Z"
				fill={navy}
				dark={navyDark}
				shade="M90 340C96 400 100 450 100 510H150V340Z"
			>
				<Line
					d="M33 374C60 380 90 378 118 370M31 389C60 395 90 393 120 385M28 404C60 410 90 408 122 400M25 419C60 425 90 423 125 415"
					ink={gold}
					width={7}
				/>
				<Brush d="M48 430C60 440 76 444 92 442M44 470C56 476 66 478 78 476" width={4} ink={navyFold} />
			</Shaded>
		</g>
	);
}

export const portraitHeddaRavndal: Picture = {
	width,
	height,
	alt:
		'Commodore Hedda Ravndal, weathered and upright in navy blue and a white cap, faces us ' +
		'squarely: one hand is raised as for an oath, the other lies on a bundle of letters.',
	night: nightfall,
	Drawing: () => (
		<Panel flag="G" shift={-53} lamp={station}>
			<g transform="translate(30 4)">
				<HeddaRavndalHairBehind />
				<Away>
					<Jacket />
				</Away>
				<HeddaRavndalFace />
				<HeddaRavndalHair />
				<HeddaRavndalCap />
			</g>
			<g transform="translate(26 -20)">
				<Letters />
				<LeftHand />
			</g>
			<RightHand />
		</Panel>
	),
};
