import { ifeomaOkwuosa } from '../../../content/wardrobe.ts';
import { palette, skinTone } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { Form, Line } from '../../kit/forms.tsx';
import { linen } from './headwrap.tsx';
import { skin } from './ifeoma-okwuosa-head.tsx';
import { Ledger } from './ifeoma-okwuosa-things.tsx';

/** Ifeoma Okwuosa's hands: one keeps the ledger shut, the other carries it. */

/** The fingers of the hand that carries, round the lower edge from behind; each 22 broad. */
export function CarryingFingers({ line, near }: { line: number; near?: boolean }) {
	return [0, 25, 50, 74].map((x, i) => {
		const up = [30, 40, 38, 28][i] ?? 30;
		return (
			<g key={x} transform={`translate(${x} 0)rotate(${i * 2 - 3})`}>
				<Line d={`M0 8V${-up}`} width={22 + line} />
				<Line d={`M0 8V${-up}`} width={22 - line} ink={skin.light} />
				<Line d={`M-5 8V${-up + 4}`} width={7} ink={skin.dark} />
				{near && <circle cy={2 - up} r="6" fill={skinTone.tan} stroke={palette.ink} strokeWidth={line * 0.5} />}
			</g>
		);
	});
}

/** The ring, on the finger next to the little one, in the hand's own units. */
export function Ring({ line }: { line: number }) {
	return (
		<>
			<Line d="M119 5Q125 15 121 27" width={line * 2.2} />
			<Line d="M119 6Q125 15 121 26" width={line * 1.1} ink={ifeomaOkwuosa.gold} />
		</>
	);
}

export function Hands() {
	return (
		<>
			<g transform="translate(96 54)rotate(-5)">
				<Ledger line={4.6} near />
				<g transform="translate(52 190)">
					<CarryingFingers line={4.6} near />
				</g>
			</g>
			<g transform="translate(56 176)rotate(-20)">
				<Hand pose="flat" skin={skin} build="long" size={0.86} line={4.6} near />
				<g transform="scale(.86)">
					<Ring line={5} />
				</g>
			</g>
			<g transform="translate(10-8)">
				<Form
					d="M-6 176C14 156 40 148 58 158 74 172 80 196 74 214 52 226 26 240 6 254-4 232-10 200-6 176Z"
					tone={linen}
					shade="M-20 200C20 196 50 200 84 190V270H-20Z"
					line={2.4}
				>
					<Line d="M30 164C40 180 46 200 46 220M14 172C20 190 24 206 24 222" width={3} />
				</Form>
			</g>
		</>
	);
}
