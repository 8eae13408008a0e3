import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { CityPlanLabels } from '../../diagrams/city-plan/city-plan-labels.tsx';
import { layouts } from '../../diagrams/city-plan/labels.ts';
import { CrossSectionLabels } from '../../diagrams/cross-section/labels.tsx';
import { cached } from '../../lib/cache.ts';
import { escapeXml } from '../../lib/escape-xml.ts';
import { rasterize } from '../../lib/rasterize.ts';
import type { PictureFile } from '../../model/built.ts';
import { palette } from '../../model/colours.ts';
import { flattenSections } from '../../world/links.ts';
import { loadFace } from '../faces.ts';
import type { Materials } from '../publication.ts';

/**
 * Width in pixels of a drawing as wide as the page. Six-inch Kindles and Kobos have 1072; 720 keeps
 * the book under 4 MB and a cold build short.
 */
const across = 720;

/** Part of the cache key: raise it when the code that rasterizes or the fonts change. */
const version = '2';

/** A drawing for the book, and the width of its PNG in pixels. */
interface BookPicture {
	svg: string;
	width: number;
	/** Whether it contains text, which needs fonts. */
	isLettered?: true;
}

/**
 * The path of a picture in the book. Photographs and scans are JPEGs, a third of their size as PNGs.
 */
export function pathInBook({ pictures, svgs, jpegs }: Materials, id: string): string {
	const isPhotograph =
		jpegs.has(id) && String(svgs.get(pictures.get(id)?.file ?? '')).includes('<image ');
	return `pictures/${id}.${isPhotograph ? 'jpg' : 'png'}`;
}

/** Styles of labels, with the font files' own family names and the day colours. */
const lettering = `text { font-family: 'Barlow Condensed SemiBold', 'Barlow Condensed'; font-weight: 600; fill: ${palette.ink}; }
.title, .diagram-name { font-family: 'Big Shoulders Display'; font-weight: 900; }
.diagram-plate, .diagram-dot { fill: ${palette.paper}; stroke: ${palette.ink}; stroke-width: 2; }
.diagram-bright .diagram-plate { fill: ${palette.yellow}; }
.plan-leader { fill: none; stroke: ${palette.ink}; stroke-width: 5; }
.diagram-halo, .diagram-hit, .diagram-band, .diagram-place { display: none; }
.diagram-label { transform: scale(1.5); }
.labels-narrow .diagram-label { transform: none; }`;

/**
 * Embeds a drawing in another, stretched to a box. `overflow="visible"` avoids clipping, which resvg draws
 * more slowly.
 */
const embed = (svg: string, x: number, y: number, width: number, height: number) =>
	svg.replace(
		/^<svg (.*?) width="[^"]*" height="[^"]*"/,
		`<svg $1 x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" overflow="visible"`,
	);

const frameSvg = (box: readonly number[], inside: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"><style>${lettering}</style>${inside}</svg>`;

/** Extracts one layer of labels from markup, as an embedded drawing in a box. */
const pickLayer = (markup: string, name: string, [x = 0, y = 0, width = 0, height = 0]: number[]) =>
	(new RegExp(`<svg class="[^"]*${name}.*?</svg>`, 's').exec(markup)?.[0] ?? '').replace(
		'<svg ',
		`<svg x="${x}" y="${y}" width="${width}" height="${height}" `,
	);

/**
 * Draws the cover: the city, with its name in the sky. At 940 × 1540 it shows the whole city and
 * has the 8:5 proportions that e-book shops ask for, or slightly taller.
 */
function drawCover(hero: string, name: string, anthology: string): BookPicture {
	const sky = 140;
	return {
		width: across,
		isLettered: true,
		svg: frameSvg(
			[0, 0, 940, 1540],
			`<rect width="940" height="400" fill="${palette.paper}"/>${embed(hero, 0, sky, 940, 1400)}
<text class="title" x="48" y="178" font-size="196">${escapeXml(name.toUpperCase())}</text>
<text x="892" y="78" text-anchor="end" font-size="40">The world of</text>
<text x="892" y="122" text-anchor="end" font-size="40">${escapeXml(anthology)}</text>`,
		),
	};
}

/** The width of a drawing in pixels: `across`, or less for small pictures and tall ones. */
function widthOf(id: string, picture: PictureFile | undefined): number {
	if (id.startsWith('flag-')) return 96;
	if (id.startsWith('panel-')) return 280;
	if (id.startsWith('portrait-')) return 320;
	const { width, height } = picture ?? { width: 1, height: 1 };
	return Math.round(across * Math.min(1, width / height));
}

/** Draws the plan with the labels of narrow screens, the largest ones. */
function drawCityPlan(plan: string, { world }: Materials['records']): BookPicture {
	const { wide, narrow } = layouts;
	const districts = flattenSections(world.sections).find(({ id }) => id === 'city-districts');
	const box = [narrow.west, -narrow.north, narrow.width, narrow.height];
	const labels = renderToStaticMarkup(
		<CityPlanLabels districts={districts?.sections ?? []} stations={world.stations} />,
	);
	return {
		width: across,
		isLettered: true,
		svg: frameSvg(
			box,
			embed(plan, wide.west, -narrow.north, wide.width, narrow.height) +
				pickLayer(labels, 'labels-narrow', box),
		),
	};
}

/** Draws the cross-section with its labels, without the open sea at the sides. */
function drawCrossSection(section: string): BookPicture {
	const labels = renderToStaticMarkup(<CrossSectionLabels />);
	const whole = [0, 0, 1600, 1380] as const;
	return {
		width: across,
		isLettered: true,
		svg: frameSvg(
			[330, 0, 1216, 1380],
			embed(section, ...whole) + pickLayer(labels, 'diagram-labels', [...whole]),
		),
	};
}

/**
 * Prepares the book's drawings from the site's own, in their day versions. The labels of the plan
 * and the section, which pages lay over the drawing as links, are drawn in.
 * @param ids ids of the drawings that chapters show
 * @returns drawings by id, `cover` first
 */
function drawBookPictures(
	{ settings, records, pictures, svgs }: Materials,
	ids: Iterable<string>,
): Map<string, BookPicture> {
	const read = (id: string) => String(svgs.get(pictures.get(id)?.file ?? '') ?? '');
	const { name, anthology } = settings;
	const drawn = new Map<string, BookPicture>([
		['cover', drawCover(read('hero-tall'), name, anthology)],
		...[...ids]
			.sort()
			.map((id): [string, BookPicture] => [
				id,
				{ svg: read(id), width: widthOf(id, pictures.get(id)) },
			]),
	]);
	if (drawn.has('city-plan')) drawn.set('city-plan', drawCityPlan(read('city-plan'), records));
	if (drawn.has('cross-section')) {
		drawn.set('cross-section', drawCrossSection(read('cross-section')));
	}
	return drawn;
}

/**
 * Makes the book's pictures as PNGs and JPEGs, since e-readers handle SVG badly.
 * @param ids ids of the drawings that chapters show
 * @returns the files by their path in the book, `pictures/cover.png` first
 */
export async function makeBookPictures(
	materials: Materials,
	ids: Iterable<string>,
): Promise<Map<string, Uint8Array>> {
	const drawn = drawBookPictures(materials, ids);
	let fonts: Promise<Buffer[]> | undefined;
	const files = new Map<string, Uint8Array>();
	for (const [id, { svg, width, isLettered }] of drawn) {
		const file = pathInBook(materials, id);
		const isJpeg = file.endsWith('.jpg');
		const key = [version, svg, String(width), ...(isJpeg ? ['jpeg'] : [])];
		const made = await cached('book-pictures', key, async () => {
			if (isJpeg)
				return sharp(await rasterize(svg, width))
					.jpeg({ mozjpeg: true })
					.toBuffer();
			if (!isLettered) return rasterize(svg, width);
			fonts ??= Promise.all([loadFace('title'), loadFace('label')]);
			return rasterize(svg, width, await fonts);
		});
		files.set(file, made);
	}
	return files;
}
