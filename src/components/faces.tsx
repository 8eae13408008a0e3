import { flagPicture } from '../model/flags.ts';
import { inWords } from '../model/numbers.ts';
import { nameWithoutTitle } from '../model/slugify.ts';
import { characterRoute, factionRoute } from '../world/links.ts';
import type { World } from '../world/world.ts';
import { Link } from './link.tsx';
import { PictureImage } from './picture-image.tsx';

export function Flags({ factions }: Pick<World, 'factions'>) {
	return (
		<nav className="flags" aria-labelledby="flags-heading">
			<h2 id="flags-heading" className="label">
				The {inWords(factions.length)} factions
			</h2>
			<ul role="list" className="grid">
				{factions.map(({ slug, name, flag: letter }) => (
					<li key={slug}>
						<Link to={factionRoute(slug)} className="stack gap-2 label">
							<PictureImage id={flagPicture(letter)} alt="" />
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** @param props.routeOf returns the link of each face; default: the character's page */
export function Faces(props: Pick<World, 'characters'> & { routeOf?: (id: string) => string }) {
	const { characters, routeOf = characterRoute } = props;
	return (
		<nav className="faces" aria-labelledby="faces-heading">
			<h2 id="faces-heading" className="label">
				The {inWords(characters.length)} characters
			</h2>
			<ul role="list" className="grid">
				{characters.map(({ id, name, portrait }) => (
					<li key={id}>
						<Link to={routeOf(id)} className="stack gap-2 label-xs">
							<PictureImage id={portrait} alt="" />
							<span translate="no">{nameWithoutTitle(name)}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
