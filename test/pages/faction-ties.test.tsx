import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FactionTiesTable } from '../../src/components/faction-ties-table.tsx';
import { factions } from '../../src/content/factions/index.ts';
import { FactionTies } from '../../src/diagrams/ties/faction-ties.tsx';
import { renderOnPage } from '../support/pages.tsx';

/** Every status that a faction gives another: owner, other, status. */
const words = factions.flatMap(({ slug, relationships }) =>
	relationships.map(({ faction, status }) => [slug, faction, status] as const),
);

describe('the relationships of the factions', () => {
	const { html: drawing, problems } = renderOnPage(<FactionTies factions={factions} />);
	const { html: table } = renderOnPage(<FactionTiesTable factions={factions} />);

	/** The centre of each faction's flag in the drawing. */
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

	it('are drawn between flags that link to the factions', () => {
		assert.deepEqual(problems, []);
		assert.deepEqual(
			[...flags.keys()],
			factions.map(({ slug }) => slug),
		);
	});

	it('are drawn as both statuses of each pair, from the owner’s flag towards the other', () => {
		const drawn = [
			...drawing.matchAll(
				/<text transform="translate\(([-\d.]+) ([-\d.]+)\) rotate\(([-\d.]+)\)" x="(-?)\d+"[^>]*>(\w+)</g,
			),
		].map(([, x, y, angle, turned, status = '']) => {
			const at = [Number(x), Number(y)] as const;
			const towards = ((Number(angle) + (turned ? 180 : 0)) * Math.PI) / 180;
			const isAt = ([fx, fy]: [number, number]) => Math.hypot(fx - at[0], fy - at[1]) < 1;
			/** The angle between a flag and the direction of the text, in radians. */
			const deviate = ([fx, fy]: [number, number]) =>
				Math.abs(
					Math.atan2(
						Math.sin(Math.atan2(fy - at[1], fx - at[0]) - towards),
						Math.cos(Math.atan2(fy - at[1], fx - at[0]) - towards),
					),
				);
			const owner = [...flags].find(([, place]) => isAt(place))?.[0];
			const other = [...flags].find(([, place]) => !isAt(place) && deviate(place) < 0.02)?.[0];
			return [owner, other, status];
		});
		assert.equal(drawn.length, words.length);
		assert.deepEqual(drawn.map(String).sort(), words.map(String).sort());
	});

	it('have a knot for two equal statuses, and a frayed rope for different ones', () => {
		const statusOf = new Map(words.map(([from, to, status]) => [`${from} ${to}`, status]));
		const uneven = words.filter(([from, to, status]) => statusOf.get(`${to} ${from}`) !== status);
		assert.equal(drawing.match(/class="ties-fray"/g)?.length, uneven.length / 2);
		assert.equal(drawing.match(/class="ties-knot"/g)?.length, (words.length - uneven.length) / 2);
	});

	it('are drawn with a title and a description for screen readers', () => {
		assert.match(drawing, /<svg [^>]*aria-labelledby="ties-title" aria-describedby="ties-desc"/);
		assert.match(drawing, /<title id="ties-title">[^<]{10,}<\/title>/);
		assert.match(drawing, /<desc id="ties-desc">[^<]{60,}<\/desc>/);
	});

	it('are listed in a table with a row for each faction', () => {
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
