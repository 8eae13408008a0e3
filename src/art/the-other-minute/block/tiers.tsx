import { navy, palette, slate } from '../../../model/colours.ts';
import { Bulb } from '../../bare-berth/bulb.tsx';
import { steel } from '../../bare-berth/steel.ts';
import { SmallTap } from '../../bare-berth/tap.tsx';
import type { Tone } from '../../kit/forms.tsx';
import { mix } from '../../kit/mix.ts';
import { tenth } from '../../kit/shapes.ts';
import { Painted } from './painted.tsx';

/** A blanket hung across part of a berth. */
export interface Blanket {
	tier: number;
	bay: number;
	/** From where to where across the bay, as shares of it. */
	from: number;
	to: number;
	/** How far down it hangs, as a share of the berth's height. */
	drop?: number;
	tone: Tone;
	stripe?: string;
}

export interface TiersProps {
	width: number;
	height: number;
	/** How many bays there are to a tier. */
	bays?: number;
	/** The numbers on the ribs of each tier. */
	numbers: readonly [upper: readonly number[], lower: readonly number[]];
	/** Before which bay the drawing leaves some out, as drawings of long things do. */
	gap: number;
	blankets?: readonly Blanket[];
	/** The side on which the pipe goes down from tier to tier. */
	riser?: 'left' | 'right';
	/** How much of the picture is deck above the berths. */
	head?: number;
}

/** Where the things of the cutaway are, to set hands, shoes and sounds by them. */
export function tiersLayout({ width, height, bays = 7, head = 34, riser = 'right' }: TiersProps) {
	const margin = 30;
	const left = riser === 'left' ? margin + 14 : margin;
	const bay = (width - margin * 2 - 14) / bays;
	const deck = 15;
	const keel = 44;
	const tall = (height - head - deck - keel) / 2;
	const top = (tier: number) => tenth(head + tier * (tall + deck));
	return {
		bayWidth: tenth(bay),
		tall: tenth(tall),
		deck,
		/** The rib left of a bay. */
		rib: (i: number) => tenth(left + i * bay),
		/** A place in a bay: so much of its width across. */
		across: (i: number, share: number) => tenth(left + (i + share) * bay),
		top,
		floor: (tier: number) => tenth(top(tier) + tall),
		pipe: (tier: number) => tenth(top(tier) + tall * 0.8),
		riser: tenth(riser === 'right' ? left + bays * bay + 9 : left - 9),
	};
}

/** The block cut open: two tiers, one pipe through all of it, steel on every side. */
export function Tiers(props: TiersProps) {
	const { bays = 7, numbers, blankets = [] } = props;
	const at = tiersLayout(props);
	const each = Array.from({ length: bays }, (_, i) => i);
	const [left, right] = [at.rib(0), at.rib(bays)];
	return (
		<>
			<Hull {...props} />
			{[0, 1].map((tier) => (
				<g key={tier}>
					<path
						d={`M${left} ${at.top(tier)}H${right}V${at.floor(tier)}H${left}Z`}
						fill={steel.berth}
						stroke={palette.ink}
						strokeWidth="5"
					/>
					{each.map((i) => (
						<Berth key={i} {...props} tier={tier} bay={i} />
					))}
					{[...each, bays].map((i) => (
						<Upright key={i} x={at.rib(i)} top={at.top(tier)} floor={at.floor(tier)} number={`${numbers[tier]?.[i] ?? ''}`} />
					))}
					{each.map((i) => (
						<Bulb key={i} x={at.across(i, 0.5)} y={at.top(tier) + at.tall * 0.2} scale={96} halo={0.42} drop={(at.tall * 0.2) / 96} />
					))}
					{blankets
						.filter((blanket) => blanket.tier === tier)
						.map((blanket) => (
							<Hung key={`${blanket.bay} ${blanket.from}`} {...props} blanket={blanket} />
						))}
				</g>
			))}
			<Pipe {...props} />
			<Gap {...props} />
		</>
	);
}

/** Steel above, between and below the tiers, and the bulkhead at the block’s end. */
function Hull(props: TiersProps) {
	const { width, height, bays = 7 } = props;
	const at = tiersLayout(props);
	const [left, right] = [at.rib(0), at.rib(bays)];
	const low = at.floor(1);
	const stiff = Array.from({ length: bays * 2 }, (_, i) => `M${at.across(0, (i + 0.5) / 2)} ${low + at.deck}V${height}`);
	return (
		<>
			<path d={`M0 0H${width}V${height}H0Z`} fill={steel.deckhead} />
			{/* Pipes of other blocks, which do not stop here. */}
			<path d={`M0 9H${width}M0 19H${width}`} stroke={navy.mid} strokeWidth="6" />
			<path d={stiff.join('')} stroke={slate.deep} strokeWidth="4" />
			<path d={`M${width - 9}-9H${width + 9}V${height + 9}H${width - 9}Z`} fill={steel.shade} stroke={palette.ink} strokeWidth="5" />
			<path
				d={`M0 ${at.top(0) - 8}H${right + 12}V${at.top(0)}H0ZM0 ${at.floor(0)}H${right + 12}V${at.top(1)}H0ZM0 ${low}H${right + 12}V${low + 11}H0Z`}
				fill={steel.girder}
				stroke={palette.ink}
				strokeWidth="3.5"
			/>
			<path d={`M${left} ${at.floor(0)}H${right}v4H${left}ZM${left} ${low}H${right}v4H${left}Z`} fill={steel.light} />
		</>
	);
}

/** Where berths are left out: a strip torn from top to bottom. */
function Gap(props: TiersProps) {
	const { height, gap } = props;
	const x = tiersLayout(props).rib(gap) - 17;
	const torn = `M${x}-9${'q7 16 0 32t0 32'.repeat(Math.ceil((height + 18) / 64))}`;
	return (
		<>
			<path d={torn} fill="none" stroke={palette.ink} strokeWidth="11" />
			<path d={torn} fill="none" stroke={palette.white} strokeWidth="5" />
		</>
	);
}

/** One berth: the hull's frames in the dark, and what its bulb throws. */
function Berth(props: TiersProps & { tier: number; bay: number }) {
	const { tier, bay } = props;
	const at = tiersLayout(props);
	const [x, top, floor] = [at.across(bay, 0.5), at.top(tier), at.floor(tier)];
	const frames = [0.2, 0.5, 0.8].map((share) => `M${at.across(bay, share)} ${top}V${floor - 12}`);
	return (
		<>
			<circle cx={x} cy={tenth(top + at.tall * 0.3)} r={tenth(at.bayWidth * 0.4)} fill={steel.glowBack} />
			<path
				d={`${frames.join('')}M${at.rib(bay)} ${tenth(top + at.tall * 0.44)}h${at.bayWidth}M${at.rib(bay)} ${tenth(top + at.tall * 0.68)}h${at.bayWidth}`}
				stroke={steel.berthFrame}
				strokeWidth="5"
			/>
			<path d={`M${at.rib(bay)} ${floor - 13}h${at.bayWidth}V${floor}h${-at.bayWidth}Z`} fill={steel.berthFloor} />
			<ellipse cx={x} cy={floor - 6} rx={tenth(at.bayWidth * 0.36)} ry="5.5" fill={steel.pool} />
			<ellipse cx={x} cy={floor - 6} rx={tenth(at.bayWidth * 0.2)} ry="3" fill={steel.spot} />
		</>
	);
}

/** A rib as the cut shows it. */
function Upright({ x, top, floor, number }: { x: number; top: number; floor: number; number: string }) {
	const tall = floor - top;
	const holes = [0.5, 0.62, 0.92].map((share) => `M${x} ${tenth(top + tall * share)}h.1`);
	return (
		<>
			<path d={`M${x - 7.5} ${top}H${x + 7.5}V${floor}H${x - 7.5}Z`} fill={steel.light} stroke={palette.ink} strokeWidth="3" />
			<path
				d={`M${x - 6} ${top + 1.5}H${x + 6}V${tenth(top + tall * 0.24)}Q${x} ${tenth(top + tall * 0.3)} ${x - 6} ${tenth(top + tall * 0.24)}Z`}
				fill={steel.warm}
			/>
			<path d={`M${x - 6} ${tenth(top + tall * 0.6)}L${x} ${floor - 2}H${x - 6}Z`} fill={steel.shade} />
			<path d={holes.join('')} stroke={palette.ink} strokeWidth="8" strokeLinecap="round" />
			{number && (
				<Painted
					text={number}
					x={x}
					y={tenth(top + tall * 0.37)}
					height={9}
					ink={navy.deep}
					brush={3.6}
					narrow={number.length > 1 ? 0.72 : 1}
				/>
			)}
		</>
	);
}

/** A blanket on a wire, with its folds. */
function Hung({ blanket, ...props }: TiersProps & { blanket: Blanket }) {
	const at = tiersLayout(props);
	const { tier, bay, tone, drop = 0.8, stripe } = blanket;
	const [a, b] = [at.across(bay, blanket.from), at.across(bay, blanket.to)];
	const top = tenth(at.top(tier) + at.tall * 0.14);
	const low = tenth(at.top(tier) + at.tall * (0.14 + 0.86 * drop) - 4);
	const x = (share: number) => tenth(a + (b - a) * share);
	const d = `M${a} ${top}Q${x(0.5)} ${top + 7} ${b} ${top}C${x(1.02)} ${top + 30} ${x(0.97)} ${low - 30} ${x(1.01)} ${low}Q${x(0.86)} ${low - 7} ${x(0.74)} ${low + 1}T${x(0.48)} ${low}T${x(0.22)} ${low + 2}T${x(-0.02)} ${low}C${x(0.03)} ${low - 30} ${x(-0.02)} ${top + 30} ${a} ${top}Z`;
	const fold = (share: number, lean: number) =>
		`M${x(share)} ${top + 4}C${x(share + lean)} ${top + 30} ${x(share - lean)} ${low - 24} ${x(share)} ${low - 2}`;
	return (
		<>
			<path d={`M${at.rib(bay)} ${top - 1}L${tenth(at.rib(bay) + at.bayWidth)} ${top - 1}`} stroke={palette.ink} strokeWidth="2.5" />
			<path d={d} fill={tone.light} stroke={palette.ink} strokeWidth="4" />
			<path
				d={`${fold(0.22, 0.03)}L${x(0.02)} ${low}L${x(0.03)} ${top + 4}Z${fold(0.58, 0.04)}L${x(0.48)} ${low - 2}C${x(0.5)} ${low - 40} ${x(0.5)} ${top + 40} ${x(0.54)} ${top + 6}Z`}
				fill={tone.dark}
			/>
			{stripe && (
				<path
					d={`M${x(0)} ${low - 16}Q${x(0.5)} ${low - 12} ${x(0.99)} ${low - 16}M${x(0)} ${low - 24}Q${x(0.5)} ${low - 20} ${x(0.99)} ${low - 24}`}
					fill="none"
					stroke={stripe}
					strokeWidth="4"
				/>
			)}
			<path d={`${fold(0.36, 0.03)}${fold(0.78, -0.03)}`} fill="none" stroke={palette.ink} strokeWidth="2" />
		</>
	);
}

/** The pipe: along the upper tier, down, and back along the lower one. */
function Pipe(props: TiersProps) {
	const { bays = 7, riser = 'right', width } = props;
	const at = tiersLayout(props);
	const start = riser === 'right' ? -9 : width - 14;
	const d = `M${start} ${at.pipe(0)}H${at.riser}V${at.pipe(1)}H${start}`;
	const each = Array.from({ length: bays }, (_, i) => i);
	return (
		<>
			<g fill="none" strokeLinejoin="round">
				<path d={d} stroke={palette.ink} strokeWidth="11" />
				<path d={d} stroke={steel.pipe} strokeWidth="6" />
				<path d={d} stroke={steel.pipeDark} strokeWidth="2.2" transform="translate(0 2)" />
			</g>
			{[0, 1].flatMap((tier) =>
				each.map((i) => (
					<g key={`${tier} ${i}`}>
						<path
							d={`M${at.rib(i) - 5} ${at.pipe(tier) - 6}h10v12h-10Z`}
							fill={mix(steel.pipe, steel.pipeDark, 0.5)}
							stroke={palette.ink}
							strokeWidth="2"
						/>
						<SmallTap x={at.across(i, 0.5)} y={at.pipe(tier)} scale={66} line={2.2} />
					</g>
				)),
			)}
		</>
	);
}
