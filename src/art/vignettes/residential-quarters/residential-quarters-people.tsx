import { canvas, linen, palette } from '../../../model/colours.ts';
import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { cloth, Form, Line } from '../../kit/forms.tsx';
import { Lit } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { attendant, folder, laundress, warden, wears } from './residential-quarters-cast.ts';
import { HallLamp } from './residential-quarters-hall.tsx';
import { ladderLight, lampLight, nearLight } from './residential-quarters-light.ts';
import { folding, listening, reaching, sniffing } from './residential-quarters-poses.tsx';

/** Everybody in the drying hall who is there to work. */

const { ink, white, blue } = palette;

/** The corridor warden at a lamp, with the hand of wood that curtains are measured by. */
export function Warden() {
	const ladder = 'M364 474L424 292M430 292L462 474M376 440H452M384 412H402M394 382H412M403 352H420';
	return (
		<>
			<HallLamp x={-0.3} up={3.1} ahead={8} />
			<g data-light={ladderLight}>
				<Line d={ladder} width={10} />
				<Line d={ladder} width={4} ink={cloth.wood.light} />
			</g>
			<Lit light={ladderLight}>
				<Townsperson who={warden} wear={wears.warden} pose={reaching} x={396} y={378} scale={0.92} line={2.2} />
				<path
					d="M377 276V292M372 292H383V312H380V304H378V314H376V304H374V311H372ZM383 296L388 302"
					fill={cloth.wood.light}
					stroke={ink}
					strokeWidth="2.6"
				/>
			</Lit>
		</>
	);
}

/** A sheet between two people, folded once. */
function Sheet() {
	const top = 'M612 300C650 330 710 332 754 296';
	return (
		<g data-light={lampLight}>
			<Form
				d="M612 296C650 326 710 330 758 292L764 306 754 438C734 448 716 448 698 454 672 460 642 460 614 448L604 312Z"
				tone={{ light: white, dark: linen.mid }}
				shade="M590 280H622C628 350 634 400 640 480H590ZM640 318C690 350 720 340 750 310 726 352 700 360 640 318ZM690 352C700 390 696 430 706 470H682C684 430 690 390 690 352Z"
				line={5}
			>
				<path d="M606 426C650 446 706 440 760 420M604 440C650 460 706 454 760 434" fill="none" stroke={blue} strokeWidth="6" />
			</Form>
			<Line d={top} width={3} />
		</g>
	);
}

export function Folders() {
	return (
		<>
			<g fill={canvas.deep} data-light={lights.dusk}>
				<ellipse cx="496" cy="590" rx="84" ry="12" />
				<ellipse cx="876" cy="590" rx="84" ry="12" />
			</g>
			<Sheet />
			<Lit light={lampLight}>
				<Townsperson who={folder} wear={wears.folder} pose={folding} x={504} y={592} scale={2.3} line={5} mood="talk" />
				<Townsperson who={attendant} wear={wears.attendant} pose={listening} x={862} y={592} scale={2.36} line={5} turn={-1} />
			</Lit>
		</>
	);
}

/** Supper, by the smell: whose, she could say. */
export function Laundress() {
	return (
		<Lit light={nearLight}>
			<Townsperson who={laundress} wear={wears.laundress} pose={sniffing} x={84} y={594} scale={2.4} line={5} />
		</Lit>
	);
}
