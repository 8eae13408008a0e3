import { flagPicture } from '../content/flags.ts';
import { characterRoute, factionRoute } from '../world/links.ts';
import { inWords } from '../world/numbers.ts';
import type { World } from '../world/world.ts';
import { Link } from './link.tsx';
import { PictureImage } from './picture-image.tsx';

export function Flags({ factions }: Pick<World, 'factions'>) {
	return (
		<nav className="flags" aria-labelledby="flags-heading">
			<h2 id="flags-heading" className="label">
				The {inWords(factions.length)} factions
			</h2>
			<ul role="list">
				{factions.map(({ slug, name, flag: letter }) => (
					<li key={slug}>
						<Link to={factionRoute(slug)}>
							<PictureImage id={flagPicture(letter)} alt="" />
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

export function Faces({ characters }: Pick<World, 'characters'>) {
	return (
		<nav className="faces" aria-labelledby="faces-heading">
			<h2 id="faces-heading" className="label">
				The {inWords(characters.length)} characters
			</h2>
			<ul role="list">
				{characters.map(({ id, name, portrait }) => (
					<li key={id}>
						<Link to={characterRoute(id)}>
							<PictureImage id={portrait} alt="" />
							<span translate="no">{name}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
