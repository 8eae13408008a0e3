import type { PictureFile } from '../../components/page-context.ts';
import type { Page } from '../../layouts/page.ts';
import type { Settings } from '../../site.ts';
import { remember } from '../cache.ts';
import { type Files, hashedName } from '../files.ts';
import { cutDrawingFont, gatherCharacters } from '../fonts.ts';
import { findNearest, type Report } from '../problems.ts';
import { findCache, readSources } from '../project.ts';
import { cardFonts, PreviewCard, type PreviewCardProps, previewSize } from './preview-card.tsx';

/** A page's preview as it was written. */
export interface PreviewFile {
	file: string;
	/** What it shows, in words. */
	alt: string;
}

/** Globs, below the project's folder, of all code that decides how a card looks. */
export const drawnBy: readonly string[] = [
	...['src/build/{previews/*,rasterize.ts,fonts.ts}', 'src/art/palette.ts', 'package-lock.json'],
];

const cache = findCache('previews');

/** The preview's file name: the page's route, or `home`. */
const nameOf = (route: string) => route.replaceAll('/', ' ').trim().replaceAll(' ', '-') || 'home';

/**
 * Draws the social preview of every page that may be listed, 1200 × 630, from the page's own
 * drawing and words. One that is already in the cache is not drawn again. A site without an address
 * has no use for previews, which must be linked to with their host: they are checked, and not drawn.
 * @param drawn written pictures by their id
 * @returns each page's preview by its route, and adds the files to `files`
 */
export async function makePreviews(
	pages: readonly { route: string; page: Page }[],
	settings: Settings,
	drawn: ReadonlyMap<string, PictureFile>,
	files: Files,
	report: Report,
): Promise<Map<string, PreviewFile>> {
	const readSvg = ({ file }: PictureFile) => String(files.get(file));
	const mark = drawn.get('mark');
	const cards = new Map<string, { card: PreviewCardProps; alt: string }>();
	for (const { route, page } of pages) {
		// A page that repeats another shares its preview.
		if (page.unlisted || page.canonical !== undefined) continue;
		const wanted = page.preview?.picture ?? 'hero';
		const picture = drawn.get(wanted);
		if (picture === undefined || mark === undefined) {
			const nearest = findNearest(wanted, drawn.keys());
			report({
				where: route,
				what: `Its preview asks for the picture “${wanted}”, which is not there.`,
				...(nearest && { mend: `The nearest is “${nearest}”.` }),
			});
			continue;
		}
		const card = {
			label: page.preview?.label ?? settings.anthology,
			title: page.preview?.title ?? page.title,
			line: page.preview?.line ?? page.description,
			siteName: settings.name,
			drawing: readSvg(picture),
			mark: readSvg(mark),
			aspect: picture.width / picture.height,
		};
		cards.set(route, { card, alt: `${card.label}: ${card.title}. ${picture.alt}` });
	}

	if (settings.address === null) return new Map();
	const makers = await readSources(...drawnBy);
	// Fonts and libraries are loaded for the first card that no earlier build has drawn.
	let drawer: ReturnType<typeof createCardDrawer> | undefined;
	const draw = async (card: PreviewCardProps) => {
		drawer ??= createCardDrawer(
			[...cards.values()].flatMap(({ card: each }) => [
				each.label,
				each.title,
				each.line,
				each.siteName,
			]),
		);
		return (await drawer)(card);
	};
	const previews = new Map<string, PreviewFile>();
	for (const [route, { card, alt }] of cards) {
		const png = await remember(cache, [...makers, JSON.stringify(card)], () => draw(card));
		const file = hashedName('/previews/', nameOf(route), 'png', png);
		files.set(file, png);
		previews.set(route, { file, alt });
	}
	return previews;
}

/** Loads what draws cards, with fonts cut to their texts. */
async function createCardDrawer(texts: readonly string[]) {
	const [{ default: satori }, { default: rasterize }] = await Promise.all([
		import('satori'),
		import('../rasterize.ts'),
	]);
	const characters = gatherCharacters(texts);
	const fonts = await Promise.all(
		cardFonts.map(async ({ name, face, weight }) => ({
			name,
			weight,
			data: await cutDrawingFont(face, weight, characters),
		})),
	);
	return async (card: PreviewCardProps): Promise<Uint8Array> =>
		rasterize({
			svg: await satori(<PreviewCard {...card} />, { ...previewSize, fonts }),
			width: previewSize.width,
		});
}
