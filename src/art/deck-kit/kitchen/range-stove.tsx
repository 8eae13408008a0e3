import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { colour } from './kitchen-colours.ts';
import { Flame, Pan } from './kitchen-things.tsx';
import { backRings as back, frontRings as front, rangeAt } from './layout.ts';
import { plot } from './range-field.ts';

/** The range with its pans, and the hood over it. */

const { ink } = palette;
const kitchen = measures.kitchen.drawn;
const top = kitchen.range;
const { x, y, box, run, area, at } = plot;
const { from, to } = rangeAt;

export function Range() {
	return (
		<g stroke={ink} strokeWidth="2.4">
			<path
				d={[from + 0.15, (from + to) / 2, to - 0.15].map((foot) => box(foot - 0.05, 0, foot + 0.05, 0.14)).join('')}
				fill={colour.iron}
			/>
			{back.map((place, i) =>
				i % 2 === 0 ? (
					<Pan key={place} at={at(place, top + 0.03)} width={24} height={i === 2 ? 30 : 19} tone="enamel" lid={i !== 0} />
				) : null,
			)}
			<path d={box(from, 0.14, to, top)} fill={colour.enamel} />
			<path d={box(from, 0.14, from + 0.3, top) + box(from, 0.14, to, 0.24)} fill={colour.enamelShade} stroke="none" />
			<path d={box(from - 0.04, top - 0.07, to + 0.04, top)} fill={colour.iron} />
			<path
				d={[0.4, 1.46, 2.52].map((door) => box(from + door - 0.15, 0.24, from + door + 0.55, 0.64)).join('')}
				fill={colour.iron}
				strokeWidth="1.8"
			/>
			<path
				d={[0.4, 1.46, 2.52].map((door) => run([from + door, 0.56], [from + door + 0.4, 0.56])).join('')}
				stroke={colour.brass}
				strokeWidth="2.6"
			/>
			{front.map((place) => (
				<circle key={place} cx={x(place)} cy={y(0.735)} r="3.6" fill={colour.brass} strokeWidth="1.6" />
			))}
			{back.map((place) => (
				<circle key={place} cx={x(place)} cy={y(0.735)} r="2.4" fill={colour.brass} strokeWidth="1.4" />
			))}
			<path d={front.map((place) => run([place - 0.16, top + 0.035], [place + 0.16, top + 0.035])).join('')} strokeWidth="3.6" />
			<g strokeWidth="1.2">
				{[0, 1, 3, 4].map((i) => (
					<Flame key={i} at={at(front[i] ?? 0, top + 0.05)} wide={22} />
				))}
			</g>
			<Pan at={at(front[0] ?? 0, top + 0.09)} width={30} height={17} handle={1} />
			<Pan at={at(front[1] ?? 0, top + 0.09)} width={26} height={28} tone="copper" lid />
			<Pan at={at(front[3] ?? 0, top + 0.09)} width={34} height={11} handle={1} />
			<Pan at={at(front[4] ?? 0, top + 0.09)} width={27} height={24} tone="enamel" lid />
			<path
				d={area(
					[from - 0.1, kitchen.hood],
					[to + 0.1, kitchen.hood],
					[to + 0.1, kitchen.hood + 0.1],
					[to - 0.1, 2.35],
					[from + 0.1, 2.35],
					[from - 0.1, kitchen.hood + 0.1],
				)}
				fill={colour.iron}
			/>
			<path
				d={area([from - 0.1, kitchen.hood], [to + 0.1, kitchen.hood], [to + 0.1, kitchen.hood + 0.1], [from - 0.1, kitchen.hood + 0.1])}
				fill={colour.ironShade}
			/>
		</g>
	);
}
