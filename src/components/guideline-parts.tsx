import type { ReactNode } from 'react';
import type { Settings } from '../site.ts';
import type { Anthology } from '../world/anthology.ts';
import type { Entry } from '../world/types.ts';
import { Crafts } from './crafts.tsx';
import { Inline, InlineList } from './prose.tsx';
import { ScriptPage } from './script-page.tsx';
import { briefTerms, TermsTable } from './terms-table.tsx';

const entries = (list: readonly Entry[]) =>
	list.map(({ title, description }) => (
		<li key={title}>
			<h3>{title}</h3>
			<Inline text={description} />
		</li>
	));

const Entries = ({ list }: { list: readonly Entry[] }) => (
	<ul role="list" className="entries">
		{entries(list)}
	</ul>
);

/** Inline Markdown as the label of a box to tick. */
function CheckLabel({ id, text }: { id: string; text: string }) {
	return (
		<label htmlFor={id}>
			<Inline as="span" text={text} />
		</label>
	);
}

/** The parts of the submission guidelines, without their headings: pages and books have the same. */
export const guidelineParts: readonly {
	id: string;
	title: string;
	body(anthology: Anthology, settings: Settings): ReactNode;
}[] = [
	{
		id: 'short-version',
		title: 'What to send, by craft',
		body: ({ guidelines }) => (
			<>
				<Crafts crafts={guidelines.crafts} />
				<Entries list={guidelines.letter} />
			</>
		),
	},
	{
		id: 'pay-and-rights',
		title: 'Pay, rights, and what is undecided',
		body: ({ terms }) => (
			<TermsTable
				caption="Pay, rights and sending work: what is decided and what is not"
				groups={briefTerms(terms)}
			/>
		),
	},
	{
		id: 'deadlines',
		title: 'Dates, and how long answers take',
		body: ({ guidelines }) => (
			<dl className="deadlines">
				{guidelines.deadlines.map(({ what, when, note }) => (
					<div key={what}>
						<dt>{what}</dt>
						<Inline as="dd" text={when} className="when" />
						<Inline as="dd" text={note} />
					</div>
				))}
			</dl>
		),
	},
	{
		id: 'submission-process',
		title: 'Submission process',
		body: ({ guidelines }) => (
			<ol role="list" className="steps">
				{entries(guidelines.steps)}
			</ol>
		),
	},
	{
		id: 'format-requirements',
		title: 'Format requirements',
		body: ({ guidelines: { formats, script } }) => (
			<>
				{formats.map(({ title, points }) => (
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
			</>
		),
	},
	{
		id: 'selection-criteria',
		title: 'Selection criteria',
		body: ({ guidelines: { criteria, outcomes } }) => (
			<>
				<Entries list={criteria} />
				<h3>What a review can end in</h3>
				<dl className="outcomes">
					{outcomes.map(({ title, description }) => (
						<div key={title} className="panel">
							<dt>{title}</dt>
							<Inline as="dd" text={description} />
						</div>
					))}
				</dl>
			</>
		),
	},
	{
		id: 'policies',
		title: 'Who is sought, and how we work',
		body: ({ guidelines: { policies } }, { making }) => (
			<Entries
				list={[
					...policies,
					...(making === null ? [] : [{ title: 'How this site was made', description: making }]),
				]}
			/>
		),
	},
	{
		id: 'checklist',
		title: 'Checklist',
		body: ({ guidelines }) => (
			<ul role="list" className="checklist panel">
				{guidelines.checklist.map((item, index) => (
					<li key={item}>
						<input type="checkbox" id={`check-${index + 1}`} />
						<CheckLabel id={`check-${index + 1}`} text={item} />
					</li>
				))}
			</ul>
		),
	},
];
