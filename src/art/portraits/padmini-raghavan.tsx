import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Eye, Flat, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-padmini-raghavan';
const skin = '#a96c40';
const skinDark = '#7a4828';
const lip = '#8c2f3d';
const silk = '#12806f';
const silkDark = '#0b574b';
const border = '#e0a92a';
const glass = '#bfe3e4';

function Body() {
	return (
		<>
			<Shaded
				id={`${id}-blouse`}
				d="M30 490C28 440 44 400 92 380L150 352C176 386 226 384 258 336
					C300 314 344 320 372 350C394 380 404 430 410 490Z"
				fill={silk}
				dark={silkDark}
				shade="M270 330C300 390 280 440 290 500H420V320Z"
			>
				<Line d="M346 490C342 460 346 430 356 404M74 490C70 462 72 446 80 430" />
			</Shaded>
			<Shape
				d="M214 380C240 372 254 352 262 334L290 322C280 384 220 452 150 494H110
					C160 460 200 420 214 380Z"
				fill="#d8572a"
				w={4}
			/>
			<Line d="M222 384C204 430 168 468 132 492" c={border} w={5} />
			<Line d="M284 332C270 390 212 452 158 488" c={border} w={4} />
			<Line d="M240 384C222 424 190 458 158 480" w={2.5} />
		</>
	);
}

/** The head is tipped over to hold a phone against the shoulder. */
function Head() {
	return (
		<>
			<Shaded
				id={`${id}-neck`}
				d="M168 270C172 300 166 330 150 352C176 390 232 382 266 336C262 318 264 300 270 280Z"
				fill={skin}
				dark={skinDark}
				shade="M160 290C200 320 230 320 256 300L220 350L230 390L290 340V260Z"
			/>
			<Line d="M160 348C180 370 224 370 252 346" c={border} w={4} />
			<g transform="rotate(17 210 280)">
				<Flat d="M150 110C170 40 270 40 292 110C306 150 298 210 272 232L220 200Z" />
				<Shaded
					id={`${id}-face`}
					d="M150 112C142 138 142 158 144 172C138 184 138 196 142 206C142 226 148 250 160 268
						C168 284 182 296 196 294C214 292 236 274 250 252C264 230 272 200 274 170
						C276 140 268 116 256 102Z"
					fill={skin}
					dark={skinDark}
					shade="M290 90L250 110C256 150 244 170 236 184C242 210 236 226 216 240
						C216 262 208 280 194 304H290Z"
				>
					<Line d="M212 230C218 238 218 248 214 256M178 280C184 282 192 282 197 280" w={2.5} />
				</Shaded>
				<Flat
					d="M158 250C166 243 172 244 178 247C186 243 196 247 204 251C194 264 170 266 158 250Z"
					fill={lip}
				/>
				<Line d="M154 247C164 252 172 253 178 252C188 253 198 252 208 246" w={3.5} />
				<Eye id={`${id}-far`} x={161} y={187} w={12} h={11} look={[-4, 3]} size={6.5} fold={5} />
				<Eye id={`${id}-near`} x={218} y={188} w={17} h={11} look={[-6, 3]} fold={6} />
				<Line d="M236 190C240 190 244 188 248 185" w={3.5} />
				<Flat d="M146 168C154 158 166 156 176 164L175 170C166 164 156 166 148 173Z" />
				<Flat d="M196 162C212 148 232 150 246 162C230 156 214 158 198 169Z" />
				<Line
					d="M182 190C178 206 164 214 160 224C159 233 168 236 175 233M184 234
						C195 234 199 225 191 216"
					w={4}
				/>
				<circle cx="188" cy="230" r="3" fill={border} stroke={palette.ink} strokeWidth="2" />
				<Flat
					d="M140 170C126 100 160 48 220 46C276 46 308 92 300 160C298 194 290 216 272 230
					C262 220 266 190 262 170C254 136 230 116 198 106C176 120 152 136 140 170Z"
				/>
				<Line
					d="M198 106C206 90 214 76 222 66M210 108C240 112 262 134 268 164M224 92
						C256 98 278 124 284 160"
					c="#43596e"
					w={3}
				/>
				<Line d="M168 114C172 98 180 84 192 74" c="#43596e" w={3} />
				<Shape d="M244 70L318 18L326 28L252 82Z" fill={palette.blue} w={4} />
				<Shape d="M306 28L318 18L326 28L314 38Z" fill={palette.yellow} w={3} />
			</g>
		</>
	);
}

function ShoulderPhone() {
	return (
		<>
			<Shaded
				id={`${id}-phone`}
				d="M276 208L306 212C312 213 316 219 315 226L296 330C294 338 288 342 280 340L254 334Z"
				fill={palette.white}
				dark="#bcb7a8"
				shade="M300 200L270 350H330V200Z"
				w={4.5}
			>
				<circle cx="296" cy="232" r="6" fill={glass} stroke={palette.ink} strokeWidth="3" />
			</Shaded>
			<Shape d="M250 338C290 312 350 312 376 354C350 340 310 340 272 364Z" fill={silk} w={4} />
		</>
	);
}

function Plait() {
	const knots = [
		[166, 308, 19],
		[140, 316, 20],
		[114, 330, 20],
		[94, 350, 19],
		[84, 376, 18],
		[82, 404, 17],
		[85, 430, 15],
	] as const;
	return (
		<>
			{knots.map(([x, y, r], i) => (
				<g key={y} transform={`translate(${x} ${y}) rotate(${Math.max(0, 84 - i * 19)})`}>
					<path
						d={`M${-r} -8C${-r} 10 -6 20 0 24C6 20 ${r} 10 ${r} -8C8 -16 -8 -16 ${-r} -8Z`}
						fill={palette.ink}
					/>
					<Line d={`M${-r + 5} -4C-6 2 -2 8 0 18M${r - 5} -4C8 0 4 4 2 8`} c="#5a7086" w={2.5} />
				</g>
			))}
			<Shape d="M70 442L100 442L101 457L70 458Z" fill={border} w={4} />
			<Flat d="M70 457C66 474 70 486 76 500H98C104 484 104 470 101 456Z" />
		</>
	);
}

interface PhoneProps {
	at: string;
	bars: readonly number[];
	up?: boolean;
}

/** Whatever the price is doing on this one. */
function Phone({ at, bars, up }: PhoneProps) {
	return (
		<g transform={at}>
			<Shape
				d="M-32 -62Q-32 -70 -24 -70H24Q32 -70 32 -62V62Q32 70 24 70H-24Q-32 70 -32 62Z"
				fill={palette.ink}
				w={4}
			/>
			<Flat d="M-25 -58H25V58H-25Z" fill={up ? glass : palette.paper} />
			{bars.map((h, i) => (
				<rect
					key={i}
					x={-21 + i * 9}
					y={10 - h}
					width="6"
					height={h}
					fill={up ? palette.deep : palette.red}
				/>
			))}
			<Line d="M-20 -44H14M-20 -35H2" w={3} />
		</g>
	);
}

function Phones() {
	return (
		<>
			<Phone at="translate(196 396) rotate(18)" bars={[12, 18, 15, 26, 34]} up />
			<Phone at="translate(150 398) rotate(-12)" bars={[36, 30, 33, 20, 8]} />
			<Shaded
				id={`${id}-hand`}
				d="M150 500C128 486 122 462 126 444C118 432 128 422 138 430L152 444
					C164 438 184 440 194 446C206 446 208 458 200 462C212 464 212 476 202 480
					C208 488 204 496 200 500Z"
				fill={skin}
				dark={skinDark}
				shade="M180 440C160 460 170 480 160 510H220V440Z"
				w={4.5}
			>
				<Line d="M200 462L172 462M202 480L174 480" />
				<circle cx="180" cy="453" r="5" fill={border} stroke={palette.ink} strokeWidth="2.5" />
			</Shaded>
		</>
	);
}

export const portraitPadminiRaghavan: Picture = {
	width,
	height,
	alt:
		'Padmini Raghavan, a pen in her hair and a long plait over her shoulder, pins one ' +
		'phone under her ear and reads two others: one price climbs, one falls.',
	Drawing: () => (
		<Panel flag="V">
			<Body />
			<Plait />
			<Head />
			<ShoulderPhone />
			<Phones />
		</Panel>
	),
};
