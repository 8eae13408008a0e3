import { linhNgo } from '../../../content/wardrobe.ts';
import { Line } from '../../kit/forms.tsx';
import { EdgeFingers, OpenHand } from './glove.tsx';
import { Clipboard, Stopwatch } from './linh-ngo-things.tsx';

/** Linh Ngo's hands: the thumb on the button, the other hand round what has not been filed. */
export function Hands() {
	return (
		<g transform="translate(-4 13)">
			<g transform="translate(100 36)rotate(6)">
				<Clipboard line={4.6} near />
				<g transform="translate(152 74)">
					<EdgeFingers line={4.6} near />
				</g>
			</g>
			<Line d="M118 178C104 130 72 70 62 2M118 178C112 120 96 60 92 2" width={7.5} />
			<Line d="M118 178C104 130 72 70 62 2M118 178C112 120 96 60 92 2" width={3.4} ink={linhNgo.cord} />
			<OpenHand x={14} y={202} turn={-2} size={0.9} line={4.6} near>
				<g transform="translate(120 14)rotate(-20)scale(1.36)">
					<Stopwatch line={3.6} near />
				</g>
			</OpenHand>
		</g>
	);
}
