import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { cityPlan } from '../../src/art/city-plan/city-plan.tsx';
import { CityPlanLabels } from '../../src/art/city-plan/city-plan-labels.tsx';
import { hull, slips, stationFixes } from '../../src/art/survey.ts';
import { flattenSections } from '../../src/world/links.ts';
import { lagan } from '../../src/world/world.ts';

const districts =
	flattenSections(lagan.sections).find(({ id }) => id === 'city-districts')?.sections ?? [];
const { stations } = lagan;

describe('the names on the plan', () => {
	it('are the districts and the stations in calling order, on both layouts', () => {
		const html = renderToStaticMarkup(<CityPlanLabels districts={districts} stations={stations} />);
		const once = [
			...districts.map(({ id, title }) => `#${id} ${title}`),
			...stations.map(({ slug, name }, i) => `#${slug} ${i + 1} ${name}, station`),
		];
		const found = [...html.matchAll(/<a href="(.*?)" aria-label="(.*?)"/g)].map(
			([, href, label]) => `${href} ${label?.replace('&amp;', '&')}`,
		);
		assert.deepEqual(found, [...once, ...once]);
	});
	it('are refused when the plan has no place for them', () => {
		const draw = (slug: string, id: string) =>
			renderToStaticMarkup(
				<CityPlanLabels
					districts={[{ id, title: 'x' }]}
					stations={[{ slug, name: 'x', note: '' }]}
				/>,
			);
		assert.throws(() => draw('lisbon', 'innovation'), /no place for the station lisbon/);
		assert.throws(() => draw('lagos', 'suburbs'), /no place for the district suburbs/);
		assert.doesNotThrow(() => draw('lagos', 'innovation'));
	});
});

describe('the plan’s ground', () => {
	const svg = renderToStaticMarkup(<cityPlan.Drawing />);

	it('has the hull, the slips and the stops where the survey has them', () => {
		const [first, second] = hull.map(([x, y]) => [Math.round(x), Math.round(-y)] as const);
		assert.ok(first && second);
		const side = `${second[0] - first[0]} ${second[1] - first[1]}`.replace(' -', '-');
		assert.ok(svg.includes(`M${first.join(' ').replace(' -', '-')}l${side}`));
		for (const { east, north, south } of slips) {
			assert.ok(svg.includes(`${-north}H${east}V${-south}`));
		}
		for (const [x, y] of stationFixes) {
			assert.ok(svg.includes(`M${Math.round(x)} ${Math.round(-y)}h0`));
		}
	});
});
