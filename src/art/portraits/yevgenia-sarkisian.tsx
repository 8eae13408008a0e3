import { yevgeniaSarkisian } from '../../content/wardrobe.ts';
import { brass, brick, crimson, linen, moss, palette, phosphor } from '../../model/colours.ts';
import { Finger } from '../kit/body/finger.tsx';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { ByNight } from '../kit/lit.tsx';
import type { Picture } from '../picture.ts';
import { nightfall } from './lamplight.tsx';
import { Away, Glow, height, Outlined, Panel, Shaded, width } from './portrait-kit.tsx';
import { screens } from './portrait-lamps.ts';
import { Bun, skin, YevgeniaSarkisianFace, YevgeniaSarkisianHair } from './yevgenia-sarkisian-head.tsx';

/** The woollen check, drawn over the light and the shadow side alike. */
function Plaid() {
	return (
		<g fill="none">
			<path
				d="M-30 336L190 530M20 268L260 500M140 240L330 500M220 250L420 450M300 230L460 400"
				stroke={yevgeniaSarkisian.check}
				strokeWidth="9"
			/>
			<path d="M-40 498L180 295M60 500L220 340M160 500L360 273M270 500L440 314" stroke={palette.ink} strokeWidth="7" />
			<path d="M-34 510L186 307M170 504L370 277" stroke={yevgeniaSarkisian.check} strokeWidth="2.5" />
		</g>
	);
}

function Blanket() {
	return (
		<>
			<Outlined d="M120 326C140 296 240 290 300 312L330 400L300 500H110Z" fill={yevgeniaSarkisian.rollNeck} line={4} />
			<Outlined
				d="M168 290C164 316 166 342 178 352C196 366 232 362 246 346C254 334 254 316 252 300Z"
				fill={yevgeniaSarkisian.rollNeck}
				line={4.5}
			/>
			<Line d="M172 322L174 346M188 326L189 354M204 328V357M220 326L219 354M236 320L233 346" width={2.5} ink={moss.mid} />
			<Line d="M178 354C172 376 184 396 190 404M240 350C238 372 214 392 202 402" width={4.5} />
			<Line d="M178 354C172 376 184 396 190 404M240 350C238 372 214 392 202 402" width={1.8} ink={palette.paper} />
			<circle cx="196" cy="412" r="10" fill="none" stroke={palette.ink} strokeWidth="10" />
			<Line d="M196 424V458M196 448H206M196 458H208" width={10} />
			<circle cx="196" cy="412" r="10" fill="none" stroke={yevgeniaSarkisian.brass} strokeWidth="4.5" />
			<Line d="M196 424V458M196 448H206M196 458H208" width={4.5} ink={yevgeniaSarkisian.brass} />
			<Shaded
				d="M-6 500C0 424 40 368 96 334C124 318 148 306 160 300C158 330 162 370 166 410L176 500Z"
				fill={yevgeniaSarkisian.blanket}
				dark={brick.dark}
				shade="M130 290C120 360 130 440 140 510H190V290ZM-10 500C10 470 30 450 40 400L60 510Z"
				line={6}
			>
				<Plaid />
			</Shaded>
			<Shaded
				rim
				d="M246 300C286 302 330 318 358 352C390 396 398 450 404 500H236C244 440 250 360 246 300Z"
				fill={yevgeniaSarkisian.blanket}
				dark={brick.dark}
				shade="M330 320C346 380 340 450 344 510H420V320ZM236 500C250 440 256 360 250 300L276 306C280 380 270 450 262 510Z"
				line={6}
			>
				<Plaid />
			</Shaded>
		</>
	);
}

/** The hand that holds the head up, and the arm under it. */
function Prop() {
	return (
		<>
			<Shaded
				rim
				d="M252 510C256 450 262 400 270 352L328 344C338 400 344 450 346 510Z"
				fill={yevgeniaSarkisian.rollNeck}
				dark={moss.deep}
				shade="M304 340C312 400 310 460 310 510H360V340Z"
				line={6}
			>
				<Brush d="M270 400C282 408 296 410 308 406M264 440C278 448 292 450 304 448" width={4} ink={moss.mid} />
			</Shaded>
			<Outlined d="M266 340L330 332L332 354L268 364Z" fill={yevgeniaSarkisian.rollNeck} line={4.5} />
			<Line d="M280 342L282 358M294 340L296 357M308 339L310 355M320 337L322 353" width={2.5} ink={moss.mid} />
			<Shaded
				d="M270 346C262 328 250 312 250 292C252 272 262 258 280 252L322 256C334 272 334 292 328 308C322 320 322 330 324 338Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M300 250C312 280 300 320 304 350H340V250Z"
				line={5}
			>
				<Brush d="M262 296C268 306 276 312 284 314" width={3} />
			</Shaded>
			<Finger tone={skin} nail={linen.pale} joints="318 272 11, 326 240 10, 326 214 9, 320 194 7.5" />
			<Finger tone={skin} nail={linen.pale} joints="304 268 11, 312 230 10.5, 311 200 9.5, 305 178 8" />
			<Finger tone={skin} nail={linen.pale} joints="288 268 11, 296 234 10, 296 206 9, 291 186 7.5" />
			<Finger tone={skin} nail={linen.pale} joints="272 272 10, 280 248 9, 281 228 8, 278 213 6.8" />
			<Brush d="M256 256C260 268 268 276 276 280M250 268C254 280 262 290 272 294" width={3} />
		</>
	);
}

/** A watch with six hours on its dial, one turn for one shift. */
function Watch() {
	const hours = Array.from({ length: 6 }, (_, i) => {
		const angle = (i * Math.PI) / 3;
		const at = (r: number) => `${Math.round(94 + r * Math.sin(angle))} ${Math.round(386 - r * Math.cos(angle))}`;
		return `M${at(25)}L${at(33)}`;
	});
	return (
		<>
			<Glow x={94} y={386} r={74} c={phosphor.light} />
			<Line d="M94 326C58 316 36 350 40 396C44 440 30 470 20 500" width={6} />
			<Line d="M94 326C58 316 36 350 40 396C44 440 30 470 20 500" width={2.4} ink={palette.yellow} />
			<Outlined d="M86 344V328H102V344Z" fill={yevgeniaSarkisian.brass} line={4} />
			<circle cx="94" cy="386" r="46" fill={yevgeniaSarkisian.brass} stroke={palette.ink} strokeWidth="5.5" />
			<path d="M94 344a42 42 0 0 1 0 84q34 -40 0 -84Z" fill={brass.deep} />
			<circle cx="94" cy="386" r="36" fill={palette.white} stroke={palette.ink} strokeWidth="3.5" />
			<Flat d="M94 386V353A33 33 0 1 1 65 402Z" fill={palette.foam} />
			<ByNight>
				<circle cx="94" cy="386" r="34" fill={palette.white} />
				<Flat d="M94 386V353A33 33 0 1 1 65 402Z" fill={phosphor.light} />
			</ByNight>
			<Line d={hours.join('')} width={4.5} />
			<Line d="M94 386L69 400M94 386V362" width={4.5} ink={crimson.mid} />
			<Brush d="M70 372C74 364 80 358 88 355" width={4} ink={palette.white} />
			<Shaded
				d="M196 500C194 474 186 448 170 432C160 420 146 412 132 412L116 440L120 500Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M160 420C160 460 150 480 156 510H210V430Z"
				line={4.5}
			>
				<Brush d="M136 432C144 438 150 446 154 456M128 446C136 452 142 460 146 470" width={2.4} />
			</Shaded>
			<Finger tone={skin} nail={linen.pale} joints="138 482 10, 116 478 9.5, 100 468 8.5, 94 456 7" />
			<Finger tone={skin} nail={linen.pale} joints="136 464 11, 108 462 10.5, 88 452 9.2, 80 440 7.5" />
			<Finger tone={skin} nail={linen.pale} joints="138 446 11.5, 108 448 11, 84 438 9.6, 72 426 8" />
			<Finger tone={skin} nail={linen.pale} joints="160 432 13, 150 404 12, 136 384 9.5" shade="right" />
			<Shaded
				d="M112 510C118 486 134 474 156 470C182 468 202 476 214 510Z"
				fill={yevgeniaSarkisian.rollNeck}
				dark={moss.deep}
				shade="M180 460C176 480 178 500 180 520H220V460Z"
			>
				<Line d="M130 486L136 500M146 480L150 500M164 478V500M182 480L180 500" width={2.5} ink={moss.mid} />
			</Shaded>
		</>
	);
}

export const portraitYevgeniaSarkisian: Picture = {
	width,
	height,
	alt:
		'Dr. Yevgenia Sarkisian, a plaid blanket round her shoulders, rests her head on one hand, ' +
		'holds a watch whose dial has six hours in the other, and looks at us and waits.',
	night: nightfall,
	Drawing: () => (
		<Panel flag="N" lamp={screens}>
			<Outlined d="M96 350C130 300 180 280 220 280C280 284 330 300 356 350L300 420H140Z" fill={brick.dark} />
			<Away>
				<Blanket />
			</Away>
			<g transform="rotate(10 200 300) translate(-22 -4) scale(1.1)">
				<Bun />
				<YevgeniaSarkisianFace />
				<YevgeniaSarkisianHair />
			</g>
			<Prop />
			<Watch />
		</Panel>
	),
};
