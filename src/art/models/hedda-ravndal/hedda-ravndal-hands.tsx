import { Hand } from '../../kit/body/hands.tsx';
import { Line, Part } from '../../kit/forms.tsx';
import { gold, navy, skin, white } from './hedda-ravndal-tones.ts';
import { Letters } from './letters.tsx';

/** Hedda Ravndal's hands: one raised as for the oath, the other on the letters. */

function Sleeve({ at }: { at: string }) {
	return (
		<g transform={at}>
			<Part d="M-22-13H22L24 10H-24Z" tone={white} shade="M-40-20H-8V20H-40Z" />
			<Part d="M-28 2C-10 6 10 6 28 2L36 66H-36Z" tone={navy} shade="M-60-10H-8L-12 90H-60Z" line={4.6}>
				<Line
					d="M-40 12C-12 17 12 17 40 12M-40 24C-12 29 12 29 40 24M-40 36C-12 41 12 41 40 36M-40 48C-12 53 12 53 40 48"
					width={6}
					ink={gold.light}
				/>
			</Part>
		</g>
	);
}

const hand = { skin, build: 'long', line: 4.6, near: true } as const;

export function Hands() {
	return (
		<g transform="translate(10 14)scale(.9)" strokeLinejoin="round" strokeLinecap="round">
			<g transform="translate(160 206)rotate(-5)scale(.96)">
				<Letters line={4.8} near />
			</g>
			<Hand pose="palm" {...hand} x={44} y={176} turn={-95} size={0.74} flip />
			<Sleeve at="translate(45 184)scale(.96 .8)" />
			<Sleeve at="translate(252 196)rotate(-88)scale(.8 .4)" />
			<g transform="translate(246 196)rotate(-174)scale(1 -1)">
				<Hand pose="flat" {...hand} size={0.62} />
				<g transform="scale(.62)">
					<Line d="M119 5Q125 15 121 27" width={12} />
					<Line d="M119 6Q125 15 121 26" width={6} ink={gold.light} />
				</g>
			</g>
		</g>
	);
}
