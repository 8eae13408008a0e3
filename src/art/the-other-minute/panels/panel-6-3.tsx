import { type ReactNode, useId } from 'react';
import { concrete, midnight, palette, slate, steel, wood } from '../../../model/colours.ts';
import { cloth, Limb, skins, type Tone } from '../../kit/forms.tsx';
import { Tiers, tiersLayout } from '../block/tiers.tsx';
import { Kit } from '../cast/kit.tsx';
import { Sound } from '../props/sound.tsx';

const { ink, yellow, white, red } = palette;

const field = {
	id: 'panel-6-3-tiers',
	width: 864,
	height: 470,
	bays: 7,
	numbers: [
		[1, 15, 16, 17, 18, 19, 20],
		[40, 26, 25, 24, 23, 22, 21],
	] as const,
	gap: 1,
	blankets: [
		{ tier: 0, bay: 1, from: 0.04, to: 0.52, drop: 0.86, tone: cloth.plum, stripe: yellow },
		{ tier: 0, bay: 3, from: 0.08, to: 0.6, drop: 0.8, tone: cloth.green },
		{ tier: 0, bay: 6, from: 0.42, to: 0.98, drop: 0.9, tone: cloth.sand, stripe: red },
		{ tier: 1, bay: 1, from: 0.3, to: 0.96, drop: 0.84, tone: cloth.sea, stripe: white },
		{ tier: 1, bay: 4, from: 0.05, to: 0.5, drop: 0.9, tone: cloth.red },
		{ tier: 1, bay: 6, from: 0.1, to: 0.56, drop: 0.7, tone: cloth.foam, stripe: palette.blue },
	],
};
const at = tiersLayout(field);

interface ReachProps {
	x: number;
	y: number;
	/** Where the arm comes from, as seen from the knuckles. */
	from: readonly [x: number, y: number];
	skin: Tone;
	sleeve: Tone;
	size?: number;
	/** Degrees that the fist is turned by. */
	turn?: number;
}

/** A forearm out of the dark, its knuckles at the place given. */
function Reach({ x, y, from: [dx, dy], skin, sleeve, size = 1, turn = 0 }: ReachProps) {
	const cuff = [x + dx * 0.42, y + dy * 0.42] as const;
	return (
		<>
			<Limb
				joints={[
					[cuff[0], cuff[1], 4.6 * size],
					[x + dx * 0.16, y + dy * 0.16, 4.2 * size],
				]}
				tone={skin}
				line={1.8}
			/>
			<Limb
				joints={[
					[x + dx, y + dy, 9 * size],
					[cuff[0] + dx * 0.2, cuff[1] + dy * 0.2, 8 * size],
					[cuff[0], cuff[1], 6.6 * size],
				]}
				tone={sleeve}
				line={2}
				ends="hem"
			/>
			<g transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}>
				<path
					d="M-7-4C-8-9-3-11 0-9 3-12 8-10 9-6 12-4 11 2 8 4 8 9 2 10-1 8-6 9-9 5-8 1Z"
					fill={skin.light}
					stroke={ink}
					strokeWidth="2.4"
				/>
				<path d="M1-8L1-2M5-8L5-2M-3-7L-3-2M-7 0Q-2-2 3 1" fill="none" stroke={ink} strokeWidth="1.4" />
			</g>
		</>
	);
}

/** A pair of shoes, set side by side by somebody who has gone to bed. */
function Shoes({ x, y, tone }: { x: number; y: number; tone: string }) {
	return (
		<path
			transform={`translate(${x} ${y})`}
			d="M-18 0V-9L-11-11-8-5 0-3V0ZM2 0V-9L9-11 12-5 20-3V0Z"
			fill={tone}
			stroke={ink}
			strokeWidth="2.4"
			strokeLinejoin="round"
		/>
	);
}

/** A rod that ends on the pipe: a spoon, a needle, the tip of a crutch. */
function Rod(props: { d: string; colour: string; width?: number }) {
	const { d, colour, width = 3 } = props;
	return (
		<>
			<path d={d} fill="none" stroke={ink} strokeWidth={width + 3.4} strokeLinecap="round" />
			<path d={d} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" />
		</>
	);
}

const [high, low] = [at.pipe(0), at.pipe(1)];
const x = at.across;

/** What reaches into a berth from behind a rib or the edge of a blanket, which cuts it off. */
function Within(props: {
	tier: 0 | 1;
	bay: number;
	/** From where to where it is open, as shares of the bay. */
	open: readonly [from: number, to: number];
	children: ReactNode;
}) {
	const { tier, bay, open } = props;
	const id = useId();
	const left = x(bay, open[0]) + (open[0] === 0 ? 9 : 2);
	const right = x(bay, open[1]) - (open[1] === 1 ? 9 : 2);
	return (
		<>
			<clipPath id={id}>
				<path d={`M${left} ${at.top(tier)}H${right}V${at.floor(tier)}H${left}Z`} />
			</clipPath>
			<g clipPath={`url(#${id})`}>{props.children}</g>
		</>
	);
}

/** Those who answer from the upper tier. */
function Above() {
	return (
		<>
			{/* A spoon, round the edge of a blanket. */}
			<Within tier={0} bay={1} open={[0.52, 1]}>
				<Rod d={`M${x(1, 0.72)} ${high - 28}L${x(1, 0.8)} ${high - 9}`} colour={concrete.light} />
				<ellipse
					cx={x(1, 0.815)}
					cy={high - 5}
					rx="5"
					ry="7"
					transform={`rotate(-24 ${x(1, 0.815)} ${high - 5})`}
					fill={concrete.light}
					stroke={ink}
					strokeWidth="2"
				/>
				<Reach x={x(1, 0.7)} y={high - 30} from={[-42, -14]} skin={skins.tan} sleeve={cloth.orange} turn={40} />
			</Within>
			{/* A ring. */}
			<Within tier={0} bay={2} open={[0, 1]}>
				<Reach x={x(2, 0.7)} y={high - 10} from={[52, -24]} skin={skins.umber} sleeve={cloth.yellow} turn={150} />
				<circle cx={x(2, 0.66)} cy={high - 8} r="2.6" fill={yellow} stroke={ink} strokeWidth="1.4" />
			</Within>
			{/* A knuckle, above a pair of shoes. */}
			<Shoes x={x(3, 0.78)} y={at.floor(0) - 3} tone={wood.deep} />
			<Within tier={0} bay={3} open={[0.6, 1]}>
				<Reach x={x(3, 0.8)} y={high - 9} from={[-44, -22]} skin={skins.rose} sleeve={cloth.grey} turn={60} />
			</Within>
			{/* The tip of a crutch. */}
			<Within tier={0} bay={4} open={[0, 1]}>
				<Rod d={`M${x(4, 1.1)} ${high - 84}L${x(4, 0.62)} ${high - 13}`} colour={cloth.wood.light} width={5} />
				<Rod d={`M${x(4, 0.63)} ${high - 14}L${x(4, 0.59)} ${high - 8}`} colour={slate.deep} width={6} />
				<Reach x={x(4, 0.86)} y={high - 47} from={[44, -4]} skin={skins.brown} sleeve={cloth.sea} turn={-30} />
			</Within>
			{/* Two who sleep in one berth, with a mug and with a bare fist. */}
			<Within tier={0} bay={5} open={[0, 1]}>
				<Reach x={x(5, 0.24)} y={high - 16} from={[-46, -20]} skin={skins.brown} sleeve={cloth.foam} turn={60} />
				<path
					d={`M${x(5, 0.24) + 2} ${high - 17}h14v12h-14ZM${x(5, 0.24) + 16} ${high - 15}q7 4 0 8`}
					fill={white}
					stroke={ink}
					strokeWidth="2.2"
				/>
				<Reach x={x(5, 0.74)} y={high - 10} from={[48, -16]} skin={skins.olive} sleeve={cloth.plum} turn={140} />
			</Within>
			{/* A sleeve. */}
			<Within tier={0} bay={6} open={[0, 0.42]}>
				<Reach x={x(6, 0.22)} y={high - 10} from={[42, -16]} skin={skins.tan} sleeve={cloth.navy} turn={140} />
			</Within>
		</>
	);
}

/** Those who answer from the lower tier. */
function Below() {
	return (
		<>
			{/* A needle, out of its knitting. */}
			<Within tier={1} bay={1} open={[0, 0.31]}>
				<Rod d={`M${x(1, 0.18)} ${low - 32}L${x(1, 0.1)} ${low - 7}`} colour={steel.pale} width={2} />
				<Reach x={x(1, 0.18)} y={low - 33} from={[36, -8]} skin={skins.umber} sleeve={cloth.red} turn={-30} />
			</Within>
			{/* A heel. */}
			<Within tier={1} bay={2} open={[0, 1]}>
				<Limb
					joints={[
						[x(2, 1.1), low - 46, 12],
						[x(2, 0.92), low - 34, 10],
						[x(2, 0.72), low - 20, 7],
					]}
					tone={cloth.navy}
					line={2.2}
					ends="hem"
				/>
				<path
					d={`M${x(2, 0.72) + 4} ${low - 26}l-9-3c-4 4-6 10-12 13-5 2-8 4-7 9 10 4 20 2 27-4Z`}
					fill={cloth.wood.dark}
					stroke={ink}
					strokeWidth="2.4"
				/>
			</Within>
			{/* A key. */}
			<Within tier={1} bay={3} open={[0, 1]}>
				<Rod d={`M${x(3, 0.34)} ${low - 24}L${x(3, 0.42)} ${low - 8}`} colour={yellow} width={3} />
				<Reach x={x(3, 0.32)} y={low - 28} from={[-50, -18]} skin={skins.tan} sleeve={cloth.white} turn={30} />
			</Within>
			{/* The back of a hairbrush, past a blanket and a lunch tin. */}
			<path d={`M${x(4, 0.72)} ${at.floor(1) - 3}v-14h24v14Z`} fill={cloth.yellow.dark} stroke={ink} strokeWidth="2.4" />
			<Within tier={1} bay={4} open={[0.5, 1]}>
				<Rod d={`M${x(4, 0.7)} ${low - 24}L${x(4, 0.8)} ${low - 9}`} colour={cloth.wood.light} width={5} />
				<Reach x={x(4, 0.68)} y={low - 27} from={[-40, -10]} skin={skins.rose} sleeve={cloth.green} turn={40} />
			</Within>
			{/* An old hand. */}
			<Shoes x={x(5, 0.24)} y={at.floor(1) - 3} tone={midnight.light} />
			<Within tier={1} bay={5} open={[0, 1]}>
				<Reach x={x(5, 0.68)} y={low - 10} from={[54, -14]} skin={skins.olive} sleeve={cloth.grey} turn={150} />
			</Within>
			{/* The thirteenth: a thimble. */}
			<Within tier={1} bay={6} open={[0.56, 1]}>
				<Reach x={x(6, 0.74)} y={low - 10} from={[-26, -10]} skin={skins.brown} sleeve={cloth.yellow} size={0.62} turn={50} />
				<path d={`M${x(6, 0.765)} ${low - 9}l5.5 1.4-1.6 5.4-5.4-1.8Z`} fill={concrete.pale} stroke={ink} strokeWidth="1.5" />
			</Within>
		</>
	);
}

/** Each in another hand, above what makes it: where, how large, how tilted, how written. */
const sounds = [
	[x(1, 0.76), high - 58, 23, -12, 'bold', yellow],
	[x(2, 0.42), high - 42, 22, 8, 'thin', white],
	[x(3, 0.8), high - 52, 18, -6, 'bold', white],
	[x(4, 0.36), high - 36, 24, 8, 'bold', yellow],
	[x(5, 0.34), high - 58, 19, -14, 'thin', yellow],
	[x(5, 0.66), high - 40, 16, 12, 'small', white],
	[x(6, 0.2), high - 46, 19, -8, 'bold', white],
	[x(1, 0.16), low - 62, 17, -10, 'small', yellow],
	[x(2, 0.4), low - 44, 25, 6, 'bold', white],
	[x(3, 0.66), low - 42, 21, -10, 'thin', yellow],
	[x(4, 0.76), low - 56, 19, 10, 'bold', yellow],
	[x(5, 0.36), low - 44, 22, -6, 'thin', white],
	[x(6, 0.8), low - 30, 10, 8, 'small', white],
] as const;

/** The block answers. */
export function Panel63() {
	return (
		<>
			<Tiers {...field} />
			<Kit pose="kneel" x={x(0, 0.31)} y={at.floor(0) - 4} scale={0.72} line={2.4} />
			<Above />
			<Below />
			{sounds.map(([left, top, size, tilt, hand, fill]) => (
				<Sound key={`${left} ${top}`} text="TOK" x={left} y={top} size={size} tilt={tilt} hand={hand} fill={fill} />
			))}
		</>
	);
}
