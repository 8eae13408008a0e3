import type { PictureId } from './model/picture-ids.ts';

/**
 * The settings of the whole site. Addresses and hosts are defined nowhere else. Records, texts and drawings
 * name the city and its anthology themselves.
 */
export interface Settings {
	name: string;
	anthology: string;
	volume: string;
	/** A language tag (BCP 47), used for `lang`. */
	language: string;
	/**
	 * The full address of the landing page, with a slash at the end. Absolute URLs are made from it:
	 * canonical links, previews, sitemap, structured data. They are left out if it is null.
	 */
	address: string | null;
	/**
	 * The path of the site on its host, with a slash at both ends. `./` makes every link relative,
	 * for a site that can be moved anywhere or opened from a folder.
	 */
	base: string;
	emails: { general: string; submissions: string; editorial: string; legal: string };
	social: readonly { name: string; icon: PictureId; url: string }[];
	forms: {
		/**
		 * The address of a form service, to which both forms are posted; null opens the reader's mail
		 * program.
		 */
		endpoint: string | null;
	};
	/**
	 * How the words and pictures of this site were made: by whom, and with which tools. One or two
	 * sentences of plain text from the owner, shown in the submission guidelines; null shows nothing.
	 */
	making: string | null;
	images: {
		/**
		 * The address of an image host with a copy of `dist/pictures/`, which must allow cross-origin use;
		 * null serves pictures from this site.
		 */
		host: string | null;
	};
}

/** The settings of the published site. Addresses under `.example` are placeholders. */
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
			icon: 'icon-microblog',
			url: 'https://microblog.example/@lagan',
		},
		{
			name: 'Fediverse',
			icon: 'icon-fediverse',
			url: 'https://fediverse.example/@lagan',
		},
	],
	forms: { endpoint: null },
	making: null,
	images: { host: null },
};

/** Addresses of external services. */
export interface Services {
	/** The image host; null for this site. */
	imageHost: string | null;
	/** The form service; null for the reader's own mail program. */
	formEndpoint: string | null;
}

/** The external services that pages use. */
export const servicesOf = ({ images, forms }: Settings): Services => ({
	imageHost: images.host,
	formEndpoint: forms.endpoint,
});

/** The base of a site with relative links only. */
export const relativeBase = './';

/** The URLs of a page. */
export interface Urls {
	/** Links from the page to a path of this site (`/resources/#x`, `/pictures/a.svg`). */
	to(path: string): string;
	/** The absolute URL of a path of this site; undefined when the site has no address. */
	absolute(path: string): string | undefined;
	/** The URL of a picture's file, on the image host if there is one. */
	picture(file: string): string;
	/** A `mailto:` link, with an optional subject. */
	mail(address: string, subject?: string): string;
}

/**
 * Makes a path of the site relative to another. Folders become their `index.html`, as browsers need
 * when they read files from disk.
 */
function relate(from: string, path: string): string {
	const [, file = '', hash = ''] =
		/^([^#]*)(#.*)?$/.exec(path.replace(/\/(#|$)/, '/index.html$1')) ?? [];
	if (hash !== '' && file === from.replace(/\/$/, '/index.html')) return hash;
	return '../'.repeat(from.split('/').length - 2) + file.slice(1) + hash;
}

/**
 * Makes the URLs of one page.
 * @param route the page's route
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
