import { deal, palette, wood } from '../../../model/colours.ts';
import { Figure } from '../../kit/body/figure.tsx';
import { Rig } from '../../kit/body/rig.tsx';
import { cloth } from '../../kit/forms.tsx';
import { Lit } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { Lid, RingBefore, RingBehind } from './lid.tsx';
import { cast } from './submerged-level-cast.ts';
import { check, emerge, serve, tend } from './submerged-level-poses.tsx';
import { Stand, Suit } from './suit.tsx';

const { ink } = palette;

export function People() {
	return (
		<>
			<Lit light={lights.lantern}>
				<Figure x={1150} y={532} scale={1.32} line={2.8} turn={-1} build={cast.arrival.build}>
					<Rig pose={check} wear={cast.arrival.wear} />
				</Figure>
			</Lit>
			<Lit light={lights.lamp} shade={lights.dusk}>
				<g transform="translate(775 592)">
					<Stand />
					<RingBehind />
				</g>
				<Figure x={771} y={478} scale={2.3} line={5.5} build={cast.diver.build}>
					<Rig pose={emerge} wear={cast.diver.wear} />
				</Figure>
				<g transform="translate(775 592)">
					<Suit />
					<RingBefore />
				</g>
				<path d="M592-10V36" stroke={ink} strokeWidth="12" />
				<path d="M592-10V36" stroke={cloth.grey.light} strokeWidth="5" strokeDasharray="9 11" />
				<g transform="translate(606 112)rotate(-10)scale(.86)">
					<Lid />
				</g>
			</Lit>
			<Lit light={lights.glow}>
				<Figure x={508} y={622} scale={2.4} line={6} turn={-1} build={cast.steward.build}>
					<Rig pose={serve} wear={cast.steward.wear} />
				</Figure>
			</Lit>
			<Lit light={lights.lamp}>
				<path d="M900 548H1000L1006 606H892Z" fill={deal.mid} stroke={palette.ink} strokeWidth="6" />
				<path d="M900 548H930L926 606H892Z" fill={wood.dark} />
				<Figure x={988} y={594} scale={2.35} line={6} turn={-1} build={cast.tender.build}>
					<Rig pose={tend} wear={cast.tender.wear} />
				</Figure>
			</Lit>
		</>
	);
}
