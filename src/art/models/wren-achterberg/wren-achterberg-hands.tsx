import { canvas } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { Line } from '../../kit/forms.tsx';
import { Crate, Cuff, Pass } from './wren-achterberg-things.tsx';
import { skin, smock } from './wren-achterberg-tones.ts';

/** Wren Achterberg's hands: one keeps the crate from sliding, one shows the pass before it is asked for. */

const spilt = 'M8 152v.1M4 164v.1M9 175v.1M5 188v.1M9 202v.1M4 214v.1M8 229v.1M5 244v.1M9 258v.1';

export function Hands() {
	const holds = { skin, build: 'narrow', line: 4.4, near: true } as const;
	const shows = {
		...holds,
		id: 'hand-pass',
		pose: 'palm',
		x: 200,
		y: 204,
		turn: -92,
		size: 0.66,
	} as const;
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<g transform="translate(68 152)scale(.8 .78)">
				<Crate line={5.4} near />
			</g>
			<Line d={spilt} width={10} />
			<Line d={spilt} width={5.4} ink={canvas.pale} />
			<Hand pose="flat" x={58} y={218} turn={-90} size={0.5} {...holds} />
			<g transform="translate(58 221)scale(.66)">
				<Cuff line={5} near {...smock} />
			</g>
			<Hand {...shows}>
				<g transform="translate(146 80)rotate(4)scale(.9)">
					<Pass line={4.8} near />
				</g>
			</Hand>
			<g transform="translate(200 208)scale(.76)">
				<Cuff line={5} near {...smock} />
			</g>
		</g>
	);
}
