interface NavigationLink {
	path: string;
	label: string;
}

/** A header link, with the pages that the menu on small screens lists below it. */
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
		{
			path: '/#home',
			label: 'Home',
			pages: [{ path: '/start/', label: 'Start here' }],
		},
		{
			path: '/#about',
			label: 'The World',
			pages: [
				{ path: '/world-bible/', label: 'World Bible' },
				{ path: '/world-bible/#map', label: 'Map' },
				{ path: '/timeline/', label: 'Timeline' },
			],
			family: ['/world-details/', '/a-to-z/', '/canon/', '/changes/'],
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
			pages: [{ path: '/read/', label: 'Read' }],
			family: ['/resources/'],
		},
		{
			path: '/#join',
			label: 'Join Us',
			pages: [
				{ path: '/submission-guidelines/', label: 'Guidelines' },
				{ path: '/downloads/', label: 'Downloads' },
			],
			family: [
				'/theme-ideas/',
				'/legal-information/',
				'/creative-resources/',
				'/additional-resources/',
			],
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
		{ path: '/creative-resources/', label: 'Writer Resources' },
		{ path: '/creative-resources/', label: 'Artist Resources' },
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
		{ path: '/downloads/', label: 'Downloads' },
	],
};
