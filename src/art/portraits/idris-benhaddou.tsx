import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Finger } from './finger.tsx';
import { Brush, Eye, Flat, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-idris-benhaddou';
const skin = { fill: '#c68d5e', dark: '#935f38' };
const nail = '#e6b68a';
const coat = '#b3402a';
const coatDark = '#7c2717';
const coatLight = '#d9694f';
const lining = '#f0e2c4';
const liningDark = '#c9b48a';
const rubber = '#26384a';
const rubberDark = '#101c28';
const wood = '#e6c58a';
const wool = '#0f4c9c';

function Coat() {
	return (
		<>
			<Shaded
				id={`${id}-coat`}
				d="M-10 500C-4 430 18 388 70 358L140 322L262 330L310 352C366 376 396 420 402 500Z"
				fill={coat}
				dark={coatDark}
				shade="M250 320C284 380 256 440 268 500H420V320ZM-10 500C10 470 30 460 40 420L60 510Z"
				w={6}
			>
				<Line d="M182 380C186 420 182 460 178 500" w={4} />
				<Brush d="M60 500C52 456 54 432 66 408M104 366C94 376 88 388 86 398" w={5} />
				<Brush d="M30 430C34 412 44 398 56 388" w={5} c={coatLight} />
			</Shaded>
			<Toggle y={404} />
			<Toggle y={458} />
		</>
	);
}

function Toggle({ y }: { y: number }) {
	return (
		<g transform={`translate(0 ${y})`}>
			<Line d="M112 4H150M210 4H238" w={6} />
			<Line d="M112 4H150M210 4H238" w={2.4} c={liningDark} />
			<Shape d="M150 -4C150 -10 210 -10 210 -4L212 8C210 14 152 14 150 8Z" fill={wood} w={4} />
			<Line d="M158 6H204" w={2} c="#b27a3f" />
		</g>
	);
}

/** He buys something small with a plug on it each week, and does not take it home. */
function Plug() {
	const flex = 'M60 500C56 470 66 452 84 448C104 446 112 462 104 476C96 488 84 484 84 472';
	return (
		<>
			<Shape d="M30 486C50 476 90 474 118 482L116 510H28Z" fill={coatDark} w={4.5} />
			<Line d={flex} w={9} />
			<Line d={flex} w={4.5} c={palette.white} />
			<g transform="rotate(-14 84 440)">
				<Line d="M74 408V424M94 408V424" w={8} />
				<Line d="M74 408V424M94 408V424" w={4} c="#e0a92a" />
				<Shape
					d="M62 422H106L102 446C100 458 92 464 84 464C76 464 68 458 66 446Z"
					fill={palette.white}
					w={4}
				/>
				<Flat d="M88 425H103L99 446C98 454 94 459 88 461Z" fill="#d9d2c0" />
			</g>
			<Shape d="M26 494C50 484 92 482 122 490L120 520H24Z" fill={coat} w={4.5} />
		</>
	);
}

function HoodBack() {
	return (
		<Shaded
			id={`${id}-hood`}
			d="M206 14C176 2 136 -2 104 16C92 22 82 32 74 46C54 38 40 44 30 56C46 62 54 76 56 96
				C48 190 54 290 92 352C130 398 210 406 254 374C286 346 300 280 302 210C304 140 290 70 254 38
				C238 24 222 18 206 14Z"
			fill={coat}
			dark={coatDark}
			shade="M56 200C84 230 90 310 130 400L60 380ZM40 50C70 60 96 50 120 10L100 0L30 40ZM264 30
				L314 140V370H254C280 330 290 280 290 210C290 150 284 100 250 60Z"
			w={6}
		>
			<Brush
				d="M104 18C98 40 88 54 70 66M116 84C96 112 86 148 84 192M106 128C98 144 94 172 96 204
					M90 250C94 278 104 306 118 330M80 280C86 304 94 324 104 340"
				w={5}
			/>
			<Brush d="M136 20C160 12 190 16 214 28" w={5} c={coatLight} />
		</Shaded>
	);
}

/** The hood's mouth: whatever is inside is cut by its edge. */
function HoodMouth({ children }: { children: ReactNode }) {
	const mouth =
		'M178 36C136 46 110 100 110 172C110 254 136 334 188 370C234 378 264 342 278 292' +
		'C292 240 296 168 284 110C270 64 226 32 178 36Z';
	const tufts = Array.from({ length: 9 }, (_, i) => {
		const y = 92 + i * 26;
		const x = Math.round(118 + (i - 3.4) * (i - 3.4) * 1.7);
		return `M${x - 4} ${y}C${x + 4} ${y + 2} ${x + 8} ${y + 6} ${x + 10} ${y + 12}`;
	});
	return (
		<Shaded
			id={`${id}-mouth`}
			d={mouth}
			fill={lining}
			dark={liningDark}
			shade="M196 30C160 64 138 110 140 180C138 250 160 320 188 370L300 340V30Z"
		>
			{children}
			<Brush d={tufts.join('')} w={3} />
		</Shaded>
	);
}

/** Four days' growth, in the one place where dots stand for what they look like. */
function Stubble() {
	return (
		<>
			<pattern
				id={`${id}-dots`}
				width="6"
				height="6"
				patternUnits="userSpaceOnUse"
				patternTransform="rotate(35)"
			>
				<circle cx="3" cy="3" r="1.4" fill={palette.ink} />
			</pattern>
			<path
				d="M144 200C152 232 164 246 178 250C186 236 206 230 224 232C240 226 254 226 266 232
					L272 226C268 266 250 304 230 310C196 302 152 262 144 200Z"
				fill={`url(#${id}-dots)`}
			/>
		</>
	);
}

function Face() {
	return (
		<>
			<Shape d="M146 236C150 290 160 330 176 372C210 380 250 360 256 300V250Z" fill={skin.dark} />
			<Shaded
				id={`${id}-scarf`}
				d="M116 300C150 316 176 334 206 328C236 324 258 312 284 290V390H116Z"
				fill={wool}
				dark={palette.deep}
				shade="M200 310C220 330 210 360 214 400H300V280Z"
			>
				<Brush
					d="M140 318C144 334 146 346 146 360M164 328C168 342 170 354 170 366M190 334C192 346 192 358 190 370M236 322C236 336 232 350 226 364M258 310C258 326 254 340 248 354"
					w={4}
					c="#4a6fa8"
				/>
			</Shaded>
			<Shaded
				id={`${id}-face`}
				d="M148 104C140 134 138 184 148 224C156 258 184 294 210 308C226 315 244 308 252 292
					C262 274 270 252 272 234C280 220 284 204 278 190C274 180 278 164 278 150C278 134 276 120 270 106Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M238 60C246 120 250 140 240 166C248 190 262 216 268 226C264 236 250 238 240 236
					C250 246 252 256 240 266C250 276 246 296 232 316H310V60ZM136 70H280V146C250 130 190 130 160 160
					C152 180 158 206 166 226C160 236 156 246 154 256L120 200Z"
			>
				<Stubble />
				<Brush d="M184 236C188 246 188 254 186 264M206 278C203 284 203 290 206 296" w={3} />
				<Brush d="M180 204C188 210 200 212 210 208M184 212C190 216 198 217 206 215" w={2.6} />
				<Brush
					d="M172 186C164 184 160 180 156 176M172 192C166 194 160 194 156 192M174 198C168 202 164 204 160 205"
					w={2.6}
				/>
				<Brush d="M230 288C236 292 244 291 250 287" w={3} />
				<Brush d="M236 128C237 136 238 142 241 148M246 127C246 134 246 140 247 146" w={3} />
				<Brush d="M184 134C196 128 210 127 222 130M190 143C200 138 210 138 218 140" w={2.4} />
				<Brush d="M152 232L158 246" w={2.6} c="#7d3f2c" />
			</Shaded>
			<Features />
			<Flat
				d="M140 158C124 100 150 46 204 36C264 38 294 92 280 146C276 126 266 116 254 112
					C244 122 226 122 212 112C194 124 168 120 158 132C150 138 146 148 144 166Z"
			/>
			<Brush d="M166 96C176 82 190 74 206 70M182 108C194 96 210 90 226 90" w={4} c="#3b5670" />
		</>
	);
}

function Features() {
	return (
		<>
			<Eye
				id={`${id}-near`}
				top="M180 190C188 178 206 177 220 187"
				under="C212 196 192 198 180 190"
				iris={[207, 187, 7]}
				lid={7}
			/>
			<Eye
				id={`${id}-far`}
				top="M244 186C250 177 262 176 271 183"
				under="C264 192 252 193 244 186"
				iris={[261, 184, 6.4]}
				white="#e5dac8"
				lid={6}
			/>
			<Brush d="M178 184C186 172 206 170 221 180M245 178C251 171 262 170 270 176" w={2.8} />
			<Brush d="M172 172C186 156 210 158 228 174" w={11} ends={[2, 6]} />
			<Brush d="M243 172C252 160 266 156 278 162" w={9} ends={[6, 3]} />
			<Brush d="M243 176C252 188 250 200 264 220C270 229 262 236 250 235" w={5} ends={[1, 3]} />
			<Brush d="M232 220C225 222 224 232 231 236C237 239 242 238 246 236" w={4.4} ends={[1, 3]} />
			<Flat d="M235 233C238 229 244 230 245 234Z" />
			<Flat
				d="M206 262C218 255 230 254 240 256C248 254 256 254 264 255C254 262 222 266 206 262Z"
				fill="#7d3f2c"
			/>
			<Flat d="M212 263C226 264 244 263 260 257C256 272 224 276 212 263Z" fill="#a8603f" />
			<Brush d="M201 260C216 262 230 260 240 260C250 260 258 258 267 253" w={4.6} />
		</>
	);
}

/** Lowered from the eyes, strap loose, thumb still on the wheel. */
function Binoculars() {
	return (
		<>
			<Line d="M150 352C170 380 210 392 246 388M306 344C330 350 350 360 364 380" w={8} />
			<Line d="M150 352C170 380 210 392 246 388M306 344C330 350 350 360 364 380" w={3.4} c={wood} />
			<Shaded
				id={`${id}-tube1`}
				d="M232 382L278 372L300 426C306 448 300 470 286 486L238 490C222 470 218 444 224 424Z"
				fill={rubber}
				dark={rubberDark}
				shade="M258 370L276 500H310V370Z"
				w={5.5}
			>
				<Brush d="M232 396C228 420 228 446 236 466" w={5} c="#6d8296" />
				<Line d="M222 428L302 412" c="#6d8296" w={3} />
			</Shaded>
			<Shape d="M280 392L316 384L324 428L290 436Z" fill={rubber} w={4.5} />
			<Shaded
				id={`${id}-wheel`}
				d="M288 372C290 362 306 358 310 368L314 388L292 394Z"
				fill="#8b9aa5"
				dark="#5b6b7a"
				shade="M302 360L306 400H320V360Z"
				w={4}
			>
				<Line d="M293 368L296 392M299 366L302 390M305 365L308 388" w={1.8} />
			</Shaded>
			<Shaded
				id={`${id}-tube2`}
				d="M314 366L360 356L382 410C388 432 382 454 368 470L320 476C306 456 300 430 308 410Z"
				fill={rubber}
				dark={rubberDark}
				shade="M340 354L358 490H400V350Z"
				w={5.5}
			>
				<Brush d="M314 382C310 404 310 430 318 450" w={5} c="#6d8296" />
			</Shaded>
			<Shape
				d="M228 384L222 366L274 354L282 372ZM310 368L304 350L356 338L364 356Z"
				fill={palette.ink}
				w={4.5}
			/>
			<Brush
				d="M228 368C244 362 258 360 270 358M310 352C326 346 340 344 352 342"
				w={3}
				c="#6d8296"
			/>
			<path
				d="M240 488C252 480 274 476 288 484C280 494 254 498 240 488Z"
				fill="#5fbab0"
				stroke={palette.ink}
				strokeWidth="4"
			/>
			<path
				d="M322 474C334 466 356 462 370 468C362 480 336 484 322 474Z"
				fill="#5fbab0"
				stroke={palette.ink}
				strokeWidth="4"
			/>
		</>
	);
}

function Hand() {
	return (
		<>
			<Shaded
				id={`${id}-palm`}
				d="M420 386C400 378 384 378 370 384L362 448C372 462 392 470 420 474Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M362 448C384 446 400 450 420 452V480H362Z"
				w={5}
			>
				<Brush d="M376 402C384 400 392 400 400 402M374 420C382 418 390 418 400 421" w={2.4} />
			</Shaded>
			<Finger {...skin} nail={nail} joints="380 454 10.5, 352 458 10, 328 452 9, 314 444 7.4" />
			<Finger {...skin} nail={nail} joints="378 438 11.5, 346 440 11, 318 434 9.6, 302 426 7.8" />
			<Finger {...skin} nail={nail} joints="378 419 12, 344 419 11.5, 314 414 10, 297 406 8" />
			<Finger {...skin} nail={nail} joints="376 400 11.5, 346 396 11, 318 388 9.6, 303 378 7.8" />
			<Shaded
				id={`${id}-sleeve`}
				d="M400 368C390 402 390 450 402 488C430 520 470 540 500 550V330C460 336 424 350 400 368Z"
				fill={coat}
				dark={coatDark}
				shade="M390 440C420 460 460 460 500 450V560H390Z"
				w={6}
			>
				<Brush d="M414 370C404 404 404 446 416 484M440 360C446 376 448 392 446 408" w={5} />
				<Brush d="M424 376C434 368 446 364 456 362" w={5} c={coatLight} />
			</Shaded>
		</>
	);
}

export const portraitIdrisBenhaddou: Picture = {
	width,
	height,
	alt:
		'Captain Idris Benhaddou, unshaven under the hood of a red sea-coat, has lowered his ' +
		'binoculars and still looks where they pointed; the plug of a heater hangs from his pocket.',
	Drawing: () => (
		<Panel flag="G" shift={-53}>
			<Coat />
			<HoodBack />
			<HoodMouth>
				<Face />
			</HoodMouth>
			<Plug />
			<g transform="translate(-52 -12)">
				<Binoculars />
				<Hand />
			</g>
		</Panel>
	),
};
