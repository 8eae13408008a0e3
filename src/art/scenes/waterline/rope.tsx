import { palette } from '../../../model/colours.ts';
import { cloth, n } from '../../kit/forms.tsx';

interface RopeProps {
	d: string;
	width?: number;
	line?: number;
	/** Wet rope has gone dark. */
	wet?: boolean;
}

/** Laid rope: its ink, its body, and the lay across it. */
export function Rope({ d, width = 9, line = 3, wet = false }: RopeProps) {
	const { light, dark } = wet ? cloth.wood : cloth.sand;
	return (
		<g fill="none" strokeLinecap="butt">
			<path d={d} stroke={palette.ink} strokeWidth={n(width + line * 2)} />
			<path d={d} stroke={light} strokeWidth={n(width)} />
			<path d={d} stroke={dark} strokeWidth={n(width * 0.8)} strokeDasharray={`${n(width * 0.25)} ${n(width * 0.7)}`} />
		</g>
	);
}
