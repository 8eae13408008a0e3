import { brick, concrete, palette, slate, steel } from '../../../model/colours.ts';
import { Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import { cloth, n } from '../../kit/forms.tsx';

/** The barber's chair, carried out with the customer's leave, and what the customer is under. */

const enamel = { light: concrete.pale, dark: steel.light };
const leather = { light: brick.mid, dark: brick.dark };

export function BarberChair() {
	const { line } = useBody();
	const rods = 'M-8-36L-14 4M24-36L32 4M-14-6H32M30-34L70-14M66-22L76-4';
	return (
		<>
			<path d={rods} stroke={palette.ink} strokeWidth={n(5 + line * 2)} fill="none" />
			<path d={rods} stroke={enamel.light} strokeWidth="5" fill="none" />
			<Shape d="M-22-34C-30-50-42-70-50-88L-38-94C-30-76-18-60-8-44Z" tone={leather} shade="M-60-100H-46L-16-34H-60Z" />
			<Shape d="M-58-98C-60-104-56-108-52-106L-36-98C-32-94-34-88-40-88Z" tone={leather} shade="M-64-110L-36-92V-80H-64Z" />
			<Shape d="M-24-44H30C36-44 36-34 30-34H-22C-28-34-28-44-24-44Z" tone={leather} shade="M-30-39H40V-30H-30Z" />
		</>
	);
}

/** The cape, from the neck to the shins. */
export function Cape() {
	return (
		<Shape
			d="M-40-84C-34-92-26-92-20-86-8-74 4-70 18-68 32-66 42-62 46-56 50-46 52-34 56-24 46-18 36-22 28-18 22-26 12-30 2-32-14-36-26-44-32-54-38-62-42-74-40-84Z"
			tone={cloth.white}
			shade="M-46-90H-34C-24-66-8-58 16-58 30-56 36-50 40-38L44-10H-50Z"
		>
			<Seam
				d="M-36-76C-22-64 0-62 22-64M-28-58C-10-50 14-50 34-56M-36-84C-26-74-8-68 10-67M20-46C30-46 38-44 48-38"
				w={2.4}
				c={slate.pale}
			/>
			<Seam d="M18-68C22-60 24-46 26-30" w={0.6} />
		</Shape>
	);
}

/** What rises from a towel that was in the kettle a moment ago. */
export function Steam() {
	return <Seam d="M-43-118C-49-128-37-134-43-146M-32-116C-38-128-26-136-32-148M-21-108C-26-118-16-124-21-136" w={1.3} c={palette.white} />;
}
