import { Hand } from '../../kit/body/hands.tsx';
import { Limb, skins } from '../../kit/forms.tsx';
import { OpenLedger, Pencil } from '../props/ledger.tsx';
import { NearBerth } from './panel-2-2.tsx';

/** It is written down, and so it was. */
export function Panel24() {
	const id = 'panel-2-4';
	const hand = { id: `${id}-hand`, pose: 'write', skin: skins.umber, build: 'long' } as const;
	const place = { x: 290, y: 270, turn: 208, size: 0.78, line: 5, near: true, flip: true } as const;
	return (
		<>
			<NearBerth />
			<OpenLedger x={-52} y={336} scale={1.4} tilt={-7} rows={[['K 1', '2']]} />
			<Limb
				joints={[
					[284, 276, 22],
					[338, 306, 31],
				]}
				tone={skins.umber}
				line={2.6}
				edge={0.2}
			/>
			<Hand {...hand} {...place}>
				<Pencil x={159} y={222} scale={0.72} tilt={50} />
			</Hand>
		</>
	);
}
