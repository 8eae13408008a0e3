import { brass as brassTones, crimson, linen, oilskin, palette, wood } from '../../../model/colours.ts';
import { Seam, Shape } from '../../kit/body/figure.tsx';
import type { Spot } from '../../kit/body/limb.ts';
import { placed } from '../../kit/forms.tsx';

/** What is held at the half-doors, in centimetres, the grip as origin. */

const turned = { light: wood.light, dark: wood.dark };
const brass = { light: brassTones.mid, dark: brassTones.deep };

interface HeldProps {
	at: Spot;
	tilt?: number;
}

/** The great stamp of an office: a turned handle, a brass plate, and red rubber. */
export function Stamp(props: HeldProps) {
	return (
		<g transform={placed(props)}>
			<Shape d="M-4.6-7C-6.6-12 6.6-12 4.6-7 3-4 2.6 0 3.400 7L6 12H-6L-3.400 7C-2.600 0-3-4-4.600-7Z" tone={turned} core="M-.6-16V16" />
			<Shape d="M-9.500 11.500H9.500V16.500H-9.500Z" tone={brass} core="M1 8V20" line={0.9} />
			<Shape d="M-8.500 16.500H8.500V20H-8.500Z" tone={{ light: palette.red, dark: crimson.dark }} line={0.9} />
		</g>
	);
}

/** A rolled umbrella, its crook at the origin. */
export function Umbrella(props: HeldProps) {
	return (
		<g transform={placed(props)}>
			<Seam d="M-5 2C-6-8 5-8 4 0L3 14" w={2.6} />
			<Seam d="M-5 2C-6-8 5-8 4 0L3 14" w={1.2} c={brass.light} />
			<Shape
				d="M1 12C4 11 6 12 8 15L9.500 22 5.500 64 2.500 64.500-3 24-2 16Z"
				tone={{ light: palette.yellow, dark: oilskin.dark }}
				core="M3 8L4 70"
			>
				<Seam d="M-2.500 24C1 27 6 26 9 23M5 26L4.500 60" w={0.6} />
			</Shape>
			<Seam d="M4 64.500L4.400 72" w={1.8} />
		</g>
	);
}

/** A roll of forms in a ribbon, held by its middle. */
export function Papers(props: HeldProps) {
	return (
		<g transform={placed(props)}>
			<Shape d="M-4-17C-1-19 3-18 4.500-16L5 16C3 18-1 18.500-4 17Z" tone={{ light: palette.white, dark: linen.mid }} core="M-1-24V24">
				<path d="M-8 8H8" stroke={palette.red} strokeWidth="3" />
			</Shape>
		</g>
	);
}
