import { Link } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { Inline } from '../src/components/prose.tsx';
import { Timeline } from '../src/components/timeline.tsx';
import { TitledSection } from '../src/components/titled-section.tsx';
import type { Page } from '../src/layouts/page.ts';
import { inWords } from '../src/model/numbers.ts';
import { slugify } from '../src/model/slugify.ts';
import type { Records } from '../src/world/records.ts';

const back = { path: '/#vision', label: 'Anthology vision' };

function Resources() {
	const { timeline, nextMilestone, resourceCards, figures } = usePage().records.anthology;
	const groups = [...new Set(resourceCards.map(({ group }) => group))];
	return (
		<>
			<PageHeader
				label="Anthology resources"
				heading={`One flag up, ${inWords(timeline.length - 1)} to hoist`}
				back={back}
				picture="vignette-upper-level"
				flag="P"
				aside={
					<section
						className="milestone panel stack ragged gap-2 pad captioned"
						aria-labelledby="milestone-heading"
					>
						<p className="caption">Next Milestone</p>
						<h2 id="milestone-heading">{nextMilestone.title}</h2>
						<p className="milestone-date">Open now</p>
						<p className="label">Since {nextMilestone.date}. There is no closing date.</p>
						<Inline text={nextMilestone.description} />
					</section>
				}
			>
				<p className="lead">
					How far Volume One has got, and everything you need from first idea to printed page.
					Submissions have been open since {figures.timing.submissionsOpen}, pitches since{' '}
					{nextMilestone.date}.
				</p>
			</PageHeader>
			<TitledSection id="timeline" title="Timeline" className="page-section">
				<div className="stack">
					<p className="lead">
						The steps of Volume One. Your pitch need not wait for its flag: send it now.
					</p>
					<Timeline steps={timeline} />
				</div>
			</TitledSection>
			<div className="resource-groups page-section halves">
				{groups.map((group) => (
					<TitledSection key={group} id={slugify(group)} title={group}>
						<ul role="list" className="grid">
							{resourceCards
								.filter((card) => card.group === group)
								.map(({ title, description, path }) => (
									<li key={path} className="ruled cover-link">
										<h3>
											<Link to={path}>{title}</Link>
										</h3>
										<p>{description}</p>
									</li>
								))}
						</ul>
					</TitledSection>
				))}
			</div>
		</>
	);
}

export default ({ anthology }: Records): Page => ({
	title: 'Anthology Resources',
	description:
		'The timeline of Salvage Rights, its next milestone, and links to every page that contributors need.',
	body: () => <Resources />,
	preview: {
		picture: 'scene-waterline',
		line: `One flag up, ${inWords(anthology.timeline.length - 1)} to hoist: where the first volume stands, and what contributors need.`,
	},
	next: {
		path: '/theme-ideas/',
		label: `Theme ideas: ${inWords(anthology.themes.length)} ways in`,
	},
});
