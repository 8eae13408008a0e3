import { palette } from '../../../model/colours.ts';
import { Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import type { Spot } from '../../kit/body/limb.ts';
import { cloth, n, placed } from '../../kit/forms.tsx';

/** What is in people's hands; in centimetres, the grip as origin. */

interface ThingProps {
	at: Spot;
	tilt?: number;
}

const wood = cloth.wood;

/** A mug of lather that has risen over its rim. */
export function LatherBowl(props: ThingProps) {
	return (
		<g transform={placed(props)}>
			<Shape
				d="M-10-6C-13-10-9-14-5-12-3-17 5-17 6-12 11-14 13-8 9-5Z"
				tone={cloth.white}
				shade="M-14-2L-6-10 2-6 12-8V0H-14Z"
				line={0.8}
			/>
			<Shape d="M-10-6H10C10 2 6 7 0 7-6 7-10 2-10-6Z" tone={cloth.blue} shade="M-14-8H-3C-3 0 0 6 6 8H-14Z" line={0.8}>
				<Seam d="M-10-2.6Q0 .6 10-2.6" w={0.9} c={palette.white} />
			</Shape>
		</g>
	);
}

/** A shaving brush; its hair is at the right end. */
export function Brush(props: ThingProps) {
	return (
		<g transform={placed(props)}>
			<Shape d="M-3 5C-6 12-6 17-3 20H4C6 16 5 11 3 5Z" tone={cloth.sand} line={0.8} />
			<Shape d="M-3.4-8C-5-4-2-2-3 5H3C2-2 5-4 3.4-8 1-10-1-10-3.4-8Z" tone={cloth.red} shade="M-8-12H-1V8H-8Z" line={0.8} />
		</g>
	);
}

/** A needle, its thread running down to the cloth. */
export function Needle(props: ThingProps) {
	return (
		<g transform={placed(props)}>
			<Seam d="M0-3C8 16 10 34 5 46" w={0.5} c={palette.white} />
			<Seam d="M-2 3L3-8" w={1} />
		</g>
	);
}

/** A jacket for somebody large, in the making. */
export function SewnJacket() {
	return (
		<Shape
			d="M-16-62C-4-74 22-76 42-68 52-64 56-58 56-50 58-36 54-26 56-12 44-6 34-10 24-6 22-16 20-24 16-32 6-32-8-38-18-46-22-52-20-58-16-62Z"
			tone={cloth.red}
			shade="M-30-70H-8C6-54 30-56 40-40 46-30 44-18 48 0H10L-30-30Z"
		>
			<Seam d="M4-70C10-58 30-56 44-60M22-56C26-44 28-30 26-8M40-52L52-34" w={0.6} />
			<path d="M30-50h.1M32-38h.1M33-26h.1" stroke={palette.yellow} strokeWidth="4" strokeLinecap="round" />
		</Shape>
	);
}

/** The stool that she has brought. */
export function Stool() {
	return (
		<>
			<Shape d="M-22-38L-28 4H-22L-16-38ZM14-38L20 4H26L20-38Z" tone={wood} />
			<Shape d="M-28-46H26V-38H-28Z" tone={wood} shade="M-30-42H30V-30H-30Z" />
		</>
	);
}

/** A kitchen chair, held before one by its back. */
export function CarriedChair(props: ThingProps) {
	const { line } = useBody();
	const d = 'M-6-34L2 44M-2-30L6-30M20 6L24 42M40 2L46 40M0 6L42 2M4 24L44 22M-6-34C0-38 6-38 10-35L16 5';
	return (
		<g transform={placed(props)} strokeLinecap="round" fill="none">
			<path d={d} stroke={palette.ink} strokeWidth={n(4.6 + line * 2)} />
			<path d={d} stroke={palette.yellow} strokeWidth="4.6" />
			<Shape d="M0 4C14-2 32-4 44-1L46 4C32 4 16 6 2 10Z" tone={cloth.yellow} shade="M0 6L46 1V12H0Z" line={0.8} />
		</g>
	);
}

/** What a mirror is kept tilted by. */
export function Lever(props: ThingProps) {
	const { line } = useBody();
	return (
		<g transform={placed(props)} fill="none" strokeLinecap="round">
			<path d="M-12 6L98-16" stroke={palette.ink} strokeWidth={n(4.4 + line * 2)} />
			<path d="M-12 6L98-16" stroke={palette.red} strokeWidth="4.4" />
		</g>
	);
}
