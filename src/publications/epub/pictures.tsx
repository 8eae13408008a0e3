import { renderToStaticMarkup } from 'react-dom/server';
import { CityPlanLabels } from '../../art/city-plan/city-plan-labels.tsx';
import { layouts } from '../../art/city-plan/labels.ts';
import { CrossSectionLabels } from '../../art/cross-section/labels.tsx';
import { palette } from '../../art/palette.ts';
import type { PictureFile } from '../../components/page-context.ts';
import { cached } from '../../generator/cache.ts';
import { escapeXml } from '../../generator/escape-xml.ts';
import { rasterize } from '../../generator/rasterize.ts';
import { flattenSections } from '../../world/links.ts';
import { loadFace } from '../faces.ts';
import type { Materials } from '../publication.ts';

/**
 * How many pixels a drawing has that is shown across a page. Kindles and Kobos of six inches have 1072;
 * at 720 the book stays under 4 MB with room for what is still to be written, and a cold build in time.
 */
const across = 720;

/** Changes with the code that rasterizes and with the faces, which the cache cannot see. */
const version = '1';

/** A drawing as a book shows it, with its width in pixels where it becomes a PNG. */
interface Plate {
	svg: string;
	width: number;
	/** Whether it has words. */
	isLettered?: true;
}

/** Lettering as the faces call themselves, and the colours of plates and leaders by day. */
const lettering = `text { font-family: 'Barlow Condensed SemiBold', 'Barlow Condensed'; font-weight: 600; fill: ${palette.ink}; }
.title, .diagram-name, .label-number, .label-district-name { font-family: 'Big Shoulders Display'; font-weight: 900; }
.labels-narrow text { font-size: 13px; text-anchor: middle; }
.labels-narrow .label-number, .labels-narrow .label-district-name { font-size: 14px; }
.label-plate { fill: ${palette.paper}; stroke: ${palette.ink}; stroke-width: 1.5; }
.label-district { fill: ${palette.yellow}; }
.label-disc { fill: #fff; stroke: ${palette.ink}; stroke-width: 2.5; }
.label-leader { fill: none; stroke: ${palette.ink}; stroke-width: 5; }
.label-end { fill: ${palette.ink}; }
.label-halo, .label-touch, .diagram-halo, .diagram-hit, .diagram-band, .diagram-place { display: none; }
.diagram-labels { font-size: 31px; }
.diagram-name { font-size: 42px; }
.diagram-plate { fill: ${palette.yellow}; stroke: ${palette.ink}; stroke-width: 3; }
.diagram-label { transform: scale(1.5); }`;

/** A drawing inside another, stretched to a box. It is not cut there, which would take resvg half as long again. */
const embed = (svg: string, x: number, y: number, width: number, height: number) =>
	svg.replace(
		/^<svg (.*?) width="[^"]*" height="[^"]*"/,
		`<svg $1 x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" overflow="visible"`,
	);

const sheet = (box: readonly number[], inside: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"><style>${lettering}</style>${inside}</svg>`;

/** One layer of labels out of markup, as a drawing in a box. */
const pickLayer = (markup: string, name: string, [x = 0, y = 0, width = 0, height = 0]: number[]) =>
	(new RegExp(`<svg class="[^"]*${name}.*?</svg>`, 's').exec(markup)?.[0] ?? '').replace(
		'<svg ',
		`<svg x="${x}" y="${y}" width="${width}" height="${height}" `,
	);

/**
 * The cover: the city, with its name in the sky. At 1540 it is whole, and as tall by its width as shops
 * for e-books ask for, 8 to 5 and a little more.
 */
function drawCover(hero: string, name: string, anthology: string): Plate {
	const sky = 140;
	return {
		width: across,
		isLettered: true,
		svg: sheet(
			[0, 0, 940, 1540],
			`<rect width="940" height="400" fill="${palette.paper}"/>${embed(hero, 0, sky, 940, 1400)}
<text class="title" x="48" y="178" font-size="196">${escapeXml(name.toUpperCase())}</text>
<text x="892" y="78" text-anchor="end" font-size="40">The world of</text>
<text x="892" y="122" text-anchor="end" font-size="40">${escapeXml(anthology)}</text>`,
		),
	};
}

/** The width of a drawing in pixels: less than `across` if it is shown in a line or in part of a page. */
function widthOf(id: string, picture: PictureFile | undefined): number {
	if (id.startsWith('flag-')) return 96;
	if (id.startsWith('panel-')) return 280;
	if (id.startsWith('portrait-')) return 320;
	const { width, height } = picture ?? { width: 1, height: 1 };
	return Math.round(across * Math.min(1, width / height));
}

/** The plan as phones show it, with the largest lettering, and its names. */
function drawCityPlan(plan: string, { sources: { world } }: Materials['content']): Plate {
	const { wide, narrow } = layouts;
	const districts = flattenSections(world.sections).find(({ id }) => id === 'city-districts');
	const box = [narrow.west, -narrow.north, narrow.width, narrow.height];
	const labels = renderToStaticMarkup(
		<CityPlanLabels districts={districts?.sections ?? []} stations={world.stations} />,
	);
	return {
		width: across,
		isLettered: true,
		svg: sheet(
			box,
			embed(plan, wide.west, -narrow.north, wide.width, narrow.height) +
				pickLayer(labels, 'labels-narrow', box),
		),
	};
}

/** The section without the open sea at its sides, with the names of its levels. */
function drawCrossSection(section: string): Plate {
	const labels = renderToStaticMarkup(<CrossSectionLabels />);
	const whole = [0, 0, 1600, 1380] as const;
	return {
		width: across,
		isLettered: true,
		svg: sheet(
			[330, 0, 1216, 1380],
			embed(section, ...whole) + pickLayer(labels, 'diagram-labels', [...whole]),
		),
	};
}

/**
 * Draws the book's plates out of the site's own drawings, by day. The plan and the section have their
 * names drawn in, which on pages are links laid over them.
 * @param ids of the drawings that chapters show
 * @returns plates by id, `cover` first
 */
function drawPlates(
	{ content, pictures, svgs }: Materials,
	ids: Iterable<string>,
): Map<string, Plate> {
	const read = (id: string) => String(svgs.get(pictures.get(id)?.file ?? '') ?? '');
	const { name, anthology } = content.settings;
	const plates = new Map<string, Plate>([
		['cover', drawCover(read('hero-tall'), name, anthology)],
		...[...ids]
			.sort()
			.map((id): [string, Plate] => [id, { svg: read(id), width: widthOf(id, pictures.get(id)) }]),
	]);
	if (plates.has('city-plan')) plates.set('city-plan', drawCityPlan(read('city-plan'), content));
	if (plates.has('cross-section')) {
		plates.set('cross-section', drawCrossSection(read('cross-section')));
	}
	return plates;
}

/**
 * Makes the pictures of the book for e-readers, which handle SVG badly.
 * @param ids of the drawings that chapters show
 * @returns PNG files by their path in the book, `pictures/cover.png` first
 */
export async function makeBookPictures(
	materials: Materials,
	ids: Iterable<string>,
): Promise<Map<string, Uint8Array>> {
	const plates = drawPlates(materials, ids);
	let fonts: Promise<Buffer[]> | undefined;
	const files = new Map<string, Uint8Array>();
	for (const [id, { svg, width, isLettered }] of plates) {
		const png = await cached('book-pictures', [version, svg, String(width)], async () => {
			if (!isLettered) return rasterize(svg, width);
			fonts ??= Promise.all([loadFace('title'), loadFace('label')]);
			return rasterize(svg, width, await fonts);
		});
		files.set(`pictures/${id}.png`, png);
	}
	return files;
}
