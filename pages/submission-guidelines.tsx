import type { ReactNode } from 'react';
import { BackToContents, ContentsList } from '../src/components/contents-list.tsx';
import { FileLink } from '../src/components/file-link.tsx';
import { guidelineParts } from '../src/components/guideline-parts.tsx';
import { Link, MailLink } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import type { Page } from '../src/layouts/page.ts';
import type { Anthology } from '../src/world/anthology.ts';
import { inWords } from '../src/world/numbers.ts';
import type { Records } from '../src/world/records.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

const asText = { id: 'as-text', title: 'The same for listings' };

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section id={id} className="chapter" aria-labelledby={`${id}-heading`}>
			<h2 id={`${id}-heading`}>{title}</h2>
			{children}
			<BackToContents from={title} />
		</section>
	);
}

function SubmissionGuidelines({ anthology }: { anthology: Anthology }) {
	const { settings } = usePage();
	const { submissions, editorial } = settings.emails;
	return (
		<>
			<PageHeader
				label="Submission guidelines"
				heading="How to come aboard"
				back={back}
				picture="vignette-maritime-industrial-zone"
				flag="K"
			>
				<p className="lead">
					Submissions go by e-mail to <MailLink address={submissions} />. What a work is paid is{' '}
					<a href="#pay-and-rights">undecided</a>. Questions about a piece in progress go to{' '}
					<MailLink address={editorial} />.
				</p>
			</PageHeader>
			<div className="long-read">
				<ContentsList title="On this page" items={[...guidelineParts, asText]} />
				<div className="long-read-text">
					{guidelineParts.map(({ id, title, body }) => (
						<Part key={id} id={id} title={title}>
							{body(anthology, settings)}
							{id === 'pay-and-rights' && (
								<p>
									The law, the publisher and the finer points stand in{' '}
									<Link to="/legal-information/#undecided">the whole table</Link>.
								</p>
							)}
						</Part>
					))}
					<Part {...asText}>
						<p>
							Lists of calls need not copy figures by hand:{' '}
							<FileLink path="/guidelines.txt">guidelines.txt</FileLink> is a summary to print as it
							is.
						</p>
					</Part>
				</div>
			</div>
		</>
	);
}

export default ({ anthology }: Records): Page => ({
	title: 'Submission Guidelines',
	description: `What to send to Salvage Rights, by craft: comics, stories, essays, film and models. Pay and rights, dates, ${inWords(anthology.guidelines.steps.length)} steps, every format, a worked half page of script, a checklist.`,
	body: () => <SubmissionGuidelines anthology={anthology} />,
	up: back.path,
	preview: {
		picture: 'scene-bread-day',
		line: `How to come aboard: what to send, ${inWords(anthology.guidelines.steps.length)} steps, one checklist.`,
	},
	next: { path: '/creative-resources/', label: 'Creative resources: links and templates' },
});
