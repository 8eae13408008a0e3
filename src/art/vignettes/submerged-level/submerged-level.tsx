import { makeVignette } from '../make-vignette.tsx';
import { Drum } from './drum.tsx';
import { lockNight } from './submerged-level-light.ts';
import { People } from './submerged-level-people.tsx';
import { Room } from './submerged-level-room.tsx';
import { Pair } from './window.tsx';

function Drawing() {
	return (
		<>
			<Room />
			<Drum>
				<Pair />
			</Drum>
			<People />
		</>
	);
}

export const vignetteSubmergedLevel = makeVignette(
	{
		alt: 'At the lock on Deck −32 a diver stands up out of a yellow hard suit, its lid unbolted and hung on a chain, and looks at an orange; her tender leans on the ring with a long spanner. At the left a cook slides a pudding into the hatch of a white steel drum. Two people live behind its round window, one of them talking, and jagged lines come from its brass trumpet, under a painted duck. By the stair a woman hangs up her brass check under a flame in a cage.',
		night: lockNight,
		pen: { strokeLinecap: 'round' },
	},
	Drawing,
);
