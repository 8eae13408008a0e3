/** What the whole site shares: names, addresses, hosts. Nothing else in the project holds one. */
export interface Settings {
	name: string;
	anthology: string;
	volume: string;
	/** BCP 47, as `lang` has it. */
	language: string;
	/** Scheme and host under which the site is published; canonical links start with it. */
	origin: string;
	/** The path under which the site stands on that host: starts and ends with a slash. */
	base: string;
	emails: { general: string; submissions: string; editorial: string; legal: string };
	/** `icon` is the id of a picture. */
	social: readonly { name: string; service: string; icon: string; url: string }[];
	forms: {
		/** A form service that takes both forms by POST; null opens the reader's mail program. */
		endpoint: string | null;
	};
	images: {
		/** An image host that holds a copy of `dist/pictures/`; null serves them from this site. */
		host: string | null;
	};
}

/** The settings of the published site. Addresses under `.example` wait for the real ones. */
export const settings: Settings = {
	name: 'Lagan',
	anthology: 'Salvage Rights',
	volume: 'What We Tied to the Buoy',
	language: 'en-GB',
	origin: 'https://lagan.example',
	base: '/',
	emails: {
		general: 'hello@lagan.example',
		submissions: 'submissions@lagan.example',
		editorial: 'editors@lagan.example',
		legal: 'legal@lagan.example',
	},
	social: [
		{
			name: 'Microblog',
			service: 'a microblogging service',
			icon: 'icon-microblog',
			url: 'https://microblog.example/@lagan',
		},
		{
			name: 'Fediverse',
			service: 'a federated service',
			icon: 'icon-fediverse',
			url: 'https://fediverse.example/@lagan',
		},
	],
	forms: { endpoint: null },
	images: { host: null },
};

/** Makes every URL that a page holds. */
export interface Urls {
	/** A path of this site (`/resources/#x`, `/pictures/a.svg`) as a link from any page. */
	to(path: string): string;
	/** The address of a route with scheme and host, for canonical links. */
	absolute(route: string): string;
	/** A picture's file, on the image host if there is one. */
	picture(file: string): string;
	/** A mail link, with an optional subject. */
	mail(address: string, subject?: string): string;
}

/**
 * Makes the URLs of a site from its settings.
 * @returns functions of paths that start with a slash
 */
export function createUrls({ base, origin, images }: Settings): Urls {
	const to = (path: string) => base + path.slice(1);
	return {
		to,
		absolute: (route) => origin + to(route),
		picture: (file) => (images.host === null ? to(file) : images.host.replace(/\/$/, '') + file),
		mail: (address, subject) =>
			`mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`,
	};
}
