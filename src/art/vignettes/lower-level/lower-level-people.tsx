import { brass, canvas, palette } from '../../../model/colours.ts';
import { Figure } from '../../kit/body/figure.tsx';
import { Rig } from '../../kit/body/rig.tsx';
import { cloth, Form } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { ByNight, Lit } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { cast } from './lower-level-cast.ts';
import { lamp, stove } from './lower-level-light.ts';
import { bang, collect, darn, leave, screw } from './lower-level-poses.tsx';

const { ink, yellow } = palette;

/** What a spoon on a pan sounds like: from the pan's middle, outwards. */
function Clang({ x, y }: { x: number; y: number }) {
	const rays = [-152, -112, -72, -34, 4, 40].map((angle, i) => {
		const long = i % 2 ? 28 : 42;
		return (
			<path key={angle} transform={`rotate(${angle})`} d={`M56-8L${56 + long} 0 56 8Z`} fill={yellow} stroke={ink} strokeWidth="4.500" />
		);
	});
	return <g transform={`translate(${x} ${y})`}>{rays}</g>;
}

/** By night, the light at the end door that shows who has come in. */
function Lantern({ x, y }: { x: number; y: number }) {
	return (
		<ByNight transform={`translate(${x} ${y})`}>
			<Halo fill={brass.light} steps="54 0.18, 32 0.26" />
			<path d="M0-22V-16M-5-8Q0-24 5-8M-7-8H7V10H-7Z" fill={canvas.pale} stroke={ink} strokeWidth="3" />
		</ByNight>
	);
}

export function People() {
	return (
		<>
			<Lantern x={758} y={168} />
			<Lit light={lamp}>
				<Figure x={692} y={262} scale={0.6} line={1.7} build={cast.collector.build}>
					<Rig pose={collect} wear={cast.collector.wear} />
				</Figure>
			</Lit>
			<Lit light={lamp}>
				<path d="M548 322L560 262H590L606 322M556 292H598" fill="none" stroke={ink} strokeWidth="9" />
				<path d="M548 322L560 262H590L606 322M556 292H598" fill="none" stroke={cloth.wood.light} strokeWidth="4" />
				<Figure x={578} y={264} scale={0.86} line={2.2} turn={-1} build={cast.joiner.build}>
					<Rig pose={screw} wear={cast.joiner.wear} />
				</Figure>
			</Lit>
			<Lit light={lights.glow}>
				<path d="M1030 430H1046L1042 512H1024ZM1142 430H1158L1166 512H1148Z" fill={cloth.grey.dark} stroke={ink} strokeWidth="5" />
				<Form d="M1016 410H1172V432H1016Z" tone={cloth.wood} shade="M1000 422H1190V436H1000Z" line={3} />
				<Figure x={1078} y={500} scale={1.9} line={4.6} turn={-1} build={cast.darner.build}>
					<Rig pose={darn} wear={cast.darner.wear} />
				</Figure>
			</Lit>
			<Lit light={lights.ashen}>
				<Figure x={822} y={590} scale={2.3} line={5.5} build={cast.sleeper.build}>
					<Rig pose={leave} wear={cast.sleeper.wear} />
				</Figure>
			</Lit>
			<Lit light={stove}>
				<Clang x={479} y={188} />
				<Figure x={318} y={658} scale={2.7} line={6} build={cast.cook.build}>
					<Rig pose={bang} wear={cast.cook.wear} />
				</Figure>
			</Lit>
		</>
	);
}
