import type { Character } from '../model/types.ts';
import { characterRoute } from '../world/links.ts';
import { Link } from './link.tsx';
import { MarkedWords } from './marked-words.tsx';
import { PictureImage } from './picture-image.tsx';
import { Inline } from './prose.tsx';

/** A character's portrait, name and role, with the faction's introduction. */
export function CharacterCard(props: { character: Character; description: string }) {
	const { id, name, role, portrait } = props.character;
	return (
		<article className="character-card panel cover-link lift">
			<PictureImage id={portrait} alt="" className="fill" />
			<div className="character-card-text pad stack gap-2">
				<h3 translate="no">
					<Link to={characterRoute(id)}>{name}</Link>
				</h3>
				<p className="label">
					<MarkedWords text={role} />
				</p>
				<Inline text={props.description} className="small" />
			</div>
		</article>
	);
}
