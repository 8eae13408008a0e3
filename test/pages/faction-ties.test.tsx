import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FactionTies } from '../../src/components/faction-ties.tsx';
import { FactionTiesTable } from '../../src/components/faction-ties-table.tsx';
import { factions } from '../../src/content/factions/index.ts';
import { renderOnPage } from '../support/pages.tsx';

/** Every word that a faction has for another: owner, other, word. */
const words = factions.flatMap(({ slug, relationships }) =>
	relationships.map(({ faction, status }) => [slug, faction, status] as const),
);

describe('how the factions see each other', () => {
	const { html: drawing, problems } = renderOnPage(<FactionTies factions={factions} />);
	const { html: table } = renderOnPage(<FactionTiesTable factions={factions} />);

	/** Where a faction's flag stands in the drawing: its middle. */
	const flags = new Map(
		[
			...drawing.matchAll(
				/<a href="\/faction\/([^/]*)\/">.*?<foreignObject [^>]*x="([-\d.]+)" y="([-\d.]+)" width="(\d+)" height="(\d+)"/g,
			),
		].map(([, slug = '', x, y, width, height]): [string, [number, number]] => [
			slug,
			[Number(x) + Number(width) / 2, Number(y) + Number(height) / 2],
		]),
	);

	it('draws their flags, each a link to its faction', () => {
		assert.deepEqual(problems, []);
		assert.deepEqual(
			[...flags.keys()],
			factions.map(({ slug }) => slug),
		);
	});

	it('draws both words of every pair, each at its owner’s end and towards the other', () => {
		const drawn = [
			...drawing.matchAll(
				/<text transform="translate\(([-\d.]+) ([-\d.]+)\) rotate\(([-\d.]+)\)" x="(-?)\d+"[^>]*>(\w+)</g,
			),
		].map(([, x, y, angle, turned, status = '']) => {
			const at = [Number(x), Number(y)] as const;
			const towards = ((Number(angle) + (turned ? 180 : 0)) * Math.PI) / 180;
			const isAt = ([fx, fy]: [number, number]) => Math.hypot(fx - at[0], fy - at[1]) < 1;
			/** How far a flag lies from the direction in which the word runs, in radians. */
			const miss = ([fx, fy]: [number, number]) =>
				Math.abs(
					Math.atan2(
						Math.sin(Math.atan2(fy - at[1], fx - at[0]) - towards),
						Math.cos(Math.atan2(fy - at[1], fx - at[0]) - towards),
					),
				);
			const owner = [...flags].find(([, place]) => isAt(place))?.[0];
			const other = [...flags].find(([, place]) => !isAt(place) && miss(place) < 0.02)?.[0];
			return [owner, other, status];
		});
		assert.equal(drawn.length, words.length);
		assert.deepEqual(drawn.map(String).sort(), words.map(String).sort());
	});

	it('ties a knot where both sides say the same, and frays the rope where they do not', () => {
		const saysOf = new Map(words.map(([from, to, status]) => [`${from} ${to}`, status]));
		const apart = words.filter(([from, to, status]) => saysOf.get(`${to} ${from}`) !== status);
		assert.equal(drawing.match(/class="ties-fray"/g)?.length, apart.length / 2);
		assert.equal(drawing.match(/class="ties-knot"/g)?.length, (words.length - apart.length) / 2);
	});

	it('has a title and a description, named by the drawing', () => {
		assert.match(drawing, /<svg [^>]*aria-labelledby="ties-title" aria-describedby="ties-desc"/);
		assert.match(drawing, /<title id="ties-title">[^<]{10,}<\/title>/);
		assert.match(drawing, /<desc id="ties-desc">[^<]{60,}<\/desc>/);
	});

	it('says the same in a table, a row a faction', () => {
		const rows = [...table.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([, row = '']) => row);
		assert.equal(rows.length, factions.length);
		for (const [i, row] of rows.entries()) {
			const owner = factions[i];
			const cells = [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) =>
				cell.replace(/<[^>]*>/g, ''),
			);
			const expected = factions.map(
				({ slug }) => owner?.relationships.find(({ faction }) => faction === slug)?.status ?? '–',
			);
			assert.deepEqual(cells, expected, owner?.name);
		}
	});
});
