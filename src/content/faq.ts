import type { Faq } from '../world/types.ts';

/** What contributors ask most. */
export const faq: readonly Faq[] = [
	{
		question: 'When do submissions open?',
		answer:
			'From {{timing.pitchesOpen}} on you are in time, and there is no closing date: submissions are rolling, all year round. Of the two published dates this page has {{timing.submissionsOpen}}, for submissions, and [the resources page](/resources/) the later one, for pitch documents. They disagree, and both stand.',
	},
	{
		question: 'How long may a story be?',
		answer:
			'It depends on the form. A short story is {{submission.storyWords}}, flash fiction {{submission.flashWords}}, and the shortest form, the micro story, {{submission.microWords}}. An essay is {{submission.essayWords}}. Comic stories run {{submission.comicPages}}. [What to send](/submission-guidelines/#format-requirements) has all of it by craft, film and models included.',
	},
	{
		question: 'Do I need to know all of the canon?',
		answer:
			'No. Read [[overview|the overview]], the section nearest to your story, and [[living-document|the note on what is fixed]]. An editor can move your character from Deck 12 to Deck 21 in a minute. Nobody but you can give her a reason to be on the stairs.',
	},
	{
		question: 'Can a team submit?',
		answer:
			'Yes. Send one e-mail for the team, with a bio of {{submission.bioWords}} for each of you and a line on who does what. If you are a writer without an artist, or the reverse, say so; we cannot promise a match, and [the forums](/additional-resources/#forums) are worth trying meanwhile. How a team shares what it earns is one of the things still [undecided](/legal-information/#undecided).',
	},
	{
		question: 'Who keeps the rights?',
		answer:
			'You keep the copyright. The project takes exclusive publishing rights for {{rights.exclusiveYears}}, then has {{rights.inventoryYears}} in which to sell the copies it already holds, and no others. Once the exclusive period is over you may publish the work again elsewhere. You are credited, and major editorial changes need your approval. [Publishing Rights](/legal-information/#publishing-rights) has the rest; the signed contract governs.',
	},
	{
		question: 'Is it paid?',
		answer:
			'How much is paid is undecided. The rate stands at {{rights.rate}} and the royalty at {{rights.royalty}}, printed as blanks so that a guess is not taken for an offer. What is settled: profit is shared {{rights.profit}}, and each contributor receives {{rights.copies}} and {{rights.discount}} off any more. Ask for the missing figures before you sign.',
	},
	{
		question: 'How fast do you answer?',
		answer:
			'Questions like these, in {{timing.faq}}; letters through [the contact section](/#contact), in {{timing.contactInWords}}. For a submission, receipt is confirmed in {{timing.receipt}} and a first review takes {{timing.review}}. If no receipt has come by then, ask: your letter has gone astray, and it is not a hint.',
	},
];
