import { flagPicture } from '../model/flags.ts';
import type { Relationship, RelationshipStatus } from '../model/types.ts';
import { factionRoute } from '../world/links.ts';
import { Link } from './link.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';
import { Inline } from './prose.tsx';

/** The tone of a status, which styles colour: green for Ally, red for Rival, amber for others. */
export function toneOf(status: RelationshipStatus): 'ally' | 'rival' | 'other' {
	if (status === 'Ally') return 'ally';
	return status === 'Rival' ? 'rival' : 'other';
}

/** A faction's relationships, each with the other faction's flag. */
export function Relationships({ relationships }: { relationships: readonly Relationship[] }) {
	const { factions } = usePage().records.world;
	return (
		<ul role="list" className="relationships stack">
			{relationships.map(({ faction: slug, status, note }) => {
				const other = factions.find((faction) => faction.slug === slug);
				return (
					other && (
						<li key={slug} className="row">
							<PictureImage id={flagPicture(other.flag)} alt="" className="flag" />
							<div>
								<Link to={factionRoute(slug)}>{other.name}</Link>{' '}
								<span className="status" data-tone={toneOf(status)}>
									{status}
								</span>
								<Inline text={note} />
							</div>
						</li>
					)
				);
			})}
		</ul>
	);
}
