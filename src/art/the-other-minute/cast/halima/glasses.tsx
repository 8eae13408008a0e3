import { concrete, palette } from '../../../../model/colours.ts';
import type { Pen } from '../../../kit/body/head-parts.tsx';
import { Line, n } from '../../../kit/forms.tsx';

/** Round steel spectacles; each lens is an ellipse with the glint of one lamp. */
export function Lens({ pen, at, r }: { pen: Pen; at: readonly [number, number]; r: readonly [number, number] }) {
	const [x, y] = at;
	const [rx, ry] = r;
	const w = pen.near ? pen.line : pen.line * 0.6;
	return (
		<g transform={`translate(${x} ${y})scale(${(rx / ry).toFixed(2)} 1)`}>
			{pen.near && <circle r={ry} fill={palette.white} fillOpacity=".2" />}
			<path
				d={`M${n(ry * 0.24)} ${n(ry * 0.82)}L${n(ry * 0.62)} ${n(ry * 0.6)} ${n(ry * 0.86)} ${n(ry * 0.08)} ${n(ry * 0.76)} ${n(ry * -0.36)}Z`}
				fill={palette.white}
				fillOpacity=".85"
			/>
			<circle r={ry} fill="none" stroke={palette.ink} strokeWidth={w * 1.15} />
			{pen.near && <circle r={ry} fill="none" stroke={concrete.light} strokeWidth={w * 0.4} />}
		</g>
	);
}

export function Wire({ pen, d }: { pen: Pen; d: string }) {
	const w = pen.near ? pen.line : pen.line * 0.6;
	return (
		<>
			<Line d={d} width={w} />
			{pen.near && <Line d={d} width={w * 0.36} ink={concrete.light} />}
		</>
	);
}
