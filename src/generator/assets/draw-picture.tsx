import { renderToStaticMarkup } from 'react-dom/server';
import { WithLayers } from '../../art/kit/layer.tsx';
import { type Night, NightLook } from '../../art/kit/night.tsx';
import type { Picture } from '../../art/picture.ts';
import { createAnchors } from '../../model/slugify.ts';

/** An opening or closing tag as React writes it: `<` and `>` in values are escaped. */
const tags = /<(\/?)([a-z]\w*)([^>]*?)(\/?)>/gi;
const lightAttribute = / data-light="(#[0-9a-f]{6})"/;
const lightAttributes = new RegExp(lightAttribute, 'g');
const paints = / (fill|stroke)="(#[0-9a-f]{3,6})"/g;

/** An id that React has made, and which only says where in the tree it stands. */
const madeId = /_R_\w*_/g;

/** An element without content, with a closing tag that it does not need. */
const empty = /<([a-z]\w*)([^>]*)><\/\1>/gi;

/** `#rgb` and `#rrggbb` as three numbers from 0 to 255. */
function readColour(hex: string): number[] {
	const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
	return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** The colour of a surface in a light: the product, channel by channel. */
function multiply(paint: string, light: string): string {
	const falling = readColour(light);
	const seen = readColour(paint).map((value, i) => Math.round((value * (falling[i] ?? 0)) / 255));
	return `#${seen.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Gives each fill and stroke of a drawing its colour in the light around it. */
function lightDrawing(svg: string, night: Night): string {
	/** The light inside each open element; undefined where it is the drawing's own. */
	const within: (string | undefined)[] = [];
	const paintIn = (paint: string, light: string | undefined) =>
		light ? multiply(paint, light) : (night.colours?.[paint] ?? multiply(paint, night.light));
	return svg.replace(tags, (tag, closing, name, attributes: string, alone) => {
		if (closing) {
			within.pop();
			return tag;
		}
		const light = lightAttribute.exec(attributes)?.[1] ?? within.at(-1);
		if (!alone) within.push(light);
		const lit = attributes.replace(paints, (_, of, paint) => ` ${of}="${paintIn(paint, light)}"`);
		return `<${name}${lit}${alone}>`;
	});
}

/** Gives the ids that React has made short names, in their order: the same whatever stands around them. */
function shortenIds(svg: string): string {
	const names = new Map<string, string>();
	return svg.replace(madeId, (id) => {
		const name = names.get(id) ?? `_${names.size.toString(36)}`;
		names.set(id, name);
		return name;
	});
}

/** Leaves out what only this module reads, and closing tags that are not needed. */
const tidy = (svg: string) =>
	shortenIds(svg.replace(lightAttributes, '').replace(empty, '<$1$2/>'));

/** Names layers as Inkscape reads them and, by ids, Illustrator and Figma; each on a line of its own. */
function nameLayers(svg: string): string {
	const idOf = createAnchors();
	const named = svg.replace(/<g data-layer="([^"]*)"/g, (_, label: string) => {
		// An id in XML does not begin with a digit.
		const id = idOf(label).replace(/^(?=\d)/, '_');
		return `\n<g id="${id}" inkscape:groupmode="layer" inkscape:label="${label}"`;
	});
	return named.replace(
		'<svg ',
		'<svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ',
	);
}

/**
 * Draws a picture by day with its layers, for editors.
 * @returns one `<svg>` element; undefined for a picture without layers
 */
export function drawLayers({ Drawing }: Picture): string | undefined {
	const svg = renderToStaticMarkup(
		<WithLayers>
			<Drawing />
		</WithLayers>,
	);
	return svg.includes('<g data-layer=') ? nameLayers(tidy(svg)) : undefined;
}

/**
 * Draws a picture.
 * @param look by day or by night; a picture without a night look is drawn by day
 * @returns one `<svg>` element
 */
export function drawPicture({ Drawing, night }: Picture, look: 'day' | 'night' = 'day'): string {
	const asNight = look === 'night' ? night : undefined;
	const drawing = asNight ? (
		<NightLook>
			<Drawing />
		</NightLook>
	) : (
		<Drawing />
	);
	const svg = renderToStaticMarkup(drawing);
	const lit = asNight ? lightDrawing(svg, asNight) : svg;
	return tidy(lit);
}
