import { concrete, deal, palette, skinTone } from '../../../model/colours.ts';
import { cloth, Form, Line } from '../../kit/forms.tsx';

const { ink, white, foam } = palette;

interface VesselProps {
	id: string;
	/** The middle of what it stands on. */
	x: number;
	y: number;
	scale?: number;
	tilt?: number;
}

const placed = ({ x, y, scale = 1, tilt = 0 }: Omit<VesselProps, 'id'>) => `translate(${x} ${y})rotate(${tilt})scale(${scale})`;

/** The flask, 90 wide and 300 high: tartan it is not, but somebody has painted a band on it. */
export function Flask({ open, ...props }: VesselProps & { open?: boolean }) {
	return (
		<g transform={placed(props)}>
			<Form
				d="M-46-206C-46-222-34-232-28-240H28C34-232 46-222 46-206V-8C46 4-46 4-46-8Z"
				tone={cloth.sea}
				shade="M-60-250H-12C-18-160-18-80-14 10H-60Z"
				line={5}
			>
				<path d="M-50-186Q0-176 50-186V-150Q0-140-50-150Z" fill={cloth.yellow.light} />
				<path d="M-50-186Q-30-181-14-180V-144Q-32-145-50-150Z" fill={cloth.yellow.dark} />
				<Line d="M-50-186Q0-176 50-186M-50-150Q0-140 50-150M-50-22Q0-12 50-22" width={3} />
				<path d="M24-130C26-90 26-60 24-36L33-38C36-70 36-100 34-132Z" fill={foam} />
			</Form>
			{open ? (
				<Form d="M-18-240V-262C-18-268 18-268 18-262V-240Z" tone={cloth.wood} shade="M-30-270H-4V-230H-30Z" />
			) : (
				<Form d="M-34-238V-290C-34-300 34-300 34-290V-238Z" tone={cloth.grey} shade="M-40-310H-8V-230H-40Z" line={4.5}>
					<Line d="M-34-252Q0-244 34-252" width={3} />
				</Form>
			)}
		</g>
	);
}

/** The flask's cup, 76 wide and 62 high, with tea in it. */
export function Cup({ steam = true, ...props }: VesselProps & { steam?: boolean }) {
	return (
		<g transform={placed(props)}>
			{steam && <Steam x={4} y={-70} />}
			<Form d="M-38-56L-32-4C-28 4 28 4 32-4L38-56Z" tone={cloth.grey} shade="M-50-60H-12C-12-40-10-10-6 10H-50Z" line={4.5}>
				<path d="M18-44L14-8 22-10 27-46Z" fill={concrete.light} />
			</Form>
			<ellipse cy="-57" rx="38" ry="11" fill={skinTone.cocoa} stroke={ink} strokeWidth="4.5" />
			<path d="M-10-52C4-49 20-50 28-55 18-59 4-58-10-52Z" fill={deal.dark} />
		</g>
	);
}

/** Steam, as two ribbons with drawn edges. */
export function Steam({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
	return (
		<g transform={`translate(${x} ${y})scale(${scale})`} fill={white}>
			<path d="M-14 0C-30-22 2-38-12-62-22-80-2-94-8-116 12-94-2-80 4-62 14-36-14-24-4 0Z" fillOpacity=".5" />
			<path d="M10-4C0-24 26-34 18-54 12-70 28-80 24-98 40-80 26-70 32-54 40-32 14-24 20-4Z" fillOpacity=".34" />
		</g>
	);
}
