import { palette } from '../../art/palette.ts';
import { comicPage } from '../../world/comic-page.ts';
import { escapeXml, frameXhtml } from '../epub/xhtml.ts';
import type { ComposedPage, PlacedPanel, PlacedWords } from './compose.ts';
import { frame } from './draw-page.ts';
import { type Kind, settings } from './letter.ts';

/** Pixels of the viewport a point of the printed page. */
const scale = 2;

const px = (points: number) => `${Math.round(points * scale * 10) / 10}px`;

/** Where something stands, as a style. */
const place = ({ x, y, width, height }: PlacedPanel['box']) =>
	`style="left:${px(x)};top:${px(y)};width:${px(width)};height:${px(height)}"`;

const kinds = Object.entries(settings) as [Kind, (typeof settings)[Kind]][];

/** Where a font stands, seen from the package. */
export const fontPath = (kind: Kind) => `fonts/${kind}.ttf`;

/**
 * The styles of all pages, and their fonts, which stay what they are where a reader has chosen another
 * face: it would not fit into the balloons.
 */
export const pageStyles = `${kinds
	.map(
		([kind, { family, weight, size, leading }]) =>
			`@font-face { font-family: "${family}"; font-weight: ${weight}; src: url("${fontPath(kind)}") format("truetype"); }
.words.${kind} { font: ${weight} ${px(size)}/${leading} "${family}", sans-serif !important; }`,
	)
	.join('\n')}
body { position: relative; margin: 0; width: ${px(comicPage.width)}; height: ${px(comicPage.height)}; overflow: hidden; background: ${palette.white}; color: ${palette.ink}; }
figure { position: absolute; margin: 0; outline: ${px(frame)} solid ${palette.ink}; }
img { display: block; width: 100%; height: 100%; }
svg { position: absolute; left: 0; top: 0; width: 100%; height: 100%; overflow: visible; }
.words { position: absolute; margin: 0; white-space: nowrap; text-align: center; }
.title { color: ${palette.white}; text-align: left; text-transform: uppercase; }
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

/** Words as text, each line where it stands; who says them is for those who do not see the tail. */
function writeWords({ kind, who, lines, box }: PlacedWords): string {
	const name = kind === 'title' ? 'h1' : 'p';
	const speaker = who === undefined ? '' : `<span class="heard">${escapeXml(who)}: </span>`;
	return `<${name} class="words ${kind}" ${place(box)}>${speaker}${lines.map(escapeXml).join('<br/>\n')}</${name}>`;
}

function writePanel({ picture, seen, box, words }: PlacedPanel, name: string): string {
	const shapes = words.map(({ shape }) => shape).join('');
	const drawn =
		shapes === ''
			? ''
			: `\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" aria-hidden="true">${shapes}</svg>`;
	return `<figure ${place(box)} aria-label="${name}">
<img src="../pictures/${picture}.svg" alt="${escapeXml(seen)}"/>${drawn}
${words.map(writeWords).join('\n')}
</figure>`;
}

/** A page as a document of its own: drawings as they are, and all that is said as text over them. */
export function writeFixedPage({ name, isCover, panels }: ComposedPage, language: string): string {
	const heading = isCover ? '' : `<h1 class="heard">${name}</h1>\n`;
	const figures = panels.map((panel, i) => writePanel(panel, isCover ? name : `Panel ${i + 1}`));
	const { width, height } = comicPage;
	return frameXhtml(
		language,
		name,
		heading + figures.join('\n'),
		'../style.css',
		`\n<meta name="viewport" content="width=${width * scale}, height=${height * scale}"/>`,
	);
}
