import { Backdrop } from '../block/backdrop.tsx';
import { KitBust } from '../cast/kit-bust.tsx';

/** They are counted, on three fingers and over again. */
export function Panel64() {
	return (
		<>
			<Backdrop width={276} height={256} tone="cold" ribs={[0.06]} rib={26} />
			<KitBust x={150} y={168} height={150} mood="awake" feel="count" gesture="count" look={-0.5} line={4.5} />
		</>
	);
}
