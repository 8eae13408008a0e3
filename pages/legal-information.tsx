import { CaptionedHeading, captionedBy } from '../src/components/captioned-heading.tsx';
import { BackToContents, ContentsList } from '../src/components/contents-list.tsx';
import { MailLink } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { Inline, InlineList, Prose } from '../src/components/prose.tsx';
import { TermsTable } from '../src/components/terms-table.tsx';
import type { Page } from '../src/layouts/page.ts';
import type { Anthology } from '../src/world/anthology.ts';
import type { Records } from '../src/world/records.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

/** What stands before the sections: the offer at a glance, and what it leaves open. */
const opening = [
	{ id: 'offer', title: 'The offer' },
	{ id: 'undecided', title: 'What is decided, and what is not' },
] as const;

function LegalInformation({ legal, terms }: Pick<Anthology, 'legal' | 'terms'>) {
	const { settings } = usePage();
	const [offer, undecided] = opening;
	return (
		<>
			<PageHeader
				label="Legal information"
				heading="What you sign, and what you keep"
				back={back}
				picture="vignette-central-administrative"
				flag="H"
			>
				<Inline text={legal.summary} className="summary" />
				<p className="label">
					Version {legal.version} of {legal.date}. Questions:{'\u00a0'}
					<MailLink address={settings.emails.legal} />
				</p>
			</PageHeader>
			<div className="long-read">
				<ContentsList title="On this page" items={[...opening, ...legal.sections]} />
				<div className="long-read-text">
					<section id={offer.id} className="chapter" aria-labelledby="offer-heading">
						<h2 id="offer-heading">{offer.title}</h2>
						<dl className="offer">
							{legal.offer.map(({ title, points }) => (
								<div key={title} className="panel">
									<dt>{title}</dt>
									<dd>
										<InlineList items={points} />
									</dd>
								</div>
							))}
						</dl>
						<BackToContents from={offer.title} />
					</section>
					<section id={undecided.id} className="chapter" aria-labelledby="undecided-heading">
						<h2 id="undecided-heading">{undecided.title}</h2>
						<p className="summary">
							<strong>To be confirmed in the contract:</strong> every row that reads “Undecided”.
							Bring the table to the contract, and look for the answer to each row that matters to
							you before you sign.
						</p>
						<TermsTable caption="Terms: what is decided and what is not" groups={terms} />
						<BackToContents from={undecided.title} />
					</section>
					{legal.sections.map(({ id, title, heading }) => (
						<section key={id} id={id} className="chapter" aria-labelledby={captionedBy(id)}>
							<header>
								<CaptionedHeading id={id} level={2} caption={title} heading={heading} />
							</header>
							<Prose id={`legal/${id}`} />
							<BackToContents from={title} />
						</section>
					))}
				</div>
			</div>
		</>
	);
}

export default ({ anthology }: Records): Page => ({
	title: 'Legal Information',
	description:
		'What Salvage Rights offers its contributors, in plain language: terms of collaboration, publishing rights and the privacy policy, and one table of what is undecided.',
	body: () => <LegalInformation legal={anthology.legal} terms={anthology.terms} />,
	up: back.path,
	preview: {
		picture: 'scene-breakwater',
		line: 'What you sign, and what you keep.',
	},
	next: { path: '/world-bible/', label: 'The World Bible' },
});
