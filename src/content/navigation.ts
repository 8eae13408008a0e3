interface NavigationLink {
	path: string;
	label: string;
}

/** A link of the header, with what the menu of small screens shows under it. */
export interface HeaderLink extends NavigationLink {
	pages?: readonly NavigationLink[];
	/** How the paths of other pages begin that belong to it. */
	family?: readonly string[];
}

/** The links that every page shares, in the order in which they stand. */
export const navigation: {
	header: readonly HeaderLink[];
	quickLinks: readonly NavigationLink[];
	joinUs: readonly NavigationLink[];
	explore: readonly NavigationLink[];
} = {
	/** Parts of the landing page, and under each the pages that belong to it. */
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
			pages: [{ path: '/people/', label: 'Characters' }],
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
