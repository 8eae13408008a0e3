import { Line } from '../../kit/forms.tsx';
import { Cloth, linen } from './cloths.tsx';
import { rowLights } from './residential-quarters-light.ts';
import { aisle, lineHeight, seen, sizeAt } from './residential-quarters-space.ts';

/** Forty rows of washing; the far ones are only what shows of them at the aisle. */

type Linen = keyof typeof linen;
/** From the aisle: how broad, how far it hangs down, and what it is. */
type Hung = readonly [width: number, drop: number, of: Linen];

const rows: readonly (readonly [ahead: number, left: readonly Hung[], right: readonly Hung[]])[] = [
	[16, [[3, 2, 'cream']], [[3, 2, 'foam']]],
	[13, [[3, 1.9, 'brick']], [[3, 2, 'white']]],
	[11, [[3, 2, 'foam']], [[3, 1.7, 'yellow']]],
	[9.4, [[3, 2, 'white']], [[3, 2, 'rose']]],
	[8, [[2.6, 1.5, 'rose']], [[2.6, 2, 'white']]],
	[
		6.8,
		[[2.6, 2, 'yellow']],
		[
			[0.7, 1.2, 'blue'],
			[2, 2, 'cream'],
		],
	],
	[
		5.8,
		[
			[0.8, 1.3, 'white'],
			[1.9, 2.1, 'green'],
		],
		[
			[2, 2, 'foam'],
			[2, 1.8, 'white'],
		],
	],
	[
		4.9,
		[
			[2, 2, 'cream'],
			[2.4, 2, 'white'],
		],
		[
			[1.2, 1.1, 'brick'],
			[1.9, 2.1, 'white'],
			[2, 2, 'foam'],
		],
	],
];

const lines = (ahead: number) => {
	const [, y] = seen(0, lineHeight, ahead);
	const k = sizeAt(ahead);
	return `M-10 ${y}H${470 - k * aisle}M${470 + k * aisle} ${y}H1210`;
};

function Row({ ahead, hung, side }: { ahead: number; hung: readonly Hung[]; side: 1 | -1 }) {
	let from = aisle;
	return hung.map(([width, drop, of]) => {
		const [a, b] = [from, from + width];
		from = b + 0.06;
		const [left, right] = side > 0 ? [a, b] : [-b, -a];
		const k = sizeAt(ahead);
		const [x, y] = seen(left, lineHeight, ahead);
		return (
			<Cloth
				key={a}
				left={x}
				right={seen(right, 0, ahead)[0]}
				top={y}
				drop={drop * k}
				sway={side * -0.06 * k}
				tone={linen[of] ?? linen.white ?? { light: '', dark: '' }}
				folds={k > 130 ? 2 : 0}
				line={1.4 + k * 0.016}
			/>
		);
	});
}

export function Rows() {
	return rows.map(([ahead, left, right], i) => (
		<g key={ahead} data-light={rowLights[Math.max(0, 5 - (i > 4 ? i - 2 : i))]}>
			<Line d={lines(ahead)} width={3} />
			<Row ahead={ahead} hung={left} side={-1} />
			<Row ahead={ahead} hung={right} side={1} />
		</g>
	));
}
