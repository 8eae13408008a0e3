import { palette } from '../../../model/colours.ts';
import { Creases, Seam, Shape } from '../../kit/body/figure.tsx';
import { linen } from './headwrap.tsx';

/** The robe from the waist down, straight to the ankles, with the Foundation's blue along its hem. */
export function Skirt() {
	return (
		<Shape
			d="M-15.4-102C-17-80-24-48-26-21-14-17 14-17 26.4-21 24-48 17.4-80 15.4-102Z"
			edge="M-15.4-98C-17-80-24-48-26-21-14-17 14-17 26.4-21 24-48 17.4-80 15.4-98"
			tone={linen}
			shade="M-60-120H-6C-8-84-12-50-11 0H-60Z"
		>
			<path d="M-30-24.4C-14-20 14-20 30-24.4" fill="none" stroke={palette.blue} strokeWidth="3.6" />
			<Seam d="M-30-26.6C-14-22.2 14-22.2 30-26.6" w={0.4} />
			<Creases
				of={[
					[-5, -17, -6, -44, -3, -62],
					[12, -17, 9, -40, 5, -54],
					[4, -17, 3, -36, 2, -46],
					[-15, -18, -14, -34, -11, -46],
				]}
				all
			/>
		</Shape>
	);
}
