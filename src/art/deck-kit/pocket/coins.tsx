import { useId } from 'react';
import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { useSheet } from '../../kit/measuring/paper.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { lights } from '../../kit/night.tsx';
import type { Point } from '../../kit/shapes.ts';
import { colour } from './pocket-colours.ts';

/** The money of the city, struck and stamped. */

const { ink } = palette;
const pocket = measures.pocket.drawn;

interface CoinProps {
	at: Point;
	/** The drawing's units to a metre. */
	per: number;
	turn?: number;
}

/** The tenth: a steel washer, with the hole. */
export function Tenth({ at: [x, y], per }: Omit<CoinProps, 'id'>) {
	const [r, hole] = [n((pocket.tenth.across * per) / 2), n((pocket.tenth.hole * per) / 2)];
	return (
		<g transform={`translate(${n(x)} ${n(y)})`} stroke={ink} strokeWidth="3">
			<circle r={r} fill={colour.steel} />
			<path
				d={`M${n(-r * 0.71)} ${n(-r * 0.71)}A${r} ${r} 0 0 0 ${n(r * 0.71)} ${n(r * 0.71)}A${n(r * 1.14)} ${n(r * 1.14)} 0 0 1 ${n(-r * 0.71)} ${n(-r * 0.71)}Z`}
				fill={colour.steelShade}
				stroke="none"
			/>
			<circle r={r} fill="none" />
			<circle r={hole} fill={useSheet().paper} data-light={lights.own} />
		</g>
	);
}

const buoy = (
	<>
		<path d="M-22 17Q-14 11-6 17T10 17 24 17" fill="none" />
		<path d="M-13 12L-5-12H5L13 12Q0 18-13 12Z" fill={colour.bronzeLight} />
		<path d="M-8-3H8M0-12V-20" fill="none" />
		<path d="M-5-25L0-20L5-25L0-30Z" fill={colour.bronzeLight} />
	</>
);

/** A reef knot: two bights, each through the other. */
const left = 'M-40-5H-16C-6-5-4-12 6-12 22-12 22 12 6 12-4 12-6 5-16 5H-40';
const right = 'M40-5H16C6-5 4-12-6-12-22-12-22 12-6 12 4 12 6 5 16 5H40';
const over = 'M0-9.5C2-11 4-12 6-12 22-12 22 12 6 12 4 12 2 11 0 9.5';
const knot = (
	<g fill="none" strokeLinecap="butt">
		{[left, right, over].map((d) => (
			<g key={d}>
				<path d={d} strokeWidth="8.5" />
				<path d={d} stroke={colour.bronzeLight} strokeWidth="4.5" />
			</g>
		))}
	</g>
);

/** The claim, a buoy on one side and a knot on the other. */
export function Claim({ at: [x, y], per, turn = 0, side }: CoinProps & { side: 'buoy' | 'knot' }) {
	const id = useId();
	const r = n((pocket.claim * per) / 2);
	return (
		<g transform={`translate(${n(x)} ${n(y)})rotate(${turn})`} stroke={ink}>
			<clipPath id={id}>
				<circle r={r} />
			</clipPath>
			<circle r={r} fill={colour.bronze} strokeWidth="3" />
			<path
				d={`M${n(-r * 0.71)} ${n(-r * 0.71)}A${r} ${r} 0 0 0 ${n(r * 0.71)} ${n(r * 0.71)}A${n(r * 1.14)} ${n(r * 1.14)} 0 0 1 ${n(-r * 0.71)} ${n(-r * 0.71)}Z`}
				fill={colour.bronzeShade}
				stroke="none"
				transform={`rotate(${-turn})`}
			/>
			<g clipPath={`url(#${id})`} strokeWidth="2">
				<g transform={`scale(${Math.round((r / 42) * 100) / 100})`}>
					{side === 'buoy' ? <g transform="translate(0 5)">{buoy}</g> : <g transform="scale(1.1)">{knot}</g>}
				</g>
			</g>
			<circle r={r} fill="none" strokeWidth="3" />
		</g>
	);
}

const corners = (r: number): Point[] =>
	Array.from({ length: 5 }, (_, i) => {
		const a = ((i * 72 - 90) * Math.PI) / 180;
		return [r * Math.cos(a), r * Math.sin(a)];
	});

/** The five, which has corners: as many as claims. */
export function Five({ at: [x, y], per, turn = 0 }: Omit<CoinProps, 'id'>) {
	// From a corner to the middle of the side across: the radius and its share of a right angle.
	const r = (pocket.five * per) / (1 + Math.cos(Math.PI / 5));
	const round = (share: number) => {
		const spots = corners(r * share);
		return `${spots
			.map(([px, py], i) => {
				const [bx, by] = spots[(i + 4) % 5] ?? [0, 0];
				const [ax, ay] = spots[(i + 1) % 5] ?? [0, 0];
				const near = ([qx, qy]: Point): string => `${n(px + (qx - px) * 0.16)} ${n(py + (qy - py) * 0.16)}`;
				return `${i === 0 ? 'M' : 'L'}${near([bx, by])}Q${n(px)} ${n(py)} ${near([ax, ay])}`;
			})
			.join('')}Z`;
	};
	return (
		<g transform={`translate(${n(x)} ${n(y + r * 0.1)})rotate(${turn})`} stroke={ink}>
			<path d={round(1.06)} fill={colour.bronzeShade} strokeWidth="3" />
			<path d={round(0.94)} fill={colour.bronze} stroke="none" transform="translate(2.5-2.5)" />
			<path d={round(1.06)} fill="none" strokeWidth="3" />
			<Words at={[0, r * 0.42]} size={r * 0.8} align="middle" weight={1.9} colour={palette.ink}>
				5
			</Words>
		</g>
	);
}
