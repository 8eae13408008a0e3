import { dress } from '../content/wardrobe.ts';
import { palette } from '../model/colours.ts';
import { cloth, Line, n, Part } from './kit/forms.tsx';
import { useLighting } from './kit/lit.tsx';

/** A hard suit's limbs: barrels between balls, and at the end of an arm five stiff claws. */

const { light, dark, joint, jointDark } = dress.hardSuit;
const { ink, white, red } = palette;

interface Place {
	x: number;
	y: number;
	turn?: number;
}

interface Side {
	/** Which of its sides lies in shadow: 1 the right, -1 the left. */
	dark?: 1 | -1;
}

/** Where the suit turns. */
export function Ball({ x, y, r, dark: side = 1 }: Place & Side & { r: number }) {
	const { shade } = useLighting();
	const at = side === 1 ? '' : 'scale(-1 1)';
	return (
		<g transform={`translate(${x} ${y})${at}`}>
			<circle r={r} fill={joint} stroke={ink} strokeWidth="4" />
			<path
				d={`M0 ${r - 2}A${r - 2} ${r - 2} 0 0 0 ${r - 2} 0Q${n(r * 0.4)} ${n(r * 0.2)} 0 ${r - 2}Z`}
				fill={jointDark}
				data-light={shade}
			/>
		</g>
	);
}

/** What is between two balls, seen square to its length, with the seam of its upper ring. */
export function Barrel(props: Place & Side & { long: number; wide: number }) {
	const { x, y, turn = 0, long, wide, dark: side = 1 } = props;
	const [l, w] = [long / 2, wide / 2];
	const [edge, out] = [n(w * 0.2 * side), (w + 8) * side];
	return (
		<g transform={`translate(${x} ${y})rotate(${turn})`}>
			<Part
				d={`M${-w + 4} ${-l}Q0 ${-l - 6} ${w - 4} ${-l}Q${w + 3} 0 ${w - 2} ${l}Q0 ${l + 7} ${-w + 2} ${l}Q${-w - 3} 0 ${-w + 4} ${-l}Z`}
				tone={{ light, dark }}
				shade={`M${edge} ${-l - 8}H${out}V${l + 8}H${edge}Z`}
			>
				<Line d={`M${-w} ${-l + 9}Q0 ${-l + 3} ${w} ${-l + 9}`} width={2} />
			</Part>
		</g>
	);
}

/** Each jointed like everything else on it; the thumb first. */
const claws = 'M16-8L40-26M15-24L24-66M3-28L5-76M-9-26L-14-70M-19-18L-32-54';

/**
 * Five claws held up, the thumb at the right unless mirrored, the shadow at the right all the same;
 * then turned about the wrist.
 */
export function Claws(props: Place & { size?: number; flip?: boolean }) {
	const { x, y, turn = 0, size = 1, flip } = props;
	return (
		<g transform={`translate(${x} ${y})rotate(${turn})scale(${flip ? -size : size} ${size})`}>
			<path d={claws} stroke={ink} strokeWidth="20" fill="none" />
			<path d={claws} stroke={white} strokeWidth="12.5" fill="none" />
			<path d="M26-18L32-12M17-44L24-43M-1-52H7M-15-48L-7-49M-29-36L-23-39" stroke={ink} strokeWidth="2.5" />
			<path d="M-22-26C-8-36 14-36 24-24L22 12H-18Z" fill={white} stroke={ink} strokeWidth="4" />
			<path d="M6-30C16-30 24-26 22-22L20 10H8Z" transform={flip ? 'scale(-1 1)' : undefined} fill={cloth.white.dark} />
			<path d="M-24 8H28V26H-24Z" fill={red} stroke={ink} strokeWidth="4" />
		</g>
	);
}
