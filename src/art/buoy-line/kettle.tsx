import { palette } from '../../model/colours.ts';
import { cloth, Form, Line } from '../kit/forms.tsx';
import { Eye } from './life.tsx';

const { ink, white, yellow, blue, red } = palette;

/** For the writers: a kettle, borrowed, and whoever has moved in. */
export function Kettle() {
	return (
		<>
			{/* The exhibit's label, from the hearing. */}
			<g transform="translate(46 84)rotate(-64)" strokeWidth="5">
				<Line d="M-4-6L8 12" width={2.5} />
				<path d="M-2 20L8 10 18 20V62H-2Z" fill={cloth.sand.light} />
				<circle cx="8" cy="21" r="2.4" fill={ink} />
				<Line d="M3 32H13M3 38H13" width={2.4} />
				<circle cx="8" cy="51" r="5" fill="none" stroke={red} strokeWidth="2.6" />
			</g>
			<path d="M-44 84C-50 20 50 20 44 84" fill="none" strokeWidth="13" />
			<path d="M-44 84C-50 20 50 20 44 84" fill="none" stroke={cloth.grey.light} strokeWidth="5" />
			<path d="M-26 42Q0 32 26 42" fill="none" strokeWidth="18" />
			<path d="M-26 42Q0 32 26 42" fill="none" stroke={cloth.wood.light} strokeWidth="10" />
			<Form d="M-44 120C-66 116-66 96-80 86L-64 76C-50 86-48 96-36 98Z" tone={cloth.white} shade="M-90 88L-40 130V110Q-66 110-80 86Z" />
			<path d="M-82 87L-64 74" stroke={blue} strokeWidth="4" />
			<g transform="translate(8 86)">
				<Form d="M-24 6C-24-24-10-32 4-32 20-32 32-20 30 6Z" tone={cloth.orange} shade="M10-36C24-20 22 0 12 10H40V-36Z" line={3.5} />
				<Eye x={-6} y={-13} r={9} look={[-3, 1]} />
				<Eye x={15} y={-14} r={7.5} look={[-2.5, 1]} />
			</g>
			<g transform="translate(18 50)rotate(18)">
				<Form d="M-32 6C-28-12 28-12 32 6Z" tone={cloth.blue} shade="M8-20Q20 0 12 10H40V-20Z" line={3.5} />
				<circle cx="0" cy="-12" r="5.5" fill={yellow} strokeWidth="6" />
			</g>
			<Form
				d="M-46 86C-62 106-62 134-50 150H50C62 134 62 106 46 86Q0 94-46 86Z"
				tone={cloth.white}
				shade="M18 80C40 110 34 136 14 156H70V80Z"
				line={4.5}
			>
				<path d="M-70 130Q0 142 70 130V139Q0 151-70 139Z" fill={blue} />
			</Form>
			<path d="M-40 104Q-42 116-40 124" fill="none" stroke={white} strokeWidth="4" />
		</>
	);
}
