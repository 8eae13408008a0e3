import { nameWithoutTitle } from '../model/slugify.ts';
import { formatWhoKnows, tieKinds, tieWords } from '../model/tie-kinds.ts';
import type { Character } from '../model/types.ts';
import { characterRoute } from '../world/links.ts';
import { Link } from './link.tsx';
import { MarkedWords } from './marked-words.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';
import { Inline } from './prose.tsx';
import { RopeSample } from './rope.tsx';

/** A character's ties, grouped by kind. */
export function OwnTies({ character }: { character: Character }) {
	const { characters, ties } = usePage().records.world;
	const own = ties.filter(({ between }) => between.includes(character.id));
	const find = (slug: string) => characters.find(({ id }) => id === slug);
	const nameOf = (slug: string) => nameWithoutTitle(find(slug)?.name ?? slug);
	return (
		<>
			{tieKinds.flatMap((kind) => {
				const ofKind = own.filter((tie) => tie.kind === kind);
				if (ofKind.length === 0) return [];
				return (
					<div key={kind} className="own-ties stack gap-2">
						<h3 className="label">
							<RopeSample kind={kind} />
							{tieWords[kind].many}
						</h3>
						<ul role="list" className="stack gap-2">
							{ofKind.map((tie) => {
								const other = tie.between.find((id) => id !== character.id) ?? character.id;
								const person = find(other);
								return (
									<li key={other} className="row">
										{person && <PictureImage id={person.portrait} alt="" className="face" />}
										<div>
											<Link to={characterRoute(other)} className="label">
												<span translate="no">{nameOf(other)}</span>
											</Link>
											<p>
												<Inline text={tie.note} as="span" />{' '}
												<MarkedWords text={formatWhoKnows(tie, nameOf) ?? ''} />
											</p>
										</div>
									</li>
								);
							})}
						</ul>
					</div>
				);
			})}
		</>
	);
}
