import { type FlagLetter, panelPicture } from '../content/flags.ts';
import { Link } from './link.tsx';
import { NotFoundScript } from './not-found-script.tsx';
import { PictureImage } from './picture-image.tsx';

/** What a not-found page says, by what was looked for. */
export const notFoundWords = {
	page: {
		heading: 'Unexpected Application Error',
		text: 'There is nothing tied at this address. It may have been cut loose, or it was never marked.',
	},
	faction: {
		heading: 'Faction not found',
		text: 'No faction flies a flag at this address. There are six, and the landing page has them all.',
	},
	character: {
		heading: 'Character not found',
		text: 'Nobody at this address is marked. Thirteen people are, and their factions know where.',
	},
} as const;

/** X: stop carrying out your intentions and watch for my signals. */
const flag: FlagLetter = 'X';

/** The body of a not-found page. */
export function NotFound({ kind }: { kind: keyof typeof notFoundWords }) {
	const { heading, text } = notFoundWords[kind];
	return (
		<div className="not-found">
			<PictureImage id={panelPicture(flag)} className="panel" eager />
			<div>
				<p className="caption">404</p>
				<h1>{heading}</h1>
				<p className="not-found-text">{text}</p>
				<Link to="/" className="button">
					Return home
				</Link>
			</div>
			<NotFoundScript
				words={{ faction: notFoundWords.faction, character: notFoundWords.character }}
			/>
		</div>
	);
}
