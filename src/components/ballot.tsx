import { flagMeanings, panelPicture } from '../model/flags.ts';
import { nameWithoutTitle } from '../model/slugify.ts';
import type { Character } from '../model/types.ts';
import { characterRoute, factionRoute } from '../world/links.ts';
import { Link } from './link.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';
import { Inline } from './prose.tsx';

/** A character's face and name. The surname is in a span so that narrow screens can hide it. */
function Face({ person: { id, name, portrait } }: { person: Character }) {
	const [given = '', ...surname] = nameWithoutTitle(name).split(' ');
	return (
		<li>
			<Link to={characterRoute(id)} className="stack gap-1">
				<PictureImage id={portrait} alt="" />
				<span translate="no">
					{given} <span>{surname.join(' ')}</span>
				</span>
			</Link>
		</li>
	);
}

/** Each faction's flag, its answer to the city's main question, and its members. */
export function Ballot() {
	const { factions, characters } = usePage().records.world;
	return (
		<ul role="list" className="ballot grid">
			{factions.map(({ slug, name, flag, answer }) => (
				<li key={slug} className="panel">
					<PictureImage
						id={panelPicture(flag)}
						alt={`${flag}: “${flagMeanings[flag]}”`}
						className="flag"
					/>
					<h3>
						<Link to={factionRoute(slug)}>{name}</Link>
					</h3>
					<Inline text={answer} className="ballot-answer" />
					<ul role="list" className="crowd grid gap-2">
						{characters.map(
							(person) => person.faction === name && <Face key={person.id} person={person} />,
						)}
					</ul>
				</li>
			))}
		</ul>
	);
}
