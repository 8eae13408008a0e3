import { type Term, type TermGroup, undecided } from '../model/types.ts';
import { Inline } from './prose.tsx';

const isOpen = ({ answer }: Term) => answer === undecided;

/** Filters the terms of groups; groups without any are left out. */
const pick = (groups: readonly TermGroup[], condition: (term: Term) => boolean): TermGroup[] =>
	groups
		.map(({ title, terms }) => ({ title, terms: terms.filter(condition) }))
		.filter(({ terms }) => terms.length > 0);

/** The decided terms, as questions with answers. */
export function TermsTable(props: { caption: string; groups: readonly TermGroup[] }) {
	return (
		<table className="terms-table">
			<caption className="label">{props.caption}</caption>
			<thead>
				<tr>
					<th scope="col">Question</th>
					<th scope="col">Answer</th>
				</tr>
			</thead>
			{pick(props.groups, (term) => !isOpen(term)).map(({ title, terms }) => (
				<tbody key={title}>
					<tr>
						<th scope="rowgroup" colSpan={2}>
							{title}
						</th>
					</tr>
					{terms.map(({ question, answer, note }) => (
						<tr key={question}>
							<th scope="row">{question}</th>
							<td>
								<Inline text={answer} className="decided" />
								{note && <Inline text={note} />}
							</td>
						</tr>
					))}
				</tbody>
			))}
		</table>
	);
}

/** The undecided terms, folded: questions by group, with what to do meanwhile. */
export function OpenTerms({ groups }: { groups: readonly TermGroup[] }) {
	const open = pick(groups, isOpen);
	return (
		<details className="fold open-terms small">
			<summary>
				<h3>Still open: {open.flatMap(({ terms }) => terms).length} questions</h3>
			</summary>
			{open.map(({ title, terms }) => (
				<section key={title}>
					<h4>{title}</h4>
					<ul>
						{terms.map(({ question, note }) => (
							<li key={question}>
								{question} {note && <Inline as="span" text={note} />}
							</li>
						))}
					</ul>
				</section>
			))}
		</details>
	);
}

/** The terms for the short version; groups without any are left out. */
export const briefTerms = (groups: readonly TermGroup[]): TermGroup[] =>
	pick(groups, ({ isBrief }) => isBrief === true);
