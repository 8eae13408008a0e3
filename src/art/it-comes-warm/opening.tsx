import { orange } from '../../model/colours.ts';
import { Dots } from './it-comes-warm-parts.tsx';
import { Bedding, Bunks } from './opening-bunks.tsx';
import { Ladder } from './opening-ladder.tsx';
import { Near } from './opening-near.tsx';
import { Passage, Room } from './opening-room.tsx';
import { Woman } from './opening-woman.tsx';

/** Eight bells: a woman lays her hands where somebody has lain, as on any morning. */
export function Opening() {
	return (
		<g strokeLinecap="round" strokeLinejoin="round">
			<defs>
				<Dots id="it-comes-warm-opening-dots" step={9} r={2.2} c={orange.light} />
			</defs>
			<Room />
			<Passage />
			<Bunks />
			<Bedding />
			<Ladder />
			<Woman />
			<Near />
		</g>
	);
}
