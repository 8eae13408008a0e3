import { type ReactNode, useId } from 'react';
import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { colour } from './pocket-colours.ts';

/** What says who somebody is: the mark, and the marks of the sister cities. */

const { ink, paper } = palette;
const pocket = measures.pocket.drawn;

interface PlateProps {
	d: string;
	light: string;
	dark: string;
	/** The hole's middle and radius. */
	hole: readonly [x: number, y: number, radius: number];
	/** What is seen through the hole. */
	through?: string;
	shade: string;
	children?: ReactNode;
}

/** A flat thing with a hole in it, and its shadow side. */
function Plate({ d, light, dark, hole, through = paper, shade, children }: PlateProps) {
	const id = useId();
	return (
		<g stroke={ink}>
			<clipPath id={id}>
				<path d={d} />
			</clipPath>
			<path d={d} fill={light} stroke="none" />
			<g clipPath={`url(#${id})`}>
				<path d={shade} fill={dark} stroke="none" />
			</g>
			<path d={d} fill="none" strokeWidth="3.2" />
			<circle cx={hole[0]} cy={hole[1]} r={hole[2]} fill={through} strokeWidth="2.6" />
			{children}
		</g>
	);
}

interface TagProps {
	id: string;
	at: Point;
	per: number;
	turn?: number;
	through?: string;
}

/** The outline of a mark: long, with round ends. */
export const markOutline = (per: number) => {
	const [w, h] = [n((pocket.markWidth * per) / 2), n((pocket.mark * per) / 2)];
	const r = n(w * 0.9);
	return `M${-w} ${n(r - h)}Q${-w} ${-h} 0 ${-h}T${w} ${n(r - h)}V${n(h - r * 0.6)}Q${w} ${h} ${n(w - r * 0.6)} ${h}H${n(r * 0.6 - w)}Q${-w} ${h} ${-w} ${n(h - r * 0.6)}Z`;
};

/** Lagan’s mark: brass, stamped with the line over the number of the tag. */
export function Mark({ at: [x, y], per, turn = 0, through, metal = 'brass' }: TagProps & { metal?: 'brass' | 'copper' }) {
	const [w, h] = [(pocket.markWidth * per) / 2, (pocket.mark * per) / 2];
	return (
		<g transform={`translate(${n(x)} ${n(y)})rotate(${turn})`}>
			<Plate
				d={markOutline(per)}
				light={metal === 'brass' ? colour.brass : colour.copper}
				dark={metal === 'brass' ? colour.brassShade : colour.copperShade}
				hole={[0, n(-h * 0.66), n(w * 0.2)]}
				shade={`M${n(-w - 4)} ${n(-h - 4)}H${n(-w * 0.55)}Q${n(-w * 0.75)} 0 ${n(-w * 0.5)} ${n(h * 0.8)}L${n(w + 4)} ${n(h * 0.86)}V${n(h + 4)}H${n(-w - 4)}Z`}
				{...(through && { through })}
			>
				{metal === 'brass' ? (
					<>
						<Words at={[-1, h * 0.16]} size={h * 0.34} align="middle" weight={1.7} colour={palette.ink}>
							41/
						</Words>
						<Words at={[1, h * 0.66]} size={h * 0.27} align="middle" weight={1.7} colour={palette.ink}>
							20718
						</Words>
					</>
				) : (
					<>
						<path d={`M${n(-w * 0.5)} ${n(-h * 0.12)}H${n(w * 0.5)}`} strokeWidth="2" />
						<Words at={[0, h * 0.5]} size={h * 0.3} align="middle" weight={1.7} colour={palette.ink}>
							D307
						</Words>
					</>
				)}
			</Plate>
		</g>
	);
}

/** Waveson’s: a steel disc with a court number. */
export function Disc({ at: [x, y], per }: TagProps) {
	const r = n((pocket.sister.disc * per) / 2);
	return (
		<g transform={`translate(${n(x)} ${n(y)})`}>
			<Plate
				d={`M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`}
				light={colour.steel}
				dark={colour.steelShade}
				hole={[0, n(-r * 0.66), 5]}
				shade={`M${-r} ${-r}H${n(-r * 0.4)}Q${n(-r * 0.7)} ${n(r * 0.7)} ${r} ${n(r * 0.55)}V${r}H${-r}Z`}
			>
				<Words at={[0, r * 0.14]} size={r * 0.3} align="middle" weight={1.6} colour={palette.ink}>
					Ct 6
				</Words>
				<Words at={[0, r * 0.62]} size={r * 0.3} align="middle" weight={1.6} colour={palette.ink}>
					1184
				</Words>
			</Plate>
		</g>
	);
}

/** Flotsam’s: oiled wood, which floats. */
export function Float({ at: [x, y], per }: TagProps) {
	const { width, height } = pocket.sister.wood;
	const [w, h] = [n((width * per) / 2), n((height * per) / 2)];
	return (
		<g transform={`translate(${n(x)} ${n(y)})`}>
			<Plate
				d={`M${n(-w * 0.5)} ${-h}H${n(w * 0.5)}Q${w} ${n(-h * 0.5)} ${w} 0T${n(w * 0.5)} ${h}H${n(-w * 0.5)}Q${-w} ${n(h * 0.5)} ${-w} 0T${n(-w * 0.5)} ${-h}Z`}
				light={colour.wood}
				dark={colour.woodShade}
				hole={[0, n(-h * 0.72), 6]}
				shade={`M${-w} ${-h}H${n(-w * 0.3)}Q${n(-w * 0.6)} 0 ${n(-w * 0.3)} ${h}H${-w}Z`}
			>
				<path
					d={`M${n(w * 0.1)} ${n(-h * 0.5)}Q${n(w * 0.4)} 0 ${n(w * 0.1)} ${n(h * 0.84)}M${n(w * 0.55)} ${n(-h * 0.6)}Q${n(w * 0.8)} 0 ${n(w * 0.5)} ${n(h * 0.7)}`}
					fill="none"
					stroke={colour.woodShade}
					strokeWidth="2"
				/>
				<Words at={[-2, h * 0.2]} size={h * 0.34} align="middle" weight={1.8} colour={palette.ink}>
					62
				</Words>
			</Plate>
		</g>
	);
}

/** Jetsam’s: half a gear wheel this time, and a spoon’s bowl the time before. */
export function Offcut({ at: [x, y] }: TagProps) {
	const teeth = Array.from({ length: 9 }, (_, i) => {
		const a = Math.PI + (i * Math.PI) / 9;
		const spot = (r: number, by: number) => `${n(r * Math.cos(a + by))} ${n(r * Math.sin(a + by))}`;
		return `L${spot(54, 0)}L${spot(64, 0.06)}L${spot(64, 0.22)}L${spot(54, 0.28)}`;
	}).join('');
	return (
		<g transform={`translate(${n(x)} ${n(y + 26)})rotate(-12)`}>
			<Plate
				d={`M-54 0${teeth}L54 0 40 9 22 2 4 10-18 3-36 8Z`}
				light={colour.steel}
				dark={colour.lead}
				hole={[0, -42, 7]}
				shade="M-70-70H-20Q-50-20-30 20H-70Z"
			>
				<Words at={[2, -6]} size={17} align="middle" weight={1.8} colour={palette.ink}>
					Lobo
				</Words>
			</Plate>
		</g>
	);
}
