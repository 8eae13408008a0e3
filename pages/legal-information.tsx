import { CaptionedHeading, captionedBy } from '../src/components/captioned-heading.tsx';
import { BackToContents, ContentsList } from '../src/components/contents-list.tsx';
import { MailLink } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { FoldedProse, Inline, InlineList } from '../src/components/prose.tsx';
import { OpenTerms, TermsTable } from '../src/components/terms-table.tsx';
import type { Page } from '../src/layouts/page.ts';
import type { Anthology } from '../src/world/anthology.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

/** The section after the others: the terms one by one. */
const last = { id: 'undecided', title: 'The table of terms' };

/** The offer in brief. */
const Offer = ({ legal }: Pick<Anthology, 'legal'>) => (
	<section id="offer" className="offer panel pad captioned" aria-labelledby="offer-heading">
		<h2 id="offer-heading" className="caption">
			The offer
		</h2>
		<dl className="grid">
			{legal.offer.map(({ title, points }) => (
				<div key={title}>
					<dt>{title}</dt>
					<dd>
						<InlineList items={points} />
					</dd>
				</div>
			))}
		</dl>
	</section>
);

function LegalInformation() {
	const { settings, records } = usePage();
	const { legal, terms } = records.anthology;
	return (
		<>
			<PageHeader
				label="Legal information"
				heading="What you sign, and what you keep"
				back={back}
				picture="vignette-central-administrative"
				flag="H"
				aside={<Offer legal={legal} />}
			>
				<Inline text={legal.summary} className="summary" />
				<p className="label">
					Version {legal.version}, {legal.date}. Questions:{'\u00a0'}
					<MailLink address={settings.emails.legal} />
				</p>
				<section
					id="readers"
					className="panel pad captioned stack gap-2 small"
					aria-labelledby="readers-heading"
				>
					<h2 id="readers-heading" className="caption">
						For readers
					</h2>
					{legal.readers.points.map((text) => (
						<Inline key={text} text={text} />
					))}
					<p>
						For anything else, such as a translation, a reprint or a picture for something of your
						own, write to <MailLink address={settings.emails.general} />.
					</p>
				</section>
			</PageHeader>
			<div className="long-read sidebar">
				<ContentsList title="On this page" items={[...legal.sections, last]} />
				<div className="long-read-text stack">
					{legal.sections.map(({ id, title, heading, open }) => (
						<section key={id} id={id} className="chapter" aria-labelledby={captionedBy(id)}>
							<header className="stack ragged">
								<CaptionedHeading id={id} level={2} caption={title} heading={heading} />
							</header>
							<FoldedProse id={`legal/${id}`} open={open} />
							<BackToContents from={title} />
						</section>
					))}
					<section id={last.id} className="chapter" aria-labelledby="undecided-heading">
						<h2 id="undecided-heading">{last.title}</h2>
						<TermsTable caption="What is decided" groups={terms} />
						<p className="summary">
							<strong>To be confirmed in the contract:</strong> every question below. Look for the
							answer to each that matters to you before you sign.
						</p>
						<OpenTerms groups={terms} />
						<BackToContents from={last.title} />
					</section>
				</div>
			</div>
		</>
	);
}

export default (): Page => ({
	title: 'Legal Information',
	description:
		'What Salvage Rights offers its contributors, in plain language: terms of collaboration, publishing rights and the privacy policy; what is decided and what is not; and what readers may do.',
	body: () => <LegalInformation />,
	up: back.path,
	preview: {
		picture: 'scene-breakwater',
		line: 'What you sign, and what you keep.',
	},
	next: { path: '/world-bible/', label: 'The World Bible' },
});
