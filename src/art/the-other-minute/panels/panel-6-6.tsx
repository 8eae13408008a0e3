import { Backdrop } from '../block/backdrop.tsx';
import { KitBust } from '../cast/kit-bust.tsx';

/** Sure of it. */
export function Panel66() {
	return (
		<>
			<Backdrop width={276} height={256} tone="warm" ribs={[0.04]} rib={26} />
			<KitBust x={142} y={172} height={156} tilt={4} mood="talk" feel="gentle" look={0.5} line={4.5} />
		</>
	);
}
