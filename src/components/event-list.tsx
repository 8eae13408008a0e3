import type { WorldEvent } from '../content/events.ts';
import { flagPicture } from '../model/flags.ts';
import { nameWithoutTitle } from '../model/slugify.ts';
import { characterRoute, factionRoute, listLinkTargets } from '../world/links.ts';
import { type EraWithEvents, nameMooringYear, nameMooringYears } from '../world/years.ts';
import { CanonMark } from './canon.tsx';
import { Link } from './link.tsx';
import { MarkedWords } from './marked-words.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';
import { Inline } from './prose.tsx';

/** Links to the factions, people and sections of an event. */
function EventLinks({ event }: { event: WorldEvent }) {
	const { factions = [], people = [], sections = [] } = event;
	const { world } = usePage().records;
	const targets = new Map(listLinkTargets(world));
	return (
		<ul role="list" className="event-links cluster" data-print="none">
			{world.factions.map(
				({ slug, flag, shortName }) =>
					factions.includes(slug) && (
						<li key={slug}>
							<Link to={factionRoute(slug)}>
								<PictureImage id={flagPicture(flag)} alt="" className="flag" />
								{shortName}
							</Link>
						</li>
					),
			)}
			{people.map((slug) => (
				<li key={slug}>
					<Link to={characterRoute(slug)}>
						<span translate="no">{nameWithoutTitle(targets.get(slug)?.label ?? slug)}</span>
					</Link>
				</li>
			))}
			{sections.map((id) => (
				<li key={id} className="event-section">
					<Link to={targets.get(id)?.path ?? '/'}>{targets.get(id)?.label}</Link>
				</li>
			))}
		</ul>
	);
}

function EventItem({ event }: { event: WorldEvent }) {
	const {
		id,
		title,
		picture,
		date,
		year,
		summary,
		factions = [],
		isMinor,
		isDisputed,
		note,
	} = event;
	return (
		<li
			id={id}
			className="dated-event"
			data-size={title ? 'great' : isMinor ? 'minor' : undefined}
			data-factions={factions.join(' ')}
			data-disputed={isDisputed}
			// The search finds births in the person's own record.
			data-found-as={isMinor ? undefined : title ? `${title}, ${date}` : date}
		>
			{picture && <PictureImage id={picture} alt="" className="event-picture" />}
			<p className="event-date">
				{date} <span className="own-year">{nameMooringYear(year)}</span>
			</p>
			<div className="stack">
				{title && (
					<h3>
						<MarkedWords text={title} />
					</h3>
				)}
				<Inline text={summary} />
				{note && (
					<p className="small">
						<CanonMark status="disputed" /> <Inline text={note} as="span" />
					</p>
				)}
				<EventLinks event={event} />
			</div>
		</li>
	);
}

function Events({ events }: { events: readonly WorldEvent[] }) {
	return (
		<ol role="list">
			{events.map((event) => (
				<EventItem key={event.id} event={event} />
			))}
		</ol>
	);
}

/**
 * The events of each era under its heading, with both calendars.
 * @param props.isFolded whether only the events with a title are open
 */
export function EventList(props: { eras: readonly EraWithEvents[]; isFolded?: boolean }) {
	const { eras, isFolded = false } = props;
	return eras.map(({ id, heading, from, to, events }) => {
		const open = events.filter(({ title }) => title !== undefined || !isFolded);
		const folded = events.filter((event) => !open.includes(event));
		return (
			<section key={id} id={id} className="era" aria-labelledby={`${id}-heading`}>
				<header className="cluster">
					<h2 id={`${id}-heading`}>{heading}</h2>
					<p className="label">
						{from === to ? from : `${from} to ${to}`}{' '}
						<span className="own-year">{nameMooringYears(from, to)}</span>
					</p>
				</header>
				{open.length > 0 && <Events events={open} />}
				{folded.length > 0 && (
					<details className="fold era-more">
						<summary>
							{folded.length} {open.length > 0 ? 'more ' : ''}events
						</summary>
						<Events events={folded} />
					</details>
				)}
			</section>
		);
	});
}
