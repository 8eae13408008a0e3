import { nameWithoutTitle } from '../model/slugify.ts';
import { formatWhoKnows, type Tie, tieKinds, tieWords } from '../model/tie-kinds.ts';
import type { Character } from '../model/types.ts';
import { characterRoute } from '../world/links.ts';
import { Link } from './link.tsx';
import { MarkedWords } from './marked-words.tsx';
import { Inline } from './prose.tsx';

/** A table of all ties, grouped by kind. */
export function PeopleTiesTable(props: { characters: readonly Character[]; ties: readonly Tie[] }) {
	const nameOf = (slug: string) =>
		nameWithoutTitle(props.characters.find(({ id }) => id === slug)?.name ?? slug);
	const name = (slug: string) => (
		<Link to={characterRoute(slug)}>
			<span translate="no">{nameOf(slug)}</span>
		</Link>
	);
	return (
		<table className="terms-table ties-list">
			<caption className="label">
				Every connection in the drawing, in a sentence each, by kind.
			</caption>
			<thead>
				<tr>
					<th scope="col">Who</th>
					<th scope="col">What connects them</th>
				</tr>
			</thead>
			{tieKinds.map((kind) => (
				<tbody key={kind} data-kind={kind}>
					<tr>
						<th scope="rowgroup" colSpan={2}>
							{tieWords[kind].many}
						</th>
					</tr>
					{props.ties.flatMap((tie) => {
						if (tie.kind !== kind) return [];
						const [one, other] = tie.between;
						const whoKnows = formatWhoKnows(tie, nameOf);
						return (
							<tr key={tie.between.join()}>
								<th scope="row">
									{name(one)} and {name(other)}
								</th>
								<td>
									<Inline text={tie.note} as="span" />
									{whoKnows && (
										<span className="label">
											{' '}
											<MarkedWords text={whoKnows} />
										</span>
									)}
								</td>
							</tr>
						);
					})}
				</tbody>
			))}
		</table>
	);
}
