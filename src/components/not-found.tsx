import type { FlagLetter } from '../model/flags.ts';
import { inWords } from '../model/numbers.ts';
import type { World } from '../world/world.ts';
import { Faces, Flags } from './faces.tsx';
import { Link } from './link.tsx';
import { NotFoundScript } from './not-found-script.tsx';
import { usePage } from './page-context.ts';
import { PagePicture } from './page-header.tsx';

/** The words of the not-found pages, by what was looked for. */
export const notFoundWords = ({
	factions,
	characters,
}: Pick<World, 'factions' | 'characters'>) => ({
	page: {
		heading: 'Page not found',
		text: 'Nothing is tied at this address. It may have moved, or been mistyped. The flags and faces below all lead somewhere.',
	},
	faction: {
		heading: 'Faction not found',
		text: `No faction flies a flag at this address. Here are the ${inWords(factions.length)} that exist.`,
	},
	character: {
		heading: 'Character not found',
		text: `The city is full of people, and ${inWords(characters.length)} of them have a page. Here they are.`,
	},
});

const flag: FlagLetter = 'L';

/**
 * The body of a not-found page. The general one shows both flags and faces, as the script can turn
 * it into either of the others.
 */
export function NotFound({ kind }: { kind: 'page' | 'faction' | 'character' }) {
	const { world } = usePage().records;
	const { [kind]: own, faction, character } = notFoundWords(world);
	const { heading, text } = own;
	return (
		<div className="not-found split">
			<PagePicture picture="scene-breakwater" letter={flag} />
			<div className="stack ragged gap-5">
				<p className="caption">404</p>
				<h1>{heading}</h1>
				{kind === 'page' && <p className="label not-found-error">Unexpected Application Error</p>}
				<p className="not-found-text">{text}</p>
				<Link to="/" className="button">
					Return home
				</Link>
				<p>
					Or <Link to="/start/">start here</Link>, or look in the <Link to="/a-to-z/">A to Z</Link>.
				</p>
			</div>
			{kind !== 'character' && <Flags factions={world.factions} />}
			{kind !== 'faction' && <Faces characters={world.characters} />}
			<NotFoundScript words={{ faction, character }} />
		</div>
	);
}
