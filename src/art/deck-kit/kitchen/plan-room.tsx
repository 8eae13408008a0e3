import { measures } from '../../../content/measures.ts';
import { canvas, concrete, leaf, palette, steel } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { colour } from './kitchen-colours.ts';
import { doorAt, lockers as stack, tableAt } from './layout.ts';
import { length, outer, passage, perMetre, plot, width } from './plan-field.ts';
import { plate } from './shell.tsx';

/** Room, passage and furniture of a kitchen from above. */

const { ink, white } = palette;
const { door } = measures.corridor.drawn;
const { locker } = measures.kitchen.drawn;
const { x, y, box, run, at } = plot;

export function Ground() {
	const seams = [1.2, 2.4, 3.6, 4.8].map((place) => run([place, 0], [place, width])).join('');
	return (
		<>
			<path d={box(-plate, -plate, length + plate, outer + plate)} fill={colour.plate} stroke={ink} strokeWidth="2.6" />
			<path d={box(0, 0, length, width)} fill={steel.light} stroke={ink} strokeWidth="2.2" />
			<path d={box(-plate - 0.1, passage, length + plate + 0.1, outer)} fill={canvas.dark} />
			<path
				d={run([-plate, passage], [length + plate, passage]) + run([-plate, outer], [length + plate, outer])}
				stroke={ink}
				strokeWidth="2.2"
			/>
			<path d={box(doorAt, width, doorAt + door.width, passage)} fill={colour.wood} stroke={ink} strokeWidth="2" />
			<path d={seams} stroke={colour.deckShade} strokeWidth="1.2" fill="none" />
			<path
				d={`M${at(doorAt, width)}V${y(width - door.width)}A${n(door.width * perMetre)} ${n(door.width * perMetre)} 0 0 1 ${at(doorAt + door.width, width)}`}
				fill="none"
				stroke={ink}
				strokeWidth="1.4"
			/>
			<path d={box(doorAt - 0.05, width - door.width, doorAt, width)} fill={colour.wood} stroke={ink} strokeWidth="1.6" />
		</>
	);
}

export function Furniture() {
	const { left, right, top, foot } = tableAt;
	const lockers = Array.from({ length: 8 }, (_, i) =>
		run([stack.from + locker.width * (i + 1), width - locker.depth], [stack.from + locker.width * (i + 1), width]),
	).join('');
	return (
		<g stroke={ink} strokeWidth="2.2">
			<path d={box(5.12, 0.02, length - 0.06, 0.5)} fill={concrete.light} />
			<path d={box(5.2, 0.16, length - 0.14, 0.44)} fill={colour.enamel} strokeWidth="1.4" />
			<g strokeWidth="1.4" fill={colour.brass}>
				<circle cx={x(5.31)} cy={y(0.1)} r="4" />
				<path d={box(5.49, 0.05, 5.59, 0.15)} />
				<circle cx={x(5.78)} cy={y(0.1)} r="3.4" fill="none" stroke={colour.brassShade} strokeWidth="2.6" />
			</g>
			<path
				d={box(left + 0.1, top - 0.4, right - 0.1, top - 0.12) + box(left + 0.1, foot + 0.12, left + 1.3, foot + 0.4)}
				fill={colour.woodShade}
			/>
			<path d={box(left, top, right, foot)} fill={colour.wood} />
			<path
				d={run([left + 0.04, top + 0.28], [right - 0.04, top + 0.28]) + run([left + 0.04, top + 0.57], [right - 0.04, top + 0.57])}
				stroke={colour.woodShade}
				strokeWidth="1.2"
			/>
			<path d={box(left + 1.5, top + 0.4, left + 2.1, top + 0.76)} fill={colour.rope} strokeWidth="1.6" />
			<rect
				x={x(left + 1.62)}
				y={y(top + 0.49)}
				width={n(measures.breadHall.drawn.loafLength * perMetre)}
				height="12"
				rx="6"
				fill={colour.copperShade}
				strokeWidth="1.6"
			/>
			{[0.4, 0.72, 1.04].map((place, i) => (
				<circle key={place} cx={x(left + place)} cy={y(top + 0.24 + (i % 2) * 0.36)} r="7" fill={white} strokeWidth="1.6" />
			))}
			<path d={box(stack.from, width - locker.depth, stack.from + locker.width * stack.columns, width - 0.01)} fill={colour.cream} />
			<path d={lockers} strokeWidth="1.4" />
			{[4.72, 5.74].map((place) => (
				<g key={place} strokeWidth="1.6">
					<circle cx={x(place)} cy={y(width - 0.13)} r="7" fill={colour.brick} />
					<circle cx={x(place)} cy={y(width - 0.13)} r="4.5" fill={colour.sand} strokeWidth="1" />
				</g>
			))}
			<circle cx={x(5.68)} cy={y(1.9)} r="13" fill={leaf.dark} />
			<circle cx={x(5.68)} cy={y(1.9)} r="9" fill={leaf.mid} strokeWidth="1.2" />
			<path d={run([0, passage + 0.1], [doorAt - 0.2, passage + 0.1])} strokeWidth="5" />
			<path d={run([0, passage + 0.1], [doorAt - 0.2, passage + 0.1])} stroke={colour.rope} strokeWidth="2.2" />
		</g>
	);
}
