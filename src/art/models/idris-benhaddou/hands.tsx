import { Hand } from '../../body/hands.tsx';
import { Form, Line, n } from '../../forms.tsx';
import { palette } from '../../palette.ts';
import { skin } from './head.tsx';
import { coat } from './hood.tsx';
import { gold } from './rings.tsx';
import { Binoculars } from './things.tsx';

/** Idris Benhaddou's hands: one on the glasses, the other counting. */

const nail = '#e6b68a';

/** From the palm to the tip, each 21 broad, the little one first. */
const fingers = [
	['M80 36C64 40 44 39 22 30', 22, 30],
	['M80 18C54 23 34 20 12 11', 12, 11],
	['M80-2C52 0 30-3 8-11', 8, -11],
	['M78-21C54-24 32-30 13-40', 13, -40],
] as const;

/** The binoculars in the hand that has lowered them, its forefinger still on the wheel. */
export function Holding({ line, near }: { line: number; near?: boolean }) {
	return (
		<>
			<Binoculars line={line} {...(near && { near })} />
			<path
				d="M128-38C110-46 92-46 72-39L64 44C74 52 100 54 128 52Z"
				fill={skin.light}
				stroke={palette.ink}
				strokeWidth={n(line)}
				strokeLinejoin="round"
			/>
			<path d="M86 42C100 34 112 32 126 32V50C110 52 96 51 86 42Z" fill={skin.dark} />
			{fingers.map(([d, x, y]) => (
				<g key={d}>
					<path
						d={d}
						fill="none"
						stroke={palette.ink}
						strokeWidth={n(21 + line)}
						strokeLinecap="butt"
					/>
					<circle cx={x} cy={y} r={n((21 + line) / 2)} fill={palette.ink} />
					<Line d={`${d}${d.replace(/C.*/, 'h18')}`} width={21 - line} ink={skin.light} />
					<g transform="translate(0 6)">
						<Line d={d} width={6} ink={skin.dark} />
					</g>
					{near && (
						<ellipse
							cx={x - 1}
							cy={y - 1}
							rx="5.5"
							ry="4.6"
							fill={nail}
							stroke={palette.ink}
							strokeWidth="1.8"
						/>
					)}
				</g>
			))}
			{near && <Line d="M84-22q6 4 4 10M84-2q6 4 4 10M84 18q5 4 3 9" width={2.2} />}
		</>
	);
}

export function Hands() {
	return (
		<g transform="scale(.92)">
			<Line d="M54 0C62 30 82 48 96 50M196 0C200 16 206 26 214 30" width={9} />
			<Line d="M54 0C62 30 82 48 96 50M196 0C200 16 206 26 214 30" width={3.6} ink="#e6c58a" />
			<g transform="translate(150 96)">
				<Holding line={4.8} near />
			</g>
			<Form
				id="hand-sleeve"
				d="M250 48C246 74 246 116 252 152 266 160 276 164 290 166V40C276 40 262 42 250 48Z"
				tone={coat}
				shade="M240 120C260 130 276 134 300 132V180H240Z"
				line={2.4}
			>
				<Line d="M262 52C258 80 258 116 263 150" width={3} />
				<Line
					d="M268 52C264 80 264 116 269 156M276 49C272 80 272 118 278 160M284 46C280 80 280 120 287 164"
					width={4}
					ink={gold}
				/>
			</Form>
			<Hand
				id="hand-count"
				pose="count"
				skin={skin}
				build="broad"
				x={44}
				y={238}
				turn={-74}
				size={0.78}
				line={4.6}
				near
			/>
			<Form
				id="hand-cuff"
				d="M10 222C28 220 54 226 74 238 76 254 74 268 68 280H-4C-2 260 2 240 10 222Z"
				tone={coat}
				shade="M-10 210H24C16 236 16 260 18 290H-10Z"
				line={2.4}
			>
				<Line d="M8 234C30 232 52 238 72 250" width={3} />
				<Line
					d="M5 243C28 241 52 247 75 259M2 252C28 250 52 256 75 268M0 261C28 259 50 265 72 277"
					width={4}
					ink={gold}
				/>
			</Form>
		</g>
	);
}
