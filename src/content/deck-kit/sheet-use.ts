/**
 * What may be done with a sheet of the deck kit or a model sheet: it stands on the page and on every
 * sheet that is taken away, so it has no links.
 */
export const sheetUse = {
	take: 'Copy, trace or change anything drawn here in work that you make for Salvage Rights. What you draw is yours.',
	stays:
		'The sheets themselves stay the project’s: do not publish them, sell them or train a machine on them. For any other use, ask first.',
} as const;
