import { palette, slate } from '../../../model/colours.ts';
import { cloth, Line, n, Part } from '../../kit/forms.tsx';
import { bakelite } from './ines-quintanilha-tones.ts';

/** A ship’s fist microphone, head up, its switch where the thumb is; the middle of its grip is the origin. */
export function Microphone({ line }: { line: number }) {
	return (
		<>
			<Part d="M-46-60L-32-64-28-30-42-26Z" tone={cloth.red} shade="" line={line * 0.8} />
			<Part
				d="M-38-84C-36-112 36-112 38-84L34 34C32 50 20 56 0 56-20 56-32 50-34 34Z"
				tone={bakelite}
				shade="M-60-140H-8L-12 80H-60Z"
				line={line}
			>
				<Line d="M-22-84H22M-23-70H23M-22-56H22M-22-42H22" width={4.4} ink={cloth.foam.light} />
			</Part>
		</>
	);
}

/** Its curly cord, hanging from the origin. */
export function Cord({ turns, line }: { turns: number; line: number }) {
	const d = `M0 0${Array.from({ length: turns }, (_, i) => {
		const y = i * 11;
		return `C-16 ${y + 4}-14 ${y + 16} 0 ${y + 15} 12 ${y + 14} 10 ${y + 6} 0 ${y + 11}`;
	}).join('')}`;
	return (
		<>
			<Line d={d} width={n(line + 2)} />
			<Line d={d} width={2.4} ink={slate.light} />
			<path d={`M-7 ${turns * 11 + 2}H7L5 ${turns * 11 + 24}H-5Z`} fill={bakelite.light} stroke={palette.ink} strokeWidth={n(line)} />
		</>
	);
}
