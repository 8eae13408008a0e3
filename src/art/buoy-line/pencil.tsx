import { clay, palette } from '../../model/colours.ts';
import { cloth, Form, Line } from '../kit/forms.tsx';
import { Cord } from './knots.tsx';

const { white, yellow, red } = palette;

/** The galley: one long sheet, read twice. */
function Proof() {
	return (
		<>
			<Form
				d="M-2 60C-16 74-8 96-12 116-16 138-6 160-12 182L-60 190C-54 166-66 146-60 122-54 100-64 82-52 56Z"
				tone={cloth.white}
				shade="M-80 118C-54 128-30 118 6 122V142C-30 138-50 150-80 146Z"
			/>
			<Line
				d="M-20 76Q-23 94-22 110M-30 74Q-34 96-33 110M-42 72Q-47 92-45 104M-24 150Q-22 162-20 174M-34 150Q-32 164-30 178M-46 150Q-46 164-44 176"
				width={3}
			/>
			<Line d="M-27 80Q-38 88-31 96T-36 114M-16 146L-38 172M-50 128q-7 8 0 12t8-6-8-8" width={3} ink={red} />
		</>
	);
}

/** For the editors: a red pencil as long as an oar, leathered where an oar is. */
export function Pencil() {
	return (
		<g transform="translate(0 42)">
			<Proof />
			<Form d="M-13-34H13V226L0 268-13 226Z" tone={cloth.red} shade="M-20-40H-5V280H-20Z" line={4.5}>
				<path d="M5-40H8V220H5Z" fill={cloth.orange.light} fillOpacity=".7" />
				<path d="M-20 232Q-13 218-6 228 0 218 6 228 13 218 20 232V280H-20Z" fill={cloth.sand.light} />
				<path d="M-20 232Q-13 218-6 228L-3 280H-20Z" fill={cloth.sand.dark} />
				<path d="M-20 252H20V280H-20Z" fill={red} />
				<path d="M-20-40H20V-16H-20Z" fill={yellow} />
				<path d="M-20-40H20V-30H-20Z" fill={clay.mid} />
				<path d="M-20 100H20V146H-20Z" fill={cloth.wood.light} />
				<path d="M-20 100H-5V146H-20Z" fill={cloth.wood.dark} />
				<Line d="M-20-30H20M-20-16H20M-20-23H20M-20 100H20M-20 146H20" width={2.6} />
				<Line d="M-4 105l8 4M-4 113l8 4M-4 121l8 4M-4 129l8 4M-4 137l8 4" width={2} ink={white} />
			</Form>
			{/* A timber hitch, and a half hitch ahead of it to keep her straight. */}
			<Cord d="M0-43C0-20-5 0-3 20-1 36 5 44 3 60" />
			<Cord d="M14 4C15 14-15 4-14 14" />
			<Cord d="M14 48C15 57-15 48-14 57" />
			<Cord d="M14 57C15 66-15 57-14 66" />
			<Cord d="M14 66C15 75-15 66-14 75" />
			<Cord d="M-7 42Q-2 60-8 84" />
		</g>
	);
}
