import { canvas, palette, slate } from '../../../model/colours.ts';
import { cloth, Form, Line } from '../../kit/forms.tsx';
import { edgeLight } from './maritime-industrial-zone-light.ts';

/** The winch at the quay's edge, which is heard first. */

const { ink, white } = palette;

export function Winch() {
	return (
		<g transform="translate(764 452)" data-light={edgeLight}>
			<Line d="M8-14L150-150" width={9} />
			<Line d="M8-14L150-150" width={4.5} ink={canvas.light} />
			<path d="M-54 10H44V22H-54Z" fill={slate.dark} stroke={ink} strokeWidth="4" />
			<Form d="M-46 10V-24H-30V10ZM26 10V-24H40V10Z" tone={cloth.green} shade="M-50-30H-38V20H-50ZM22-30H32V20H22Z" line={2.5} />
			<Form d="M-30-26C-24-32 20-32 26-26V2C20 8-24 8-30 2Z" tone={canvas} shade="M-40-4H40V20H-40Z" line={2.5}>
				<Line d="M-20-34V10M-9-34V10M2-34V10M13-34V10" width={3} />
			</Form>
			<path
				d="M-50-22C-70-26-74-46-58-52-64-70-40-78-34-64-20-70-12-54-24-46-18-34-36-26-50-22Z"
				fill={white}
				stroke={ink}
				strokeWidth="4"
			/>
		</g>
	);
}
