import { type TermGroup, undecided } from '../world/types.ts';
import { Inline } from './prose.tsx';

/** Terms as questions with their answers; what is undecided is told apart by word and by frame. */
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
			{props.groups.map(({ title, terms }) => (
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
								<Inline text={answer} className={answer === undecided ? 'undecided' : 'decided'} />
								{note && <Inline text={note} />}
							</td>
						</tr>
					))}
				</tbody>
			))}
		</table>
	);
}

/** The terms that everybody asks about; groups that hold none of them are left out. */
export const briefTerms = (groups: readonly TermGroup[]): TermGroup[] =>
	groups
		.map(({ title, terms }) => ({ title, terms: terms.filter(({ isBrief }) => isBrief) }))
		.filter(({ terms }) => terms.length > 0);
