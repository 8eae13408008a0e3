import { brass as brassTones, canvas, deal, oilskin, palette, wood } from '../../../model/colours.ts';
import { Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import type { Spot } from '../../kit/body/limb.ts';
import { cloth, n, placed } from '../../kit/forms.tsx';

/** What brokers and cleaners hold; in centimetres, the grip as origin. */

const brass = { light: oilskin.light, dark: brassTones.dark };

interface ThingProps {
	at: Spot;
	tilt?: number;
	/** Tells two of a kind apart. */
	part?: string;
}

/** A watch as large as a biscuit, at a quarter to six, and the chain that ties it to its owner. */
export function PocketWatch({ part = 'watch', chain, ...props }: ThingProps & { chain: string }) {
	const { line } = useBody();
	return (
		<g transform={placed(props)}>
			<path d={chain} fill="none" stroke={palette.ink} strokeWidth={n(1 + line * 1.3)} />
			<path d={chain} fill="none" stroke={brass.light} strokeWidth="1" strokeDasharray="1.6 .8" />
			<Shape d="M-1.3-7.6H1.3V-5.7A5.8 5.8 0 1 1-1.3-5.7Z" tone={brass} shade="M-8-8H-2.6A6 6 0 0 0 2 7H-8Z" line={0.8}>
				<circle r="4.2" fill={palette.white} />
				<Seam d="M0 0L-.4 2.8M0 0L-3.2.5" w={0.6} c={palette.red} />
			</Shape>
		</g>
	);
}

/** What wipes a pane: a blade across a short handle. */
export function Squeegee(props: ThingProps) {
	return (
		<g transform={placed(props)}>
			<Shape d="M-1.6-2H1.6V14H-1.6Z" tone={cloth.yellow} line={0.8} />
			<Shape d="M-11-6H11V-1H-11Z" tone={cloth.grey} shade="M-12-3H12V0H-12Z" line={0.8} />
		</g>
	);
}

const plank = { light: deal.light, dark: wood.dark };

/** A bosun's chair, under whoever sits in it, and what it carries: a pail, and good shoes in a bag. */
export function BosunsChair() {
	const { line } = useBody();
	const bridle = 'M-13-36L-6-166 17-36';
	return (
		<>
			<path d={bridle} fill="none" stroke={palette.ink} strokeWidth={n(2.2 + line * 2)} />
			<path d={bridle} fill="none" stroke={canvas.light} strokeWidth="2.2" />
			<Seam d="M-18-34L-22-20M-18-34L-14-20" w={1} />
			<Shape d="M-30-20C-24-24-14-24-8-20L-6 6C-14 10-24 10-32 6Z" tone={cloth.plum} shade="M-34-26H-20C-22-10-20 4-16 12H-34Z" />
			<Shape d="M-28-20C-30-28-26-32-22-30L-19-22ZM-18-20C-20-30-14-34-11-30L-10-20Z" tone={cloth.red} line={0.9} />
		</>
	);
}

export function ChairPlank() {
	return (
		<>
			<Shape d="M-24-37H26V-31H-24Z" tone={plank} shade="M-26-34H30V-30H-26Z" />
			<Seam d="M22-34L19-16M22-34L34-16" w={1} />
			<Shape d="M15-17H38L35 8H18Z" tone={cloth.grey} shade="M12-20H24L26 12H12Z">
				<Seam d="M14-12H40" w={0.6} />
			</Shape>
			<Shape d="M15-17C13-23 19-25 21-22 24-27 31-26 31-22 36-25 40-20 38-16Z" tone={cloth.white} line={0.8} />
		</>
	);
}
