import type { Faq } from './types.ts';

/** What contributors ask most. */
export const faq: readonly Faq[] = [
	{
		question: 'When do submissions open?',
		answer:
			'Submissions open on {{timing.submissionsOpen}}. [The resources page](/resources/) names {{timing.pitchesOpen}}, for pitch documents. The two have not been reconciled, so both are given; a pitch sent after the later date is in time by either. From then on submissions are rolling, all year round.',
	},
	{
		question: 'How long may a story be?',
		answer:
			'It depends on the form. Anthology story submissions are {{submission.microWords}}, flash fiction is {{submission.flashWords}}, a short story {{submission.storyWords}}, an essay {{submission.essayWords}}. Comic stories run {{submission.comicPages}}. Films and models have limits of their own under [format requirements](/submission-guidelines/#format-requirements).',
	},
	{
		question: 'Do I need to know all of the canon?',
		answer:
			'No. Read [[overview|the overview]], the section nearest to your story, and [[living-document|the note on what is fixed]]. An editor can move your character from Deck 12 to Deck 21 in a minute. Nobody but you can give her a reason to be on the stairs.',
	},
	{
		question: 'Can a team submit?',
		answer:
			'Yes. Send one e-mail for the team, with a bio of {{submission.bioWords}} for each of you and a line on who does what. If you are a writer without an artist, or the reverse, say so; we cannot promise a match, and [the forums](/additional-resources/#community-forums) are worth trying meanwhile. How a team shares what it earns: to be confirmed in the contract.',
	},
	{
		question: 'Who keeps the rights?',
		answer:
			'You keep the copyright. The project takes exclusive publishing rights for {{rights.exclusiveYears}}, then has {{rights.inventoryYears}} in which to sell the copies it already holds, and no others. Once the exclusive period is over you may publish the work again elsewhere. You are credited, and major editorial changes need your approval. [Publishing Rights](/legal-information/#publishing-rights) has the rest; the signed contract governs.',
	},
	{
		question: 'Is it paid?',
		answer:
			'The amounts have not been set. The rate stands at {{rights.rate}} and the royalty at {{rights.royalty}}, and we print them as blanks so that nobody takes a guess for an offer. What is settled: profit is shared {{rights.profit}}, and each contributor receives {{rights.copies}} and {{rights.discount}} off any more. Ask for the missing figures before you sign.',
	},
	{
		question: 'How fast do you answer?',
		answer:
			'Questions like these, in {{timing.faq}}; letters through [the contact section](/#contact), in {{timing.contact}}. For a submission, receipt is confirmed in {{timing.receipt}} and a first review takes {{timing.review}}. If no receipt has come by then, ask: your letter has gone astray, and it is not a hint.',
	},
];
