import type { PictureId } from './content/picture-ids.ts';
import type { Services } from './world/services.ts';

/** What the whole site shares: names, addresses, hosts. Nothing else in the project holds one. */
export interface Settings {
	name: string;
	anthology: string;
	volume: string;
	/** BCP 47, as `lang` has it. */
	language: string;
	/**
	 * The full address of the landing page, with a slash at its end. What has to be absolute starts
	 * with it: canonical links, previews, the sitemap, structured data. null leaves all of that out.
	 */
	address: string | null;
	/**
	 * The path under which the site stands on its host: starts and ends with a slash. `./` makes every
	 * link relative, for a site that stands anywhere or is opened from a folder.
	 */
	base: string;
	emails: { general: string; submissions: string; editorial: string; legal: string };
	social: readonly { name: string; service: string; icon: PictureId; url: string }[];
	forms: {
		/** A form service that takes both forms by POST; null opens the reader's mail program. */
		endpoint: string | null;
	};
	/**
	 * How the words and pictures of this site were made: by whom, with which tools. For the owner to say,
	 * in a sentence or two of plain text; the submission guidelines show it beside what they ask of
	 * contributors. null says nothing.
	 */
	making: string | null;
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
	address: null,
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
	making: null,
	images: { host: null },
};

/** The services of others that pages make use of. */
export const servicesOf = ({ images, forms }: Settings): Services => ({
	imageHost: images.host,
	formEndpoint: forms.endpoint,
});

/** The base of a site that can stand anywhere. */
export const relativeBase = './';

/** Makes every URL that a page holds. */
export interface Urls {
	/** A path of this site (`/resources/#x`, `/pictures/a.svg`) as a link from the page at hand. */
	to(path: string): string;
	/** A path of this site with scheme and host; undefined when the site has no address. */
	absolute(path: string): string | undefined;
	/** A picture's file, on the image host if there is one. */
	picture(file: string): string;
	/** A mail link, with an optional subject. */
	mail(address: string, subject?: string): string;
}

/**
 * One path of the site as seen from another. A folder is named by its `index.html`, which is what a
 * browser needs that reads the site from a disk.
 */
function relate(from: string, path: string): string {
	const [, file = '', hash = ''] =
		/^([^#]*)(#.*)?$/.exec(path.replace(/\/(#|$)/, '/index.html$1')) ?? [];
	if (hash !== '' && file === from.replace(/\/$/, '/index.html')) return hash;
	return '../'.repeat(from.split('/').length - 2) + file.slice(1) + hash;
}

/**
 * Makes the URLs of one page from the site's settings.
 * @param route of the page that they stand on
 * @returns functions of paths that start with a slash
 */
export function createUrls({ base, address, images }: Settings, route = '/'): Urls {
	const to = (path: string) => (base === relativeBase ? relate(route, path) : base + path.slice(1));
	return {
		to,
		absolute: (path) => (address === null ? undefined : address + path.slice(1)),
		picture: (file) => (images.host === null ? to(file) : images.host.replace(/\/$/, '') + file),
		mail: (recipient, subject) =>
			`mailto:${recipient}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`,
	};
}
