import type { Faq } from '../model/types.ts';

export const faq: readonly Faq[] = [
	{
		question: 'When do submissions open?',
		answer:
			'They are open now, all year round, with no closing date. They opened on {{timing.submissionsOpen}}; Anthology Resources counts from {{timing.pitchesOpen}}, when pitch documents opened. Both dates stand.',
	},
	{
		question: 'How long may a story be?',
		answer:
			'It depends on the form. A short story is {{submission.storyWords}}, flash fiction {{submission.flashWords}}, and the shortest form, the micro story, {{submission.microWords}}. An essay is {{submission.essayWords}}. Comic stories run {{submission.comicPages}}. [What to send](/submission-guidelines/#format-requirements) lists it all by craft, film and models included.',
	},
	{
		question: 'Do I need to know all of the canon?',
		answer:
			'No. Read [[overview|the overview]], the section nearest to your story, and [[living-document|the note on what is fixed]]. An editor can move your character from Deck 12 to Deck 21 in a minute. Nobody but you can give her a reason to be on the stairs.',
	},
	{
		question: 'Can a team submit?',
		answer:
			'Yes. Send one email for the team, with a bio of {{submission.bioWords}} for each of you and a line on who does what. If you are a writer without an artist, or the reverse, say so; we cannot promise a match, and [the forums](/additional-resources/#forums) are worth trying meanwhile. How a team shares what it earns is still [undecided](/legal-information/#undecided).',
	},
	{
		question: 'Who keeps the rights?',
		answer:
			'You keep the copyright. The project takes exclusive publishing rights for {{rights.exclusiveYears}}; after that it has {{rights.inventoryYears}} to sell off remaining stock, but may print no more. Once the exclusive period is over you may publish the work again elsewhere. You are credited, and major editorial changes need your approval. [Publishing Rights](/legal-information/#publishing-rights) covers the rest; the signed contract prevails.',
	},
	{
		question: 'Are contributors paid?',
		answer:
			'The rate ({{rights.rate}}) and the royalty ({{rights.royalty}}) haven’t been set. This much has: profit is shared {{rights.profit}}, and you receive {{rights.copies}} and {{rights.discount}} off any more. Ask for the missing figures before you sign.',
	},
	{
		question: 'How quickly do you reply?',
		answer:
			'Questions like these, in {{timing.faq}}; messages through [the contact section](/#contact), in {{timing.contactInWords}}. For a submission, receipt is confirmed in {{timing.receipt}} and a first review takes {{timing.review}}. If you have heard nothing by then, ask: your email has gone astray; the silence is not a hint.',
	},
];
