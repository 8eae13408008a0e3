import { CaptionedHeading, captionedBy } from '../src/components/captioned-heading.tsx';
import { BackToContents, ContentsList } from '../src/components/contents-list.tsx';
import { MailLink } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { Inline, Prose } from '../src/components/prose.tsx';
import type { Anthology } from '../src/content/anthology.ts';
import type { Records } from '../src/content/records.ts';
import type { Page } from '../src/layouts/page.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

function LegalInformation({ legal }: { legal: Anthology['legal'] }) {
	const { settings } = usePage();
	return (
		<>
			<PageHeader
				label="Legal information"
				heading="What you sign, and what you keep"
				back={back}
				flag="L"
			>
				<Inline text={legal.summary} className="summary" />
				<p className="label">
					Version {legal.version} of {legal.date}. Questions:{' '}
					<MailLink address={settings.emails.legal} />
				</p>
			</PageHeader>
			<div className="long-read">
				<ContentsList title="On this page" items={legal.sections} />
				<div className="long-read-text">
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
		'Terms of collaboration, publishing rights and the privacy policy of Salvage Rights, in plain language, with what is not settled marked as such.',
	body: () => <LegalInformation legal={anthology.legal} />,
	up: back.path,
	preview: {
		picture: 'scene-breakwater',
		line: 'What you sign, and what you keep.',
	},
	next: { path: '/world-bible/', label: 'The World Bible' },
});
