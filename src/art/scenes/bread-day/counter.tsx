import { brass, deal, palette, slate } from '../../../model/colours.ts';
import { cloth, Line } from '../../kit/forms.tsx';
import { castLight, fireLight, middleLight, shade } from './bread-day-light.ts';
import { counter, Loaf, project, quad, ray, scaleAt, steps } from './bread-day-room.tsx';

const { ink, white, yellow } = palette;
const { front, rear, top, far, near } = counter;

/** The counter in perspective: its front in shadow, its end, and its top in the ovens' light. */
export function Counter() {
	const lip = front - 0.08;
	return (
		<g stroke={ink} strokeLinejoin="round">
			<path
				d={quad([front, 0, far], [front, top, far], [front, top, near], [front, 0, near])}
				fill={cloth.wood.dark}
				strokeWidth="4"
				data-light={shade}
			/>
			<path d={quad([front, 0, far], [front, 0.14, far], [front, 0.14, near], [front, 0, near])} fill={ink} />
			<Line d={[5, 5.7, 6.6, 7.8, 9.4, 11].map((z) => ray([front, 0, z], [front, top, z])).join('')} width={2.5} />
			<path
				d={quad([front, 0, near], [front, top, near], [rear, top, near], [rear, 0, near])}
				fill={deal.dark}
				strokeWidth="4"
				data-light={middleLight}
			/>
			<path d={ray([2.68, 0, near], [2.68, top, near])} strokeWidth="2.5" />
			<path
				d={quad([lip, top, far], [rear, top, far], [rear, top, near - 0.06], [lip, top, near - 0.06])}
				fill={brass.light}
				strokeWidth="4"
				data-light={fireLight}
			/>
			<path
				d={
					quad([lip, top, far], [lip, top, near - 0.06], [lip, top - 0.07, near - 0.06], [lip, top - 0.07, far]) +
					quad([lip, top, near - 0.06], [rear, top, near - 0.06], [rear, top - 0.07, near - 0.06], [lip, top - 0.07, near - 0.06])
				}
				fill={cloth.wood.light}
				strokeWidth="3"
				data-light={fireLight}
			/>
		</g>
	);
}

/** Bread laid out on a level surface at a height of `y` metres, drawn far to near. */
export function Batch({ z, across, y = top }: { z: number; across: number[]; y?: number }) {
	return across.map((x) => {
		const [px, py] = project(x, y, z);
		return <Loaf key={x} x={px} y={py} size={scaleAt(z) * 0.3} line={z > 6 ? 2 : 3} />;
	});
}

/** A trolley of the cargo line, white for food: a tin of twelve, its weight chalked on the end. */
export function Trolley() {
	const [left, right, before, behind] = [2.5, 3.9, 3.85, 4.6];
	const [bed, brim] = [0.4, 0.68];
	const end = (y: number, z = before) => quad([left, y, behind], [left, y, z], [right, y, z], [right, y, behind]);
	const front = (high: number, low: number, out = 0) =>
		quad([left - out, high, before - out], [right, high, before - out], [right, low, before - out], [left - out, low, before - out]);
	const side = (high: number, low: number, out = 0) =>
		quad([left - out, high, before - out], [left - out, high, behind], [left - out, low, behind], [left - out, low, before - out]);
	const [chalkX, chalkY] = project(left + 0.3, bed - 0.02, before);
	return (
		<g stroke={ink}>
			<path
				d={quad(
					[left - 0.5, 0, before],
					[left - 0.3, 0, behind],
					[right, 0, behind],
					[right, 0, before - 0.06],
					[left - 0.2, 0, before - 0.1],
				)}
				fill={slate.light}
				stroke="none"
				data-light={castLight}
			/>
			{[
				[left + 0.06, behind - 0.1],
				[left + 0.22, before + 0.02],
				[left + 0.8, before + 0.02],
			].map(([x = 0, z = 1]) => {
				const [cx, cy] = project(x, 0.13, z);
				return (
					<g key={cx} strokeWidth="4">
						<circle cx={cx} cy={cy} r={scaleAt(z) * 0.13} fill={cloth.black.light} />
						<circle cx={cx} cy={cy} r={scaleAt(z) * 0.05} fill={cloth.grey.light} />
					</g>
				);
			})}
			<path d={end(bed)} fill={cloth.white.dark} strokeWidth="4" />
			<path d={side(bed, bed - 0.16, 0.04)} fill={cloth.white.dark} strokeWidth="4" />
			<path d={front(bed, bed - 0.16, 0.04)} fill={white} strokeWidth="4" />
			<path
				d={`M${chalkX} ${chalkY + 8}v20M${chalkX + 12} ${chalkY + 10}q10-6 10 4l-10 14h14M${chalkX + 36} ${chalkY + 28}l4-4`}
				fill="none"
				strokeWidth="3.5"
			/>
			<path d={end(brim)} fill={cloth.black.light} strokeWidth="4" />
			{steps(4.5, 4.02, -0.24).map((z) => (
				<Batch key={z} z={z} y={brim - 0.06} across={steps(left + 0.2, right, 0.3)} />
			))}
			<path d={side(brim, bed)} fill={cloth.grey.dark} strokeWidth="4" />
			<path d={front(brim, bed)} fill={cloth.grey.light} strokeWidth="4" />
			<Line d={ray([left + 0.02, brim - 0.06, before], [right, brim - 0.06, before])} width={2} />
		</g>
	);
}

/** What the customer has put down: four claims. */
export function Paid() {
	return [
		[2.42, 5.02],
		[2.46, 4.96],
		[2.54, 5],
		[2.5, 4.9],
	].map(([x = 0, z = 1]) => {
		const [cx, cy] = project(x, top, z);
		return <ellipse key={cx} cx={cx} cy={cy} rx="7" ry="3.5" fill={yellow} stroke={ink} strokeWidth="2" />;
	});
}
