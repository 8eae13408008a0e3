import { comicPage } from '../../src/model/comic-page.ts';
import type { DrawnComic } from '../../src/model/comics.ts';
import type { Sheet } from './printed-pages.ts';

/** The margin above a page of a comic on paper, in points: 9 mm. */
const above = (9 / 25.4) * 72;

const lettersOf = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

/** The words inside a panel of a printed page, reduced to letters. */
function readPanel({ width, lines }: Sheet, [x, y, breadth, height]: readonly number[]) {
	const left = (width - comicPage.width) / 2 + comicPage.live.x + (x ?? 0);
	const top = above + comicPage.live.y + (y ?? 0);
	return lines
		.flatMap(({ words }) => words)
		.filter(
			(word) =>
				word.left >= left - 2 &&
				word.right <= left + (breadth ?? 0) + 2 &&
				word.top >= top - 4 &&
				word.bottom <= top + (height ?? 0) + 4,
		)
		.map(({ text }) => lettersOf(text));
}

/** The numbers of empty sheets. */
export const listEmpty = (sheets: readonly Sheet[]) =>
	sheets.flatMap(({ lines }, i) => (lines.length === 0 ? [i + 1] : []));

/**
 * Words of a comic that are outside their panel. The title is on the first sheet, and each page on one
 * of the following sheets, in its trim size.
 */
export const listStrays = (sheets: readonly Sheet[], pages: DrawnComic['pages']): string[] =>
	pages.flatMap((panels, page) => {
		const sheet = sheets[page + 1];
		return panels.flatMap(({ picture, box, lettering = [] }) => {
			const found = sheet ? readPanel(sheet, box) : [];
			return lettering.flatMap(({ text }) => {
				const lost = text
					.split(' ')
					.map(lettersOf)
					.filter((word) => !found.includes(word));
				return lost.length > 0 ? [`${picture}: “${text}” lacks ${lost.join(', ')}`] : [];
			});
		});
	});
