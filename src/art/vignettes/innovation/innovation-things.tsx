import { brass, concrete, palette, steel, wood as woodTones } from '../../../model/colours.ts';
import { Seam, Shape } from '../../kit/body/figure.tsx';
import type { Spot } from '../../kit/body/limb.ts';
import { cloth, n, placed } from '../../kit/forms.tsx';
import { copper } from './bath.tsx';

/** What is held in the Works, in centimetres, the grip as origin. */

const iron = { light: steel.mid, dark: concrete.dark };
const wood = { light: woodTones.light, dark: brass.deep };

interface HeldProps {
	at: Spot;
	tilt?: number;
}

/** A dipper on a long handle: the handle along the line, the bowl past its end. */
export function Dipper({ at, tilt = 0 }: HeldProps) {
	return (
		<>
			<g transform={placed({ at, tilt })}>
				<Shape d="M-52-1.700H42V1.700H-52Z" tone={wood} shade="M-60 0H50V4H-60Z" line={0.9} />
			</g>
			<g transform={placed({ at, tilt })}>
				<g transform={`translate(44 0)rotate(${-tilt + 34})`}>
					<Shape d="M-8-9C-2-12 8-12 15-9L12 6C8 10-2 10-6 6Z" tone={iron} core="M1-16L3 14">
						<path d="M-8-9C-2-12 8-12 15-9 8-5-2-5-8-9Z" fill={brass.dark} />
						<Seam d="M-8-9C-2-5 8-5 15-9" w={0.7} />
					</Shape>
				</g>
			</g>
		</>
	);
}

/** A small coil of the same kind, and what clings to it. */
export function Model({ at }: HeldProps) {
	const { line } = { line: 1.8 };
	return (
		<g transform={placed({ at })}>
			<circle r="11" fill="none" stroke={palette.ink} strokeWidth={n(9 + line * 1.6)} />
			<circle r="11" fill="none" stroke={copper.light} strokeWidth="9" />
			<path d="M-11 0A11 11 0 0 0 4 10" fill="none" stroke={copper.dark} strokeWidth="9" />
			<circle r="11" fill="none" stroke={copper.deep} strokeWidth=".9" />
			<Shape
				d="M-6 14L-9 28-6.400 29-3 15ZM1 16L0 34 2.600 34 4 16ZM8 13L13 26 15.200 25 11 12Z"
				tone={iron}
				shade="M-10 12H-6L-8 30H-12ZM0 12H2L1 36H-1Z"
				line={0.8}
			/>
		</g>
	);
}

/** Two eggs, in what there was. */
export function Pan({ at, tilt = 0 }: HeldProps) {
	return (
		<g transform={placed({ at, tilt })}>
			<Shape d="M-2-1.800H-24V1.800H-2Z" tone={cloth.black} line={0.8} />
			<Shape d="M-4-3C2-9 34-9 40-3 40 2 36 7 30 8H6C0 7-4 2-4-3Z" tone={cloth.black}>
				<path d="M0-3.500C8-8 28-8 36-3.500 28 1 8 1 0-3.500Z" fill={palette.white} />
				<path
					d="M7-4.400a4.600 2.300 0 1 0 9.200 0a4.600 2.300 0 1 0-9.200 0M20-3.600a4.600 2.300 0 1 0 9.200 0a4.600 2.300 0 1 0-9.200 0"
					fill={palette.yellow}
				/>
				<Seam d="M0-3.500C8-8 28-8 36-3.500 28 1 8 1 0-3.500Z" w={0.5} />
			</Shape>
		</g>
	);
}

export function Fork({ at, tilt = 0 }: HeldProps) {
	return (
		<g transform={placed({ at, tilt })}>
			<Seam d="M-8 0H14M14-2.400H20M14 0H20M14 2.400H20M14-2.400V2.400" w={1.6} />
			<Seam d="M-8 0H14M14-2.400H20M14 0H20M14 2.400H20M14-2.400V2.400" w={0.8} c={concrete.pale} />
		</g>
	);
}

/** A white fire bucket, upside down: the only chair in the Works. */
export function Seat({ at }: HeldProps) {
	return (
		<g transform={placed({ at })}>
			<Shape d="M-15-38H15L20 0H-20Z" tone={cloth.white} core="M-2-50L2 10">
				<Seam d="M-16-32H16M-19.500-6H19.500" w={0.5} />
			</Shape>
		</g>
	);
}
