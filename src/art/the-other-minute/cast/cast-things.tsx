import { concrete, palette, steel as steelTones } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import type { Spot } from '../../kit/body/limb.ts';
import { cloth, n, placed } from '../../kit/forms.tsx';

/** What the three carry, at the size of a figure: in centimetres, the grip as origin. */

const iron = { light: steelTones.mid, dark: concrete.dark };
const bright = { light: concrete.pale, dark: steelTones.light };
const brass = { light: steel.brass, dark: steel.brassDark };

interface ThingProps {
	at: Spot;
	tilt?: number;
	/** Tells two of a kind apart. */
	part?: string;
}

/** The long spanner, its jaw up. */
export function FigureSpanner(props: ThingProps) {
	return (
		<g transform={placed(props)}>
			<Shape d="M-1.7-18C-1.4-8-1.6 2-2 8-2.2 13 2.2 13 2 8 1.6 2 1.4-8 1.7-18Z" tone={iron} shade="M-4-20H-.4V14H-4Z" line={0.8} />
			<Shape
				d="M-2-17C-4.4-19-5.4-22-5-25L-6-29-4-30.4-2-27-1-25.4 0-25.4.4-28.4 1.8-30.6 4.4-28C5.6-23 4-19 1.8-17Z"
				tone={bright}
				shade="M-8-32H-3C-3-26-2-20 0-16H-8Z"
				line={0.8}
			/>
		</g>
	);
}

/** The ring of keys, hanging from its top. */
export function FigureKeys(props: ThingProps) {
	const { line } = useBody();
	return (
		<g transform={placed(props)}>
			<circle cy="4.6" r="4.6" fill="none" stroke={palette.ink} strokeWidth={n(1.5 + line * 1.4)} />
			<circle cy="4.6" r="4.6" fill="none" stroke={brass.light} strokeWidth="1.5" />
			<Shape
				d="M-4.4 8L-6.8 15.2-5.2 15.8-4.8 14.6-3.6 15-2 9ZM-2 9L-2.4 17.6-.4 17.8.4 9.4ZM.6 9.4L2 17.2 3.6 16.8 3.4 15.4 4.4 15.2 2.8 8.8ZM2.8 8L6.6 14.2 7.8 13.4 4.6 7Z"
				tone={brass}
				shade="M-8 6H-3.2L-4.6 17H-8ZM-2 9L-1.2 9-1.4 18H-3ZM.6 9L1.4 9 2.8 18H1Z"
				line={0.6}
			/>
		</g>
	);
}

/** A zinc bucket that hangs from its handle. */
export function CarriedBucket(props: ThingProps) {
	return (
		<g transform={placed(props)}>
			<Seam d="M-12 15C-9-4 9-4 12 15" w={1.5} />
			<Shape d="M-12.4 14C-7 11.6 7 11.6 12.4 14L9 38C5 40-5 40-9 38Z" tone={cloth.grey} shade="M-14 8H-1C-3 20-2 30 0 42H-14Z">
				<path d="M-12.4 14C-7 17 7 17 12.4 14 7 11-7 11-12.4 14Z" fill={steelTones.deep} />
				<Seam d="M-12.4 14C-7 17 7 17 12.4 14M-11.4 20C-6 22.4 6 22.4 11.4 20M-9.4 35.4C-5 37.4 5 37.4 9.4 35.4" w={0.5} />
			</Shape>
		</g>
	);
}

/** A bucket foot up, to sit on: the middle of its rim on the floor as origin, 30 high. */
export function SeatBucket(props: ThingProps) {
	return (
		<g transform={placed(props)}>
			<Shape d="M-12-30C-6-33 6-33 12-30L16-1C8 3-8 3-16-1Z" tone={cloth.grey} shade="M-20-34H-3C-5-20-5-10-4 6H-20Z">
				<Seam d="M-12-30C-6-27 6-27 12-30M-15.4-5C-8-1.4 8-1.4 15.4-5M-12.8-24C-6-21 6-21 12.8-24" w={0.5} />
			</Shape>
		</g>
	);
}

/** The ledger, open on a palm: its lower edge towards us. */
export function FigureLedger(props: ThingProps & { shut?: boolean }) {
	const { shut } = props;
	return (
		<g transform={placed(props)}>
			{shut ? (
				<Shape d="M-10-14H10V14H-10Z" tone={cloth.green} shade="M-12-16H-7.4V16H-12Z">
					<Seam d="M-7.4-14V14M-3-8H6V-3H-3Z" w={0.6} />
				</Shape>
			) : (
				<>
					<Shape d="M-17-6C-11-8-5-8 0-5 5-8 11-8 17-6L19 5C12 3 6 4 0 7-6 4-12 3-19 5Z" tone={cloth.green} />
					<Shape
						d="M-16-8C-11-10-4-9 0-6 4-9 11-10 16-8L17.6 2.6C12 .6 5 1.6 0 4.6-5 1.6-12 .6-17.6 2.6Z"
						tone={cloth.white}
						shade="M0-8V6L-20 6V-2C-12-3-6-3-1.4 0Z"
						line={0.7}
					>
						<Seam
							d="M0-6V4.6M-13-5.6C-9-6.6-5-6-2.4-4.4M-13.6-2C-9-3-5-2.4-2.4-.8M3-4.4C6-6 10-6.6 13-5.6M3-.8C6-2.4 10-3 13.6-2"
							w={0.4}
						/>
					</Shape>
				</>
			)}
		</g>
	);
}

/** A pencil, its point as origin, upwards to the right. */
export function FigurePencil(props: ThingProps) {
	const { line } = useBody();
	return (
		<g transform={placed(props)}>
			<path d="M0 0L10-10" stroke={palette.ink} strokeWidth={n(1.5 + line * 1.2)} strokeLinecap="round" />
			<path d="M1.6-1.6L10-10" stroke={palette.yellow} strokeWidth="1.5" />
		</g>
	);
}

/** A stopwatch, hanging from its cord's end or held by its crown. */
export function FigureWatch({ cord = 0, silver = false, ...props }: ThingProps & { cord?: number; silver?: boolean }) {
	const r = silver ? 3.2 : 3.8;
	const y = cord + r + 1;
	const { near } = useBody();
	return (
		<g transform={placed(props)}>
			{cord > 0 && <Seam d={`M-.8 0L0 ${cord}M.8 0L0 ${cord}`} w={0.6} c={cloth.red.dark} />}
			<Shape d={`M-1 ${n(y - r - 1.6)}H1V${n(y - r + 0.2)}A${r} ${r} 0 1 1-1 ${n(y - r + 0.2)}Z`} tone={silver ? bright : iron} line={0.8}>
				<circle cy={y} r={r * 0.74} fill={palette.white} />
				{near && <Seam d={`M0 ${n(y)}V${n(y - r * 0.6)}M0 ${n(y)}L${n(r * 0.4)} ${n(y + 0.4)}`} w={0.5} c={palette.red} />}
			</Shape>
		</g>
	);
}

/** The flask's cup. */
export function FigureCup(props: ThingProps) {
	return (
		<g transform={placed(props)}>
			<Shape d="M-4-4H4L3.2 4H-3.2Z" tone={{ light: concrete.light, dark: steelTones.mid }} shade="M-6-6H-.6V6H-6Z" line={0.8} />
		</g>
	);
}
