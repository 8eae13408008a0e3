import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Finger } from './finger.tsx';
import { Brush, Eye, Flat, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-ifeoma-okwuosa';
const skin = { fill: '#84502f', dark: '#4a2a19' };
const cloth = palette.white;
const clothDark = '#d9d2c0';
const clothFold = '#a89f8a';
const leather = '#6e3d22';
const leatherDark = '#4c2813';
const brass = '#e0a92a';
const coral = '#d8572a';

function Robe() {
	return (
		<>
			<Shaded
				id={`${id}-robe`}
				d="M-4 490C2 424 40 384 98 362L138 340C160 380 226 384 258 342L310 358
					C372 378 398 424 408 490Z"
				fill={cloth}
				dark={clothDark}
				shade="M-10 500C0 430 50 384 110 366C96 400 110 450 130 500ZM256 340C250 366 236 380 214 390
					C260 390 300 380 320 362Z"
				w={6}
			>
				<Brush d="M352 490C356 460 352 436 338 414M376 490C378 470 376 450 368 432" />
				<Brush d="M60 490C56 460 62 436 80 416M96 490C90 464 94 446 104 430" c={clothFold} w={5} />
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
					<circle cx={cx} cy={cy} r={r} fill={coral} stroke={palette.ink} strokeWidth="3" />
					<path
						d={`M${cx - 1} ${cy - r + 1.5}a${r - 1.5} ${r - 1.5} 0 1 0 1 ${r * 2 - 3}q-7 -6 -1 -${r * 2 - 3}Z`}
						fill="#9c3415"
					/>
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
				id={`${id}-sash`}
				d="M82 370L126 346C140 380 190 436 284 500H196C140 462 96 412 82 370Z"
				fill={palette.blue}
				dark={palette.deep}
				shade="M82 370L104 356C120 404 160 452 220 500H196C140 460 96 410 82 370Z"
			>
				<Line d="M120 352C136 392 180 440 262 496" w={2} c={palette.foam} />
				<Brush d="M110 372C116 388 126 402 138 416" c={palette.ink} />
			</Shaded>
			<g transform="translate(-2 -16)">
				<Line d="M122 404V420" />
				<circle cx="122" cy="438" r="20" fill={brass} stroke={palette.ink} strokeWidth="4" />
				<Flat d="M120 421a17 17 0 1 0 12 31C118 452 108 438 120 421Z" fill="#9c6f12" />
				<circle cx="122" cy="425" r="3" fill={palette.ink} />
				<Line d="M114 436H132M114 445H129" w={3} />
			</g>
		</>
	);
}

/** The survey that everything stands on, and between its leaves the figure nobody has opened. */
function Ledger() {
	return (
		<>
			<Shape d="M252 330L318 318L328 372L264 386Z" fill="#f0e2c4" w={4} />
			<Brush d="M254 331C274 346 290 350 294 350C300 344 308 332 316 320" w={3.4} ends={[2, 2]} />
			<circle cx="293" cy="348" r="8" fill="#b3141f" stroke={palette.ink} strokeWidth="3" />
			<Shape d="M208 368L344 342L382 520H240Z" fill={palette.white} />
			<Line d="M340 352L370 490M334 353L364 490" w={2} />
			<Shaded
				id={`${id}-ledger`}
				d="M198 372L328 348L362 520H226Z"
				fill={leather}
				dark={leatherDark}
				shade="M198 372L230 366L262 520H220ZM240 430C290 420 300 440 300 520H240Z"
			>
				<Line d="M218 368L248 510" w={3} />
				<Line d="M226 374L322 356L350 496" w={1.6} c="#b27a3f" />
				<Shape d="M256 376L312 365L318 394L262 405Z" fill={palette.paper} w={3} />
				<Line d="M268 387L302 380M271 395L290 391" w={2.5} />
				<Shape d="M318 350L330 348L334 368L322 371Z" fill={brass} w={3} />
			</Shaded>
		</>
	);
}

function Arm() {
	const nail = '#c08a6a';
	return (
		<>
			<g transform="rotate(-15 180 470)">
				<Shaded
					id={`${id}-hand`}
					d="M150 470C160 448 180 434 202 430C220 426 236 430 246 436L252 484C226 492 196 500 170 510Z"
					fill={skin.fill}
					dark={skin.dark}
					shade="M140 480C170 470 200 474 250 476V520H140Z"
					w={4.5}
				>
					<Brush d="M190 446C206 442 218 442 232 444M194 459C208 456 220 456 234 458" w={2.4} />
				</Shaded>
				<Finger {...skin} joints="236 480 10, 264 480 9, 286 478 8, 300 476 7" nail={nail} />
				<Finger {...skin} joints="236 468 11, 272 464 10, 298 460 9, 316 458 7.5" nail={nail} />
				<Finger {...skin} joints="236 453 11, 274 446 10.5, 302 440 9, 322 437 8" nail={nail} />
				<Finger {...skin} joints="232 438 11, 266 428 10.5, 292 421 9, 311 417 8" nail={nail} />
				<Finger {...skin} joints="186 446 12, 206 424 11.5, 226 408 9" nail={nail} />
				<Line d="M262 456C266 461 267 467 265 473" w={8} />
				<Line d="M262 457C265 462 266 467 265 472" w={4} c={brass} />
			</g>
			<Shaded
				id={`${id}-sleeve`}
				d="M20 520C40 470 84 448 128 446C150 446 166 452 178 464L192 520Z"
				fill={cloth}
				dark={clothDark}
				shade="M10 520C60 470 120 470 150 520Z"
			>
				<Brush d="M150 454C160 470 166 486 168 500M120 456C132 470 138 486 140 500" />
			</Shaded>
		</>
	);
}

function Face() {
	return (
		<>
			<Shaded
				id={`${id}-neck`}
				d="M150 230C156 278 150 318 130 340C160 384 236 386 262 342C246 328 242 306 244 280Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M130 220L180 276C206 302 232 306 250 296L244 314C222 316 204 330 196 384H120Z"
			>
				<Brush d="M228 318C222 340 218 356 216 370" w={3} />
				<Brush d="M204 350C216 356 232 356 246 348" w={3} />
			</Shaded>
			<Shaded
				id={`${id}-face`}
				d="M142 112C136 150 138 190 146 222C156 252 184 282 214 296C234 304 250 296 258 278
					C266 262 270 250 272 236C280 222 282 206 276 192C272 182 275 168 277 154L272 108Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M120 100H204C196 124 192 146 184 166C178 182 180 192 188 202C196 212 194 222 184 236
					C190 252 204 262 206 272C206 284 214 294 226 306H120ZM233 176C238 196 246 208 252 222
					C246 232 238 234 230 236L226 226C234 214 232 196 226 182ZM236 282C244 288 254 284 258 276
					L250 304H226Z"
			>
				<Brush d="M208 236C202 244 198 252 199 262" w={3.4} />
				<Brush d="M180 206C190 212 202 213 212 209M182 214C190 218 198 219 206 217" w={2.6} />
				<Brush d="M176 188C170 188 166 186 162 183M177 194C171 196 167 196 162 194" w={2.6} />
				<Brush
					d="M198 150C212 144 226 143 240 148M206 159C216 154 226 153 234 156M246 150
						C254 147 262 147 270 150"
					w={2.4}
				/>
				<Brush d="M228 286C236 290 246 289 252 285M206 270C203 276 203 282 206 288" w={3} />
				<Brush d="M186 198C192 205 204 206 212 202" w={2.4} c="#2e190f" />
				<Brush d="M160 240C166 254 178 266 190 274" w={2.6} c="#2e190f" />
			</Shaded>
			<Features />
			<Ear />
		</>
	);
}

function Features() {
	return (
		<>
			<Flat
				d="M205 262C216 254 229 251 236 254C244 250 256 251 264 256C254 263 222 265 205 262Z"
				fill="#5c2723"
			/>
			<Flat d="M209 263C228 265 248 263 262 258C258 277 228 284 209 263Z" fill="#8c4038" />
			<Flat d="M232 270C240 270 248 268 254 265C250 274 238 276 232 270Z" fill="#b0655a" />
			<Brush d="M201 261C216 263 228 261 237 261C247 261 256 259 267 254" w={4.6} />
			<Eye
				id={`${id}-near`}
				top="M184 192C190 181 208 177 223 189"
				under="C214 198 196 199 184 192"
				iris={[209, 187, 7.5]}
				lid={6.5}
			/>
			<Eye
				id={`${id}-far`}
				top="M242 187C247 177 260 175 269 184"
				under="C262 192 250 193 242 187"
				iris={[259, 183, 6.5]}
				lid={6}
			/>
			<Brush d="M182 183C191 172 209 169 224 180M242 178C248 170 259 168 269 175" w={3} />
			<Brush d="M178 174C190 158 208 156 226 168" w={9} ends={[2, 5]} />
			<Brush d="M242 168C252 157 264 157 274 165" w={7} ends={[5, 2]} />
			<Brush d="M243 180C247 198 256 210 264 220C271 229 264 237 254 236" w={5} ends={[1, 3]} />
			<Brush d="M233 222C225 222 223 233 230 239C237 242 242 240 246 238" w={4.4} ends={[1, 3]} />
			<Flat d="M234 234C238 230 243 231 245 236ZM254 235C256 231 261 230 263 232C262 235 258 236 254 235Z" />
		</>
	);
}

function Ear() {
	return (
		<>
			<Shape d="M148 192C136 178 124 188 128 206C130 222 140 232 150 224Z" fill={skin.dark} w={4} />
			<Brush d="M143 196C134 196 134 210 141 216" w={3} c={palette.ink} />
			<circle cx="138" cy="240" r="11" fill="none" stroke={palette.ink} strokeWidth="8" />
			<circle cx="138" cy="240" r="11" fill="none" stroke={brass} strokeWidth="3.5" />
			<Line d="M150 172q-6 4 -4 10M158 168q-5 5 -3 11M166 166q-5 4 -3 10" w={4} c="#c9cbc8" />
		</>
	);
}

function Headwrap() {
	return (
		<>
			<Shaded
				id={`${id}-tails`}
				d="M110 112C96 76 66 58 34 66C44 76 46 86 44 98C26 104 18 122 24 142C50 138 78 140 92 148
					C72 158 64 176 68 194C96 186 116 166 126 138Z"
				fill={cloth}
				dark={clothDark}
				shade="M44 98C70 100 92 108 110 118L92 148C72 136 44 134 20 144ZM92 148L120 130V200H60Z"
			>
				<Brush
					d="M44 98C70 98 92 104 112 116M60 76C80 84 98 98 108 112M92 148C102 144 110 136 116 128"
					w={3.4}
				/>
			</Shaded>
			<Shaded
				id={`${id}-wrap`}
				d="M138 178C110 158 84 118 94 76C100 42 136 26 166 24C190 0 250 -2 280 22
					C314 40 324 78 314 108C308 132 294 150 282 164C274 142 252 130 222 130C186 132 156 148 138 178Z"
				fill={cloth}
				dark={clothDark}
				shade="M122 158C150 120 210 100 300 122C296 132 290 140 284 146C270 132 250 126 222 126
					C186 128 158 144 140 172ZM112 134C140 92 206 66 318 92L316 104C210 82 146 112 124 158Z
					M98 100C120 56 190 26 294 34L304 48C206 44 138 84 112 134ZM90 100C96 60 120 40 166 24
					C140 44 112 70 100 104Z"
				w={6}
			>
				<Brush
					d="M132 172C156 130 210 106 296 130M122 156C146 110 210 82 316 106M112 132
						C138 90 206 62 320 90M102 110C136 66 200 42 304 52M98 98C122 54 190 26 292 34"
					w={4.4}
				/>
				<Brush d="M130 52C142 42 154 34 168 30M150 60C162 48 176 38 196 30" w={3} c={clothFold} />
			</Shaded>
			<Shaded
				id={`${id}-knot`}
				d="M102 88C122 80 142 96 142 118C142 142 126 152 108 146C94 138 90 100 102 88Z"
				fill={cloth}
				dark={clothDark}
				shade="M90 80C112 96 116 120 104 150H84Z"
			>
				<Brush d="M106 102C120 106 126 118 124 134M118 92C130 100 134 112 134 124" w={3} />
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
	Drawing: () => (
		<Panel flag="F">
			<g transform="rotate(-7 200 320) translate(4 14)">
				<Face />
				<Headwrap />
			</g>
			<Robe />
			<Sash />
			<g transform="translate(0 -8)">
				<Ledger />
				<Arm />
			</g>
		</Panel>
	),
};
