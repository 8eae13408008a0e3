import { Link } from '../src/components/link.tsx';
import { PageHeader } from '../src/components/page-header.tsx';
import { Inline } from '../src/components/prose.tsx';
import { Timeline } from '../src/components/timeline.tsx';
import { resourceCards } from '../src/content/resource-cards.ts';
import { startingPaths } from '../src/content/starting-paths.ts';
import { nextMilestone, timeline } from '../src/content/timeline.ts';
import type { Page } from '../src/layouts/page.ts';

const back = { path: '/#vision', label: 'Anthology vision' };

function Resources() {
	const groups = [...new Set(resourceCards.map(({ group }) => group))];
	return (
		<>
			<PageHeader label="Anthology resources" heading="Everything on one line" back={back}>
				<p className="lead">
					Where the first volume stands, and every page that you need between a first idea and a
					printed one.
				</p>
			</PageHeader>
			<section className="page-section" aria-labelledby="timeline-heading">
				<h2 id="timeline-heading">Timeline</h2>
				<Timeline steps={timeline} />
				<aside className="milestone panel" aria-labelledby="milestone-heading">
					<p className="caption">Next milestone</p>
					<h3 id="milestone-heading">{nextMilestone.title}</h3>
					<p className="milestone-date">{nextMilestone.date}</p>
					<Inline text={nextMilestone.description} />
				</aside>
			</section>
			<section className="page-section" aria-labelledby="start-heading">
				<h2 id="start-heading">Where do I start?</h2>
				<ol className="starting-paths">
					{startingPaths.map(({ time, title, description }) => (
						<li key={time} className="panel">
							<p className="caption">{time}</p>
							<h3>{title}</h3>
							<Inline text={description} />
						</li>
					))}
				</ol>
			</section>
			{groups.map((group) => (
				<section key={group} className="page-section">
					<h2>{group}</h2>
					<ul className="resource-cards">
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
				</section>
			))}
		</>
	);
}

export default (): Page => ({
	title: 'Anthology Resources',
	description:
		'The timeline of Salvage Rights, its next milestone, and links to every page that contributors need.',
	body: <Resources />,
	next: { path: '/theme-ideas/', label: 'Theme ideas: thirteen ways in' },
});
