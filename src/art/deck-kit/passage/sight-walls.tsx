import { measures } from '../../../content/measures.ts';
import { brass, leaf, midnight, palette, plum } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { paint } from './fittings.tsx';
import { band, face, half, put } from './sight-lens.ts';

/** What hangs and opens along a passage, in perspective. */

const { corridor } = measures;
const { door, rail } = corridor.drawn;

/** The yards’ plate, and the slate on which the corridor table is booked. */
export function Hung() {
	const foot = corridor.drawn.plate.foot;
	return (
		<g stroke={palette.ink} strokeWidth="3">
			<path d={band(-1, foot, foot + 0.44, 1.25, 2.13)} fill={paint.red} />
			<path d={band(-1, foot + 0.04, foot + 0.4, 1.3, 2.07)} fill="none" stroke={palette.white} strokeWidth="2" />
			<path
				d={`M${put(-half, foot + 0.32, 1.48)}L${put(-half, foot + 0.12, 1.48)}${[1.58, 1.72, 1.86]
					.map(
						(z) =>
							`M${put(-half, foot + 0.32, z)}L${put(-half, foot + 0.12, z)}L${put(-half, foot + 0.12, z + 0.09)}L${put(-half, foot + 0.32, z + 0.09)}Z`,
					)
					.join('')}`}
				fill="none"
				stroke={palette.white}
				strokeWidth="4"
			/>
			<path d={band(1, 1.5, 2.1, 1.6, 2.3)} fill={paint.ash} />
			<path d={band(1, 1.55, 2.05, 1.66, 2.24)} fill={midnight.light} />
			<path
				d={[1.65, 1.75, 1.85, 1.95].map((y, i) => `M${put(half, y, 2.16)}L${put(half, y, 1.74 + (i % 2) * 0.2)}`).join('')}
				stroke={palette.white}
				strokeWidth="2"
			/>
		</g>
	);
}

const doors = [
	[-1, 2.7, palette.red],
	[1, 4.1, brass.mid],
	[-1, 5.3, leaf.dark],
	[1, 6.1, palette.blue],
	[-1, 9.4, brass.light],
	[1, 10.9, plum.mid],
] as const;

/** As the tenants please. */
export function Doors() {
	const { width, height, sill } = door;
	return doors.map(([side, z, c]) => {
		const w = n(0.9 + 4 / z);
		return (
			<g key={z} stroke={palette.ink} strokeWidth={w}>
				<path d={band(side, 0, sill + height + 0.08, z - 0.07, z + width + 0.07)} fill={paint.shade} />
				<path d={band(side, sill, sill + height, z, z + width)} fill={c} />
				<path
					d={face(
						[side * half, 0, z - 0.07],
						[side * half, 0, z + width + 0.07],
						[side * (half - 0.09), 0, z + width + 0.07],
						[side * (half - 0.09), 0, z - 0.07],
					)}
					fill={paint.steel}
				/>
				<path
					d={
						band(side, sill + 0.2, sill + 0.95, z + 0.12, z + width - 0.12) +
						band(side, sill + 1.15, sill + 1.95, z + 0.12, z + width - 0.12)
					}
					fill="none"
					strokeWidth={n(w * 0.6)}
				/>
				<path d={band(side, sill + 1, sill + 1.07, z + 0.2, z + 0.42)} fill={paint.brass} strokeWidth={n(w * 0.6)} />
			</g>
		);
	});
}

/** Between doors, a length to each; on it, the rope. */
export function Rail({ side }: { side: 1 | -1 }) {
	const runs =
		side < 0
			? [
					[1, 2.5],
					[3.5, 5.1],
					[6.2, 9.1],
				]
			: [
					[0.9, 3.9],
					[4.9, 5.9],
					[6.9, 10.6],
				];
	const x = side * (half - 0.07);
	return (
		<g stroke={palette.ink}>
			{runs.map(([a = 0, b = 0]) => (
				<g key={a}>
					<path
						d={face([x, rail - 0.03, a], [x, rail + 0.03, a], [x, rail + 0.03, b], [x, rail - 0.03, b])}
						fill={paint.ash}
						strokeWidth={n(0.8 + 2 / a)}
					/>
					<path
						d={face([x, rail - 0.06, a + 0.1], [x, rail - 0.09, a + 0.1], [x, rail - 0.09, b], [x, rail - 0.06, b])}
						fill={paint.rope}
						strokeWidth="1.2"
					/>
					<path
						d={Array.from({ length: 9 }, (_, i) => {
							const z = a + ((b - a) * (i + 0.5)) / 9;
							return face([x, rail - 0.05, z], [x, rail - 0.05, z + 0.06], [x, rail - 0.1, z + 0.06], [x, rail - 0.1, z]);
						}).join('')}
						fill={paint.rope}
						strokeWidth="1.2"
					/>
				</g>
			))}
		</g>
	);
}
