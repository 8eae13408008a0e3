import { brass, linen, palette, steel as steelTones } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { tenth } from '../../kit/shapes.ts';
import { Painted } from '../block/painted.tsx';

const { ink, white } = palette;

export interface MeterDialProps {
	id: string;
	x: number;
	y: number;
	/** From the middle to the outside of the brass. */
	radius: number;
	/** What the four drums show. */
	reading?: string;
	/** Where the red hand stands, in degrees from the top. */
	sweep?: number;
	/** Squeezed to this share of its width, as it is seen from aside. */
	turn?: number;
	/** Without what the glass mirrors. */
	matt?: boolean;
}

/** The water meter's dial: enamel, brass, four drums, a hand that goes round once in ten litres. */
export function MeterDial(props: MeterDialProps) {
	const { id, x, y, radius, reading = '0480', sweep = 40, turn = 1, matt } = props;
	// Drawn with a radius of 200.
	const k = Math.round(radius * 5) / 1000;
	const far = radius < 60;
	const w = tenth((far ? 2.5 : 4.5) / k);
	const ray = (i: number, from: number, to: number) => {
		const a = (i * Math.PI) / 25;
		return `M${tenth(Math.sin(a) * from)} ${tenth(-Math.cos(a) * from)}L${tenth(Math.sin(a) * to)} ${tenth(-Math.cos(a) * to)}`;
	};
	const fine = Array.from({ length: 50 }, (_, i) => ray(i, 140, 152)).join('');
	const bold = Array.from({ length: 10 }, (_, i) => ray(i * 5, 132, 152)).join('');
	return (
		<g transform={`translate(${x} ${y})scale(${tenth(k * turn * 1000) / 1000} ${k})`}>
			<circle r="200" fill={steel.brass} stroke={ink} strokeWidth={w} />
			<path d="M-141 141A200 200 0 0 1-141-141L-118-118A167 167 0 0 0 118 118L141 141A200 200 0 0 1-141 141Z" fill={steel.brassDark} />
			<path d="M60-181A191 191 0 0 1 181-60L172-57A182 182 0 0 0 57-172Z" fill={brass.pale} />
			<circle r="164" fill={white} stroke={ink} strokeWidth={w} />
			<path d="M-116-116A164 164 0 0 1 60-152L54-136A147 147 0 0 0-147 40L-159 40A164 164 0 0 1-116-116Z" fill={linen.mid} />
			{!far && <path d={fine} stroke={ink} strokeWidth="3" />}
			<path d={bold} stroke={ink} strokeWidth="8" />
			{!far &&
				[0, 1, 2, 3, 5, 7, 8, 9].map((i) => {
					const a = (i * Math.PI) / 5;
					return (
						<Painted key={a} text={`${i}`} x={Math.round(Math.sin(a) * 114)} y={Math.round(-Math.cos(a) * 114)} height={24} ink={ink} />
					);
				})}
			<Drums id={id} reading={reading} w={w} />
			<g transform={`rotate(${sweep})`}>
				<path
					d="M-6 46L-4-128 0-150 4-128 6 46C10 58-10 58-6 46Z"
					fill={palette.red}
					stroke={ink}
					strokeWidth={far ? 8 : 4}
					strokeLinejoin="round"
				/>
			</g>
			<circle r="15" fill={steel.brass} stroke={ink} strokeWidth={far ? 8 : 5} />
			{!matt && (
				<path d="M-128-86C-104-122-62-146-20-150L-84-40C-104-32-128-40-140-56ZM-2-151L16-151-62-16-78-22Z" fill={white} fillOpacity=".42" />
			)}
		</g>
	);
}

/** Four drums in a window under the hand, in the place of the 4 and the 6. */
function Drums({ id, reading, w }: { id: string; reading: string; w: number }) {
	const digits = [...reading.padStart(4, '0').slice(-4)];
	return (
		<g>
			<path d="M-88 28H88V88H-88Z" fill={ink} stroke={ink} strokeWidth={w} strokeLinejoin="round" />
			{digits.map((digit, i) => {
				const x = -64.5 + i * 43;
				return (
					<g key={`${id} ${x}`}>
						<path d={`M${x - 19} 33h38v50h-38Z`} fill={white} />
						<path d={`M${x - 19} 33h38v8h-38ZM${x - 19} 76h38v7h-38Z`} fill={steelTones.light} />
						<Painted text={digit} x={x} y={58.5} height={31} ink={ink} brush={3.6} />
					</g>
				);
			})}
		</g>
	);
}
