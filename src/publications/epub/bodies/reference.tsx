import { EventList } from '../../../components/event-list.tsx';
import { Link } from '../../../components/link.tsx';
import { Inline } from '../../../components/prose.tsx';
import { flattenSections } from '../../../world/links.ts';
import type { World } from '../../../world/world.ts';
import { sortIntoEras } from '../../../world/years.ts';
import { idOfUse } from '../environment.ts';
import { listInLine } from './parts.tsx';
import { sectionPath } from './world-bible.tsx';

/** A chapter in which a word of the glossary is linked. */
export interface WordUse {
	file: string;
	title: string;
}

/** Every word of the city, with the way back to where each chapter uses it first. */
export function GlossaryChapter(props: {
	world: World;
	uses: ReadonlyMap<string, readonly WordUse[]>;
}) {
	const { glossary, sections } = props.world;
	const titles = new Map(flattenSections(sections).map(({ id, title }) => [id, title]));
	return (
		<>
			<h1>Words of the city</h1>
			<dl>
				{glossary.map(({ id, term, definition, section }) => {
					const uses = props.uses.get(id) ?? [];
					return (
						<div key={id}>
							<dt id={`word-${id}`}>
								<dfn>{term}</dfn>
							</dt>
							<dd>
								<Inline text={definition} as="span" /> More in{' '}
								<Link to={sectionPath(section)}>{titles.get(section) ?? 'the World Bible'}</Link>.
								{uses.length > 0 && (
									<>
										<br />
										<span className="uses">
											Back to{' '}
											{listInLine(
												uses.map(({ file, title }) => (
													<a key={file} role="doc-backlink" href={`${file}#${idOfUse(id)}`}>
														{title}
													</a>
												)),
											)}
										</span>
									</>
								)}
							</dd>
						</div>
					);
				})}
			</dl>
		</>
	);
}

export function TimelineChapter({ world }: { world: World }) {
	return (
		<>
			<p className="caption">Timeline</p>
			<h1>Fifty-seven years on one line</h1>
			<p className="lead">
				From the Withdrawal to the vote: everything that the other chapters date. Year 1 of the
				mooring is 2062.
			</p>
			<EventList eras={sortIntoEras(world.events, world.eras)} world={world} />
		</>
	);
}
