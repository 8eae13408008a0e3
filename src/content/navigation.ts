interface NavigationLink {
	path: string;
	label: string;
}

/** A header link, with the pages that the menu lists below it. */
export interface HeaderLink extends NavigationLink {
	pages?: readonly NavigationLink[];
	/** The path prefixes of other pages in the same part of the site. */
	family?: readonly string[];
}

/** The links on every page, in display order. */
export const navigation: {
	header: readonly HeaderLink[];
	quickLinks: readonly NavigationLink[];
	joinUs: readonly NavigationLink[];
	explore: readonly NavigationLink[];
} = {
	/** Parts of the landing page, each with its pages. */
	header: [
		{ path: '/#home', label: 'Home' },
		{
			path: '/#about',
			label: 'The World',
			pages: [
				{ path: '/start/', label: 'Start here' },
				{ path: '/world-bible/', label: 'World Bible' },
				{ path: '/world-bible/#map', label: 'Map' },
				{ path: '/timeline/', label: 'Timeline' },
				{ path: '/changes/', label: 'Changes' },
			],
			family: ['/world-details/', '/a-to-z/', '/canon/'],
		},
		{
			path: '/#factions',
			label: 'Factions',
			pages: [
				{ path: '/people/', label: 'Characters' },
				{ path: '/people/#ties', label: 'Connections' },
			],
			family: ['/faction/', '/character/'],
		},
		{
			path: '/#vision',
			label: 'Anthology',
			pages: [
				{ path: '/read/', label: 'Read' },
				{ path: '/contributors/', label: 'Contributors' },
			],
			family: ['/resources/'],
		},
		{
			path: '/#join',
			label: 'Join Us',
			pages: [
				{ path: '/submission-guidelines/', label: 'Guidelines' },
				{ path: '/theme-ideas/', label: 'Theme ideas' },
				{ path: '/legal-information/', label: 'Legal' },
				{ path: '/downloads/', label: 'Downloads' },
			],
			family: ['/creative-resources/', '/additional-resources/'],
		},
		{ path: '/#gallery', label: 'Gallery' },
		{ path: '/#contact', label: 'Contact' },
		{ path: '/search/', label: 'Search' },
	],
	quickLinks: [
		{ path: '/#home', label: 'Home' },
		{ path: '/#about', label: 'The World' },
		{ path: '/#factions', label: 'Factions' },
		{ path: '/#vision', label: 'Anthology' },
		{ path: '/#gallery', label: 'Gallery' },
	],
	joinUs: [
		{ path: '/submission-guidelines/', label: 'Submission Guidelines' },
		{ path: '/creative-resources/#writers', label: 'Writer Resources' },
		{ path: '/creative-resources/#artists', label: 'Artist Resources' },
		{ path: '/#contact', label: 'Contact' },
	],
	explore: [
		{ path: '/start/', label: 'Start here' },
		{ path: '/read/', label: 'Read' },
		{ path: '/world-bible/', label: 'World Bible' },
		{ path: '/people/', label: 'Characters' },
		{ path: '/people/#ties', label: 'Connections' },
		{ path: '/timeline/', label: 'Timeline' },
		{ path: '/canon/', label: 'Canon' },
		{ path: '/a-to-z/', label: 'A to Z' },
		{ path: '/search/', label: 'Search' },
		{ path: '/changes/', label: 'Changes' },
		{ path: '/contributors/', label: 'Contributors' },
		{ path: '/theme-ideas/', label: 'Theme ideas' },
		{ path: '/legal-information/', label: 'Legal' },
		{ path: '/downloads/', label: 'Downloads' },
	],
};
