import { flagPicture } from '../model/flags.ts';
import type { Faction } from '../model/types.ts';
import { factionRoute } from '../world/links.ts';
import { Link } from './link.tsx';
import { PictureImage } from './picture-image.tsx';
import { toneOf } from './relationships.tsx';

/**
 * A table of the relationships between factions. Each row is one faction's own view of the others.
 */
export function FactionTiesTable({ factions }: { factions: readonly Faction[] }) {
	const flagOf = ({ flag }: Faction) => (
		<PictureImage id={flagPicture(flag)} alt="" className="flag" />
	);
	return (
		<div className="ties-table-frame">
			<table className="ties-table">
				<caption className="label">Read a row as “this faction calls the relationship …”.</caption>
				<thead>
					<tr>
						<td />
						{factions.map((faction) => (
							<th key={faction.slug} scope="col">
								{flagOf(faction)}
								<span>{faction.shortName}</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{factions.map((row) => (
						<tr key={row.slug}>
							<th scope="row">
								{flagOf(row)}
								<Link to={factionRoute(row.slug)}>{row.shortName}</Link>
							</th>
							{factions.map((column) => {
								const tie = row.relationships.find(({ faction }) => faction === column.slug);
								return (
									<td key={column.slug}>
										{tie ? (
											<span className="status" data-tone={toneOf(tie.status)}>
												{tie.status}
											</span>
										) : (
											'–'
										)}
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
