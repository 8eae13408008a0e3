import { slugForCharacter } from '../model/slugify.ts';
import { characterRoute } from '../world/links.ts';
import { Link } from './link.tsx';

/** A name, linked if the character has a page. */
export function PersonName(props: { name: string; characterSlugs: ReadonlySet<string> }) {
	const slug = slugForCharacter(props.name);
	if (!props.characterSlugs.has(slug)) return props.name;
	return (
		<Link to={characterRoute(slug)}>
			<span translate="no">{props.name}</span>
		</Link>
	);
}
