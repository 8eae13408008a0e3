import { brass, copper } from '../../../model/colours.ts';
import { Passage } from '../block/passage.tsx';
import { KitBust } from '../cast/kit-bust.tsx';

/** Kit's is the first face of the book: all ear. */
export function Panel13() {
	return (
		<>
			<Passage width={423} height={690} vanish={[314, 430]} near={1.7} lens={620} eye={1.9} />
			<KitBust x={186} y={404} height={318} line={7} tilt={-15} look={-0.9} mood="awake">
				{/* The bulbs behind, on brow, jaw and collar. */}
				<g fill="none" strokeWidth="6">
					<path d="M63-100C70-82 71-62 68-48M65 84C64 106 61 128 49 139" stroke={copper.light} transform="rotate(-15 -20 150)" />
					<path d="M137 204C142 250 134 300 118 338" stroke={brass.light} />
				</g>
			</KitBust>
		</>
	);
}
