import { brass, canvas, cobalt, concrete, coral, dusk, hemp, linen, orange, palette, slate, steel } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { ByNight, Lit } from '../../kit/lit.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { floorLight } from './residential-quarters-light.ts';
import { at, seen, sizeAt } from './residential-quarters-space.ts';

const { ink } = palette;
const tin = { light: steel.light, dark: slate.light };

/** The end of the hall, where the air goes out: louvres, and the day behind them. */
function Louvres() {
	const night = useNight();
	const [left, top] = seen(-3.4, 3.5, 30);
	const [right, foot] = seen(3.4, 0.4, 30);
	const slats = [0.2, 0.4, 0.6, 0.8].map((t) => `M${left} ${top + (foot - top) * t}H${right}`);
	return (
		<g data-light={lights.own}>
			<path d={`M${left} ${top}H${right}V${foot}H${left}Z`} fill={night ? cobalt.mid : palette.paper} stroke={ink} strokeWidth="4" />
			<path d={slats.join('')} stroke={night ? dusk.dark : steel.light} strokeWidth="3" />
		</g>
	);
}

/** Girders across, and the pipes that all go the same way as the aisle. */
function Ceiling() {
	const girders = [4.2, 5.6, 7.2, 9.4, 12.4, 17].map((z) => `M${at(-9, 3.7, z)}H1300`).join('');
	return (
		<g data-light={lights.depths}>
			<path d={`M-10-10H1210V396H-10Z`} fill={steel.dark} />
			<path d={`M${at(-9, 3.3, 5)}L${at(-9, 3.3, 30)}H${seen(9, 3.3, 30)[0]}L${at(9, 3.3, 5)}Z`} fill={steel.deep} />
			<path d={girders} stroke={ink} strokeWidth="15" />
			<path d={girders} stroke={concrete.mid} strokeWidth="7" />
			<path d={`M${at(-1.9, 3.2, 3)}L${at(-1.9, 3.2, 30)}M${at(3.4, 3.3, 3)}L${at(3.4, 3.3, 30)}`} stroke={ink} strokeWidth="11" />
			<path d={`M${at(-1.9, 3.2, 3)}L${at(-1.9, 3.2, 30)}M${at(3.4, 3.3, 3)}L${at(3.4, 3.3, 30)}`} stroke={coral.dark} strokeWidth="4.5" />
		</g>
	);
}

/** One length of the duct that brings what a quarter has breathed and fried, seen from below. */
function Duct() {
	const wall = (side: number, up: number) => `${at(0.78 + side * 0.42, up, 3.4)} `;
	const far = (side: number, up: number) => `${at(0.78 + side * 0.42, up, 26)} `;
	const hoops = [4.3, 5.3, 6.7, 8.6, 11.4].map((z) => `M${at(0.36, 3.02, z)}Q${at(0.78, 2.62, z)} ${at(1.2, 3.02, z)}`).join('');
	return (
		<g data-light={floorLight}>
			<path d={`M${wall(-1, 3.05)}L${far(-1, 3.05)}L${far(1, 3.05)}L${wall(1, 3.05)}Z`} fill={tin.light} stroke={ink} strokeWidth="9" />
			<path d={`M${wall(-1, 3.05)}L${far(-1, 3.05)}L${far(-0.1, 2.9)}L${wall(-0.1, 2.9)}Z`} fill={tin.dark} />
			<Line d={hoops} width={5} />
		</g>
	);
}

/** Deck plates that are never quite dry, with a gutter down the aisle. */
function Floor() {
	const seams = [3.4, 4.4, 5.8, 8, 12].map((z) => `M${at(-9, 0, z)}H1300`).join('');
	const strakes = [-2.6, -1.3, 1.3, 2.6, 4, 5.4].map((x) => `M${at(x, 0, 2.8)}L${at(x, 0, 30)}`).join('');
	return (
		<g data-light={floorLight}>
			<path d="M-10 396H1210V610H-10Z" fill={hemp.mid} />
			<path d={`M${at(-0.9, 0, 2.8)}L${at(-0.9, 0, 30)}L${at(0.9, 0, 30)}L${at(0.9, 0, 2.8)}Z`} fill={canvas.light} />
			<path
				d={`M${at(-0.08, 0, 2.8)}L${at(-0.08, 0, 30)}L${at(0.08, 0, 30)}L${at(0.08, 0, 2.8)}Z`}
				fill={slate.light}
				stroke={ink}
				strokeWidth="3"
			/>
			<Line d={seams + strakes} width={2.5} ink={canvas.deep} />
		</g>
	);
}

/** A street's lamp: round glass in a wire cage. */
export function HallLamp({ x, up, ahead, lit = true }: { x: number; up: number; ahead: number; lit?: boolean }) {
	const [px, py] = seen(x, up, ahead);
	const k = Math.round(sizeAt(ahead)) / 100;
	const night = useNight();
	return (
		<g transform={`translate(${px} ${py})scale(${k})`} data-light={lights.own}>
			{night && lit && <Halo steps={`62 .18 ${orange.light}, 38 .34 ${brass.light}`} />}
			<path d="M-5-22V-90H5V-22" fill={slate.light} stroke={ink} strokeWidth="4" />
			<circle r="18" fill={night ? linen.pale : canvas.pale} stroke={ink} strokeWidth={5} />
			<path d="M0-18V18M-18 0H18M-9-16Q-18 0-9 16M9-16Q18 0 9 16M-11-22H11" fill="none" stroke={ink} strokeWidth="2.6" />
		</g>
	);
}

/** What lamplight lies on the floor of the aisle by night. */
function Pools() {
	return (
		<ByNight light={lights.own}>
			{[5, 8.4].map((z) => {
				const [x, y] = seen(0, 0, z);
				return <ellipse key={z} cx={x} cy={y} rx={sizeAt(z) * 1.15} ry={sizeAt(z) * 0.24} fill={brass.light} fillOpacity=".4" />;
			})}
		</ByNight>
	);
}

export function Hall() {
	return (
		<>
			<Ceiling />
			<Floor />
			<Pools />
			<Louvres />
			<Duct />
			<Lit light={lights.own}>
				<HallLamp x={-0.25} up={2.9} ahead={13} />
			</Lit>
		</>
	);
}
