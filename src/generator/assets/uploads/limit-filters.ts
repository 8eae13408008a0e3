import { DomUtils, parseDocument } from 'htmlparser2';
import { longestSide } from './make-raster.ts';
import { UnusablePicture } from './processed-upload.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Samples for each pixel of a drawing that a filter may take; this many take some 20 seconds. */
const maxSamples = 1200;
/** How many filter primitives may be drawn; this many take some three minutes. */
const maxDrawn = 1000;

/** The numbers of an attribute such as `radius="5 2"`; one stands for both. */
function readPair(text: string | undefined, otherwise: number): [number, number] {
	const [x = otherwise, y = x] = (text?.trim().split(/[\s,]+/) ?? []).map(Number);
	return [x, y];
}

/**
 * The samples that a filter primitive takes for each pixel; most take a few.
 * @param scale pixels of the JPEG to a unit of the drawing
 */
function countSamples({ name, attribs, parent }: Element, scale: number): number {
	if (name === 'feTurbulence') return 60 * Number(attribs.numOctaves ?? 1);
	if (name === 'feConvolveMatrix') {
		const [x, y] = readPair(attribs.order, 3);
		return x * y;
	}
	if (name !== 'feMorphology') return 1;
	const isShare =
		parent && 'attribs' in parent && parent.attribs.primitiveUnits === 'objectBoundingBox';
	const [x, y] = readPair(attribs.radius, 0).map(
		(radius) => 2 * radius * (isShare ? longestSide : scale) + 1,
	);
	return (x ?? 1) * (y ?? 1);
}

/** How many filter primitives a drawing draws: `use` draws what it leads to once more. */
function countDrawn(elements: readonly Element[]): number {
	const byId = new Map(elements.map((element) => [element.attribs.id, element]));
	const counts = new Map<Element, number>();
	const styles = DomUtils.textContent(elements.filter(({ name }) => name === 'style'));
	const filters = elements.filter(({ name }) => name === 'filter');
	const longest = Math.max(0, ...filters.map(({ children }) => children.length));
	function countIn(element: Element): number {
		const known = counts.get(element);
		if (known !== undefined) return known;
		// A circle of elements is drawn by nobody.
		counts.set(element, 0);
		const { filter = '', style = '', class: names, href, 'xlink:href': link } = element.attribs;
		const hasFilter =
			filter !== '' || style.includes('filter') || (names && styles.includes('filter'));
		const target = element.name === 'use' && byId.get((href ?? link)?.slice(1));
		const count =
			(hasFilter ? longest : 0) +
			(target ? countIn(target) : 0) +
			element.children.reduce((sum, child) => sum + ('attribs' in child ? countIn(child) : 0), 0);
		counts.set(element, count);
		return count;
	}
	const [root] = elements;
	return root ? countIn(root) : 0;
}

/**
 * Refuses filters that would take minutes to draw.
 * @param svg a clean drawing
 * @param side the longer side of its box, in its own units
 * @throws UnusablePicture
 */
export function limitFilters(svg: string, side: number): void {
	const fix =
		'Make its numbers smaller, or turn what it is on into pixels: in Inkscape, Edit → Make a Bitmap Copy; in Illustrator, Object → Rasterize; in Figma, export that layer as PNG.';
	const elements = DomUtils.getElementsByTagName('*', parseDocument(svg, { xmlMode: true }));
	for (const element of elements) {
		if (!element.name.startsWith('fe')) continue;
		const samples = countSamples(element, longestSide / side);
		if (samples <= maxSamples) continue;
		const { radius, numOctaves, order } = element.attribs;
		throw new UnusablePicture(
			`Its filter <${element.name}> with ${radius ?? numOctaves ?? order} would take minutes to draw.`,
			fix,
		);
	}
	const drawn = countDrawn(elements);
	if (drawn > maxDrawn) {
		throw new UnusablePicture(`It draws ${drawn} filter effects; the limit is ${maxDrawn}.`, fix);
	}
}
