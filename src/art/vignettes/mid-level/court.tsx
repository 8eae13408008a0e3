import { concrete, linen, moss, palette, steel } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import type { Place } from '../../kit/perspective.ts';
import { floorLight, galleryLight, wallLight } from './mid-level-light.ts';
import { court, lines, outline, project } from './mid-level-space.ts';

const { ink, yellow } = palette;
const { left, right, back } = court;
const walls = { back: steel.light, left: steel.mid, right: linen.mid, joint: steel.dark };

/** Floor and walls at the foot of a lightwell, in the shade that it has all day but for minutes. */
export function Court() {
	return (
		<>
			<g data-light={wallLight}>
				<path d={outline([left, 0, back], [right, 0, back], [right, 9, back], [left, 9, back])} fill={walls.back} />
				<path d={outline([left, 0, back], [left, 0, 1], [left, 9, 1], [left, 9, back])} fill={walls.left} />
				<path d={outline([right, 0, back], [right, 0, 1], [right, 9, 1], [right, 9, back])} fill={walls.right} />
			</g>
			<g data-light={floorLight}>
				<path d={outline([left, 0, back], [right, 0, back], [right, 0, 1], [left, 0, 1])} fill={concrete.mid} />
				<Line
					d={lines(
						...[-3, -1.8, -0.6, 0.6, 1.8, 3, 4.2].map((x): [Place, Place] => [
							[x, 0, back],
							[x, 0, 1.6],
						]),
						...[3.2, 4.2, 5.6, 7.6].map((z): [Place, Place] => [
							[left, 0, z],
							[right, 0, z],
						]),
					)}
					width={2.5}
					ink={walls.joint}
				/>
			</g>
			<Line
				d={lines(
					[
						[left, 0, back],
						[right, 0, back],
					],
					[
						[left, 0, back],
						[left, 0, 1],
					],
					[
						[right, 0, back],
						[right, 0, 1],
					],
					[
						[left, 0, back],
						[left, 9, back],
					],
					[
						[right, 0, back],
						[right, 9, back],
					],
				)}
				width={5}
			/>
		</>
	);
}

const out = 0.7;
const slab = 0.2;

/** The galleries of the decks above, on three sides: slab, underside, rail. */
function Gallery({ floor }: { floor: number }) {
	const [l, r, b] = [left + out, right - out, back - out];
	const top = floor + slab;
	const rail = floor + 1.1;
	const bars = Array.from({ length: 19 }, (_, i) => l + 0.2 + i * 0.44);
	const course = (y: number) =>
		`M${project(l, y, 1).join(' ')}L${project(l, y, b).join(' ')} ${project(r, y, b).join(' ')} ${project(r, y, 1).join(' ')}`;
	return (
		<>
			<path
				d={
					outline([l, floor, b], [r, floor, b], [right, floor, back], [left, floor, back]) +
					outline([l, floor, b], [l, floor, 1], [left, floor, 1], [left, floor, back]) +
					outline([r, floor, b], [r, floor, 1], [right, floor, 1], [right, floor, back])
				}
				fill={concrete.dark}
				stroke={ink}
				strokeWidth="3"
			/>
			<path
				d={outline([left, floor, back], [right, floor, back], [right, floor - 0.34, back], [left, floor - 0.34, back])}
				fill={ink}
				fillOpacity=".24"
			/>
			<path
				d={
					outline([left, floor, back], [left, floor, 1], [left, floor - 0.5, 1], [left, floor - 0.34, back]) +
					outline([right, floor, back], [right, floor, 1], [right, floor - 0.5, 1], [right, floor - 0.34, back])
				}
				fill={ink}
				fillOpacity=".24"
			/>
			<g fill={linen.light} stroke={ink} strokeWidth="4">
				<path d={outline([l, floor, b], [l, floor, 1], [l, top, 1], [l, top, b])} fill={moss.light} />
				<path d={outline([r, floor, b], [r, floor, 1], [r, top, 1], [r, top, b])} />
				<path d={outline([l, floor, b], [r, floor, b], [r, top, b], [l, top, b])} fill={linen.mid} />
			</g>
			<Line
				d={lines(
					...bars.map((x): [Place, Place] => [
						[x, top, b],
						[x, rail, b],
					]),
					...[9.4, 8.6, 7.8, 7, 6.2, 5.4, 4.6].flatMap((z): [Place, Place][] => [
						[
							[l, top, z],
							[l, rail, z],
						],
						[
							[r, top, z],
							[r, rail, z],
						],
					]),
				)}
				width={3}
			/>
			<path d={course(rail)} fill="none" stroke={ink} strokeWidth="11" />
			<path d={course(rail)} fill="none" stroke={yellow} strokeWidth="5" />
		</>
	);
}

export function Galleries() {
	return (
		<g data-light={galleryLight}>
			<Gallery floor={4.8} />
			<Gallery floor={2.4} />
		</g>
	);
}
