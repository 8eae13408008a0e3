import { brass } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { Line } from '../../kit/forms.tsx';
import { Cuff, Receipt, Roll } from './leopold-achterberg-things.tsx';
import { skin } from './leopold-achterberg-tones.ts';

/** Leopold Achterberg's hands: the bread in one and what it cost in the other. */
export function Hands() {
	const holds = {
		id: 'hand-roll',
		pose: 'palm',
		skin,
		build: 'broad',
		x: 74,
		y: 206,
		turn: -86,
		size: 0.76,
		line: 4.4,
		near: true,
	} as const;
	const keeps = {
		id: 'hand-receipt',
		pose: 'write',
		skin,
		build: 'broad',
		x: 214,
		y: 214,
		turn: -106,
		flip: true,
		size: 0.66,
		line: 4.4,
		near: true,
	} as const;
	return (
		<g transform="translate(2 4)scale(.94)" strokeLinejoin="round" strokeLinecap="round">
			<Hand {...holds}>
				<Line d="M57 108C62 112 68 112 73 110" width={10} />
				<Line d="M58 108C62 111 68 111 72 109" width={5} ink={brass.mid} />
				<g transform="translate(80 120)rotate(-8)scale(1.06)">
					<Roll line={5} near />
				</g>
			</Hand>
			<g transform="translate(74 212)scale(.86)">
				<Cuff line={5} />
			</g>
			<Hand {...keeps}>
				<g transform="translate(150 28)rotate(-6)">
					<Receipt line={4.4} near />
				</g>
			</Hand>
			<g transform="translate(214 220)rotate(-14)scale(.74)">
				<Cuff line={5} />
			</g>
		</g>
	);
}
