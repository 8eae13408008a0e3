import { parseDocument } from 'htmlparser2';

type ChildNode = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<ChildNode, { attribs: object }>;

/** The inherited properties of a shape, by attribute. */
type Style = Readonly<Record<string, string>>;

const inherited = [
	...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-opacity', 'stroke-width'],
	...['stroke-linecap', 'stroke-linejoin', 'stroke-dasharray'],
];

/** Elements that draw nothing where they stand. */
const undrawn = ['clipPath', 'defs', 'title'];

/** What changes a drawing and is not drawn here. */
const unsupported = ['opacity', 'paint-order', 'stroke-dashoffset', 'mask', 'filter'];

/** Initial values: SVG 2, section 13. */
const initial: Style = { fill: '#000', 'stroke-width': '1', stroke: 'none' };

const numbersOf = (list: string) => (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

/** Keeps the elements of a list of nodes. */
const elementsOf = (nodes: readonly ChildNode[]) =>
	nodes.filter((node): node is Element => 'attribs' in node);

const createError = (what: string) =>
	new Error(`A picture to print has ${what}, which is not drawn.`);

/** Draws the SVG features that the site's pictures use on a page of a PDF. */
class SvgDrawer {
	readonly #doc: PDFKit.PDFDocument;
	readonly #byId = new Map<string, Element>();

	constructor(doc: PDFKit.PDFDocument, root: Element) {
		this.#doc = doc;
		const list = (element: Element): void => {
			if (element.attribs.id) this.#byId.set(element.attribs.id, element);
			elementsOf(element.children).forEach(list);
		};
		list(root);
	}

	draw(element: Element, outer: Style): void {
		const { name, attribs } = element;
		if (undrawn.includes(name)) return;
		const foreign = unsupported.find((attribute) => attribute in attribs);
		if (foreign) throw createError(foreign);
		const doc = this.#doc;
		const own = inherited.flatMap((each) => (attribs[each] ? [[each, attribs[each]]] : []));
		const style: Style = { ...outer, ...Object.fromEntries(own) };
		const clip = this.#byId.get(/^url\(#(.*)\)$/.exec(attribs['clip-path'] ?? '')?.[1] ?? '');
		// The shapes of a clip path may wind in opposite directions, which would cut holes, so each is
		// applied by itself.
		for (const shape of clip ? elementsOf(clip.children) : [undefined]) {
			doc.save();
			this.#move(attribs.transform);
			if (shape) this.#clip(shape);
			if (name === 'svg' || name === 'g') {
				for (const child of elementsOf(element.children)) this.draw(child, style);
			} else this.#paint(element, style);
			doc.restore();
		}
	}

	#move(transform = ''): void {
		for (const [, kind = '', list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
			const [a = 0, b, c = 0] = numbersOf(list);
			if (kind === 'translate') this.#doc.translate(a, b ?? 0);
			else if (kind === 'scale') this.#doc.scale(a, b ?? a);
			else if (kind === 'rotate') this.#doc.rotate(a, { origin: [b ?? 0, c] });
			else throw createError(`the transform ${kind}`);
		}
	}

	#clip(shape: Element): void {
		if (shape.attribs.transform) throw createError('a clip path with a transform');
		this.#trace(shape);
		this.#doc.clip(shape.attribs['clip-rule'] === 'evenodd' ? 'even-odd' : 'non-zero');
	}

	/** Traces a shape's outline. */
	#trace({ name, attribs }: Element): void {
		const doc = this.#doc;
		const of = (attribute: string) => Number(attribs[attribute] ?? 0);
		if (name === 'path') doc.path(attribs.d ?? '');
		else if (name === 'circle') doc.circle(of('cx'), of('cy'), of('r'));
		else if (name === 'ellipse') doc.ellipse(of('cx'), of('cy'), of('rx'), of('ry'));
		else if (name === 'rect' && attribs.rx) {
			doc.roundedRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
		} else if (name === 'rect') doc.rect(of('x'), of('y'), of('width'), of('height'));
		else throw createError(`<${name}>`);
	}

	#paint(element: Element, style: Style): void {
		const doc = this.#doc;
		const paintOf = (name: 'fill' | 'stroke') => {
			const paint = style[name] ?? 'none';
			if (paint === 'none') return undefined;
			if (!/^#([0-9a-f]{3}){1,2}$/i.test(paint)) throw createError(`the colour ${paint}`);
			return [paint, Number(style[`${name}-opacity`] ?? 1)] as const;
		};
		const [fill, stroke] = [paintOf('fill'), paintOf('stroke')];
		const width = Number(style['stroke-width']);
		const isStroked = stroke !== undefined && width > 0;
		this.#trace(element);
		if (fill) doc.fillColor(...fill);
		if (stroke) {
			const dashes = numbersOf(style['stroke-dasharray'] ?? '');
			doc.strokeColor(...stroke).lineWidth(width);
			doc.lineCap((style['stroke-linecap'] ?? 'butt') as 'butt' | 'round' | 'square');
			doc.lineJoin((style['stroke-linejoin'] ?? 'miter') as 'miter' | 'round' | 'bevel');
			if (dashes.length > 0) doc.addContent(`[${dashes.join(' ')}] 0 d`);
		}
		const rule = style['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero';
		if (fill && isStroked) doc.fillAndStroke(undefined, undefined, rule);
		else if (fill) doc.fill(rule);
		else if (isStroked) doc.stroke();
		else doc.addContent('n');
	}
}

/**
 * Draws one of the site's pictures on a page of a PDF, as vector shapes.
 * @param svg groups, shapes and clip paths
 * @param at upper left corner, and points per SVG unit
 * @throws Error for an empty picture, and for anything that is not drawn here
 */
export function drawSvg(
	doc: PDFKit.PDFDocument,
	svg: string,
	{ x, y, scale }: { x: number; y: number; scale: number },
): void {
	const [root] = elementsOf(parseDocument(svg, { xmlMode: true }).children);
	if (!root) throw new Error('A picture to print has no <svg> element.');
	const { width = '0', height = '0' } = root.attribs;
	doc.save();
	doc.translate(x, y).scale(scale);
	doc.rect(0, 0, Number(width), Number(height)).clip();
	new SvgDrawer(doc, root).draw(root, initial);
	doc.restore();
}
