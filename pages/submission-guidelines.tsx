import { BackToContents, ContentsList } from '../src/components/contents-list.tsx';
import { MailLink } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { Inline, InlineList } from '../src/components/prose.tsx';
import type { Records } from '../src/content/records.ts';
import type { Entry, Guidelines } from '../src/content/types.ts';
import type { Page } from '../src/layouts/page.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

const contents = [
	{ id: 'short-version', title: 'The short version' },
	{ id: 'submission-process', title: 'Submission process' },
	{ id: 'deadlines', title: 'Deadlines' },
	{ id: 'format-requirements', title: 'Format requirements' },
	{ id: 'selection-criteria', title: 'Selection criteria' },
	{ id: 'policies', title: 'What people ask first' },
	{ id: 'checklist', title: 'Checklist' },
] as const;

function Part(props: { id: (typeof contents)[number]['id']; children: React.ReactNode }) {
	const { id } = props;
	const title = contents.find((each) => each.id === id)?.title ?? '';
	return (
		<section id={id} className="chapter" aria-labelledby={`${id}-heading`}>
			<h2 id={`${id}-heading`}>{title}</h2>
			{props.children}
			<BackToContents from={title} />
		</section>
	);
}

const entries = (list: readonly Entry[]) =>
	list.map(({ title, description }) => (
		<li key={title}>
			<h3>{title}</h3>
			<Inline text={description} />
		</li>
	));

function SubmissionGuidelines({ guidelines }: { guidelines: Guidelines }) {
	const { settings } = usePage();
	const { emails } = settings;
	return (
		<>
			<PageHeader label="Submission guidelines" heading="How to come aboard" back={back} flag="K">
				<p className="lead">
					Submissions go by e-mail to <MailLink address={emails.submissions} />. Questions about a
					piece in progress go to <MailLink address={emails.editorial} />.
				</p>
			</PageHeader>
			<div className="long-read">
				<ContentsList title="On this page" items={contents} />
				<div className="long-read-text">
					<Part id="short-version">
						<InlineList items={guidelines.shortVersion} className="short-version panel" />
					</Part>
					<Part id="submission-process">
						<ol role="list" className="steps">
							{entries(guidelines.steps)}
						</ol>
					</Part>
					<Part id="deadlines">
						<dl className="deadlines">
							{guidelines.deadlines.map(({ what, when, note }) => (
								<div key={what}>
									<dt>{what}</dt>
									<Inline as="dd" text={when} className="when" />
									<Inline as="dd" text={note} />
								</div>
							))}
						</dl>
					</Part>
					<Part id="format-requirements">
						{guidelines.formats.map(({ title, points }) => (
							<section key={title}>
								<h3>{title}</h3>
								<InlineList items={points} />
							</section>
						))}
					</Part>
					<Part id="selection-criteria">
						<ul role="list" className="entries">
							{entries(guidelines.criteria)}
						</ul>
						<h3>What a review can end in</h3>
						<dl className="outcomes">
							{guidelines.outcomes.map(({ title, description }) => (
								<div key={title} className="panel">
									<dt>{title}</dt>
									<Inline as="dd" text={description} />
								</div>
							))}
						</dl>
					</Part>
					<Part id="policies">
						<ul role="list" className="entries">
							{entries(guidelines.policies)}
						</ul>
					</Part>
					<Part id="checklist">
						<ul role="list" className="checklist panel">
							{guidelines.checklist.map((item, index) => (
								<li key={item}>
									<input type="checkbox" id={`check-${index + 1}`} />
									<CheckLabel id={`check-${index + 1}`} text={item} />
								</li>
							))}
						</ul>
					</Part>
				</div>
			</div>
		</>
	);
}

/** Inline Markdown as the label of a box to tick. */
function CheckLabel({ id, text }: { id: string; text: string }) {
	return (
		<label htmlFor={id}>
			<Inline as="span" text={text} />
		</label>
	);
}

export default ({ anthology }: Records): Page => ({
	title: 'Submission Guidelines',
	description:
		'How to submit stories, essays, comics, film and models to Salvage Rights: the short version, seven steps, dates, formats, criteria and a checklist.',
	body: () => <SubmissionGuidelines guidelines={anthology.guidelines} />,
	up: back.path,
	preview: {
		picture: 'scene-bread-day',
		line: 'How to come aboard: seven steps, every format, one checklist.',
	},
	next: { path: '/creative-resources/', label: 'Creative resources: links and templates' },
});
