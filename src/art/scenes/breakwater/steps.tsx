import { concrete, linen, palette, steel } from '../../../model/colours.ts';
import { Form, Line } from '../../kit/forms.tsx';

const { ink, yellow } = palette;
const stone = { light: concrete.light, dark: steel.mid };

const treads = Array.from({ length: 8 }, (_, i) => ({ x: 970 + 34 * i, y: 520 - 26 * i }));

/** The fish steps, down to a landing with the line along its edge. */
export function Steps() {
	const profile = treads.map(({ x, y }) => `V${y}H${x + 34}`).join('');
	return (
		<g stroke={ink} strokeWidth="6">
			<Form d={`M862 546H970${profile}V620H870Z`} tone={stone} shade="M862 566L1250 574V640H862Z" line={3.5}>
				<path d="M862 586L1250 598V640H862Z" fill={steel.dark} />
				<Line d="M900 566v22M960 566v26M1030 540v52M1100 500v96M1170 450v148M990 548L1250 552M1060 500H1250M1120 452H1250" width={2.5} />
			</Form>
			{treads.map(({ x, y }) => (
				<path key={x} d={`M${x} ${y}H${x + 36}L${x + 50} ${y - 10}H${x + 12}Z`} fill={linen.light} strokeWidth="4" />
			))}
			<path d="M856 546L886 526H984L970 546Z" fill={linen.light} strokeWidth="4" />
			{/* The line that they hold, in paint. */}
			<path d="M856 546H1210V560H858Z" fill={yellow} strokeWidth="4" />
		</g>
	);
}
