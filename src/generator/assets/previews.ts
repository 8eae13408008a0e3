import { cached } from '../../lib/cache.ts';
import { type Files, hashedName } from '../../lib/files.ts';
import { findNearest, type Problem } from '../../lib/problems.ts';
import type { PictureFile } from '../../model/built.ts';
import type { Content } from '../content/read-content.ts';
import type { Assets } from './make-assets.ts';
import { createCardDrawer, findUnsupported, type PreviewCard } from './preview-card.ts';

/** Changes with the code that lays out and rasterizes cards, which the cache cannot see. */
const version = '3';

/** The preview of a page. */
export interface PreviewFile {
	file: string;
	/** Its alt text. */
	alt: string;
}

/** The previews of a site. */
interface Previews {
	/** Each page's preview by its route. */
	previews: ReadonlyMap<string, PreviewFile>;
	files: Files;
	problems: readonly Problem[];
}

/** The preview's file name: the page's route, or `home`. */
const nameOf = (route: string) => route.replaceAll('/', ' ').trim().replaceAll(' ', '-') || 'home';

/**
 * Draws the social preview of every listed page, 1200 × 630, from the page's own drawing and words. Links to
 * previews are absolute: for a site without an address they are checked, but not drawn.
 */
export async function makePreviews(
	{ pages, settings }: Content,
	{ pictures, svgs, jpegs }: Assets,
): Promise<Previews> {
	const problems: Problem[] = [];
	/** A picture as a data URL. An upload is a JPEG, as resvg does not draw pictures within an embedded SVG. */
	function toDataUrl(id: string, { file }: PictureFile): string {
		const [jpeg] = jpegs.get(id) ?? [];
		const contents = jpeg?.contents ?? svgs.get(file) ?? '';
		const type = jpeg ? 'jpeg' : 'svg+xml';
		return `data:image/${type};base64,${Buffer.from(contents).toString('base64')}`;
	}
	const mark = pictures.get('mark');
	const cards = new Map<string, { card: PreviewCard; alt: string }>();
	for (const { route, page } of pages) {
		// A page that repeats another shares its preview.
		if (page.unlisted || page.canonical !== undefined) continue;
		const wanted = page.preview?.picture ?? 'hero';
		const picture = pictures.get(wanted);
		if (picture === undefined || mark === undefined) {
			const nearest = findNearest(wanted, pictures.keys());
			problems.push({
				where: route,
				what: `Its preview needs the picture “${wanted}”, which does not exist.`,
				...(nearest && { fix: `The nearest is “${nearest}”.` }),
			});
			continue;
		}
		const card = {
			label: page.preview?.label ?? settings.anthology,
			title: page.preview?.title ?? page.title,
			line: page.preview?.line ?? page.description,
			siteName: settings.name,
			picture: toDataUrl(wanted, picture),
			mark: toDataUrl('mark', mark),
			aspect: picture.width / picture.height,
			isUpload: jpegs.has(wanted),
		};
		cards.set(route, { card, alt: `${card.label}: ${card.title}. ${picture.alt}` });
	}
	const files = new Map<string, Uint8Array>();
	const previews = new Map<string, PreviewFile>();
	if (settings.address === null) return { previews, files, problems };

	const texts = [...cards.values()].flatMap(({ card: { label, title, line, siteName } }) => [
		...[label, title, line, siteName],
	]);
	const letters = [...new Set(texts.join(''))].sort().join('');
	const findLetters = async () => Buffer.from((await findUnsupported(letters)).join(''));
	const unsupported = Buffer.from(await cached('preview-letters', [version, letters], findLetters));
	const isSupported = (text: string) => [...text].every((letter) => !unsupported.includes(letter));
	const shortened: string[] = [];
	// Fonts are only subset if a card is not in the cache.
	let drawer: ReturnType<typeof createCardDrawer> | undefined;
	for (const [route, { card, alt }] of cards) {
		for (const field of ['label', 'title', 'line'] as const) {
			if (isSupported(card[field])) continue;
			card[field] = field === 'title' ? settings.anthology : '';
			shortened.push(route);
		}
		const contents = await cached('previews', [version, JSON.stringify(card)], async () => {
			drawer ??= createCardDrawer(texts);
			return (await drawer)(card);
		});
		const ending = card.isUpload ? 'jpg' : 'png';
		const file = hashedName('/previews/', nameOf(route), ending, contents);
		files.set(file, contents);
		previews.set(route, { file, alt });
	}
	if (shortened.length > 0) {
		console.warn(
			`Social previews leave out lines with letters that their fonts lack (${[...unsupported.toString()].join(' ')}): ${[...new Set(shortened)].join(', ')}\n`,
		);
	}
	return { previews, files, problems };
}
