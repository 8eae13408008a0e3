import { breakLines, cutWords } from '../../lib/break-lines.ts';
import { cutFont, isVariable } from '../../lib/cut-font.ts';
import { escapeXml } from '../../lib/escape-xml.ts';
import { rasterize, rasterizePart } from '../../lib/rasterize.ts';
import { createRuler, findMissing, type Ruler } from '../../lib/text-ruler.ts';
import { palette } from '../../model/colours.ts';

/** The size of a preview in pixels, as services that show links require it. */
const previewSize = { width: 1200, height: 630 } as const;

/** The content of a preview. A text may be empty. */
export interface PreviewCard {
	label: string;
	title: string;
	line: string;
	/** The page's picture and the site's mark, as data URLs. */
	picture: string;
	mark: string;
	/** The picture's width by its height. */
	aspect: number;
	/** Whether the picture was uploaded: it may have more colours than a palette, so that the card is a JPEG. */
	isUpload: boolean;
	siteName: string;
}

/** The faces of the card, with the family names in their files. */
const faces = {
	display: { file: 'big-shoulders', family: 'Big Shoulders Display', weight: 900 },
	label: { file: 'barlow-condensed', family: 'Barlow Condensed SemiBold', weight: 600 },
	serif: { file: 'source-serif', family: 'Source Serif 4', weight: 600 },
} as const;

type FaceName = keyof typeof faces;

/** A line of text; its baseline starts at `x`. */
const setLine = (text: string, x: number, baseline: number, size: number, face: FaceName) =>
	`<text x="${x}" y="${baseline}" font-family="${faces[face].family}" font-weight="${faces[face].weight}" font-size="${size}">${escapeXml(text)}</text>`;

/** A picture that covers a box. */
const setPicture = (url: string, x: number, y: number, width: number, height: number) =>
	`<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${url}"/>`;

const gutter = 14;
const panelHeight = previewSize.height - 2 * gutter;
/** From the panel's edge to its words. */
const padding = 44;

/** The minimum size of a title, in pixels. */
const minSize = 48;

/** Breaks a text into lines, and also words that are wider than a line. */
const breakWhole = (text: string, width: number, ruler: Ruler) =>
	breakLines(cutWords(text, width, ruler), width, ruler);

/** Lays out a page's preview as two panels of a comic: its title, and its drawing. */
function layOut(card: PreviewCard, rulers: Readonly<Record<FaceName, Ruler>>): string {
	const artWidth = Math.round(Math.min(620, Math.max(500, panelHeight * card.aspect)));
	const panelWidth = previewSize.width - artWidth - 3 * gutter;
	const left = gutter + padding;
	const width = panelWidth - 2 * padding;

	const title = cutWords(card.title.toUpperCase(), width / minSize, rulers.display);
	const longest = Math.max(...title.split(/\s+/).map(rulers.display));
	let size = Math.min(168, width / longest);
	const breakTitle = () => (title ? breakLines(title, width / size, rulers.display) : []);
	while (size > minSize && breakTitle().length * size * 0.9 > 250) size -= 4;
	size = Math.floor(size);
	const titleTop = 139;
	const titleLines = breakTitle();

	const foot = gutter + panelHeight - 36;
	const lineSize = card.line.length > 75 ? 29 : 34;
	const lineTop = titleTop + titleLines.length * size * 0.9 + 26;
	const lines = breakWhole(card.line, width / lineSize, rulers.serif);
	const room = Math.floor((foot - 60 - lineTop) / (1.22 * lineSize));
	const shown = lines.slice(0, Math.max(1, Math.min(5, room)));
	if (lines.length > shown.length) shown.push(`${shown.pop()} …`);

	const [label = '', ...others] = breakWhole(card.label, (width - 70) / 32, rulers.label);
	const labelText = others.length > 0 ? `${label} …` : label;
	const labelWidth = rulers.label(labelText) * 32 + 40;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}" fill="${palette.ink}">
<rect width="100%" height="100%"/>
<rect x="${gutter}" y="${gutter}" width="${panelWidth}" height="${panelHeight}" fill="${palette.paper}"/>
${labelText && `<rect x="${left + 2}" y="56" width="${labelWidth - 4}" height="51" fill="${palette.yellow}" stroke="${palette.ink}" stroke-width="4"/>`}
${setLine(labelText, left + 20, 92, 32, 'label')}
${titleLines.map((line, i) => setLine(line, left, titleTop + (i + 0.82) * size * 0.9 + size * 0.02, size, 'display')).join('\n')}
${shown.map((line, i) => setLine(line, left, lineTop + (i * 1.22 + 0.9) * lineSize, lineSize, 'serif')).join('\n')}
${setPicture(card.mark, left, foot - 36, 252, 36)}
${setLine(card.siteName, left + 270, foot - 7, 32, 'label')}
${setPicture(card.picture, previewSize.width - gutter - artWidth, gutter, artWidth, panelHeight)}
</svg>`;
}

/** Finds the characters that one of the fonts of cards lacks. */
export async function findUnsupported(text: string): Promise<string[]> {
	const characters = [...new Set(text + text.toUpperCase())].join('');
	const missing = Object.values(faces).map(async ({ file }) =>
		findMissing(await cutFont(file, characters, { targetFormat: 'sfnt' }), characters),
	);
	return [...new Set((await Promise.all(missing)).flat())];
}

/**
 * Prepares to draw cards: subsets their fonts.
 * @param texts the text of all cards
 * @returns draws one as a PNG or, around an uploaded picture, a JPEG
 */
export async function createCardDrawer(
	texts: readonly string[],
): Promise<(card: PreviewCard) => Promise<Uint8Array>> {
	const text = texts.join(' ');
	const characters = [...new Set(`${text}${text.toUpperCase()} …`)].join('');
	const cut = ({ file, weight }: (typeof faces)[FaceName]) =>
		cutFont(file, characters, {
			targetFormat: 'sfnt',
			...(isVariable(file) && { variationAxes: { wght: weight } }),
		});
	const [display, label, serif] = await Promise.all([
		cut(faces.display),
		cut(faces.label),
		cut(faces.serif),
	]);
	const fonts = [display, label, serif];
	const rulers = {
		display: createRuler(display),
		label: createRuler(label),
		serif: createRuler(serif),
	};
	return async (card) => {
		const svg = layOut(card, rulers);
		if (!card.isUpload) return rasterize(svg, previewSize.width, fonts);
		const { default: sharp } = await import('sharp');
		const png = await rasterizePart(svg, previewSize.width, fonts);
		return sharp(png).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
	};
}
