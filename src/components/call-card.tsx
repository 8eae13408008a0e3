import { FactList } from './fact-list.tsx';
import { usePage } from './page-context.ts';
import { Inline } from './prose.tsx';

/** A summary of the call for submissions. */
export function CallCard() {
	const { settings, records, urls } = usePage();
	const { submission, timing, rights } = records.anthology.figures;
	const rows: readonly (readonly [string, string])[] = [
		[
			'Open',
			`Submissions since ${timing.submissionsOpen}, pitches since ${timing.pitchesOpen}; no closing date`,
		],
		['What', 'Stories, comics, essays, film, models, design'],
		[
			'Length',
			`Stories ${submission.storyWords}, comics ${submission.comicPages}; [other lengths](#format-requirements)`,
		],
		[
			'Pay',
			`[Not decided yet](#pay-and-rights). ${rights.copies}, and a ${rights.profit} share of the profit`,
		],
		['Rights', `You keep the copyright; we publish exclusively for ${rights.exclusiveYears}`],
		['Contract', 'Signed last, after an offer; artwork may come first'],
		['Not taken', 'Generated prose or art ([policies](#policies))'],
		['Reply', `Receipt in ${timing.receipt}, review in ${timing.review}`],
	];
	return (
		<section
			className="call-card panel pad captioned stack ragged gap-2"
			aria-labelledby="call-heading"
		>
			<h2 id="call-heading" className="caption">
				The call in brief
			</h2>
			<FactList
				inRows
				facts={rows.map(([term, text]) => [term, <Inline key={term} as="span" text={text} />])}
			/>
			<a className="button" href={urls.mail(settings.emails.submissions, submission.subject)}>
				Email {settings.emails.submissions}
			</a>
		</section>
	);
}
