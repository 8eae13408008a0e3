import { linen, midnight, navy, slate, steel as steelTones } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { mix } from '../../kit/mix.ts';
import { tenth } from '../../kit/shapes.ts';

export interface BackdropProps {
	width: number;
	height: number;
	/** Cold: the dark of the block. Warm: near a bulb. Deep: darker, for words. Plain: one flat blue. */
	tone?: 'cold' | 'warm' | 'deep' | 'plain';
	/** Where the ribs are, as shares of the width; the bulbs hang between them. */
	ribs?: readonly number[];
	/** How wide a rib is. */
	rib?: number;
	/** How high the bulbs hang, as a share of the height; 0 leaves them out. */
	bulbs?: number;
	/** Which way the next berths go away: ribs get narrower and closer to that side. */
	pipe?: number;
}

const grounds = {
	cold: [slate.deep, navy.light, slate.mid],
	warm: [steelTones.deep, linen.deep, linen.dark],
	deep: [midnight.mid, midnight.light, slate.deep],
	plain: [slate.mid, slate.mid, slate.mid],
} as const;

/** What is behind a head: the block, out of focus, which here means in flat shapes without ink. */
export function Backdrop(props: BackdropProps) {
	const { width, height, tone = 'cold', ribs = [0.12, 0.52, 0.88], bulbs = 0.3, pipe = 0 } = props;
	const wide = props.rib ?? Math.max(26, Math.min(60, width * 0.09));
	const [ground, side, face] = grounds[tone];
	const plain = tone === 'plain';
	const k = wide / 50;
	const hung = ribs.slice(1).map((share, i) => ((ribs[i] ?? share) + share) / 2);
	return (
		<>
			<path d={`M0 0H${width}V${height}H0Z`} fill={ground} />
			{!plain && (
				<>
					<path d={`M0 0H${width}V${tenth(height * 0.07)}H0Z`} fill={mix(ground, steel.deckhead, 0.7)} />
					<path d={`M0 ${tenth(height * 0.07)}H${width}v${tenth(20 * k)}H0Z`} fill={mix(ground, side, 0.6)} />
					<path
						d={`M0 ${tenth(height * 0.52)}H${width}v${tenth(9 * k)}H0ZM0 ${tenth(height * 0.82)}H${width}v${tenth(9 * k)}H0Z`}
						fill={mix(ground, side, 0.25)}
					/>
					{ribs.map((share) => {
						const x = tenth(share * width - wide / 2);
						return (
							<g key={share}>
								<path d={`M${x} 0h${wide}V${height}h${-wide}Z`} fill={face} />
								<path d={`M${x} 0h${tenth(wide * 0.3)}V${height}h${tenth(-wide * 0.3)}Z`} fill={side} />
								{bulbs > 0 && tone !== 'deep' && (
									<path
										d={`M${x} ${tenth(height * bulbs - 84 * k)}L${tenth(x + wide * 0.3)} ${tenth(height * bulbs - 100 * k)}H${tenth(x + wide)}V${tenth(height * bulbs + 60 * k)}L${tenth(x + wide * 0.3)} ${tenth(height * bulbs + 130 * k)}L${x} ${tenth(height * bulbs + 70 * k)}Z`}
										fill={mix(face, steel.glow, 0.4)}
									/>
								)}
								<Holes x={x + wide * 0.66} r={wide * 0.17} height={height} fill={ground} />
							</g>
						);
					})}
					{pipe > 0 && <path d={`M0 ${tenth(height * pipe)}H${width}v${tenth(14 * k)}H0Z`} fill={mix(steel.pipe, side, 0.4)} />}
				</>
			)}
			{!plain &&
				bulbs > 0 &&
				hung.map((share) => (
					<g key={share} transform={`translate(${tenth(share * width)} ${tenth(height * bulbs)})`}>
						<circle r={tenth(62 * k)} fill={mix(ground, steel.glow, 0.16)} />
						<circle r={tenth(38 * k)} fill={mix(ground, steel.glow, 0.36)} />
						<circle r={tenth(17 * k)} fill={steel.bulb} />
					</g>
				))}
		</>
	);
}

function Holes({ x, r, height, fill }: { x: number; r: number; height: number; fill: string }) {
	const step = r * 4.6;
	const count = Math.ceil(height / step);
	const d = Array.from({ length: count }, (_, i) => `M${tenth(x)} ${tenth((i + 0.6) * step)}h.1`);
	return <path d={d.join('')} stroke={fill} strokeWidth={tenth(r * 2)} strokeLinecap="round" />;
}
