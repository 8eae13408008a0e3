import { CanonMark } from '../../../../components/canon.tsx';
import { Link } from '../../../../components/link.tsx';
import { Inline } from '../../../../components/prose.tsx';
import type { WorldEvent } from '../../../../content/events.ts';
import { flattenSections, type LinkTarget, listLinkTargets } from '../../../../content/links.ts';
import type { World } from '../../../../content/world.ts';
import { nameMooringYear, nameMooringYears, sortIntoEras } from '../../../../content/years.ts';
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

/** An event; in the place of flags it names who had a hand in it. */
function Event(props: { event: WorldEvent; targets: ReadonlyMap<string, LinkTarget> }) {
	const { event, targets } = props;
	const { id, title, date, year, summary, note, factions = [], people = [], sections = [] } = event;
	const links = [...factions, ...people, ...sections].flatMap((slug) => targets.get(slug) ?? []);
	return (
		<section id={id} className="event">
			<h3>
				{date} <span className="years">({nameMooringYear(year).toLowerCase()})</span>
				{title && `: ${title}`}
			</h3>
			<Inline text={summary} />
			{note && (
				<p>
					<CanonMark status="disputed" />: <Inline text={note} as="span" />
				</p>
			)}
			{links.length > 0 && (
				<p className="label">
					{listInLine(
						links.map(({ path, label }) => (
							<Link key={path} to={path}>
								{label}
							</Link>
						)),
					)}
				</p>
			)}
		</section>
	);
}

export function TimelineChapter({ world }: { world: World }) {
	const targets = new Map(listLinkTargets(world));
	return (
		<>
			<p className="caption">Timeline</p>
			<h1>Fifty-seven years on one line</h1>
			<p className="lead">
				From the Withdrawal to the vote: everything that the other chapters date. Year 1 of the
				mooring is 2062.
			</p>
			{sortIntoEras(world.events, world.eras).map(({ id, heading, from, to, events }) => (
				<section key={id} id={id}>
					<h2>{heading}</h2>
					<p className="label">
						{from === to ? from : `${from} to ${to}`}: {nameMooringYears(from, to)}
					</p>
					{events.map((event) => (
						<Event key={event.id} event={event} targets={targets} />
					))}
				</section>
			))}
		</>
	);
}
