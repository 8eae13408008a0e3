import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EventList } from '../../src/components/event-list.tsx';
import { YearsRail } from '../../src/components/years-rail.tsx';
import { events } from '../../src/content/events.ts';
import { figures } from '../../src/content/figures.ts';
import { YearsBand } from '../../src/diagrams/years/years-band.tsx';
import { characterRoute, factionRoute, listLinkTargets } from '../../src/world/links.ts';
import { lagan } from '../../src/world/world.ts';
import { nameMooringYear, nameMooringYears, sortIntoEras } from '../../src/world/years.ts';
import { renderOnPage } from '../support/pages.tsx';

const eras = sortIntoEras(events, lagan.eras);
const { html: list, problems } = renderOnPage(<EventList eras={eras} />);
const { html: band } = renderOnPage(<YearsBand events={events} factions={lagan.factions} />);
const { html: rail } = renderOnPage(<YearsRail eras={eras} />);

/** The events in the list: the id and the HTML of each item. */
const items = [
	...list.matchAll(/<li id="([^"]*)" class="dated-event"(.*?)(?=<li id="|<\/ol><\/section>|$)/gs),
].map(([, id = '', html = '']) => ({ id, html }));

describe('years of the mooring', () => {
	it('count from the mooring in both directions', () => {
		assert.equal(nameMooringYear(2061), 'The Mooring');
		assert.equal(nameMooringYear(2062), 'Year 1');
		assert.equal(nameMooringYear(2060), '1 year before');
		assert.equal(nameMooringYear(2038), '23 years before');
		assert.equal(nameMooringYears(2079, 2096), 'Year 18 to Year 35');
		assert.equal(nameMooringYears(2030, 2060), 'Before the mooring');
	});
	it('match the figure for the current year', () => {
		assert.equal(nameMooringYear(Number(figures.world.year)), `Year ${figures.world.mooringYear}`);
	});
});

describe('the list of events', () => {
	it('shows every event once, in order, with its id', () => {
		assert.deepEqual(problems, []);
		assert.deepEqual(
			items.map(({ id }) => id),
			events.map(({ id }) => id),
		);
	});

	it('shows the date, the year of the mooring and the summary of each event', () => {
		const text = (html: string) => html.replace(/<[^>]*>/g, '');
		for (const [i, { date, year, summary }] of events.entries()) {
			const shown = text(`<li${items[i]?.html}`);
			assert.ok(shown.includes(`${date} ${nameMooringYear(year)}`), `${date}: ${shown}`);
			if (!/[{[]/.test(summary)) assert.ok(shown.includes(summary), shown);
		}
	});

	it('links each event only to its sections, people and factions', () => {
		const targets = new Map(listLinkTargets(lagan));
		for (const [i, event] of events.entries()) {
			const { id, sections = [], people = [], factions = [] } = event;
			const links = [...(items[i]?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
			const expected = [
				...factions.map(factionRoute),
				...people.map(characterRoute),
				...sections.map((section) => targets.get(section)?.path),
			];
			assert.deepEqual(links.toSorted(), expected.toSorted(), id);
		}
	});

	it('labels disputed events, and only those', () => {
		const labelled = items.filter(({ html }) => />Disputed</.test(html)).map(({ id }) => id);
		assert.deepEqual(
			labelled,
			events.filter(({ isDisputed }) => isDisputed).map(({ id }) => id),
		);
		assert.ok(labelled.length > 0);
	});

	it('groups events by era', () => {
		for (const { id, from, to, events: inside } of eras) {
			assert.ok(
				inside.every(({ year }) => year >= from && year <= to),
				id,
			);
		}
	});
});

describe('the picture of the years', () => {
	it('has as many marks for each faction as the list has events', () => {
		for (const { slug } of lagan.factions) {
			const ofFaction = events.filter(({ factions }) => factions?.includes(slug)).length;
			for (const html of [band, rail]) {
				const paths = [
					...html.matchAll(/class="years-marks" data-factions="([^"]*)"[^>]* d="([^"]*)"/g),
				];
				const count = paths
					.filter(([, factions = '']) => factions.split(' ').includes(slug))
					.reduce((sum, [, , d = '']) => sum + (d.match(/M/g)?.length ?? 0), 0);
				assert.equal(count, ofFaction, slug);
			}
		}
	});

	it('labels every event that has a title, with a link to it', () => {
		const names = [...band.matchAll(/<a href="#([^"]*)">.*?<text[^>]*>([^<]*)</g)].map(
			([, id, title]) => `${id}: ${title}`,
		);
		assert.deepEqual(
			names,
			events.flatMap(({ id, title }) => (title ? `${id}: ${title}` : [])),
		);
	});

	it('marks disputed events differently', () => {
		const disputed = [...band.matchAll(/data-disputed="true"[^>]* d="([^"]*)"/g)];
		const count = disputed.reduce((sum, [, d = '']) => sum + (d.match(/M/g)?.length ?? 0), 0);
		assert.equal(count, events.filter(({ isDisputed }) => isDisputed).length);
	});

	it('links to every era in its vertical form', () => {
		assert.deepEqual(
			[...rail.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id),
			eras.map(({ id }) => id),
		);
	});
});
