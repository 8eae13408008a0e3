import { type CustomPlugin, optimize } from 'svgo';
import { decodeText } from '../../content/read-text.ts';
import { limitFilters } from './limit-filters.ts';
import { brokenPicture, UnusablePicture } from './processed-upload.ts';

/** The elements that are kept. Scripts, foreign objects, metadata and elements of editors are removed. */
const allowed =
	/^(svg|g|a|defs|symbol|use|switch|view|path|rect|circle|ellipse|line|polyline|polygon|image|text|tspan|textPath|style|stop|linearGradient|radialGradient|pattern|clipPath|mask|marker|filter|fe[A-Z]\w+)$/;
const animation = /^(animate\w*|set)$/;

/** The kind of entity that Illustrator writes, an address: `<!ENTITY ns_svg "http://…">`. */
const plainEntity = /<!ENTITY\s+[\w.-]+\s+(?:"[^"&%<]{0,200}"|'[^'&%<]{0,200}')\s*>/g;

/** A reference in styles to another file; the closing bracket may be missing. */
const external =
	/@import|(?:url|src)\(\s*["']?\s*(?!["'\s]|#|data:)[^)]*|image(?:-set)?\(\s*["'][^)]*/i;

/** Decodes the escapes of CSS, in which `\75rl(` is `url(`. Source: W3C, CSS Syntax Level 3, 4.3.7. */
const decodeCss = (css: string) =>
	css.replace(/\\(?:([0-9a-f]{1,6})\s?|\r?\n|(.))/gi, (_, hex?: string, character = '') =>
		hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)) : character,
	);

/** CSS pixels in a unit. Source: W3C, CSS Values and Units Level 4, section 6.2. */
const units: Readonly<Record<string, number>> = {
	...{ '': 1, px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, q: 96 / 101.6, pt: 96 / 72, pc: 16 },
};

const externalError = (used: string) =>
	new UnusablePicture(
		`It uses “${used.slice(0, 80)}”, which is not inside the file, so pages cannot show it.`,
		'Embed pictures (in Inkscape, Extensions → Images → Embed Images; in Illustrator, Window → Links → Embed Images), and turn words into shapes (Path → Object to Path; Type → Create Outlines).',
	);

const animationError = () =>
	new UnusablePicture(
		'It is animated, and the site shows still pictures only.',
		'Remove the animation.',
	);

/** A length in CSS pixels; undefined if it is a percentage, invalid or missing. */
function readLength(text = ''): number | undefined {
	const [, number, unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text) ?? [];
	const pixels = Number(number) * (units[unit.toLowerCase()] ?? Number.NaN);
	return pixels > 0 && Number.isFinite(pixels) ? pixels : undefined;
}

/** The size and the `viewBox` of a drawing, from the attributes of its root. */
function readSize({ width, height, viewBox = '' }: Record<string, string>) {
	const box = viewBox
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	const [, , across = 0, down = 0] = box;
	const hasBox = box.length === 4 && box.every(Number.isFinite) && across > 0 && down > 0;
	const [wide, high] = [readLength(width), readLength(height)];
	// If one of the two is missing, it follows from the shape of the box.
	const ratio = across / down;
	const size = hasBox
		? {
				width: wide ?? (high ? high * ratio : across),
				height: high ?? (wide ? wide / ratio : down),
			}
		: { width: wide, height: high };
	if (size.width === undefined || size.height === undefined) {
		throw new UnusablePicture(
			'It does not say how large it is.',
			'Save it with a width and a height: in Inkscape, File → Document Properties → Resize to content; in Illustrator and Figma, export an artboard or a frame.',
		);
	}
	return {
		width: Math.max(1, Math.round(size.width)),
		height: Math.max(1, Math.round(size.height)),
		viewBox: hasBox ? box.join(' ') : `0 0 ${size.width} ${size.height}`,
	};
}

type Look = 'day' | 'night';

/** The look that a layer is for, by the name that an editor gave it. Illustrator writes `night_1_`. */
function lookOf(attributes: Record<string, string>): Look | undefined {
	const names = ['inkscape:label', 'data-name', 'id'].map((key) => attributes[key]);
	return names
		.map((name) => name?.toLowerCase().replace(/_\d+_$/, ''))
		.find((name): name is Look => name === 'day' || name === 'night');
}

/**
 * Plugins that keep the look of a drawing, whatever its styles select. SVGO's preset does not: it turns a
 * `rect` into a `path` and drops media queries.
 */
const lookKeepingPlugins = [
	...(['removeDoctype', 'removeXMLProcInst', 'removeComments', 'removeHiddenElems'] as const),
	...(['cleanupIds', 'cleanupNumericValues', 'convertColors', 'convertPathData'] as const),
	...(['convertTransform', 'removeEmptyContainers', 'removeUnusedNS', 'sortAttrs'] as const),
];

/** A drawing that is safe to publish. */
interface CleanedSvg {
	svg: string;
	width: number;
	height: number;
	/** Whether it has a layer for the night. */
	hasNight: boolean;
}

/** Cleans a drawing and leaves out the layers of the other look. */
function cleanLook(source: string, look: Look): CleanedSvg {
	let hasNight = false;
	let size: ReturnType<typeof readSize> | undefined;

	const keepDrawing: CustomPlugin = {
		name: 'keepDrawing',
		fn: () => ({
			instruction: {
				enter({ name, value }) {
					if (name === 'xml-stylesheet')
						throw externalError(/href="([^"]*)"/.exec(value)?.[1] ?? name);
				},
			},
			element: {
				enter(node, parent) {
					const { attributes } = node;
					const remove = () => {
						parent.children = parent.children.filter((child) => child !== node);
					};
					if (animation.test(node.name)) throw animationError();
					if (!allowed.test(node.name)) return remove();
					if (node.name === 'a') {
						node.name = parent.type === 'element' && /^t/.test(parent.name) ? 'tspan' : 'g';
						for (const key of ['href', 'xlink:href', 'target']) delete attributes[key];
					}
					const own = node.name === 'g' ? lookOf(attributes) : undefined;
					hasNight ||= own === 'night';
					if (own && own !== look) return remove();
					if (own === look) {
						// Authors hide one of the two layers in their editor.
						delete attributes.display;
						attributes.style &&= attributes.style.replace(/display:\s*none;?/, '');
					}
					const isPicture = node.name === 'image' || node.name === 'feImage';
					for (const [key, value] of Object.entries(attributes)) {
						const isLink = key === 'href' || key === 'xlink:href';
						const isInside = isPicture ? /^(#|$|data:image\/)/ : /^(#|$)/;
						const [found] = isLink
							? [isInside.test(value.trim()) ? undefined : value]
							: (external.exec(decodeCss(value)) ?? []);
						if (found) throw externalError(found);
						const isKept =
							!key.includes(':') || isLink || key === 'xml:space' || key === 'xmlns:xlink';
						if (!isKept || /^(on|xmlns$)/i.test(key)) delete attributes[key];
					}
					if (parent.type === 'root') {
						size = readSize(attributes);
						Object.assign(attributes, {
							xmlns: 'http://www.w3.org/2000/svg',
							viewBox: size.viewBox,
							width: String(size.width),
							height: String(size.height),
						});
					}
					if (node.name !== 'style') return;
					for (const child of node.children) {
						const css = 'value' in child ? decodeCss(child.value) : '';
						const [found] = external.exec(css) ?? [];
						if (found) throw externalError(found);
						if (css.includes('@keyframes')) throw animationError();
					}
				},
			},
		}),
	};
	const { data } = optimize(source, { plugins: [keepDrawing, ...lookKeepingPlugins] });
	if (size === undefined) throw brokenPicture('it has no <svg>');
	const { width, height, viewBox } = size;
	limitFilters(data, Math.max(...viewBox.split(' ').slice(2).map(Number)));
	return { svg: data, width, height, hasNight };
}

/**
 * Cleans a drawing from Inkscape, Illustrator or Figma: removes scripts and links, and rejects animation
 * and external resources. Pages show it in an `<img>`, so its ids and styles cannot clash with theirs; but
 * a reader can also open it as a page.
 * @returns the drawing by day and, if it has a layer called `night`, by night; each without the layer of the
 * other
 * @throws UnusablePicture
 */
export function cleanSvg(contents: Uint8Array) {
	const { text: source, fault } = decodeText(contents);
	if (fault) throw new UnusablePicture(fault.what, fault.fix, fault.line);
	if (/<!ENTITY/i.test(source.replaceAll(plainEntity, ''))) {
		throw new UnusablePicture(
			'It defines entities (ENTITY) that can expand without limit.',
			'Save it as plain SVG: in Inkscape, Save As → Plain SVG; in Illustrator, Export As → SVG.',
		);
	}
	try {
		const day = cleanLook(source, 'day');
		return { ...day, night: day.hasNight ? cleanLook(source, 'night').svg : undefined };
	} catch (error) {
		throw error instanceof UnusablePicture ? error : brokenPicture(error);
	}
}
