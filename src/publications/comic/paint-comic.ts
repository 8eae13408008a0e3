import { cached } from '../../lib/cache.ts';
import { escapeXml } from '../../lib/escape-xml.ts';
import { rasterize, rasterizePart } from '../../lib/rasterize.ts';
import { palette } from '../../model/colours.ts';
import { comicPage } from '../../model/comic-page.ts';
import type { PictureId } from '../../model/picture-ids.ts';
import type { DrawnWork } from '../../model/works.ts';
import type { ImageFile, Materials } from '../publication.ts';
import { type ComposedPage, composeComic, type PlacedWords } from './compose.ts';
import { settings as lettering, loadLettering } from './letter.ts';

/** Line width of a panel's frame, in points. */
const frame = 1.9;

/** The size of a page in pixels. */
export const pageSize = { width: 1034, height: 1600 } as const;

const scale = pageSize.width / comicPage.width;

function drawWords({ kind, lines, box, shape }: PlacedWords): string {
	const { family, weight, size, leading, rise } = lettering[kind];
	const isTitle = kind === 'title';
	const [x, anchor] = isTitle ? [box.x, 'start'] : [box.x + box.width / 2, 'middle'];
	const text = lines.map((line, i) => {
		const y = box.y + (i * leading + rise) * size;
		return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${isTitle ? palette.white : palette.ink}">${escapeXml(isTitle ? line.toUpperCase() : line)}</text>`;
	});
	return shape + text.join('');
}

/** Part of the cache key: raise it when the code that draws a page changes. */
const version = '2';

/** Draws a page as SVG; its drawings are PNGs aligned to whole pixels. */
function drawPage({ isCover, panels }: ComposedPage, drawings: readonly Uint8Array[]): string {
	const { width, height } = pageSize;
	const drawn = panels.map(({ box, words }, i) => {
		const png = Buffer.from(drawings[i] ?? []).toString('base64');
		const [x, y] = [Math.round(box.x * scale), Math.round(box.y * scale)];
		const framed = isCover
			? ''
			: `<rect x="${box.x - frame}" y="${box.y - frame}" width="${box.width + 2 * frame}" height="${box.height + 2 * frame}" fill="${palette.ink}" transform="scale(${scale})"/>`;
		return `${framed}<image x="${x}" y="${y}" image-rendering="optimizeSpeed" href="data:image/png;base64,${png}"/>
<g transform="scale(${scale})translate(${box.x} ${box.y})">${words.map(drawWords).join('')}</g>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${palette.white}"/>${drawn.join('')}</svg>`;
}

/**
 * Rasterizes a page with its lettering. Rasterizing each panel by itself is twice as fast as the whole page.
 * @param find returns the SVG of a drawing
 * @returns a PNG
 */
function paintPage(
	page: ComposedPage,
	find: (id: PictureId) => string,
	fonts: readonly Uint8Array[],
): Promise<Uint8Array> {
	const svgs = page.panels.map(({ picture }) => find(picture));
	return cached('comic-pages', [version, JSON.stringify(page), ...svgs, ...fonts], async () => {
		const drawings: Uint8Array[] = [];
		for (const [i, { box }] of page.panels.entries()) {
			drawings.push(await rasterizePart(svgs[i] ?? '', Math.round(box.width * scale)));
		}
		return rasterize(drawPage(page, drawings), pageSize.width, fonts);
	});
}

/**
 * Paints the cover and the pages of a comic that is drawn in code, with their lettering.
 * @returns the cover first, if there is one
 */
export async function paintComic(
	{ settings, pictures, svgs }: Materials,
	work: DrawnWork,
): Promise<ImageFile[]> {
	const find = (id: PictureId) => String(svgs.get(pictures.get(id)?.file ?? '') ?? '');
	const { fonts, ruler } = await loadLettering();
	const pages = composeComic(work, `A comic from ${settings.name}`, ruler);
	const painted: ImageFile[] = [];
	for (const page of pages) {
		const contents = await paintPage(page, find, fonts);
		painted.push({ contents, ending: 'png', ...pageSize });
	}
	return painted;
}
