import { palette } from '../../../model/colours.ts';
import { cloth, Form, Line, n } from '../../kit/forms.tsx';
import { railLight } from './cultural-and-arts-light.ts';
import { seen, sizeAt } from './cultural-and-arts-space.ts';

/** Three vats in a row, for the three colours that flags are dyed. */

const { ink, red, blue, yellow, white } = palette;

function Vat({ ahead, dye }: { ahead: number; dye: string }) {
	const [x, y] = seen(-1.5, 0, ahead);
	const k = sizeAt(ahead);
	const [r, h] = [k * 0.34, k * 0.52];
	const top = y - h;
	const flat = r * 0.4;
	const side = `M${n(x - r)} ${n(top)}L${n(x - r * 0.86)} ${n(y - flat * 0.3)}Q${n(x)} ${n(y + flat * 0.9)} ${n(x + r * 0.86)} ${n(y - flat * 0.3)}L${n(x + r)} ${n(top)}Z`;
	return (
		<g>
			<Form d={side} tone={cloth.wood} shade={`M${n(x - r * 1.2)} ${n(top - 9)}H${n(x - r * 0.2)}V${n(y + r)}H${n(x - r * 1.2)}Z`} line={5}>
				<Line
					d={`M${n(x - r)} ${n(top + h * 0.66)}Q${n(x)} ${n(top + h * 0.66 + flat)} ${n(x + r)} ${n(top + h * 0.66)}`}
					width={k * 0.05}
					ink={cloth.grey.dark}
				/>
				<path
					d={`M${n(x + r * 0.2)} ${n(top)}h${n(r * 0.34)}v${n(h * 0.7)}q${n(-r * 0.12)} ${n(r * 0.2)} ${n(-r * 0.2)} 0V${n(top + h * 0.5)}Z`}
					fill={dye}
				/>
			</Form>
			<ellipse cx={x} cy={n(top)} rx={n(r)} ry={n(flat)} fill={cloth.wood.light} stroke={ink} strokeWidth="5" />
			<ellipse cx={x} cy={n(top + 2)} rx={n(r * 0.82)} ry={n(flat * 0.74)} fill={dye} stroke={ink} strokeWidth="4" />
			<path
				d={`M${n(x - r * 0.5)} ${n(top + 1)}q${n(r * 0.3)} ${n(-flat * 0.6)} ${n(r * 0.8)} ${n(-flat * 0.2)}`}
				fill="none"
				stroke={white}
				strokeOpacity=".7"
				strokeWidth="4"
			/>
		</g>
	);
}

/** The one in use stands before the others. */
export const NearVat = () => (
	<g data-light={railLight}>
		<Vat ahead={3.36} dye={blue} />
	</g>
);

export function Vats() {
	return (
		<g data-light={railLight}>
			<Vat ahead={5.6} dye={yellow} />
			<Vat ahead={4.4} dye={red} />
		</g>
	);
}
