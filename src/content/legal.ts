import type { OfferPart } from '../model/types.ts';

const offer: readonly OfferPart[] = [
	{
		title: 'You keep',
		points: [
			'The copyright in everything you make.',
			'The last word: no major change without your written agreement.',
			'Your moral rights, which nothing here asks you to waive.',
			'The right to publish the work again after the exclusive period.',
		],
	},
	{
		title: 'You lend',
		points: [
			'Exclusive publishing rights for {{rights.exclusiveYears}}.',
			'After that, {{rights.inventoryYears}} in which the project may sell existing inventory but may not print more.',
		],
	},
	{
		title: 'You get',
		points: [
			'Your name on the work.',
			'{{rights.copies}}, and {{rights.discount}} off any more.',
			'A share of the profit, {{rights.profit}}.',
			'A rate and a royalty, **both still blank**: {{rights.rate}} and {{rights.royalty}}.',
		],
	},
	{
		title: 'You promise',
		points: [
			'That the work is your own, and yours to license.',
			'That none of its prose or art is generated, and that you have told us of any such tool you used.',
			'That releases are signed, if it is a film.',
		],
	},
];

/**
 * The legal page. The text of its sections is prose: `prose/legal/<id>.md`; undecided terms are in
 * terms.ts. The parts listed as open answer what most people come to ask; the others are folded.
 */
export const legal = {
	version: '1.4',
	date: '28 November 2026',
	summary:
		'What the anthology offers to people whose work it publishes, in plain language. None of it is binding until both sides have signed a contract. Where the contract and this page differ, the contract prevails. We have not yet decided who signs for the anthology, under what law, or what it pays. [One table](/legal-information/#undecided) sets out every such question, answered or open.',
	offer,
	/** What readers may do, for the legal page and for the foot of every page. */
	readers: {
		points: [
			'Without asking, you may read everything here, link to it, quote it with its source, print it for yourself, and share a panel of a comic by its address.',
			'A work that allows more says so at its end. All other rights in the prose and pictures are reserved.',
		],
		inBrief:
			'Link to a page, quote it with its source, print it for yourself, share a panel by its address: no need to ask. For anything else, write to us.',
	},
	sections: [
		{
			id: 'terms-of-collaboration',
			title: 'Terms of Collaboration',
			heading: 'Who holds which end of the rope',
			open: [
				'the-work-is-yours',
				'generated-material',
				'editing-and-what-needs-your-agreement',
				'new-characters-new-places',
			],
		},
		{
			id: 'publishing-rights',
			title: 'Publishing Rights',
			heading: 'Lent for a term, under your name',
			open: [
				'a-licence-not-a-transfer',
				'what-is-exclusive',
				'the-years-after',
				'rates-and-royalties',
			],
		},
		{
			id: 'privacy-policy',
			title: 'Privacy Policy',
			heading: 'What goes in the log',
			open: ['this-site', 'how-long-it-is-kept', 'what-you-may-ask-for'],
		},
	],
};
