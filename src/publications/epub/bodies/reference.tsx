import { EventList } from '../../../components/event-list.tsx';
import { Link } from '../../../components/link.tsx';
import { usePage } from '../../../components/page-context.ts';
import { Inline } from '../../../components/prose.tsx';
import { flattenSections } from '../../../world/links.ts';
import { sortIntoEras } from '../../../world/years.ts';
import { sectionPath } from './world-bible.tsx';

export function GlossaryChapter() {
	const { glossary, sections } = usePage().records.world;
	const titles = new Map(flattenSections(sections).map(({ id, title }) => [id, title]));
	return (
		<>
			<h1>Words of the city</h1>
			<dl>
				{glossary.map(({ id, term, definition, section }) => (
					<div key={id}>
						<dt id={`word-${id}`}>
							<dfn>{term}</dfn>
						</dt>
						<dd>
							<Inline text={definition} as="span" /> More in{' '}
							<Link to={sectionPath(section)}>{titles.get(section) ?? 'the World Bible'}</Link>.
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}

export function TimelineChapter() {
	const { world, anthology } = usePage().records;
	const { heading, legend } = anthology.pageHeads.timeline;
	return (
		<>
			<p className="caption">Timeline</p>
			<h1>{heading}</h1>
			<p className="lead">
				From the Withdrawal to the vote: everything the other chapters put a date to. {legend}
			</p>
			<EventList eras={sortIntoEras(world.events, world.eras)} />
		</>
	);
}
