import type { Comic } from '../../content/comics/types.ts';
import { edition } from '../../content/edition.ts';
import { escapeXml } from '../../generator/escape-xml.ts';
import { createUrls, type Settings } from '../../site.ts';
import { pageSize } from './draw-page.ts';

/** What comic readers show in their library. */
export interface ComicDetails {
	settings: Settings;
	comic: Comic;
	/** Its number among the project's comics, from 1. */
	number: number;
	/** A note on what the comic is. */
	notes: string;
}

/**
 * Writes `ComicInfo.xml`, the metadata that comic readers show. Its elements must be in this order.
 * Source: ComicInfo 2.1, the Anansi Project.
 * @param sizes the page files' sizes in bytes, the cover first
 */
export function writeComicInfo(details: ComicDetails, sizes: readonly number[]): string {
	const { settings, comic, number, notes } = details;
	const { title, slug, hook, cast } = comic;
	const [year, month, day] = edition.split('-').map(Number);
	const project = `The ${settings.name} project`;
	const web = createUrls(settings).absolute(`/read/${slug}/`);
	const elements: Readonly<Record<string, string | number | undefined>> = {
		...{ Title: title, Series: settings.name, Number: number, Summary: hook, Notes: notes },
		...{ Year: year, Month: month, Day: day },
		...{ Writer: project, Penciller: project, Inker: project, Colorist: project },
		...{ Letterer: project, CoverArtist: project, Publisher: project },
		...{ Web: web, PageCount: sizes.length, LanguageISO: settings.language.replace(/-.*/, '') },
		...{ BlackAndWhite: 'No', Manga: 'No' },
		...{ Characters: cast.map(({ name }) => name).join(', '), AgeRating: 'Everyone' },
	};
	const lines = Object.entries(elements).flatMap(([name, value]) =>
		value === undefined ? [] : `<${name}>${escapeXml(String(value))}</${name}>`,
	);
	const pages = sizes.map(
		(size, image) =>
			`<Page Image="${image}" Type="${image === 0 ? 'FrontCover' : 'Story'}" ImageSize="${size}" ImageWidth="${pageSize.width}" ImageHeight="${pageSize.height}"/>`,
	);
	return `<?xml version="1.0" encoding="utf-8"?>
<ComicInfo>
${lines.join('\n')}
<Pages>
${pages.join('\n')}
</Pages>
</ComicInfo>
`;
}
