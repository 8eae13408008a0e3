/**
 * The legal page: its version, its summary and its three sections. The sections' words are
 * prose: `prose/legal/<id>.md`.
 */
export const legal = {
	version: '1.0',
	date: 'October 1st, 2025',
	summary:
		'You keep your copyright and lend the anthology a licence: exclusive for {{rights.exclusiveYears}}, then {{rights.inventoryYears}} to sell copies that exist. You get {{rights.copies}}, and profit is shared {{rights.profit}}; rates and royalties are not filled in yet. Nothing major is changed without your yes. This page is a summary in plain language, and the contract that both sides sign governs. What is not settled is marked “To be confirmed”, and nothing here should be read as settling it.',
	sections: [
		{
			id: 'terms-of-collaboration',
			title: 'Terms of Collaboration',
			heading: 'Who holds which end of the rope',
		},
		{
			id: 'publishing-rights',
			title: 'Publishing Rights',
			heading: 'Lent for a term, under your name',
		},
		{
			id: 'privacy-policy',
			title: 'Privacy Policy',
			heading: 'What goes in the log',
		},
	],
};
