import { concrete, midnight, navy, palette, slate, steel as steelTones } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { Gate } from '../block/gate.tsx';
import { Painted } from '../block/painted.tsx';

const { ink } = palette;

interface OutsideProps {
	/** Where the deck meets its far wall. */
	floor: number;
	/** Where the middle of the deck's number is. */
	sign?: number;
	lamp: readonly [number, number];
}

/** What is beyond the gate, 423 by 450: the dark of Deck 14, and one lamp. */
export function Outside({ floor, sign, lamp: [x, y] }: OutsideProps) {
	return (
		<>
			<path d="M0 0H423V450H0Z" fill={navy.deep} />
			<path d="M0 0H423V92H0Z" fill={steel.deckhead} />
			<path d={`M0 ${floor}H423V450H0Z`} fill={slate.deep} />
			<path d={`M0 92H423M0 ${floor - 70}H423M130 92V${floor}M290 92V${floor}`} stroke={midnight.mid} strokeWidth="4" />
			{sign && <Painted text="14" x={sign} y={floor - 118} height={66} ink={slate.deep} brush={2.6} />}
			<g transform={`translate(${x} ${y})`}>
				<circle r="58" fill={midnight.light} />
				<circle r="34" fill={steelTones.deep} />
				<path d="M-9-16H9L14 0H-14Z" fill={steel.shade} stroke={ink} strokeWidth="3" />
				<path d="M-11 0H11C11 14-11 14-11 0Z" fill={steel.bulb} stroke={ink} strokeWidth="2.500" />
			</g>
			<path
				d={`M${x - 74} ${floor + 12}C${x - 60} ${floor + 4} ${x + 60} ${floor + 4} ${x + 80} ${floor + 12} ${x + 50} ${floor + 34} ${x - 60} ${floor + 34} ${x - 74} ${floor + 12}Z`}
				fill={concrete.dark}
			/>
			<path d={`M0 ${floor}H423`} stroke={ink} strokeWidth="3" />
		</>
	);
}

/** The gate from within: its posts, and its leaf swung in on the left. */
export function GatePosts({ posts: [a, b] }: { posts: readonly [number, number] }) {
	return (
		<>
			{[a, b].map((x, i) => (
				<g key={x}>
					<path d={`M${x - 14}-9H${x + 14}V460H${x - 14}Z`} fill={steel.light} stroke={ink} strokeWidth="5" />
					<path d={i ? `M${x - 11.5} 0h9V450h-9Z` : `M${x - 11.5} 0h7V450h-7Z`} fill={i ? steel.warm : steel.shade} />
				</g>
			))}
			<Gate hinge={{ x: a - 8, top: 40, bottom: 600 }} lock={{ x: a - 96, top: -60, bottom: 760 }} padlock="none" line={5} />
		</>
	);
}
