import { palette } from '../../model/colours.ts';
import { cloth, Form, Line } from '../kit/forms.tsx';

const { ink, white, yellow, red } = palette;

/** The orange pass, good for one sunrise to the next; it has run in the wet. */
function Pass() {
	return (
		<g transform="translate(4 52)rotate(-34)">
			<Form
				d="M-28-4L-18-14H26L34-4V92L27 98 20 92 13 98 6 92-1 98-8 92-15 98-22 92-28 98Z"
				tone={cloth.orange}
				shade="M14-20Q26 40 10 104H50V-20Z"
			>
				<path d="M-18 22H24V60H-18Z" fill={cloth.sand.light} />
				<path d="M-14 50A17 17 0 0 1 20 50Z" fill={yellow} />
				<path d="M-18 50H24V60H-18Z" fill={palette.blue} />
				<Line d="M-18 22H24V60H-18ZM-18 50H24" width={2.4} />
				<Line d="M-18 70H22M-18 79H8" width={3.4} />
				<path d="M-16 70q3 6 0 14M4 70q3 8 1 12" fill="none" strokeWidth="2" />
			</Form>
			<circle cx="2" cy="-1" r="5.5" fill={white} strokeWidth="5" />
		</g>
	);
}

/** The rule: what is measured by it holds. */
function Rule() {
	const ticks = Array.from({ length: 12 }, (_, i) => `M-12 ${10 + i * 10}h${i % 3 ? 7 : 13}`).join('');
	return (
		<g transform="translate(2 52)rotate(-10)">
			<Form d="M-12-10H12V132H-12Z" tone={cloth.yellow} shade="M4-20V140H20V-20Z">
				<Line d={ticks} width={2.4} />
			</Form>
			<circle cx="0" cy="-2" r="4" fill={ink} />
		</g>
	);
}

/** The stamp: assume that somebody has to. */
function Stamp() {
	return (
		<g transform="translate(-4 52)rotate(16)">
			<Line d="M4-10V4" width={4} />
			<Form d="M-14 12C-14-4 14-4 14 12 14 26 6 30 7 46L10 58H-10L-7 46C-6 30-14 26-14 12Z" tone={cloth.wood} shade="M2-10V70H30V-10Z" />
			<path d="M-11 56H11V64H-11Z" fill={yellow} strokeWidth="6" />
			<Form d="M-30 64H30V82H-30Z" tone={cloth.wood} shade="M6 60V90H40V60Z" />
			<path d="M-28 82H28V90H-28Z" fill={red} strokeWidth="6" />
		</g>
	);
}

/** For the designers: what the city's paper is made with, on one ring. */
export function Ring() {
	return (
		<>
			<Stamp />
			<Rule />
			<Pass />
			<circle cx="0" cy="44" r="12" fill="none" strokeWidth="9" />
			<circle cx="0" cy="44" r="12" fill="none" stroke={yellow} strokeWidth="4" />
		</>
	);
}
