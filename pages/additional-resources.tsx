import { JumpLinks } from '../src/components/jump-links.tsx';
import { Link, MailLink } from '../src/components/link.tsx';
import { LinkCards } from '../src/components/link-cards.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { Inline } from '../src/components/prose.tsx';
import { TitledSection } from '../src/components/titled-section.tsx';
import type { Page } from '../src/layouts/page.ts';
import { slugify } from '../src/model/slugify.ts';
import type { Records } from '../src/world/records.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

/** The class of a category's badge. Styles show unknown categories in grey. */
const badgeOf = (category: string) => slugify(category);

function AdditionalResources() {
	const { settings, records } = usePage();
	const { readings, forums, faq, figures } = records.anthology;
	return (
		<>
			<PageHeader
				label="Additional resources"
				heading="The shelf by the door"
				back={back}
				picture="vignette-residential-quarters"
				flag="U"
			>
				<p className="lead">
					{readings.length} books to read before or instead of ours, {forums.length} places to find
					people, and {faq.length} questions everybody asks.
				</p>
				<JumpLinks
					items={[
						{ id: 'faq', title: 'Frequently asked questions' },
						{ id: 'recommended-reading', title: 'Recommended reading' },
						{ id: 'forums', title: 'Community forums' },
					]}
				/>
			</PageHeader>
			<TitledSection id="recommended-reading" title="Recommended reading" className="page-section">
				<ul role="list" className="readings" data-print="grid">
					{readings.map(({ title, author, year, description, category }) => (
						<li key={title} id={slugify(title)}>
							<p>
								<span className="badge" data-category={badgeOf(category)}>
									{category}
								</span>
							</p>
							<h3>
								<cite>{title}</cite>
							</h3>
							<p className="label">
								{author}, {year}
							</p>
							<p>{description}</p>
						</li>
					))}
				</ul>
			</TitledSection>
			{/* Reader views treat an element named “community” as comments and remove it. */}
			<TitledSection id="forums" title="Community forums" className="page-section">
				<LinkCards links={forums} />
			</TitledSection>
			<TitledSection id="faq" title="Frequently asked questions" className="page-section">
				<div className="faq grid">
					{faq.map(({ question, answer }) => (
						<div key={question} id={slugify(question)}>
							<h3>{question}</h3>
							<Inline text={answer} />
						</div>
					))}
				</div>
			</TitledSection>
			<TitledSection id="ask" title="Still stuck?" className="page-section note panel">
				<p>
					<Link to="/search/">Search</Link> the site, email{' '}
					<MailLink address={settings.emails.general} />, or use the{' '}
					<Link to="/#contact">contact form</Link>. We answer questions like these within{' '}
					{figures.timing.faq}.
				</p>
			</TitledSection>
		</>
	);
}

export default ({ anthology }: Records): Page => ({
	title: 'Additional Resources',
	description: `${anthology.readings.length} recommended books on cities, comics and futures, ${anthology.forums.length} community forums, and answers to ${anthology.faq.length} frequently asked questions.`,
	body: () => <AdditionalResources />,
	up: back.path,
	about: { kind: 'questions', questions: anthology.faq },
	preview: {
		picture: 'scene-loop-platform',
		line: 'Books on cities that never were, forums, and the questions asked most.',
	},
	next: { path: '/legal-information/', label: 'Legal information: what you keep' },
});
