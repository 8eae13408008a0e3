import { palette } from '../../../model/colours.ts';
import { cloth } from '../../kit/forms.tsx';
import { Backdrop } from '../block/backdrop.tsx';
import { KitBust } from '../cast/kit-bust.tsx';

/** Kit sees, and must not be seen to. */
export function Panel44() {
	return (
		<>
			<Backdrop width={276} height={552} tone="cold" ribs={[-0.22, 0.66]} rib={66} bulbs={0.15} />
			<KitBust x={152} y={258} height={322} headView="front" mood="glance" look={0.85} line={6} />
			<path d="M62 201L65 213 18 230 13 219Z" fill={cloth.yellow.light} />
			<path d="M64 209L16 227 18 230 65 213Z" fill={cloth.yellow.dark} />
			<path d="M62 201L13 219M65 213L18 230" stroke={palette.ink} strokeWidth="5" />
			<path d="M13 219L18 230 8 234C2 234 0 226 4 222Z" fill={palette.red} stroke={palette.ink} strokeWidth="5" />
		</>
	);
}
