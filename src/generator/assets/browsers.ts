/**
 * The oldest browsers that styles and scripts are compiled for: those of December 2023, three years
 * back. Older ones get the same HTML, which needs neither.
 */
export const browsers = [
	{ name: 'chrome', major: 120 },
	{ name: 'firefox', major: 121 },
	{ name: 'safari', major: 17 },
	{ name: 'ios', major: 17 },
] as const;
