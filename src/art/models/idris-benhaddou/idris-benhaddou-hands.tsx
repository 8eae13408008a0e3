import { idrisBenhaddou } from '../../../content/wardrobe.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { Form, Line } from '../../kit/forms.tsx';
import type { ThingProps } from '../kit/piece.tsx';
import { coat } from './hood.tsx';
import { skin } from './idris-benhaddou-head.tsx';
import { Binoculars } from './idris-benhaddou-things.tsx';
import { gold } from './rings.tsx';

/** Idris Benhaddou's hands: one on the glasses, the other counting. */

/** The binoculars in the hand that has lowered them. */
export function Holding({ line, near = false }: ThingProps) {
	return (
		<>
			<Binoculars line={line} {...(near && { near })} />
			<Hand pose="grip" skin={skin} build="broad" x={122} y={4} turn={184} flip size={0.88} line={line} near={near} />
		</>
	);
}

export function Hands() {
	return (
		<g transform="scale(.92)">
			<Line d="M54 0C62 30 82 48 96 50M196 0C200 16 206 26 214 30" width={9} />
			<Line d="M54 0C62 30 82 48 96 50M196 0C200 16 206 26 214 30" width={3.6} ink={idrisBenhaddou.toggles} />
			<g transform="translate(150 96)">
				<Holding line={4.8} near />
			</g>
			<Form
				d="M250 48C246 74 246 116 252 152 266 160 276 164 290 166V40C276 40 262 42 250 48Z"
				tone={coat}
				shade="M240 120C260 130 276 134 300 132V180H240Z"
				line={2.4}
			>
				<Line d="M262 52C258 80 258 116 263 150" width={3} />
				<Line d="M268 52C264 80 264 116 269 156M276 49C272 80 272 118 278 160M284 46C280 80 280 120 287 164" width={4} ink={gold} />
			</Form>
			<Hand pose="count" skin={skin} build="broad" x={44} y={238} turn={-74} size={0.78} line={4.6} near />
			<Form
				d="M10 222C28 220 54 226 74 238 76 254 74 268 68 280H-4C-2 260 2 240 10 222Z"
				tone={coat}
				shade="M-10 210H24C16 236 16 260 18 290H-10Z"
				line={2.4}
			>
				<Line d="M8 234C30 232 52 238 72 250" width={3} />
				<Line d="M5 243C28 241 52 247 75 259M2 252C28 250 52 256 75 268M0 261C28 259 50 265 72 277" width={4} ink={gold} />
			</Form>
		</g>
	);
}
