import { leaf, palette, teal } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { beanLight, ventLight } from './biosphere-gardens-light.ts';
import { wallAt } from './biosphere-gardens-space.ts';

/** What grows at the foot of the shaft; all of it leans away from the vents, which are to the right. */

const { ink } = palette;
const basil = { light: leaf.mid, dark: teal.dark };

/** A leaf from its stalk to its point, so long and so broad, and the half of it that lies dark. */
function Leaf({ at: [x, y], turn, long, broad }: { at: readonly [number, number]; turn: number; long: number; broad: number }) {
	const back = `C${n(long * 0.25)} ${-broad} ${n(long * 0.75)} ${n(-broad * 0.9)} ${long} 0`;
	return (
		<g transform={`translate(${x} ${y})rotate(${turn})`}>
			<path d={`M0 0${back}C${n(long * 0.72)} ${n(broad * 0.8)} ${n(long * 0.25)} ${broad} 0 0Z`} fill={basil.light} />
			<path d={`M0 0${back}Q${n(long * 0.5)} ${n(-broad * 0.1)} 0 0Z`} fill={basil.dark} stroke="none" />
		</g>
	);
}

/** Basil, its root at the origin, 150 units tall; a bean on its string; a leaf by itself. */
export function PlantSymbols() {
	return (
		<defs>
			<g id="gardens-basil" stroke={ink} strokeWidth="6" data-light={ventLight}>
				<path d="M2 6C4-40-4-80-26-116" fill="none" strokeWidth="9" />
				<Leaf at={[0, -20]} turn={-24} long={74} broad={24} />
				<Leaf at={[0, -26]} turn={200} long={78} broad={25} />
				<Leaf at={[-4, -62]} turn={-40} long={66} broad={22} />
				<Leaf at={[-6, -66]} turn={186} long={74} broad={23} />
				<Leaf at={[-18, -98]} turn={-58} long={52} broad={18} />
				<Leaf at={[-22, -102]} turn={196} long={58} broad={19} />
				<Leaf at={[-26, -112]} turn={234} long={46} broad={16} />
			</g>
			<g id="gardens-bean" stroke={ink} strokeWidth="4.500" data-light={beanLight}>
				<path d="M0 0C8-60-8-110-6-160" fill="none" />
				<path
					d="M2-10Q36-24 34-52 12-46 2-24-14-34-34-28-30-4 2-10ZM2-62Q34-80 28-106 6-96 2-76-16-84-36-76-26-54 2-62ZM-4-112Q26-134 18-158 0-148-4-128-22-134-40-124-28-104-4-112Z"
					fill={leaf.mid}
				/>
				<path
					d="M2-10Q-14-22-34-28-30-4 2-10ZM2-62Q-16-72-36-76-26-54 2-62ZM-4-112Q-20-122-40-124-28-104-4-112Z"
					fill={leaf.dark}
					stroke="none"
				/>
				<path d="M10-40C22-30 20-14 14-4M6-92C18-84 18-66 12-58" fill="none" strokeWidth="8" />
				<path d="M10-40C22-30 20-14 14-4M6-92C18-84 18-66 12-58" fill="none" stroke={leaf.light} strokeWidth="4" />
			</g>
			<g id="gardens-leaf" stroke={ink} strokeWidth="4.500" data-light={ventLight}>
				<Leaf at={[-20, 0]} turn={0} long={42} broad={14} />
			</g>
		</defs>
	);
}

interface PlaceProps {
	x: number;
	y: number;
	turn?: number;
	k?: number;
}
export const Basil = ({ x, y, turn = 0, k = 1 }: PlaceProps) => (
	<use href="#gardens-basil" transform={`translate(${x} ${y})rotate(${turn})scale(${k})`} />
);

/** Beans up the wall, on as much of it as is no vent. */
export function Beans() {
	const places = Array.from({ length: 15 }, (_, i) => ({
		x: -10 + i * 54 + (i % 3) * 6,
		k: 0.86 + ((i * 3) % 4) * 0.05,
	}));
	return (
		<g>
			{places.map(({ x, k }, i) => {
				const height = (wallAt(x, 0) - wallAt(x, 1)) / 160;
				return (
					<use
						key={x}
						href="#gardens-bean"
						transform={`translate(${x} ${n(wallAt(x, 0))})scale(${n(height * (i % 2 ? 0.9 : -0.9))} ${n(height * k)})`}
					/>
				);
			})}
		</g>
	);
}

const loose: readonly PlaceProps[] = [
	{ x: 780, y: 330, turn: 200, k: 1 },
	{ x: 690, y: 262, turn: 250, k: 0.9 },
	{ x: 766, y: 130, turn: 220, k: 0.7 },
	{ x: 600, y: 120, turn: 260, k: 0.8 },
	{ x: 470, y: 128, turn: 290, k: 0.7 },
	{ x: 520, y: 46, turn: 240, k: 0.6 },
];

/** Leaves that the air has taken. */
export function LooseLeaves() {
	return loose.map(({ x, y, turn, k }) => (
		<use key={x} href="#gardens-leaf" transform={`translate(${x} ${y})rotate(${turn})scale(${k})`} />
	));
}
