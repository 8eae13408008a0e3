/**
 * The terms of use of deck kit and model sheets. They are printed on every downloaded sheet too, so
 * they contain no links.
 */
export const sheetUse = {
	take: 'Copy, trace or change anything drawn here in work you make for Salvage Rights. What you draw is yours.',
	stays:
		'The sheets themselves stay the project’s: do not publish them, sell them or train a machine on them. For any other use, ask first.',
} as const;
