import { escapeXml } from '../../lib/escape-xml.ts';
import { type Work, workRoute } from '../../model/works.ts';
import { createUrls, type Settings } from '../../site.ts';
import type { ImageFile } from '../publication.ts';

/** What comic readers show in their library. */
interface ComicDetails {
	settings: Settings;
	work: Work;
	/** What the comic is, and its content note. */
	notes: string;
}

/** The elements of ComicInfo for roles, with the words that stand for each. */
const roles: readonly [element: string, word: RegExp][] = [
	['Writer', /word|script|story|writ/i],
	['Penciller', /picture|pencil|draw|\bart/i],
	['Inker', /picture|ink|draw|\bart/i],
	['Colorist', /picture|colour|draw|\bart/i],
	['Letterer', /picture|letter/i],
	['CoverArtist', /picture|cover|draw|\bart/i],
];

/**
 * Writes `ComicInfo.xml`, the metadata that comic readers show. Its elements must be in this order.
 * Source: ComicInfo 2.1, the Anansi Project.
 * @param images the cover first, if there is one
 */
export function writeComicInfo(details: ComicDetails, images: readonly ImageFile[]): string {
	const { settings, work, notes } = details;
	const { title, slug, blurb, drawn, by, cover } = work;
	const [year, month, day] = work.day.split('-').map(Number);
	const web = createUrls(settings).absolute(workRoute(slug));
	const credits = Object.fromEntries(
		roles.map(([element, word]) => {
			const names = by.filter(({ role }) => word.test(role)).map((each) => each.contributor.name);
			return [element, names.length > 0 ? [...new Set(names)].join(', ') : undefined];
		}),
	);
	const elements: Readonly<Record<string, string | number | undefined>> = {
		...{ Title: title, Series: settings.name, Summary: blurb, Notes: notes },
		...{ Year: year, Month: month, Day: day },
		...credits,
		...{ Publisher: `The ${settings.name} project` },
		...{ Web: web, PageCount: images.length, LanguageISO: settings.language.replace(/-.*/, '') },
		...{ Format: 'One-Shot', BlackAndWhite: 'No', Manga: 'No' },
		Characters: drawn?.cast.map(({ name }) => name).join(', '),
		// Nobody has rated it.
		AgeRating: 'Unknown',
	};
	const lines = Object.entries(elements).flatMap(([name, value]) =>
		value === undefined ? [] : `<${name}>${escapeXml(String(value))}</${name}>`,
	);
	const pages = images.map(
		({ contents, width, height }, image) =>
			`<Page Image="${image}" Type="${image === 0 && cover ? 'FrontCover' : 'Story'}" ImageSize="${contents.length}" ImageWidth="${width}" ImageHeight="${height}"/>`,
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
