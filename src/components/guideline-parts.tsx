import type { ReactElement } from 'react';
import { type Entry, undecided } from '../model/types.ts';
import { Crafts } from './crafts.tsx';
import { Link } from './link.tsx';
import { usePage } from './page-context.ts';
import { Inline } from './prose.tsx';
import { briefTerms } from './terms-table.tsx';

/** Titles, each with a folded paragraph. */
const Folds = ({ list }: { list: readonly Entry[] }) => (
	<ul role="list" className="folds grid">
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
	<ul role="list" className="entries grid">
		{list.map(({ title, description }) => (
			<li key={title}>
				<h3>{title}</h3>
				<Inline text={description} />
			</li>
		))}
	</ul>
);

function Steps() {
	const { steps } = usePage().records.anthology.guidelines;
	return (
		<ol role="list" className="steps folds">
			{steps.map(({ title, brief, description }) => (
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
	);
}

function Deadlines() {
	const { deadlines } = usePage().records.anthology.guidelines;
	return (
		<dl className="deadlines answers grid">
			{deadlines.map(({ what, when, note }) => (
				<div key={what} className="ruled">
					<dt>{what}</dt>
					<Inline as="dd" text={when} className="when" />
					<Inline as="dd" text={note} />
				</div>
			))}
		</dl>
	);
}

function Formats() {
	const { guidelines } = usePage().records.anthology;
	return (
		<>
			<Crafts guidelines={guidelines} />
			<Entries list={guidelines.advice} />
		</>
	);
}

function Criteria() {
	const { criteria, outcomes } = usePage().records.anthology.guidelines;
	return (
		<>
			<Entries list={criteria} />
			<h3>How a review can end</h3>
			<Entries list={outcomes} />
		</>
	);
}

/** What is decided about pay and rights, then a list of what is not. */
function BriefTerms() {
	const all = briefTerms(usePage().records.anthology.terms).flatMap((group) => group.terms);
	return (
		<>
			<dl className="answers grid">
				{all.map(
					({ question, answer, note }) =>
						answer !== undecided && (
							<div key={question} className="ruled">
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
			<Entries
				list={all
					.filter(({ answer }) => answer === undecided)
					.map(({ question, note = '' }) => ({ title: question, description: note }))}
			/>
			<p>
				For the law, the publisher and the finer points, see{' '}
				<Link to="/legal-information/#undecided">the table</Link>.
			</p>
		</>
	);
}

function Policies() {
	const { settings, records } = usePage();
	const { making } = settings;
	return (
		<Folds
			list={[
				...records.anthology.guidelines.policies,
				...(making === null ? [] : [{ title: 'How this site was made', description: making }]),
			]}
		/>
	);
}

/** The parts of the submission guidelines without their headings, for the page and the EPUB. */
export const guidelineParts: readonly { id: string; title: string; Body(): ReactElement }[] = [
	{ id: 'submission-process', title: 'Submission process', Body: Steps },
	{ id: 'deadlines', title: 'Deadlines', Body: Deadlines },
	{ id: 'format-requirements', title: 'Format requirements', Body: Formats },
	{ id: 'selection-criteria', title: 'Selection criteria', Body: Criteria },
	{ id: 'pay-and-rights', title: 'Pay and rights', Body: BriefTerms },
	{ id: 'policies', title: 'How we work', Body: Policies },
];
