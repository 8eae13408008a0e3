import { breakLines } from '../../lib/break-lines.ts';
import { palette } from '../../model/colours.ts';
import { comicPage, drawTail, fallOf, tailRoot } from '../../model/comic-page.ts';
import type { Lettering, Panel } from '../../model/comics.ts';
import type { PictureId } from '../../model/picture-ids.ts';
import type { DrawnWork } from '../../model/works.ts';
import { type Kind, type Ruler, settings } from './letter.ts';

/** In points, from the upper left corner of the page or panel. */
interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** Text in lines, and the shape behind it. */
export interface PlacedWords {
	kind: Kind;
	/** Titles are shown in capitals. */
	lines: readonly string[];
	/** The box around the lines, in the panel. */
	box: Box;
	/** A balloon with its tail, or a caption's box, as SVG in points. */
	shape: string;
}

/** A drawing on its page, with its lettering in reading order. */
interface PlacedPanel {
	picture: PictureId;
	box: Box;
	words: readonly PlacedWords[];
}

export interface ComposedPage {
	/** A cover fills the page; panels have frames and paper around them. */
	isCover?: true;
	panels: readonly PlacedPanel[];
}

/** Line width of balloons and captions, in points. */
const border = 1.4;
/** The radius of a balloon's corners, in ems. */
const roundness = 1.1;

const round = (length: number) => Math.round(length * 100) / 100;

const drawRect = ({ x, y, width, height }: Box, attributes: string) =>
	`<rect x="${round(x + border / 2)}" y="${round(y + border / 2)}" width="${round(width - border)}" height="${round(height - border)}" stroke="${palette.ink}" stroke-width="${border}" ${attributes}/>`;

/** Breaks text into the fewest lines that fit, as even as possible, like `text-wrap: balance`. */
function balanceLines(text: string, width: number, measure: (text: string) => number): string[] {
	const count = breakLines(text, width, measure).length;
	let [narrow, wide] = [0, width];
	// Half a point is too small to see.
	while (wide - narrow > 0.5) {
		const between = (narrow + wide) / 2;
		if (breakLines(text, between, measure).length > count) narrow = between;
		else wide = between;
	}
	return breakLines(text, wide, measure);
}

/**
 * Breaks text into lines and measures them.
 * @param maxWidth with margins, in points
 */
function fit(text: string, kind: Kind, maxWidth: number, ruler: Ruler) {
	const { size, leading, margin } = settings[kind];
	const line = kind === 'title' ? 0 : border;
	const [sides, ends] = [margin[0] * size + line, margin[1] * size + line];
	const measure = (words: string) => ruler(kind === 'title' ? words.toUpperCase() : words, kind);
	const lines = balanceLines(text, maxWidth - 2 * sides, measure);
	const width = Math.max(...lines.map(measure));
	const height = lines.length * leading * size;
	const place = (x: number, y: number) => ({
		kind,
		lines,
		outer: { x, y, width: width + 2 * sides, height: height + 2 * ends },
		box: { x: x + sides, y: y + ends, width, height },
	});
	return { lines, width: width + 2 * sides, height: height + 2 * ends, place };
}

/**
 * Places a balloon. Its tail starts where it does on the site, where balloons always have the maximum width.
 */
function placeSpeech(words: Lettering, maxWidth: number, ruler: Ruler): PlacedWords {
	const { text, at, lean = 0.5, tail, root = 0.5 } = words;
	const fitted = fit(text, 'speech', maxWidth, ruler);
	const { outer, ...placed } = fitted.place(at[0] - lean * fitted.width, at[1]);
	const radius = roundness * settings.speech.size;
	const widthOnPage = fitted.lines.length > 1 ? maxWidth : fitted.width;
	const corner = radius + tailRoot / 2;
	const from = Math.min(
		Math.max(at[0] + (root - lean) * widthOnPage, outer.x + corner),
		outer.x + outer.width - corner,
	);
	const end = tail && fallOf(tail) < 0 ? outer.y + border : outer.y + outer.height - border;
	const balloon = drawRect(outer, `rx="${round(radius - border / 2)}" fill="${palette.white}"`);
	const drawn = tail
		? `<path transform="translate(${round(from)} ${round(end)})" d="${drawTail(tail)}" fill="${palette.white}" stroke="${palette.ink}" stroke-width="${border}" stroke-linejoin="round"/>`
		: '';
	return { ...placed, shape: balloon + drawn };
}

/** Places a caption. Its outer border is hidden by the panel's frame. */
function placeCaption(
	text: string,
	x: number,
	y: number,
	maxWidth: number,
	ruler: Ruler,
): PlacedWords {
	const { outer, ...placed } = fit(text, 'caption', maxWidth, ruler).place(x - border, y - border);
	return { ...placed, shape: drawRect(outer, `fill="${palette.yellow}"`) };
}

function placePanel({ picture, box, lettering = [] }: Panel, ruler: Ruler): PlacedPanel {
	const [x, y, width, height] = box;
	const { live } = comicPage;
	const words = lettering.map((piece) => {
		const kind = piece.who === undefined ? 'caption' : 'speech';
		const [sides] = settings[kind].margin;
		const maxWidth = Math.min(
			(piece.measure * 0.5 + 2 * sides) * settings[kind].size,
			0.94 * width,
		);
		return kind === 'speech'
			? placeSpeech(piece, maxWidth, ruler)
			: placeCaption(piece.text, ...piece.at, maxWidth, ruler);
	});
	return { picture, box: { x: live.x + x, y: live.y + y, width, height }, words };
}

/** The cover, with the title at the top and the note at the bottom. */
function composeCover(title: string, cover: PictureId, about: string, ruler: Ruler): ComposedPage {
	const { width, height } = comicPage;
	const placed = fit(title, 'title', width, ruler).place(0, 0);
	const caption = fit(about, 'caption', width, ruler);
	return {
		isCover: true as const,
		panels: [
			{
				picture: cover,
				box: { x: 0, y: 0, width, height },
				words: [
					{ ...placed, shape: '' },
					placeCaption(about, 0, height + 2 * border - caption.height, width, ruler),
				],
			},
		],
	};
}

/**
 * Lays out a comic's cover and pages as in print, with all text broken into lines.
 * @param about a note for the cover
 */
export const composeComic = (
	{ title, cover, drawn }: DrawnWork,
	about: string,
	ruler: Ruler,
): ComposedPage[] => [
	...(cover ? [composeCover(title, cover, about, ruler)] : []),
	...drawn.pages.map((panels) => ({ panels: panels.map((panel) => placePanel(panel, ruler)) })),
];
