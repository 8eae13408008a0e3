import { flagMeanings, panelPicture } from '../model/flags.ts';
import type { Faction } from '../model/types.ts';
import { factionRoute } from '../world/links.ts';
import { Link } from './link.tsx';
import { PictureImage } from './picture-image.tsx';

/** A card with a faction's flag. The whole card is the link. */
export function FactionCard({ faction }: { faction: Faction }) {
	return (
		<article className="faction-card panel pad stack gap-2 cover-link lift">
			<PictureImage id={panelPicture(faction.flag)} alt="" className="bleed" />
			<h3>
				<Link to={factionRoute(faction.slug)}>{faction.name}</Link>
			</h3>
			<p>{faction.line}</p>
			<p className="label">
				{faction.flag}: “{flagMeanings[faction.flag]}”
			</p>
		</article>
	);
}
