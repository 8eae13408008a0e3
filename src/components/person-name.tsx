import { characterRoute } from '../content/links.ts';
import { slugForCharacter } from '../content/slugs.ts';
import type { Character } from '../content/types.ts';
import { Link } from './link.tsx';

/** A name; a link where it is that of a character with a page. */
export function PersonName(props: { name: string; characters: readonly Character[] }) {
	const slug = slugForCharacter(props.name);
	const character = props.characters.find(({ id }) => id === slug);
	return character ? <Link to={characterRoute(character.id)}>{props.name}</Link> : props.name;
}
