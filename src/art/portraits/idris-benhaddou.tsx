import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Eye, Flat, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-idris-benhaddou';
const skin = '#c68d5e';
const skinDark = '#935f38';
const coat = '#b3402a';
const coatDark = '#7c2717';
const lining = '#f0e2c4';
const liningDark = '#c9b48a';
const rubber = '#26384a';

function Coat() {
	return (
		<>
			<Shaded
				id={`${id}-coat`}
				d="M-10 490C-4 430 18 388 70 358L140 322L262 330L310 352C366 376 396 420 402 490Z"
				fill={coat}
				dark={coatDark}
				shade="M250 320C280 380 250 440 262 490H420V320Z"
			>
				<Line d="M182 380C184 420 180 450 176 490" w={4} />
				<Line d="M58 490C52 456 54 432 64 410M100 366C92 374 88 384 86 394" />
			</Shaded>
			<Line d="M140 340C160 366 200 372 240 352M262 330C290 330 310 334 330 344" w={8} />
			<Shape d="M150 412H206V422H150Z" fill="#e6c58a" w={3.5} />
			<Line d="M140 408C134 416 140 426 152 424M206 414C216 410 220 420 212 424" w={3} />
		</>
	);
}

function HoodBack() {
	return (
		<Shaded
			id={`${id}-hood`}
			d="M196 22C164 6 128 6 100 22C82 32 72 46 70 66C60 84 62 108 62 134C52 200 62 290 92 352
				C130 396 210 404 252 372C284 344 298 280 300 210C302 140 286 76 250 46
				C232 32 214 26 196 22Z"
			fill={coat}
			dark={coatDark}
			shade="M60 200C90 230 90 300 130 390L60 380ZM60 110C84 90 104 60 112 20L60 10ZM260 30
				L310 140V360H250Z"
		>
			<Line
				d="M98 24C96 40 88 54 72 64M112 84C94 110 86 146 84 190M104 124
				C98 140 96 170 98 200M92 250C96 280 104 310 116 332"
			/>
		</Shaded>
	);
}

/** The hood's mouth: whatever is inside is cut by its edge. */
function HoodMouth({ children }: { children: ReactNode }) {
	const mouth =
		'M178 40C136 50 112 100 112 170C112 250 136 330 188 366C232 374 262 340 276 292' +
		'C290 240 294 170 282 112C268 68 224 36 178 40Z';
	return (
		<Shaded
			id={`${id}-mouth`}
			d={mouth}
			fill={lining}
			dark={liningDark}
			shade="M196 30C160 64 140 110 142 180C140 250 160 320 188 366L300 340V30Z"
		>
			{children}
			<Line
				d="M122 150l8 2M121 178l9 1M123 206l8 -1M127 234l8 -2M133 262l7 -3M130 122l7 4M143 96l6 5"
				w={2}
			/>
		</Shaded>
	);
}

/** Four days' growth, in the one place where dots stand for what they look like. */
function Stubble() {
	return (
		<>
			<pattern
				id={`${id}-dots`}
				width="7"
				height="7"
				patternUnits="userSpaceOnUse"
				patternTransform="rotate(35)"
			>
				<circle cx="3.5" cy="3.5" r="1.7" fill={palette.ink} />
			</pattern>
			<path
				d="M144 196C152 232 168 238 186 236C196 222 214 222 226 226C240 216 252 220 264 226
					L270 220C268 262 250 300 230 308C196 300 152 260 144 196Z"
				fill={`url(#${id}-dots)`}
			/>
		</>
	);
}

function Face() {
	return (
		<>
			<Shape d="M146 236C150 290 160 330 176 372C210 380 250 360 256 300V250Z" fill={skinDark} />
			<Shape
				d="M120 300C150 316 176 332 206 326C236 322 256 310 280 290V380H120Z"
				fill={palette.deep}
			/>
			<Line
				d="M150 326L156 350M178 334L182 360M206 334L206 362M232 328L228 356"
				c="#4a6fa8"
				w={2.5}
			/>
			<Shaded
				id={`${id}-face`}
				d="M148 110C140 134 138 184 148 222C156 256 186 290 210 302C226 310 246 304 254 288
					C264 270 270 250 272 232C280 218 284 202 278 188C274 178 278 164 278 150
					C278 136 276 122 270 110Z"
				fill={skin}
				dark={skinDark}
				shade="M240 60C246 120 250 140 240 166C248 190 262 214 268 222C264 232 250 234 240 232
					C250 242 252 252 240 262C250 272 246 290 232 312H310V60ZM140 80
					C150 110 150 150 158 190L146 240L120 200V80Z"
			>
				<Stubble />
				<Line
					d="M180 230C184 240 184 248 182 258M176 202C182 206 190 207 198 205M172 174
						C168 172 164 170 162 166"
					w={2.5}
				/>
				<Line d="M170 186C166 188 162 190 158 190M228 284C234 288 244 287 250 284" w={2.5} />
				<Line d="M236 130L238 144M244 128L245 140" w={2.5} />
			</Shaded>
			<Line d="M204 254C220 250 232 252 240 254C248 252 256 252 264 250" w={4} />
			<Line d="M218 264C228 268 240 268 248 264" w={3} c="#7d3f2c" />
			<Eye id={`${id}-near`} x={200} y={184} w={16} h={7.5} look={[6, -1]} size={6.5} fold={4} />
			<Eye
				id={`${id}-far`}
				x={260}
				y={181}
				w={11}
				h={7}
				look={[4, -1]}
				size={6}
				fold={4}
				white="#e5dac8"
			/>
			<Flat d="M170 166C186 154 206 156 226 170L224 177C206 166 188 164 172 173Z" />
			<Flat d="M242 168C252 158 266 154 276 158L276 165C264 163 254 168 245 175Z" />
			<Line
				d="M240 172C250 184 248 196 264 216C270 226 260 232 248 231M240 233C230 236 224 228 229 219"
				w={4}
			/>
			<Flat
				d="M142 150C130 100 150 50 200 40C260 40 290 90 280 140C274 122 262 112 250 110
				C240 118 222 118 210 110C192 120 168 116 158 128C152 136 148 142 146 160Z"
			/>
		</>
	);
}

function Binoculars() {
	return (
		<g transform="translate(22 -56)">
			<Shaded
				id={`${id}-tube1`}
				d="M216 402L262 390L284 446C288 464 282 484 268 500H220L204 450Z"
				fill={rubber}
				dark="#101c28"
				shade="M244 380L262 500H300V390Z"
			>
				<Line d="M206 440L280 424" c="#6d8296" w={3} />
			</Shaded>
			<Shape d="M262 410L300 400L306 440L272 448Z" fill={rubber} w={4} />
			<Shaded
				id={`${id}-tube2`}
				d="M296 380L342 372L362 430C366 460 360 480 350 500H300L290 436Z"
				fill={rubber}
				dark="#101c28"
				shade="M326 370L340 500H380V370Z"
			>
				<Line d="M292 424L358 410" c="#6d8296" w={3} />
			</Shaded>
			<Shape
				d="M212 402L208 386L258 374L264 390ZM292 382L288 366L338 358L344 372Z"
				fill={palette.ink}
				w={4}
			/>
			<Shaded
				id={`${id}-hand`}
				d="M408 500V430C396 410 376 398 358 400L318 406C306 408 304 420 314 424L332 426
					C316 424 306 430 308 440C310 448 322 448 332 446C318 448 310 456 314 464
					C318 472 330 468 338 466C330 470 326 478 332 486L350 500Z"
				fill={skin}
				dark={skinDark}
				shade="M372 400C350 430 380 450 350 500H420V400Z"
				w={4.5}
			>
				<Line d="M332 426L356 424M332 446L358 442M338 466L360 460" />
			</Shaded>
			<Shaded
				id={`${id}-cuff`}
				d="M292 560C296 520 312 496 334 482C356 470 390 470 420 482V560Z"
				fill={coat}
				dark={coatDark}
				shade="M360 470C340 500 350 530 340 560H430V470Z"
			>
				<Line d="M316 506C344 488 384 486 420 496" />
			</Shaded>
		</g>
	);
}

export const portraitIdrisBenhaddou: Picture = {
	width,
	height,
	alt:
		'Captain Idris Benhaddou, unshaven under the hood of a red sea-coat, has lowered ' +
		'his binoculars and still looks where they pointed.',
	Drawing: () => (
		<Panel flag="G" shift={-53}>
			<Coat />
			<HoodBack />
			<HoodMouth>
				<Face />
			</HoodMouth>
			<Binoculars />
		</Panel>
	),
};
