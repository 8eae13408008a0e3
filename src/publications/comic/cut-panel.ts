import sharp, { type Sharp } from 'sharp';
import { palette } from '../../model/colours.ts';
import { comicPage } from '../../model/comic-page.ts';
import type { Work } from '../../model/works.ts';
import type { Materials } from '../publication.ts';
import { pageSize, paintComic } from './paint-comic.ts';

/** The size of a social preview, and the ink around the panel in it, in pixels. */
const card = { width: 1200, height: 630, edge: 14 } as const;

/** Finds a panel with its words: cut out of the file of its page, or out of the page as it is painted. */
async function readPanel(
	materials: Materials,
	{ cover: _, ...work }: Work,
	page: number,
	panel: number,
): Promise<Sharp> {
	const { drawn, pages = [] } = work;
	if (drawn === undefined) {
		const [jpeg] = materials.jpegs.get(pages[page]?.panels[panel]?.picture ?? '') ?? [];
		return sharp(jpeg?.contents);
	}
	const panels = drawn.pages[page] ?? [];
	const alone = { ...work, drawn: { ...drawn, pages: [panels] } };
	const [painted] = await paintComic(materials, alone);
	const { live } = comicPage;
	const [x, y, width, height] = panels[panel]?.box ?? [0, 0, live.width, live.height];
	const scale = pageSize.width / comicPage.width;
	return sharp(painted?.contents).extract({
		left: Math.round((live.x + x) * scale),
		top: Math.round((live.y + y) * scale),
		width: Math.round(width * scale),
		height: Math.round(height * scale),
	});
}

/**
 * Puts a panel on ink, as a social preview.
 * @param page counted from 0, as is `panel`
 * @returns a JPEG of 1200 × 630 pixels
 */
export async function cutPanel(
	materials: Materials,
	work: Work,
	page: number,
	panel: number,
): Promise<Uint8Array> {
	const { edge } = card;
	const found = await readPanel(materials, work, page, panel);
	return found
		.resize(card.width - 2 * edge, card.height - 2 * edge, {
			fit: 'contain',
			background: palette.ink,
		})
		.extend({ top: edge, bottom: edge, left: edge, right: edge, background: palette.ink })
		.jpeg({ quality: 80 })
		.toBuffer();
}
