import { measures } from '../../../content/measures.ts';
import { canvas, palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { colour } from './kitchen-colours.ts';
import { facing, level, line, perMetre, project, room, shrink } from './kitchen-space.ts';
import { tableAt } from './layout.ts';

/** Table and lamp of the kitchen that is seen from its end. */

const { ink, white } = palette;
const { width, length, height } = room;
const kitchen = measures.kitchen.drawn;

export function Table() {
	const { table } = kitchen;
	const [left, right] = [width - tableAt.foot, width - tableAt.top];
	const [front, back] = [length - tableAt.right, length - tableAt.left];
	const h = table.height;
	const leg = (across: number, away: number, tall: number) => facing(away, [across - 0.035, across + 0.035], [0, tall]);
	const bench = (from: number, to: number, start = front) => (
		<>
			<path d={leg(from + 0.06, start + 0.15, 0.44) + leg(to - 0.06, start + 0.15, 0.44)} fill={colour.woodShade} />
			<path d={level(0.46, [from, to], [start + 0.1, back - 0.1])} fill={colour.wood} />
			<path d={facing(start + 0.1, [from, to], [0.42, 0.46])} fill={colour.woodShade} />
		</>
	);
	const bowl = (across: number, away: number) => {
		const [cx, cy] = project([across, h, away]);
		const r = n(0.085 * shrink(away) * perMetre);
		return (
			<g key={away} strokeWidth="1.6">
				<path d={`M${cx - r} ${cy - 6}Q${cx - r} ${cy + 2} ${cx} ${cy + 2}T${cx + r} ${cy - 6}Z`} fill={palette.blue} />
				<ellipse cx={cx} cy={n(cy - 6)} rx={r} ry="2.4" fill={white} />
			</g>
		);
	};
	const [bx, by] = project([1.96, h, front + 0.6]);
	return (
		<g stroke={ink} strokeWidth="2.2">
			{bench(right + 0.12, right + 0.4)}
			{bench(left - 0.4, left - 0.12, front + 1)}
			<path
				d={
					leg(left + 0.1, back - 0.1, h) +
					leg(right - 0.1, back - 0.1, h) +
					leg(left + 0.1, front + 0.1, h) +
					leg(right - 0.1, front + 0.1, h)
				}
				fill={colour.woodShade}
			/>
			<path d={level(h, [left, right], [front, back])} fill={colour.wood} />
			<path
				d={line([left + 0.28, h, front], [left + 0.28, h, back]) + line([left + 0.57, h, front], [left + 0.57, h, back])}
				stroke={colour.woodShade}
				strokeWidth="1.2"
			/>
			<path d={facing(front, [left, right], [h - 0.06, h])} fill={colour.woodShade} />
			{bowl(left + 0.62, back - 0.5)}
			{bowl(left + 0.3, back - 0.4)}
			{bowl(left + 0.68, back - 1.1)}
			<path d={level(h + 0.01, [1.72, 2.1], [front + 0.3, front + 0.9])} fill={colour.rope} strokeWidth="1.6" />
			<path d={`M${bx - 17} ${by}C${bx - 22} ${by - 16} ${bx + 14} ${by - 18} ${bx + 14} ${by - 4}V${by}Z`} fill={colour.copperShade} />
			<path d={`M${bx - 9} ${by - 12}l4 6M${bx} ${by - 13}l3 6`} stroke={colour.rope} strokeWidth="1.8" />
		</g>
	);
}

/** A round lamp in its cage, over the table. */
export function KitchenLamp() {
	const [x, y] = project([1.95, 2.75, 2.4]);
	const [, roof] = project([1.95, height, 2.4]);
	return (
		<g transform={`translate(${x} ${y})`} stroke={ink} strokeWidth="2">
			<path d={`M0 ${n(roof - y)}V-14`} strokeWidth="3" />
			<path d="M-17-6L-9-14H9L17-6Z" fill={colour.iron} />
			<path d="M-12-6H12C14 8 8 15 0 15S-14 8-12-6Z" fill={canvas.light} />
			<path d="M-13 2Q0 7 13 2M-4-6Q-6 8-3 14M4-6Q6 8 3 14" fill="none" strokeWidth="1.4" />
		</g>
	);
}
