import { mauve, orange, palette, rust } from '../../../model/colours.ts';
import { cloth, Form, Line } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { betweenLight } from './mid-level-light.ts';
import { floorAt, project, scaleAt } from './mid-level-space.ts';

const { ink, white, yellow, blue } = palette;
const z = 4.9;

/** A folding table with what a barber carries out: a kettle on its flame, towels, a bottle, soap. */
export function KitTable() {
	const [x] = project(0.94, 0, z);
	const k = scaleAt(z) / 100;
	return (
		<g transform={`translate(${x} ${floorAt(z)})scale(${k})`} data-light={betweenLight} stroke={ink} strokeWidth="3" strokeLinejoin="round">
			<path d="M-26-62L20 0H27L-18-62ZM26-62L-20 0H-27L18-62Z" fill={cloth.wood.dark} />
			<Form d="M-34-68H34V-61H-34Z" tone={cloth.wood} shade="M-36-64H36V-58H-36Z" line={1.6} />
			<Halo y={-76} stroke="none" fill={orange.light} steps="26 .25, 15 .4" />
			<path d="M-6-68C-8-74-2-76-3-80 4-78 5-72 3-68Z" fill={yellow} strokeWidth="2" />
			<path d="M-15-68L-12-82H10L13-68H9L7-79H-9L-11-68Z" fill={mauve.dark} strokeWidth="2" />
			<Form
				d="M-13-83C-17-92-13-102-5-104V-107H5V-104C11-103 14-98 15-93L24-101 27-98 16-84Z"
				tone={rust}
				shade="M-20-110H-6C-10-100-8-90-2-82H-20Z"
				line={1.6}
			/>
			<path d="M-10-104C-14-118 12-118 9-103" fill="none" />
			<path
				d="M-33-69C-35-73-30-75-27-74H-20C-17-75-14-72-16-69ZM-32-75C-33-79-29-81-26-80H-21C-17-80-16-77-18-75Z"
				fill={white}
				strokeWidth="2.4"
			/>
			<path d="M20-69V-79L22-83V-88H27V-83L30-79V-69Z" fill={blue} strokeWidth="2.4" />
			<Line d="M28-103C24-110 34-114 29-122M34-106C31-113 40-117 36-125" width={3.4} ink={white} />
		</g>
	);
}
