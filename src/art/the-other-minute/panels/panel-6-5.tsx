import { Hand } from '../../kit/body/hands.tsx';
import { Limb, skins } from '../../kit/forms.tsx';
import { Backdrop } from '../block/backdrop.tsx';
import { HalimaBust } from '../cast/halima-bust.tsx';
import { Cup } from '../props/vessels.tsx';

/** She has known how many there are for years. */
export function Panel65() {
	const hand = {
		id: 'panel-6-5-hand',
		pose: 'cup',
		skin: skins.tan,
		build: 'broad',
		x: 30,
		y: 268,
		turn: -44,
		size: 0.44,
		line: 4,
		near: true,
	} as const;
	return (
		<>
			<Backdrop width={276} height={256} tone="cold" ribs={[0.86]} rib={26} />
			<HalimaBust x={150} y={166} height={138} turn={-1} mood="awake" line={4.5} />
			<Limb
				joints={[
					[36, 262, 15],
					[6, 296, 20],
				]}
				tone={skins.tan}
				line={2}
			/>
			<Hand {...hand}>
				<Cup id="panel-6-5-cup" x={70} y={246} scale={0.6} steam />
			</Hand>
		</>
	);
}
