import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { labelledLevels, landmarks } from '../../src/diagrams/cross-section/places.ts';
import { flattenSections } from '../../src/world/links.ts';
import { lagan } from '../../src/world/world.ts';
import { describeInAllEngines } from '../support/engines.ts';
import { findClashes, readLabels } from '../support/labels.ts';
import type { Tab } from '../support/tab.ts';

const districts =
	flattenSections(lagan.sections).find(({ id }) => id === 'city-districts')?.sections ?? [];

/** The accessible names on the plan, each with its target. */
const places = [
	...districts.map(({ id, title }) => `${title} → #${id}`),
	...lagan.stations.map(({ slug, name }, i) => `${i + 1} ${name}, station → #${slug}`),
];

/**
 * Checks the labels of a diagram for size, overlaps and dead links.
 * @param diagram its class
 */
const findFaults = (tab: Tab, diagram: string) =>
	tab.run((name) => {
		const faults: string[] = [];
		// Browsers round to fractions of a pixel.
		const slack = 0.5;
		const frame = document.querySelector(`.${name} .diagram-frame`)?.getBoundingClientRect();
		const links = [...document.querySelectorAll<SVGAElement>(`.${name} .diagram-labels a`)];
		const isShown = (each: Element) => each.getBoundingClientRect().width > 0;
		if (frame === undefined || !links.some(isShown)) return ['There are no labels.'];
		if (frame.left < 0 || frame.right > document.documentElement.clientWidth) {
			faults.push('The figure leaves the window.');
		}
		const isWithin = (box: DOMRect) =>
			box.left >= frame.left - slack &&
			box.right <= frame.right + slack &&
			box.height <= frame.height + slack;
		const areas: { href: string; area: DOMRect }[] = [];
		for (const link of links) {
			const href = link.getAttribute('href') ?? '';
			if (!document.getElementById(href.slice(1))) faults.push(`${href} leads nowhere.`);
			const area = [...link.querySelectorAll('.diagram-hit')]
				.find(isShown)
				?.getBoundingClientRect();
			if (area === undefined) continue;
			if (Math.min(area.width, area.height) < 44 - slack) {
				faults.push(`${href} is pressed on ${area.width} × ${area.height} px.`);
			}
			if (!isWithin(area)) faults.push(`${href} leaves the figure.`);
			for (const other of areas) {
				const across =
					Math.min(area.right, other.area.right) - Math.max(area.left, other.area.left);
				const down = Math.min(area.bottom, other.area.bottom) - Math.max(area.top, other.area.top);
				if (across > slack && down > slack) faults.push(`${href} overlaps ${other.href}.`);
			}
			areas.push({ href, area });
			for (const text of [...link.querySelectorAll('text')].filter(isShown)) {
				const scale = text.getScreenCTM()?.a ?? 0;
				const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
				if (size < 13 - slack) faults.push(`“${text.textContent}” is set in ${size} px.`);
				// A station's number comes before the plate of its name.
				const plate = text.matches('.diagram-plate ~ text')
					? text.parentElement?.querySelector('.diagram-plate')
					: undefined;
				const [words, room] = [text, plate].map((each) => each?.getBoundingClientRect());
				if (words && room && (words.left < room.left - 1 || words.right > room.right + 1)) {
					faults.push(`“${text.textContent}” leaves its plate.`);
				}
			}
		}
		return faults;
	}, diagram);

describeInAllEngines('a diagram', (_engine, tab, { origin }) => {
	before(async () => {
		await tab.wish({ reducedMotion: true });
		await tab.open(`${origin}/world-bible/`);
		await tab.loadFaces();
	});
	const resize = (width: number, height = 900) => tab.resize(width, height);

	// A phone, the last width of each layout of the labels, a desktop and a very large screen.
	for (const width of [320, 434, 617, 782, 1440, 2400]) {
		it(`has legible labels with large targets and working links at ${width} px`, async () => {
			await resize(width, Math.max(900, width * 0.6));
			for (const diagram of ['city-plan', 'cross-section']) {
				assert.deepEqual(await findFaults(tab, diagram), [], diagram);
			}
		});
	}

	it('of the city labels every place once at each width', async () => {
		for (const width of [320, 1440]) {
			await resize(width);
			const found = await tab.run(() =>
				[...document.querySelectorAll('.city-plan .diagram-labels a')]
					.filter((link) => link.getBoundingClientRect().width > 0)
					.map((link) => `${link.ariaLabel} → ${link.getAttribute('href')}`),
			);
			assert.deepEqual(found, places);
		}
	});

	it('of the cross-section labels the levels at every width, and lists landmarks below on a phone', async () => {
		const names = () =>
			tab.run(() =>
				[...document.querySelectorAll('.cross-section .diagram-labels a')]
					.filter((link) => link.getBoundingClientRect().width > 0)
					.map(({ textContent }) => textContent ?? ''),
			);
		await resize(1440);
		assert.equal((await names()).length, labelledLevels.length + landmarks.length);
		assert.equal(await tab.isVisible('.cross-section .diagram-places'), false);
		await resize(320);
		assert.deepEqual(await names(), [
			...['Upper Decks 41 to 60', 'Mid Decks 16 to 40', 'Lower Decks 1 to 15'],
			'Submerged Decks −1 to −40',
		]);
		assert.equal(await tab.count('.cross-section .diagram-places a'), landmarks.length);
	});

	it('opens a place when the corner of its target is clicked', async () => {
		await resize(320);
		const corner = await tab.run(() => {
			const touch = document.querySelector('.labels-narrow [href="#khulna"] .diagram-hit');
			touch?.scrollIntoView({ block: 'center', behavior: 'instant' });
			const { left = 0, bottom = 0 } = touch?.getBoundingClientRect() ?? {};
			return { x: left + 2, y: bottom - 2 };
		});
		await tab.click(corner);
		await tab.waitForUrl(/#khulna$/);
		assert.ok(await tab.isVisible('li#khulna'));
	});

	it('shows which label has keyboard focus', async () => {
		await resize(1440);
		for (const diagram of ['city-plan', 'cross-section']) {
			await tab.press('Tab');
			const first = await tab.run((name) => {
				const links = document.querySelectorAll<SVGAElement>(`.${name} .diagram-labels a`);
				const link = [...links].find((each) => each.getBoundingClientRect().width > 0);
				link?.focus();
				return link?.getAttribute('href');
			}, diagram);
			const shown = await tab.run(
				(halos) =>
					[...document.querySelectorAll(halos)]
						.filter((each) => getComputedStyle(each).visibility === 'visible')
						.map((each) => each.closest('a')?.getAttribute('href')),
				`.${diagram} .diagram-halo`,
			);
			assert.deepEqual(shown, [first]);
		}
	});

	it('of the factions has no overlapping labels', async () => {
		for (const width of [320, 768, 1440]) {
			await resize(width);
			const labels = await readLabels(tab, '.ties-ring');
			assert.equal(labels.length, width < 700 ? 6 : 36, `${width} px`);
			assert.deepEqual(findClashes(labels), [], `${width} px`);
			for (const { says, size } of labels) assert.ok(size >= 13, `“${says}” is set in ${size} px`);
		}
	});

	it('of the years has no name that overlaps another name or a mark', async () => {
		await resize(1300);
		await tab.open(`${origin}/timeline/`);
		await tab.loadFaces();
		const labels = await readLabels(tab, '.years-band');
		const marks = await tab.run(() =>
			[...document.querySelectorAll<SVGGraphicsElement>('.years-band .years-marks')].flatMap(
				(mark) =>
					[...(mark.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => {
						const corners = [6, 8].map((at): [number, number] => {
							const point = new DOMPoint(Number(x) + at, Number(y) + at / 2);
							const { x: left, y: top } = point.matrixTransform(mark.getScreenCTM() ?? undefined);
							return [left, top];
						});
						return { says: `a mark at ${x} ${y}`, corners, size: 0 };
					}),
			),
		);
		assert.ok(labels.length > 10 && marks.length > 50, `${labels.length}, ${marks.length}`);
		assert.deepEqual(findClashes([...labels, ...marks]), []);
	});

	it('of people is scrolled to whoever has keyboard focus', async () => {
		await tab.resize(1280, 700);
		await tab.open(`${origin}/people/`);
		await tab.waitForIslands();
		await tab.focus('.people-ties a');
		for (let person = 2; person <= 6; person++) {
			await tab.press('Tab');
			await tab.waitFor(() => {
				const { top = 0, bottom = 0 } =
					document.activeElement?.closest('svg a')?.getBoundingClientRect() ?? {};
				return bottom > 0 && top >= 0 && top < innerHeight - 48;
			});
		}
	});
});
