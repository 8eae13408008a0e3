import { marisolQuintanilha } from '../../content/wardrobe.ts';
import { brass, deal, linen, palette, plum } from '../../model/colours.ts';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { lights } from '../kit/night.tsx';
import type { Picture } from '../picture.ts';
import { nightfall } from './lamplight.tsx';
import { MarisolQuintanilhaFace, MarisolQuintanilhaHair, MarisolQuintanilhaHairBehind, skin } from './marisol-quintanilha-head.tsx';
import { Away, height, Outlined, Panel, Shaded, SitterHand, width } from './portrait-kit.tsx';
import { doorAjar } from './portrait-lamps.ts';

function Jacket() {
	return (
		<>
			<Outlined d="M166 330L214 316L262 330L290 360L262 470L196 500L150 400Z" fill={palette.white} />
			<Flat d="M238 384L262 330L290 360L250 470L232 490Z" fill={linen.mid} />
			<Outlined d="M168 330C186 352 210 372 238 384L226 412C196 396 172 374 156 350Z" fill={palette.white} line={4} />
			<Outlined d="M262 326C262 348 252 368 238 384L254 410C272 390 284 368 284 348Z" fill={linen.mid} line={4} />
			<Shaded
				d="M236 490C246 450 262 400 272 344C316 356 348 380 362 416C370 440 374 466 374 500H236Z"
				fill={marisolQuintanilha.jacket}
				dark={marisolQuintanilha.jacketShade}
				shade="M236 490C262 440 280 400 286 350L310 360C300 410 280 460 268 500Z"
				line={6}
			>
				<Brush d="M340 490C342 460 338 436 328 416" ink={plum.light} />
			</Shaded>
			<Shaded
				rim
				d="M0 500C6 420 46 372 104 350L156 332C164 392 196 450 236 500Z"
				fill={marisolQuintanilha.jacket}
				dark={marisolQuintanilha.jacketShade}
				shade="M0 500C10 440 60 380 150 350L160 400C120 400 80 440 70 500Z"
				line={6}
			/>
			<Outlined
				d="M156 332C150 346 142 352 134 354L132 392L150 394L146 408C166 446 196 476 236 500
					C204 450 170 400 156 332Z"
				fill={marisolQuintanilha.jacket}
				line={4}
			/>
			<Outlined
				d="M272 344L296 352L302 384L286 388L292 400C276 440 258 474 236 500C250 450 264 400 272 344Z"
				fill={marisolQuintanilha.jacket}
				line={4}
			/>
			<Peg at="translate(328 398) rotate(-8)" />
			<Peg at="translate(346 402) rotate(12)" />
			<Outlined d="M312 408L362 414L361 430L312 424Z" fill={marisolQuintanilha.jacketShade} line={4} />
			<circle cx="174" cy="416" r="9" fill={brass.mid} stroke={palette.ink} strokeWidth="3" />
			<Line d="M170 413h8M170 419h6" width={2} />
		</>
	);
}

/** Out with the washing, again, at sixteen minutes past midnight. */
function Peg({ at }: { at: string }) {
	return (
		<g transform={at}>
			<Outlined d="M-9 -22L-3 -24L0 -4L3 -24L9 -22L8 22H2L0 6L-2 22H-8Z" fill={deal.light} line={3.5} />
			<Line d="M-9 0H9" width={6} />
			<Line d="M-8 0H8" width={2.4} ink={marisolQuintanilha.streak} />
		</g>
	);
}

const hand = { skin, build: 'narrow', line: 4.4, near: true } as const;

/** The hand at her ear could be tidying the hair; the wire gives it away. */
function Listening() {
	return (
		<>
			<Line d="M224 236C216 262 234 276 222 300C214 318 226 330 218 352" width={6} />
			<Line d="M224 236C216 262 234 276 222 300C214 318 226 330 218 352" width={3} ink={palette.yellow} />
			<Shaded
				d="M204 190C212 174 236 176 238 196C240 212 230 220 228 234C226 250 212 250 208 238
					C206 222 198 206 204 190Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M216 194C230 190 232 204 224 212L218 246H206C202 220 200 200 216 194Z"
				line={4}
			>
				<Brush d="M212 198C218 186 232 190 230 202C229 210 224 214 222 220" width={3} />
			</Shaded>
			<circle cx="224" cy="223" r="10" fill={palette.yellow} stroke={palette.ink} strokeWidth="3.5" data-light={lights.own} />
			<SitterHand {...hand} pose="point" x={132} y={352} turn={-51} size={0.8} />
			<Outlined d="M104 352L170 376L162 398L94 374Z" fill={palette.white} line={4} />
			<Shaded
				rim
				d="M86 366L170 396C164 440 150 480 140 520H-14C20 470 56 420 86 366Z"
				fill={marisolQuintanilha.jacket}
				dark={marisolQuintanilha.jacketShade}
				shade="M86 366L116 376C86 430 50 480 30 520H-20Z"
				line={6}
			>
				<Brush d="M150 402C140 430 122 450 104 460M152 440C140 458 128 468 116 472" width={4.4} />
				<Brush d="M78 402C66 424 52 442 38 456" width={4} ink={plum.light} />
			</Shaded>
		</>
	);
}

/** Two knots, sixty-two centimetres and a hundred and ninety: somebody is lying to her. */
function StringHand() {
	const turns = 'M290 378C298 382 308 382 316 377M289 369C297 373 308 373 316 368M289 360C297 364 307 364 315 359';
	return (
		<g transform="translate(-16 -12)">
			<SitterHand {...hand} pose="point" x={259} y={492} turn={-80} size={0.84} flip />
			<Line d={turns} width={8} />
			<Line d={turns} width={4.5} ink={marisolQuintanilha.twine} />
			<Line d="M290 378C276 392 262 400 258 420C256 440 264 452 258 474M316 359C330 366 332 384 340 396" width={6} />
			<Line
				d="M290 378C276 392 262 400 258 420C256 440 264 452 258 474M316 359C330 366 332 384 340 396"
				width={3}
				ink={marisolQuintanilha.twine}
			/>
			<circle cx="259" cy="418" r="5.5" fill={marisolQuintanilha.twine} stroke={palette.ink} strokeWidth="3" />
			<circle cx="259" cy="458" r="5.5" fill={marisolQuintanilha.twine} stroke={palette.ink} strokeWidth="3" />
			<Outlined d="M219 480L305 484L313 520H211Z" fill={palette.white} line={4} />
		</g>
	);
}

export const portraitMarisolQuintanilha: Picture = {
	width,
	height,
	alt:
		'Speaker Marisol Quintanilha in profile, a silver streak in her dark hair, holds an ' +
		'earpiece in with one finger and winds a knotted string round another.',
	night: nightfall,
	Drawing: () => (
		<Panel flag="C" lamp={doorAjar}>
			<MarisolQuintanilhaHairBehind />
			<MarisolQuintanilhaFace />
			<Away>
				<Jacket />
			</Away>
			<MarisolQuintanilhaHair />
			<Listening />
			<StringHand />
		</Panel>
	),
};
