import { Link } from '../src/components/link.tsx';
import { PageHeader } from '../src/components/page-header.tsx';
import { Inline } from '../src/components/prose.tsx';
import { Timeline } from '../src/components/timeline.tsx';
import { TitledSection } from '../src/components/titled-section.tsx';
import type { Page } from '../src/layouts/page.ts';
import type { Anthology } from '../src/world/anthology.ts';
import { inWords } from '../src/world/numbers.ts';
import type { Records } from '../src/world/records.ts';
import { slugify } from '../src/world/slugs.ts';

const back = { path: '/#vision', label: 'Anthology vision' };

function Resources({ anthology }: { anthology: Anthology }) {
	const { timeline, nextMilestone, startingPaths, resourceCards } = anthology;
	const groups = [...new Set(resourceCards.map(({ group }) => group))];
	return (
		<>
			<PageHeader
				label="Anthology resources"
				heading={`One flag up, ${inWords(timeline.length - 1)} to hoist`}
				back={back}
				picture="vignette-upper-level"
				flag="P"
			>
				<p className="lead">
					Where the first volume stands, and the page for each thing that you need between an idea
					and a printed page.
				</p>
			</PageHeader>
			<TitledSection id="timeline" title="Timeline" className="page-section">
				<Timeline steps={timeline} />
				<aside className="milestone panel" aria-labelledby="milestone-heading">
					<p className="caption">Next Milestone</p>
					<h3 id="milestone-heading">{nextMilestone.title}</h3>
					<p className="milestone-date">{nextMilestone.date}</p>
					<Inline text={nextMilestone.description} />
				</aside>
			</TitledSection>
			<TitledSection id="start" title="Where do I start?" className="page-section">
				<ol role="list" className="starting-paths">
					{startingPaths.map(({ time, title, description }) => (
						<li key={time} className="panel">
							<p className="caption">{time}</p>
							<h3>{title}</h3>
							<Inline text={description} />
						</li>
					))}
				</ol>
			</TitledSection>
			{groups.map((group) => (
				<TitledSection key={group} id={slugify(group)} title={group} className="page-section">
					<ul role="list" className="resource-cards">
						{resourceCards
							.filter((card) => card.group === group)
							.map(({ title, description, path }) => (
								<li key={path} className="panel">
									<h3>
										<Link to={path}>{title}</Link>
									</h3>
									<p>{description}</p>
								</li>
							))}
					</ul>
				</TitledSection>
			))}
		</>
	);
}

export default ({ anthology }: Records): Page => ({
	title: 'Anthology Resources',
	description:
		'The timeline of Salvage Rights, its next milestone, and links to every page that contributors need.',
	body: () => <Resources anthology={anthology} />,
	preview: {
		picture: 'scene-waterline',
		line: `One flag up, ${inWords(anthology.timeline.length - 1)} to hoist: where the first volume stands, and what contributors need.`,
	},
	next: {
		path: '/theme-ideas/',
		label: `Theme ideas: ${inWords(anthology.themes.length)} ways in`,
	},
});
