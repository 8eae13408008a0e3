/** The links that every page shares, in the order in which they stand. */
export const navigation = {
	header: [
		{ path: '/#home', label: 'Home' },
		{ path: '/#about', label: 'The World' },
		{ path: '/#factions', label: 'Factions' },
		{ path: '/#vision', label: 'Anthology' },
		{ path: '/#join', label: 'Join Us' },
		{ path: '/#gallery', label: 'Gallery' },
		{ path: '/#contact', label: 'Contact' },
		{ path: '/search/', label: 'Find' },
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
		{ path: '/world-bible/', label: 'World Bible' },
		{ path: '/read/', label: 'To read: a comic, a story' },
		{ path: '/people/', label: 'People, and their ties' },
		{ path: '/timeline/', label: 'Timeline' },
		{ path: '/index/', label: 'Index, A to Z' },
		{ path: '/search/', label: 'Find' },
		{ path: '/canon/', label: 'Fixed, disputed, yours' },
		{ path: '/downloads/', label: 'To take away' },
	],
};
