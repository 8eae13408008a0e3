import type { FlagLetter } from '../content/types.ts';
import { Link } from './link.tsx';
import { usePage } from './page-context.ts';
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
			<PictureImage id={`panel-${flag.toLowerCase()}`} className="panel" eager />
			<div>
				<p className="caption">404</p>
				<h1>{heading}</h1>
				<p className="not-found-text">{text}</p>
				<Link to="/" className="button">
					Return home
				</Link>
			</div>
		</div>
	);
}

/**
 * Hosts that know one not-found page for all addresses get its words from the address: a script of
 * a few lines, which changes nothing when it cannot run.
 */
export function NotFoundScript() {
	const { urls } = usePage();
	const words = JSON.stringify({
		faction: notFoundWords.faction,
		character: notFoundWords.character,
	});
	const script = `{
const kind = location.pathname.slice(${JSON.stringify(urls.to('/').length)}).split('/')[0];
const words = (${words})[kind];
if (words) {
document.querySelector('h1').textContent = words.heading;
document.querySelector('.not-found-text').textContent = words.text;
document.title = document.title.replace(/^[^·]*/, words.heading + ' ');
}
}`;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: made of constants
	return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
