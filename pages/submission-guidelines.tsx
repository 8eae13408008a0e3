import { BackToContents, ContentsList } from '../src/components/contents-list.tsx';
import { Crafts } from '../src/components/crafts.tsx';
import { Link, MailLink } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { Inline, InlineList } from '../src/components/prose.tsx';
import { ScriptPage } from '../src/components/script-page.tsx';
import { briefTerms, TermsTable } from '../src/components/terms-table.tsx';
import type { Anthology } from '../src/content/anthology.ts';
import { inWords } from '../src/content/numbers.ts';
import type { Records } from '../src/content/records.ts';
import type { Entry } from '../src/content/types.ts';
import type { Page } from '../src/layouts/page.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

const contents = [
	{ id: 'short-version', title: 'What to send, by craft' },
	{ id: 'pay-and-rights', title: 'Pay, rights, and what is undecided' },
	{ id: 'deadlines', title: 'Dates, and how long answers take' },
	{ id: 'submission-process', title: 'Submission process' },
	{ id: 'format-requirements', title: 'Format requirements' },
	{ id: 'selection-criteria', title: 'Selection criteria' },
	{ id: 'policies', title: 'Who is sought, and how we work' },
	{ id: 'checklist', title: 'Checklist' },
	{ id: 'as-data', title: 'The same for listings and programs' },
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

function SubmissionGuidelines({
	guidelines,
	guidelinesMembers,
	terms,
}: Pick<Anthology, 'guidelines' | 'guidelinesMembers' | 'terms'>) {
	const { settings } = usePage();
	const { emails, making } = settings;
	const { script } = guidelines;
	return (
		<>
			<PageHeader label="Submission guidelines" heading="How to come aboard" back={back} flag="K">
				<p className="lead">
					Submissions go by e-mail to <MailLink address={emails.submissions} />. What a work is paid
					is <a href="#pay-and-rights">undecided</a>. Questions about a piece in progress go to{' '}
					<MailLink address={emails.editorial} />.
				</p>
			</PageHeader>
			<div className="long-read">
				<ContentsList title="On this page" items={contents} />
				<div className="long-read-text">
					<Part id="short-version">
						<Crafts crafts={guidelines.crafts} />
						<ul role="list" className="entries">
							{entries(guidelines.letter)}
						</ul>
					</Part>
					<Part id="pay-and-rights">
						<TermsTable
							caption="Pay, rights and sending work: what is decided and what is not"
							groups={briefTerms(terms)}
						/>
						<p>
							The law, the publisher and the finer points stand in{' '}
							<Link to="/legal-information/#undecided">the whole table</Link>.
						</p>
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
					<Part id="submission-process">
						<ol role="list" className="steps">
							{entries(guidelines.steps)}
						</ol>
					</Part>
					<Part id="format-requirements">
						{guidelines.formats.map(({ title, points }) => (
							<section key={title}>
								<h3>{title}</h3>
								<InlineList items={points} />
							</section>
						))}
						<section id="script-format">
							<h3>Comic scripts</h3>
							<InlineList items={script.points} />
							<ScriptPage script={script.example} caption="Half a page of script" />
						</section>
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
							{making !== null &&
								entries([{ title: 'How this site was made', description: making }])}
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
					<Part id="as-data">
						<p>
							Whoever keeps a list of calls need not copy figures by hand.{' '}
							<Link to="/guidelines.txt">guidelines.txt</Link> is a summary to print as it is,{' '}
							<Link to="/deadlines.ics">deadlines.ics</Link> has the dates for a calendar, and{' '}
							<Link to="/guidelines.json">guidelines.json</Link> has everything that can be counted,
							from the record that makes this page. Its members:
						</p>
						<dl className="members">
							{guidelinesMembers.map(({ name, meaning }) => (
								<div key={name}>
									<dt>
										<code>{name}</code>
									</dt>
									<dd>{meaning}</dd>
								</div>
							))}
						</dl>
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
	description: `What to send to Salvage Rights, by craft: comics, stories, essays, film and models. Pay and rights, dates, ${inWords(anthology.guidelines.steps.length)} steps, every format, a worked half page of script, a checklist.`,
	body: () => <SubmissionGuidelines {...anthology} />,
	up: back.path,
	preview: {
		picture: 'scene-bread-day',
		line: `How to come aboard: what to send, ${inWords(anthology.guidelines.steps.length)} steps, one checklist.`,
	},
	next: { path: '/creative-resources/', label: 'Creative resources: links and templates' },
});
