import { far, steel } from '../../bare-berth/steel.ts';
import { Passage } from '../block/passage.tsx';
import { QuistBust } from '../cast/quist-bust.tsx';

/** The hat, an inch over the parting. */
export function Panel32() {
	return (
		<>
			<Passage
				width={423}
				height={430}
				vanish={[318, 300]}
				near={1.9}
				bays={16}
				first={9}
				count={-1}
				pipeSide="right"
				lens={620}
				eye={1.62}
				across={0.49}
				bare
			/>
			<path d="M404 229L410 213H425V346H404Z" fill={far(steel.light, 1.9)} />
			<QuistBust x={196} y={268} height={134} lifted mood="talk" line={5} />
		</>
	);
}
