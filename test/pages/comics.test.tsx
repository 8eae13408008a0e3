import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { ComicTranscript } from '../../src/components/comic.tsx';
import { comicPage } from '../../src/model/comic-page.ts';
import type { Panel } from '../../src/model/comics.ts';
import { listDrawn } from '../../src/model/works.ts';
import { printGeometry } from '../../src/publications/templates/comic/geometry.ts';
import { shelf } from '../support/shelf.ts';

/** Whether two boxes share more than an edge. */
const overlap = ([x, y, w, h]: Panel['box'], [x2, y2, w2, h2]: Panel['box']) =>
	x < x2 + w2 && x2 < x + w && y < y2 + h2 && y2 < y + h;

describe('the page of a comic', () => {
	it('has the size and live area of the comic page template', () => {
		const { trim, live } = printGeometry;
		assert.deepEqual([comicPage.width, comicPage.height], [trim.width, trim.height]);
		const { x, y, width, height } = comicPage.live;
		assert.deepEqual([x, width, height], [live.x - trim.x, live.width, live.height]);
		// The template measures from the bottom.
		assert.equal(y, trim.y + trim.height - live.y - live.height);
	});
	for (const { title, drawn: comic } of listDrawn(shelf)) {
		const { pages } = comic;
		for (const [at, panels] of pages.entries()) {
			it(`has its panels in reading order without overlaps: ${title}, page ${at + 1}`, () => {
				const { width, height } = comicPage.live;
				for (const [i, { picture, box }] of panels.entries()) {
					const [x, y, w, h] = box;
					assert.ok(x + w <= width && y + h <= height, `${picture} leaves the live area`);
					const next = panels[i + 1];
					if (next === undefined) continue;
					assert.ok(!overlap(box, next.box), `${next.picture} overlaps the panel before it`);
					const isAfter = next.box[1] >= y + h || (next.box[1] >= y && next.box[0] >= x + w);
					assert.ok(isAfter, `${next.picture} is neither below nor to the right of the one before`);
				}
			});
		}
		it(`is complete and in order in the transcript: ${title}`, () => {
			const html = renderToStaticMarkup(<ComicTranscript comic={comic} />);
			const transcript = html.replace(/<[^>]*>/g, '\n').replaceAll('&#x27;', '’');
			let from = 0;
			const expect = (text: string, where: string) => {
				const at = transcript.indexOf(text, from);
				assert.ok(at >= 0, `${where}: “${text}” is missing or out of order`);
				from = at + text.length;
			};
			for (const { picture, seen, lettering = [] } of pages.flat()) {
				expect(seen, picture);
				for (const { who, text } of lettering) {
					if (who) {
						assert.ok(
							comic.cast.some(({ name }) => name === who),
							`${picture}: ${who} is not in the cast`,
						);
						expect(who, picture);
					}
					expect(text, picture);
				}
			}
		});
	}
});
