import type { Comic } from '../../content/comics/types.ts';
import { edition } from '../../content/edition.ts';
import { escapeXml } from '../../generator/escape-xml.ts';
import { createUrls, type Settings } from '../../site.ts';
import { pageSize } from './draw-page.ts';

/** What a comic reader's library shows of a comic. */
export interface ComicDetails {
	settings: Settings;
	comic: Comic;
	/** Its place among the project's comics, from 1. */
	number: number;
	/** What it is, beside its story. */
	notes: string;
}

/**
 * Describes a comic for the programs that show it. Source: ComicInfo 2.1 of the Anansi Project, which
 * wants its elements in this order.
 * @param sizes of the pages' files in bytes, the cover first
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
