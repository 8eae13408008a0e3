import { Solid, type SolidProps } from '../../forms.tsx';
import { palette } from '../../palette.ts';

interface ShadedProps extends Omit<SolidProps, 'tone'> {
	fill: string;
	dark: string;
	w?: number;
}

/** A shape with its shadow side under its outline, as portraits are drawn. */
export function Shaded({ fill, dark, w = 5, ...solid }: ShadedProps) {
	return (
		<>
			<Solid {...solid} tone={{ light: fill, dark }} />
			<path d={solid.d} fill="none" stroke={palette.ink} strokeWidth={w} />
		</>
	);
}
