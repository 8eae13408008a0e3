import { parseDocument } from 'htmlparser2';

type ChildNode = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<ChildNode, { attribs: object }>;

/** The inherited properties of a shape, by attribute. */
type Style = Readonly<Record<string, string>>;

const inherited = [
	...['fill', 'fill-opacity', 'fill-rule', 'color', 'paint-order'],
	...['stroke', 'stroke-opacity', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
	...['stroke-dasharray', 'stroke-dashoffset'],
];

/** Initial values: SVG 2, section 13. */
const initial: Style = { fill: '#000', 'stroke-width': '1', stroke: 'none', color: '#000' };

const numbersOf = (list: string) => (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

/** Keeps the elements of a list of nodes. */
const elementsOf = (nodes: readonly ChildNode[]) =>
	nodes.filter((node): node is Element => 'attribs' in node);

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
		if (['defs', 'clipPath', 'symbol', 'pattern'].includes(name)) return;
		const doc = this.#doc;
		const style = this.#styleOf(attribs, outer);
		const clip = this.#find(attribs['clip-path']);
		// The shapes of a clip path may wind in opposite directions, which would cut holes, so each is
		// applied by itself.
		for (const shape of clip ? elementsOf(clip.children) : [undefined]) {
			doc.save();
			this.#move(attribs.transform);
			if (shape) this.#clip(shape);
			if (name === 'use') {
				const { x = 0, y = 0, href } = attribs;
				const used = this.#find(href);
				doc.translate(Number(x), Number(y));
				if (used?.name === 'symbol') this.#drawAll(used, this.#styleOf(used.attribs, style));
				else if (used) this.draw(used, style);
			} else if (this.#trace(element)) this.#paint(element, style);
			else this.#drawAll(element, style);
			doc.restore();
		}
	}

	#drawAll(element: Element, style: Style): void {
		for (const child of elementsOf(element.children)) this.draw(child, style);
	}

	#styleOf(attribs: Style, outer: Style): Style {
		const own = inherited.flatMap((name) => {
			const value = attribs[name];
			return value === undefined || value === 'inherit' ? [] : [[name, value]];
		});
		const style: Record<string, string> = { ...outer, ...Object.fromEntries(own) };
		// A group's opacity is applied to its parts, which do not overlap.
		if (attribs.opacity)
			style.opacity = String(Number(outer.opacity ?? 1) * Number(attribs.opacity));
		return style;
	}

	#find(reference = ''): Element | undefined {
		return this.#byId.get(reference.replace(/^url\(#?|^#|\)$/g, '').replace(/^#/, ''));
	}

	#move(transform = ''): void {
		const doc = this.#doc;
		for (const [, kind, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
			const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = numbersOf(list);
			if (kind === 'translate') doc.translate(a, b ?? 0);
			else if (kind === 'scale') doc.scale(a, b ?? a);
			else if (kind === 'rotate') doc.rotate(a, { origin: [b ?? 0, c] });
			else if (kind === 'matrix') doc.transform(a, b ?? 0, c, d, e, f);
			else if (kind === 'skewX') doc.transform(1, 0, Math.tan((a * Math.PI) / 180), 1, 0, 0);
			else if (kind === 'skewY') doc.transform(1, Math.tan((a * Math.PI) / 180), 0, 1, 0, 0);
		}
	}

	#clip(shape: Element): void {
		if (shape.attribs.transform || !this.#trace(shape)) {
			throw new Error(
				`A picture to print has a clip path with <${shape.name}${shape.attribs.transform ? ' transform' : ''}>. Use a path, circle, ellipse or rect without transform.`,
			);
		}
		this.#doc.clip(shape.attribs['clip-rule'] === 'evenodd' ? 'even-odd' : 'non-zero');
	}

	/** Traces a shape's outline. Returns false for an element that is not a shape. */
	#trace({ name, attribs }: Element): boolean {
		const doc = this.#doc;
		const of = (attribute: string) => Number(attribs[attribute] ?? 0);
		if (name === 'path') doc.path(attribs.d ?? '');
		else if (name === 'circle') doc.circle(of('cx'), of('cy'), of('r'));
		else if (name === 'ellipse') doc.ellipse(of('cx'), of('cy'), of('rx'), of('ry'));
		else if (name === 'rect' && attribs.rx) {
			doc.roundedRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
		} else if (name === 'rect') doc.rect(of('x'), of('y'), of('width'), of('height'));
		else return false;
		return true;
	}

	#paint(element: Element, style: Style): void {
		const doc = this.#doc;
		const opacity = Number(style.opacity ?? 1);
		const paintOf = (name: 'fill' | 'stroke') => {
			const paint = (style[name] === 'currentColor' ? style.color : style[name]) ?? 'none';
			if (paint === 'none') return undefined;
			const [, colour, alpha = 'ff'] =
				/^(#[0-9a-f]{3}|#[0-9a-f]{6})([0-9a-f]{2})?$/i.exec(paint) ?? [];
			if (!colour)
				throw new Error(
					`A picture to print is painted with ${paint}. Use #rgb, #rrggbb or #rrggbbaa.`,
				);
			const opaque =
				(Number(style[`${name}-opacity`] ?? 1) * opacity * Number.parseInt(alpha, 16)) / 255;
			return [colour, opaque] as const;
		};
		const [fill, stroke] = [paintOf('fill'), paintOf('stroke')];
		const width = Number(style['stroke-width']);
		const [filled, stroked] = [fill !== undefined, stroke !== undefined && width > 0];
		if (!filled && !stroked) {
			doc.addContent('n');
			return;
		}
		if (fill) doc.fillColor(...fill);
		if (stroke) {
			const dashes = numbersOf(style['stroke-dasharray'] ?? '');
			doc.strokeColor(...stroke).lineWidth(width);
			doc.lineCap((style['stroke-linecap'] ?? 'butt') as 'butt' | 'round' | 'square');
			doc.lineJoin((style['stroke-linejoin'] ?? 'miter') as 'miter' | 'round' | 'bevel');
			if (dashes.length > 0)
				doc.addContent(`[${dashes.join(' ')}] ${style['stroke-dashoffset'] ?? 0} d`);
		}
		const rule = style['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero';
		if (filled && stroked && style['paint-order']?.startsWith('stroke')) {
			doc.stroke();
			this.#trace(element);
			doc.fill(rule);
		} else if (filled && stroked) doc.fillAndStroke(undefined, undefined, rule);
		else if (filled) doc.fill(rule);
		else doc.stroke();
	}
}

/**
 * Draws one of the site's pictures on a page of a PDF, as vector shapes.
 * @param svg shapes, groups, clips and uses; text and patterns are not supported
 * @param at upper left corner, and points per SVG unit
 * @throws Error for an empty picture or an unsupported colour or clip path
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
