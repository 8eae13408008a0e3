/** The site's colours as drawings use them; `styles/tokens.css` holds the same for pages. */
export const palette = {
	ink: '#0b1b2b',
	paper: '#fbf6ea',
	white: '#fffdf7',
	blue: '#0f4c9c',
	deep: '#0a2f63',
	yellow: '#ffcb1f',
	red: '#d8232f',
	sea: '#0e6f8a',
	foam: '#bfe3e4',
} as const;
