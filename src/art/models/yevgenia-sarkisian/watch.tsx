import { crimson, palette } from '../../../model/colours.ts';
import { Line, n, Part } from '../../kit/forms.tsx';
import { brass } from './yevgenia-sarkisian-tones.ts';

const hours = Array.from({ length: 6 }, (_, i) => {
	const a = (i * Math.PI) / 3;
	return `M${n(25 * Math.sin(a))} ${n(-25 * Math.cos(a))}L${n(33 * Math.sin(a))} ${n(-33 * Math.cos(a))}`;
}).join('');

/** A watch with six hours on its dial, one turn for one shift; the middle of the dial is the origin. */
export function Watch({ line }: { line: number }) {
	return (
		<>
			<Part d="M-9-42V-60H9V-42Z" tone={brass} shade="" line={line * 0.8} />
			<Part d="M-46 0A46 46 0 1 1 46 0 46 46 0 1 1-46 0Z" tone={brass} shade="M-60-60H-24C-46-20-44 30-10 60H-60Z" line={line} />
			<circle r="36" fill={palette.white} stroke={palette.ink} strokeWidth={n(line * 0.7)} />
			<path d="M0 0V-33A33 33 0 1 1-29 16Z" fill={palette.foam} />
			<Line d={hours} width={Math.max(4.5, line * 0.5)} />
			<Line d="M0 0L-25 14M0 0V-24" width={Math.max(5, line * 0.6)} ink={crimson.mid} />
		</>
	);
}
