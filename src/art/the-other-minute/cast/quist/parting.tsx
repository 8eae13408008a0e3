import { Fine, type Pen, Stroke } from '../../../kit/body/head-parts.tsx';
import { skin } from './pen.ts';

/** The side parting, a line of scalp. */
export function Parting({ pen, d }: { pen: Pen; d: string }) {
	return (
		<>
			<Stroke pen={pen} d={d} w={9} ends={[4, 1]} />
			<Fine pen={pen} d={d} w={4} c={skin.light} />
		</>
	);
}
