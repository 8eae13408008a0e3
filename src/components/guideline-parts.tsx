import type { ReactNode } from 'react';
import { type Entry, undecided } from '../model/types.ts';
import type { Settings } from '../site.ts';
import type { Anthology } from '../world/anthology.ts';
import { Crafts } from './crafts.tsx';
import { Link } from './link.tsx';
import { Inline } from './prose.tsx';
import { briefTerms } from './terms-table.tsx';

/** Titles, each with a folded paragraph. */
const Folds = ({ list }: { list: readonly Entry[] }) => (
	<ul role="list" className="folds">
		{list.map(({ title, description }) => (
			<li key={title}>
				<details className="fold">
					<summary>
						<h3>{title}</h3>
					</summary>
					<Inline text={description} />
				</details>
			</li>
		))}
	</ul>
);

const Entries = ({ list }: { list: readonly Entry[] }) => (
	<ul role="list" className="entries">
		{list.map(({ title, description }) => (
			<li key={title}>
				<h3>{title}</h3>
				<Inline text={description} />
			</li>
		))}
	</ul>
);

/** What is decided about pay and rights, then a list of what is not. */
function BriefTerms({ terms }: Pick<Anthology, 'terms'>) {
	const all = briefTerms(terms).flatMap((group) => group.terms);
	return (
		<>
			<dl className="brief-terms">
				{all.map(
					({ question, answer, note }) =>
						answer !== undecided && (
							<div key={question}>
								<dt>{question}</dt>
								<dd>
									<Inline text={answer} className="decided" />
									{note && <Inline text={note} />}
								</dd>
							</div>
						),
				)}
			</dl>
			<h3>Not decided yet</h3>
			<Folds
				list={all
					.filter(({ answer }) => answer === undecided)
					.map(({ question, note = '' }) => ({ title: question, description: note }))}
			/>
			<p>
				For the law, the publisher and the finer points, see{' '}
				<Link to="/legal-information/#undecided">the full list</Link>.
			</p>
		</>
	);
}

/** The parts of the submission guidelines without their headings, for the page and the EPUB. */
export const guidelineParts: readonly {
	id: string;
	title: string;
	body(anthology: Anthology, settings: Settings): ReactNode;
}[] = [
	{
		id: 'submission-process',
		title: 'Submission process',
		body: ({ guidelines }) => (
			<ol role="list" className="steps">
				{guidelines.steps.map(({ title, brief, description }) => (
					<li key={title}>
						<details className="fold">
							<summary>
								<h3>{title}</h3> <Inline as="span" text={brief} />
							</summary>
							<Inline text={description} />
						</details>
					</li>
				))}
			</ol>
		),
	},
	{
		id: 'deadlines',
		title: 'Deadlines',
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
		id: 'format-requirements',
		title: 'Format requirements',
		body: ({ guidelines }) => (
			<>
				<Crafts guidelines={guidelines} />
				<Folds list={guidelines.advice} />
			</>
		),
	},
	{
		id: 'selection-criteria',
		title: 'Selection criteria',
		body: ({ guidelines: { criteria, outcomes } }) => (
			<>
				<Entries list={criteria} />
				<h3>How a review can end</h3>
				<Folds list={outcomes} />
			</>
		),
	},
	{
		id: 'pay-and-rights',
		title: 'Pay and rights',
		body: ({ terms }) => <BriefTerms terms={terms} />,
	},
	{
		id: 'policies',
		title: 'How we work',
		body: ({ guidelines: { policies } }, { making }) => (
			<Folds
				list={[
					...policies,
					...(making === null ? [] : [{ title: 'How this site was made', description: making }]),
				]}
			/>
		),
	},
];
