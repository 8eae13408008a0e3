import { palette } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { MeterDial } from '../props/meter-dial.tsx';

const { ink } = palette;

interface MeterProps {
	id: string;
	/** The middle of the dial. */
	x: number;
	y: number;
	/** Units to the metre; the dial is 0.26 across, at 1.5 over the floor. */
	scale: number;
	reading?: string;
	sweep?: number;
	line?: number;
	/** As much of it as is seen from aside. */
	turn?: number;
}

/** The meter on its post by the gate, with the pipe that comes up to it and goes on. */
export function Meter({ id, x, y, scale, reading, sweep, line = 4, turn = 1 }: MeterProps) {
	// Drawn at 400 to the metre.
	const k = Math.round(scale * 2.5) / 1000;
	const w = Math.round((line / k) * 10) / 10;
	return (
		<g transform={`translate(${x} ${y})`}>
			<g transform={`scale(${Math.round(k * turn * 1000) / 1000} ${k})`} strokeLinejoin="round">
				<path d="M-24 40H24V600H-24Z" fill={steel.light} stroke={ink} strokeWidth={w} />
				<path d="M-24 70H-4V600H-24Z" fill={steel.shade} />
				<path d="M-62 580H62L76 604H-76Z" fill={steel.shade} stroke={ink} strokeWidth={w} />
				<path d="M-120 600V52C-120 16-96 12-40 12H40C96 12 120 16 120 52V400H400" fill="none" stroke={ink} strokeWidth={26 + w * 2} />
				<path d="M-120 600V52C-120 16-96 12-40 12H40C96 12 120 16 120 52V400H400" fill="none" stroke={steel.pipe} strokeWidth="26" />
				<path d="M-127 600V52C-127 30-118 20-100 18M113 60V407H400" fill="none" stroke={steel.pipeDark} strokeWidth="11" />
				<path d="M-142 84H-98V112H-142ZM98 84H142V112H98Z" fill={steel.brass} stroke={ink} strokeWidth={w} />
				<path d="M-84-4L-58-58H58L84-4V48L52 84H-52L-84 48Z" fill={steel.brassDark} stroke={ink} strokeWidth={w} />
				<path d="M-22-62H22V-44H-22Z" fill={steel.brass} stroke={ink} strokeWidth={w} />
			</g>
			<MeterDial
				id={id}
				x={0}
				y={0}
				radius={Math.round(scale * 0.17)}
				turn={turn}
				{...(reading === undefined ? {} : { reading })}
				{...(sweep === undefined ? {} : { sweep })}
			/>
		</g>
	);
}
