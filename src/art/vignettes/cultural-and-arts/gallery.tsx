import { brass, brick, canvas, clay, cobalt, concrete, deal, dusk, hemp, leather, mauve, palette, slate } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { floorLight } from './cultural-and-arts-light.ts';
import { at, end, face, rail, seen, sizeAt, wall } from './cultural-and-arts-space.ts';
import { ShopFronts } from './shops.tsx';

/** The gallery: shops along a wall, a deck with years of drips on it, and a rail of ash. */

const { ink, white, red, blue, yellow } = palette;

/** Planks, and what has run off wet bunting on its way from the vats to the rail. */
function Floor() {
	const seams = [-3.6, -2.9, -2.2, -1.5].map((x) => `M${at(x, 0, 2.6)}L${at(x, 0, end)}`).join('');
	return (
		<g data-light={floorLight}>
			<path d={face([wall, 0, 2.6], [wall, 0, end], [rail, 0, end], [rail, 0, 2.6])} fill={hemp.mid} />
			<path d={face([rail - 0.18, 0, 2.6], [rail - 0.18, 0, end], [rail, 0, end], [rail, 0, 2.6])} fill={concrete.mid} />
			<Line d={seams} width={2.5} ink={canvas.deep} />
			<g transform="translate(-60 0)">
				<path d="M612 520q40 6 70-4l30 8 26-2-8 12-44 6-40-4-40 6Z" fill={blue} fillOpacity=".75" />
				<path d="M640 566q30-8 56 0l44-6-14 16-60 8-34-4Z" fill={red} fillOpacity=".75" />
				<path d="M690 486h.1M722 490h.1M706 548h.1M600 556h.1" stroke={red} strokeWidth="9" />
				<path d="M668 500h.1M742 540h.1M650 546h.1" stroke={yellow} strokeWidth="9" />
			</g>
		</g>
	);
}

/** Cream above the shoulder and tar below; a shop's front every few paces, open to the gallery. */
function Shops() {
	const night = useNight();
	const shops = [
		[3.1, 5],
		[5.6, 7],
		[7.7, 9.4],
		[10.2, 12],
	] as const;
	const open = shops.map(([a, b]) => face([wall, 0, a], [wall, 2.5, a], [wall, 2.5, b], [wall, 0, b])).join('');
	return (
		<>
			<g data-light={floorLight}>
				<path d={face([wall, 0, 2.4], [wall, 6, 2.4], [wall, 6, end], [wall, 0, end])} fill={canvas.pale} stroke={ink} strokeWidth="5" />
				<path d={face([wall, 0, 2.4], [wall, 1.35, 2.4], [wall, 1.35, end], [wall, 0, end])} fill={leather.mid} />
			</g>
			<path d={open} fill={night ? brass.pale : brass.light} stroke={ink} strokeWidth="5" data-light={lights.own} />
		</>
	);
}

/** The window on the weather, which salts over in a night. */
function Window() {
	const night = useNight();
	const [l, t] = seen(wall + 0.35, 2.6, end);
	const [r, b] = seen(rail - 0.3, 0.5, end);
	return (
		<>
			<path
				d={face([wall, 0, end], [wall, 4.4, end], [rail, 4.4, end], [rail, 0, end])}
				fill={clay.mid}
				stroke={ink}
				strokeWidth="5"
				data-light={floorLight}
			/>
			<path
				d={`M${l} ${t}H${r}V${b}H${l}Z`}
				fill={night ? cobalt.pale : palette.paper}
				stroke={ink}
				strokeWidth="5"
				data-light={lights.own}
			/>
			<path
				d={`M${l + 20} ${b}C${l + 26} ${b - 30} ${l + 6} ${b - 50} ${l + 24} ${t + 22}C${l + 40} ${t + 8} ${l + 62} ${t + 34} ${(l + r) / 2} ${t + 16}C${r - 50} ${t + 4} ${r - 34} ${t + 30} ${r - 16} ${t + 20}C${r - 6} ${t + 50} ${r - 30} ${b - 44} ${r - 18} ${b}Z`}
				fill={night ? dusk.dark : slate.pale}
				data-light={lights.own}
			/>
			<path
				d={`M${l} ${b - 22}L${r} ${b - 22}V${b}H${l}Z`}
				fill={night ? palette.deep : palette.sea}
				fillOpacity=".75"
				data-light={lights.own}
			/>
			<path d={`M${(l + r) / 2} ${t}V${b}M${l} ${(t + b) / 2}H${r}`} stroke={ink} strokeWidth="4" />
		</>
	);
}

/** The next gallery, from below, and its pipes. */
function Overhead() {
	return (
		<g data-light={floorLight}>
			<path
				d={face([wall, 3.3, 3], [wall, 3.3, end], [rail, 3.3, end], [rail, 3.3, 3])}
				fill={concrete.dark}
				stroke={ink}
				strokeWidth="5"
			/>
			<path d={face([rail, 3.3, 3], [rail, 3.3, end], [rail, 3.8, end], [rail, 3.8, 3])} fill={mauve.dark} stroke={ink} strokeWidth="5" />
			<Line d={`M${at(-3.6, 3.1, 4)}L${at(-3.6, 3.1, end)}M${at(-3.2, 3.1, 4)}L${at(-3.2, 3.1, end)}`} width={11} />
			<Line d={`M${at(-3.6, 3.1, 4)}L${at(-3.6, 3.1, end)}`} width={5} ink={brick.mid} />
			<Line d={`M${at(-3.2, 3.1, 4)}L${at(-3.2, 3.1, end)}`} width={5} ink={slate.pale} />
		</g>
	);
}

export function Gallery() {
	return (
		<>
			<Window />
			<Floor />
			<Shops />
			<ShopFronts />
			<Overhead />
		</>
	);
}

/** The rail of ash on iron posts; its posts carry the pulleys that lines run over. */
export function Rail({ from, to }: { from: number; to: number }) {
	const posts: number[] = [];
	for (let z = from; z <= to; z *= 1.3) posts.push(z);
	const width = (z: number) => sizeAt(z) * 0.025;
	return (
		<>
			{posts.map((z) => (
				<path key={z} d={`M${at(rail, 1, z)}V${seen(rail, 0, z)[1]}`} stroke={ink} strokeWidth={width(z) + 3} />
			))}
			<Line d={`M${at(rail, 0.5, from)}L${at(rail, 0.5, to)}`} width={4} />
			<path
				d={`M${at(rail - 0.06, 1.05, from)}L${at(rail - 0.06, 1.05, to)}L${at(rail + 0.06, 0.97, to)}L${at(rail + 0.06, 0.97, from)}Z`}
				fill={deal.dark}
				stroke={ink}
				strokeWidth="6"
				paintOrder="stroke"
			/>
			<path d={`M${at(rail + 0.05, 1.03, from)}L${at(rail + 0.05, 1.03, to)}`} stroke={white} strokeOpacity=".4" strokeWidth="2" />
		</>
	);
}
