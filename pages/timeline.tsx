import { type Choice, Choices } from '../src/components/choices.tsx';
import { EventList } from '../src/components/event-list.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { PictureImage } from '../src/components/picture-image.tsx';
import { YearsRail } from '../src/components/years-rail.tsx';
import { YearsBand } from '../src/diagrams/years/years-band.tsx';
import type { Page } from '../src/layouts/page.ts';
import { flagPicture } from '../src/model/flags.ts';
import type { Records } from '../src/world/records.ts';
import type { World } from '../src/world/world.ts';
import { sortIntoEras } from '../src/world/years.ts';

const back = { path: '/world-bible/', label: 'World Bible' };

/** Choices of which events are shown: all, or those of one faction. */
function listChoices({ events, factions }: World): Choice[] {
	return [
		{ id: 'only-all', name: 'All', count: events.length },
		...factions.map(({ slug, shortName, flag }) => ({
			id: `only-${slug}`,
			name: (
				<>
					<PictureImage id={flagPicture(flag)} alt="" className="flag" /> {shortName}
				</>
			),
			count: events.filter((event) => event.factions?.includes(slug)).length,
		})),
	];
}

/**
 * Styles that apply the filter to the list and both timelines; the target of a fragment is always
 * shown.
 */
const filterStyles = ({ factions }: World): string =>
	factions
		.map(({ slug }) => {
			const page = `.events-page:has(#only-${slug}:checked)`;
			const own = `[data-factions~="${slug}"]`;
			return [
				`${page} :is(.dated-event:not(${own},:target),.era:not(:has(${own},:target)),.shown>:not([data-only="${slug}"])){display:none}`,
				`${page} .shown>[data-only="${slug}"]{display:inline}`,
				`${page} .years-marks:not(${own}){opacity:.12}`,
			].join('');
		})
		.join('');

/** The number of events shown; styles pick the number for the chosen filter. */
function Shown() {
	const { world } = usePage().records;
	return (
		<p role="status" className="shown label" data-print="none">
			<span>
				Showing the {world.events.filter(({ title }) => title).length} everybody aboard knows by
				name. The rest are in the lists below, closed until you open them.
			</span>
			{world.factions.map(({ slug, name }) => (
				<span key={slug} data-only={slug}>
					Showing {world.events.filter(({ factions }) => factions?.includes(slug)).length} of{' '}
					{world.events.length} events: {name}.
				</span>
			))}
		</p>
	);
}

export default ({ world, anthology }: Records): Page => {
	const { heading, legend } = anthology.pageHeads.timeline;
	const eras = sortIntoEras(world.events, world.eras);
	return {
		title: 'Timeline, from the Withdrawal to the vote',
		description:
			'Every dated event in Lagan’s history, from the coasts given up in 2038 to the vote of December 2118, in common years and in years of the mooring.',
		body: () => (
			<article className="events-page">
				<PageHeader
					label="Timeline"
					heading={heading}
					back={back}
					picture="the-other-minute-5-1"
					flag="S"
				>
					<p className="lead">
						From the Withdrawal to the vote: every dated event on the site. {legend}
					</p>
				</PageHeader>
				<div className="stack gap-5 edges">
					<Choices name="only" legend="Filter by faction" choices={listChoices(world)} />
					<Shown />
					<figure className="years-figure panel">
						<YearsBand events={world.events} factions={world.factions} />
						<figcaption className="label">
							Each flag marks an event and shows the first faction involved; a knot marks an event
							with none. A pale flag with a broken edge is disputed. Years before 2061 are drawn
							closer together.
						</figcaption>
					</figure>
				</div>
				<div className="events-read row edges">
					<YearsRail eras={eras} />
					<div className="eras stack">
						<EventList eras={eras} isFolded />
					</div>
				</div>
			</article>
		),
		styles: filterStyles(world),
		up: back.path,
		preview: {
			picture: 'scene-waterline',
			line: 'From the Withdrawal to the vote: 2038 to 2118.',
		},
		next: { path: '/people/', label: 'Characters: who is tied to whom' },
	};
};
