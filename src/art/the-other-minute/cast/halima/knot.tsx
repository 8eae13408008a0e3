import { Fine, type Pen } from '../../../kit/body/head-parts.tsx';
import { Part } from '../../../kit/forms.tsx';
import { scarf } from './pen.ts';

/** The two short tails of the knot, and the knot, about its own middle. */
export function Knot({ pen, at }: { pen: Pen; at: string }) {
	const { line } = pen;
	return (
		<g transform={at}>
			<Part
				d="M-4 4C-26 14-46 34-58 62L-34 66-26 76C-12 54 2 30 12 12Z"
				tone={scarf}
				shade="M-70 40C-40 50-20 40 10 10L20 30-20 90H-70Z"
				line={line}
			/>
			<Part d="M-4 8C-10 34-12 60-6 88L12 78 30 84C30 56 24 28 12 4Z" tone={scarf} shade="M-20 0H6C4 30 6 60 14 90H-20Z" line={line} />
			<Part
				d="M-18-12C-8-22 14-20 20-8 24 4 18 18 6 20-8 22-22 14-22 2-22-4-22-8-18-12Z"
				tone={scarf}
				shade="M-30-20H-8C-12 0-4 10 10 12L10 30H-30Z"
				line={line}
			/>
			<Fine pen={pen} d="M-12-8C-4-4 4 4 6 14M-2-14C6-10 12-4 14 4" />
		</g>
	);
}
