import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { events } from '../../src/content/events.ts';
import { factions } from '../../src/content/factions/index.ts';
import { guidelines } from '../../src/content/guidelines.ts';
import { ties } from '../../src/content/ties.ts';
import { tieKinds } from '../../src/model/tie-kinds.ts';
import { describeInEngines } from '../support/engines.ts';
import { isWide } from '../support/wide.ts';

describeInEngines('the filters without scripts', (engine, tab, { origin }) => {
	before(async () => {
		await tab.wish({ scripts: false, reducedMotion: true });
		await tab.resize(1300, 800);
	});

	/** The ids of all visible events. */
	const readShown = () =>
		tab.run(() =>
			[...document.querySelectorAll<HTMLElement>('.dated-event')]
				.filter((event) => event.checkVisibility())
				.map(({ id }) => id),
		);

	/** The visible text of the page's status. */
	const readStatus = () =>
		tab.run(() => document.querySelector<HTMLElement>('[role="status"]')?.innerText.trim());

	it('show the events of one faction, and hide eras without events', async () => {
		await tab.open(`${origin}/timeline/`);
		assert.equal((await readShown()).length, events.filter(({ title }) => title).length);
		for (const { slug, name } of isWide ? factions.slice(0, 1) : factions) {
			await tab.click(`label:has(#only-${slug})`);
			const expected = events.filter((event) => event.factions?.includes(slug)).map(({ id }) => id);
			assert.deepEqual((await readShown()).sort(), expected.sort(), slug);
			assert.equal(
				await readStatus(),
				`Showing ${expected.length} of ${events.length} events: ${name}.`,
			);
			const empty = await tab.run(() =>
				[...document.querySelectorAll('.era')]
					.filter((era) => era.checkVisibility())
					.filter((era) =>
						[...era.querySelectorAll('.dated-event')].every((event) => !event.checkVisibility()),
					)
					.map(({ id }) => id),
			);
			assert.deepEqual(empty, [], slug);
			const faint = await tab.run(
				(faction) =>
					[...document.querySelectorAll<SVGElement>('.years-marks')].filter(
						(mark) =>
							(getComputedStyle(mark).opacity === '1') !==
							(mark.dataset.factions ?? '').split(' ').includes(faction),
					).length,
				slug,
			);
			assert.equal(faint, 0, `${slug}: marks with the wrong opacity`);
		}
		await tab.click('label:has(#only-all)');
		assert.equal((await readShown()).length, events.filter(({ title }) => title).length);
	});

	it('of the timeline work by keyboard, and do not hide the target of a link', async () => {
		await tab.open(`${origin}/timeline/`);
		await tab.focus('#only-all');
		await tab.press('ArrowRight');
		assert.ok((await readShown()).length < events.length);
		await tab.click('.years-band a[href="#quiet-winter"]');
		await tab.waitForUrl(/#quiet-winter$/);
		assert.ok(await tab.isVisible('#quiet-winter'));
		const { top, under } = await tab.run(() => ({
			top: document.getElementById('quiet-winter')?.getBoundingClientRect().top ?? -1,
			under: document.querySelector('#cut > header')?.getBoundingClientRect().bottom ?? 0,
		}));
		assert.ok(top >= under - 1, `it is covered by the era’s heading: ${top} and ${under}`);
	});

	it('print the limits of all crafts, and the details of those that are open', {
		skip: engine.name !== 'Chromium',
	}, async () => {
		await tab.open(`${origin}/submission-guidelines/`);
		await tab.click('.crafts li:nth-child(3) summary');
		await tab.wish({ scripts: false, reducedMotion: true, print: true });
		const shown = await tab.run(() =>
			[...document.querySelectorAll('.crafts > li')].map((craft) => ({
				limits: craft.querySelector('summary span')?.checkVisibility(),
				details: craft.querySelector('details > div')?.checkVisibility(),
			})),
		);
		await tab.wish({ scripts: false, reducedMotion: true });
		assert.equal(shown.length, guidelines.crafts.length);
		for (const [at, { limits, details }] of shown.entries()) {
			assert.deepEqual({ limits, details }, { limits: true, details: at === 2 });
		}
	});

	it('show the ropes of one kind of tie', async () => {
		await tab.open(`${origin}/people/`);
		const readKinds = () =>
			tab.run(() =>
				[...document.querySelectorAll<SVGElement>('.ring-ropes .rope')]
					.filter((rope) => getComputedStyle(rope).display !== 'none')
					.map((rope) => rope.dataset.kind ?? '')
					.sort(),
			);
		assert.deepEqual(await readKinds(), tieKinds.toSorted());
		for (const kind of isWide ? tieKinds.slice(0, 1) : tieKinds) {
			await tab.click(`label:has(#kind-${kind})`);
			assert.deepEqual(await readKinds(), [kind]);
			const count = await tab.readText(`label:has(#kind-${kind}) .count`);
			assert.equal(count, String(ties.filter((tie) => tie.kind === kind).length));
		}
	});

	it('show the ropes of one person when the name has keyboard focus', async () => {
		await tab.open(`${origin}/people/`);
		const readVisible = () =>
			tab.run(() =>
				[...document.querySelectorAll('.ring-own')]
					.filter((own) => getComputedStyle(own).visibility === 'visible')
					.map((own) => own.parentElement?.querySelector('a')?.getAttribute('href')),
			);
		assert.deepEqual(await readVisible(), []);
		await tab.run(() =>
			document.querySelector<SVGAElement>('.people-ties a[href*="tomasi"]')?.scrollIntoView(),
		);
		await tab.focus('#kind-all');
		await tab.press('Shift+Tab');
		assert.deepEqual(await readVisible(), ['/character/wren-achterberg/']);
		assert.equal(await tab.readStyle('.ring-ropes', 'visibility'), 'hidden');
	});
});
