import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Flat, height, Line, Lowered, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-anselm-brandvold';
const skin = '#f0c8aa';
const skinDark = '#c98f72';
const oilskin = '#f2b705';
const oilskinDark = '#b98204';
const hemp = '#d9b176';
const hempDark = '#9c7440';
const hair = '#f4efe4';

function Oilskin() {
	return (
		<Shaded
			id={`${id}-coat`}
			d="M50 490C56 430 92 388 140 362C180 340 214 300 232 258C262 236 318 240 348 280
				C384 330 402 400 410 490Z"
			fill={oilskin}
			dark={oilskinDark}
			shade="M262 230C300 300 286 380 300 490H420V230Z"
		>
			<Line d="M150 490C158 450 170 420 196 388M110 470C120 440 132 424 150 410" />
			<Line d="M340 300C352 340 352 390 340 430M366 360C372 400 372 440 366 480" />
		</Shaded>
	);
}

function Collar() {
	return (
		<>
			<Shape
				d="M150 356C186 330 214 290 232 232C254 250 266 270 262 292C236 340 200 372 166 388Z"
				fill={palette.ink}
			/>
			<Shaded
				id={`${id}-collar`}
				d="M166 388C206 364 238 330 254 280C258 258 252 240 236 222C262 210 300 224 314 256
					C318 310 262 384 186 424Z"
				fill={oilskin}
				dark={oilskinDark}
				shade="M262 200C300 270 260 350 180 424H330V200Z"
			>
				<Line d="M188 412C250 378 296 320 304 262" w={2} />
			</Shaded>
			<Shape d="M204 410a8 8 0 1 1-.1 0Z" fill="#e0a92a" w={3} />
		</>
	);
}

/** In profile and bent to the work, so the whole head leans forward. */
function Head() {
	return (
		<g transform="rotate(-15 190 190)">
			<Shape d="M196 240L206 350L262 306L256 210Z" fill={skinDark} />
			<Line d="M222 270C226 292 226 310 222 326M240 250C246 276 248 300 246 316" />
			<Shaded
				id={`${id}-head`}
				d="M158 66C138 82 130 110 134 138C126 144 124 152 130 160C130 170 118 186 104 206
					C98 216 102 224 114 224L128 222C132 228 128 234 122 240C120 246 126 248 130 249
					C124 254 124 260 130 264C124 272 124 284 132 292C142 300 160 298 174 292
					C206 278 236 262 250 236C276 206 290 164 284 124C276 72 206 34 158 66Z"
				fill={skin}
				dark={skinDark}
				shade="M300 90C270 110 240 120 226 150C214 176 206 186 186 196C180 214 184 236 196 256
					C184 270 172 280 170 310L310 260Z"
			>
				<Flat d="M150 186C164 196 172 212 168 236C158 222 150 206 150 186Z" fill={skinDark} />
				<Line
					d="M150 104C168 96 186 96 202 102M148 118C166 110 186 111 200 116M152 131
						C166 125 178 125 190 128"
					w={2.5}
				/>
				<Line
					d="M138 226C146 232 150 242 146 256M156 178C168 184 176 182 182 178M158 186
						C166 190 174 190 178 186"
					w={2.5}
				/>
				<Line
					d="M168 236C172 246 172 256 166 266M182 206C190 220 192 236 188 248M150 282
						C158 282 164 280 170 276"
					w={2.5}
				/>
				<Flat
					d="M206 76a6 5 0 1 0 .1 0ZM226 92a4 4 0 1 0 .1 0ZM190 66a3 3 0 1 0 .1 0Z"
					fill={skinDark}
				/>
			</Shaded>
			<Line d="M114 224C118 214 126 210 134 216" w={4} />
			<Line d="M122 246C134 250 142 250 150 246" w={4.5} />
			<Lowered x={154} y={170} w={14} sag={8} tilt={4} />
			<Shape
				d="M130 152C140 138 160 138 180 150C184 154 178 158 172 156C158 150 146 152 136 160
					C130 160 128 156 130 152Z"
				fill={hair}
				w={3}
			/>
			<Shape
				d="M226 186C238 150 256 132 286 120C296 150 290 190 274 216C286 224 282 238 268 240
					C256 244 246 240 246 230Z"
				fill={hair}
				w={4}
			/>
			<Line
				d="M256 160C266 152 274 148 284 144M254 182C266 174 278 170 288 168M258 206
					C264 204 270 206 276 214"
				w={2.5}
			/>
			<Shaded
				id={`${id}-ear`}
				d="M226 172C236 154 260 160 260 182C260 204 244 216 240 234C236 244 222 242 222 230
					C222 210 220 190 226 172Z"
				fill={skin}
				dark={skinDark}
				shade="M238 178C250 176 252 190 242 200C236 210 232 220 232 240H224
					C226 214 224 190 238 178Z"
				w={4}
			/>
			<Line d="M236 178C248 174 252 188 244 198" w={2.5} />
		</g>
	);
}

/** The lay of the rope, as slanted strokes along a straight run. */
function Strands({ x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }) {
	const length = Math.hypot(x2 - x1, y2 - y1);
	const angle = Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
	const marks = Array.from(
		{ length: Math.floor(length / 13) },
		(_, i) => `M${i * 13} 9q8 -4 12 -18`,
	);
	return (
		<g transform={`translate(${x1} ${y1}) rotate(${angle})`}>
			<path d={`M0 0H${Math.round(length)}`} stroke={palette.ink} strokeWidth="28" />
			<path d={`M0 0H${Math.round(length)}`} stroke={hemp} strokeWidth="20" />
			<Line d={marks.join('')} c={hempDark} w={3.5} />
		</g>
	);
}

function Splice() {
	const tails =
		'M134 428C128 402 136 380 156 372M152 432C150 408 162 392 182 390' +
		'M176 436C178 420 188 410 202 410';
	return (
		<>
			<Strands x1={84} y1={424} x2={-30} y2={330} />
			<Strands x1={92} y1={428} x2={240} y2={448} />
			<Strands x1={240} y1={448} x2={330} y2={520} />
			<Line d={tails} w={13} />
			<Line d={tails} w={6} c={hemp} />
		</>
	);
}

function Hands() {
	return (
		<>
			<Shaded
				id={`${id}-left`}
				d="M40 500L62 452C54 436 58 412 74 402C84 392 100 390 110 398C124 394 134 404 130 416
					C140 424 138 440 126 444C124 456 112 462 102 460L98 500Z"
				fill={skin}
				dark={skinDark}
				shade="M96 420C110 430 112 450 100 460L90 500H150V400Z"
				w={4.5}
			>
				<Line
					d="M84 426C92 414 102 406 112 400M92 442C104 432 116 424 128 418M100 456
					C108 452 118 448 126 444"
				/>
			</Shaded>
			<Shaded
				id={`${id}-right`}
				d="M300 500C306 470 296 440 276 428C262 418 246 418 236 424C222 418 208 424 208 436
					C198 442 200 456 208 460C208 472 220 478 230 474C238 482 246 486 250 500Z"
				fill={skin}
				dark={skinDark}
				shade="M320 500H236C262 480 262 456 252 440L300 430Z"
				w={4.5}
			>
				<Line
					d="M236 424C228 430 224 438 222 446M208 460C216 452 224 448 234 448M230 474
					C234 466 242 460 250 458"
				/>
			</Shaded>
		</>
	);
}

export const portraitAnselmBrandvold: Picture = {
	width,
	height,
	alt:
		'Anselm Brandvold, 88, gaunt and nearly bald, bends in a yellow oilskin over the ' +
		'rope that he is splicing and does not look up.',
	Drawing: () => (
		<Panel flag="F" shift={40}>
			<Oilskin />
			<Head />
			<Collar />
			<Splice />
			<Hands />
		</Panel>
	),
};
