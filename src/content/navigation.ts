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
};
