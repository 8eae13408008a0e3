import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { events } from '../../src/content/events.ts';
import { factions } from '../../src/content/factions/index.ts';
import { ties } from '../../src/content/ties.ts';
import { tieKinds } from '../../src/world/tie-kinds.ts';
import { describeInEngines } from '../support/engines.ts';
import { serveSite } from '../support/shared-site.ts';
import type { Tab } from '../support/tab.ts';

describeInEngines('what is chosen without a script', (engine) => {
	let tab: Tab;
	let origin: string;
	before(async () => {
		({ origin } = await serveSite());
		tab = await engine.start();
		await tab.wish({ scripts: false, reducedMotion: true });
		await tab.resize(1300, 800);
	});
	after(() => tab?.close());

	/** The ids of all events that a reader sees. */
	const readShown = () =>
		tab.run(() =>
			[...document.querySelectorAll<HTMLElement>('.dated-event')]
				.filter((event) => event.checkVisibility())
				.map(({ id }) => id),
		);

	/** What the page says of itself, as far as it is seen. */
	const readSaid = () =>
		tab.run(() => document.querySelector<HTMLElement>('[role="status"]')?.innerText.trim());

	it('are the events of a faction, and no era that is empty', async () => {
		await tab.open(`${origin}/timeline/`);
		assert.equal((await readShown()).length, events.filter(({ title }) => title).length);
		for (const { slug, name } of factions) {
			await tab.click(`label:has(#only-${slug})`);
			const expected = events.filter((event) => event.factions?.includes(slug)).map(({ id }) => id);
			assert.deepEqual((await readShown()).sort(), expected.sort(), slug);
			assert.equal(
				await readSaid(),
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
			assert.equal(faint, 0, `${slug}: marks that are lit and should not be, or the other way`);
		}
		await tab.click('label:has(#only-all)');
		assert.equal((await readShown()).length, events.filter(({ title }) => title).length);
	});

	it('are chosen by keyboard, and hide nothing that a link leads to', async () => {
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
		assert.ok(top >= under - 1, `it lies under the era’s heading: ${top} and ${under}`);
	});

	it('are the ropes of one kind', async () => {
		await tab.open(`${origin}/people/`);
		const readKinds = () =>
			tab.run(() =>
				[...document.querySelectorAll<SVGElement>('.ring-ropes .rope')]
					.filter((rope) => getComputedStyle(rope).display !== 'none')
					.map((rope) => rope.dataset.kind ?? '')
					.sort(),
			);
		assert.deepEqual(await readKinds(), tieKinds.toSorted());
		for (const kind of tieKinds) {
			await tab.click(`label:has(#kind-${kind})`);
			assert.deepEqual(await readKinds(), [kind]);
			const said = await tab.readText(`label:has(#kind-${kind}) .count`);
			assert.equal(said, String(ties.filter((tie) => tie.kind === kind).length));
		}
	});

	it('are a person’s own ropes, for whoever comes to the name by keyboard', async () => {
		await tab.open(`${origin}/people/`);
		const readLit = () =>
			tab.run(() =>
				[...document.querySelectorAll('.ring-own')]
					.filter((own) => getComputedStyle(own).visibility === 'visible')
					.map((own) => own.parentElement?.querySelector('a')?.getAttribute('href')),
			);
		assert.deepEqual(await readLit(), []);
		await tab.run(() =>
			document.querySelector<SVGAElement>('.people-ties a[href*="tomasi"]')?.scrollIntoView(),
		);
		await tab.focus('#kind-all');
		await tab.press('Shift+Tab');
		assert.deepEqual(await readLit(), ['/character/wren-achterberg/']);
		assert.equal(await tab.readStyle('.ring-ropes', 'visibility'), 'hidden');
	});
});

describeInEngines('the picture of the years', (engine) => {
	it('has no name over another name, or over a mark', async () => {
		const { origin } = await serveSite();
		const tab = await engine.start();
		try {
			await tab.resize(1300, 900);
			await tab.open(`${origin}/timeline/`);
			await tab.run(() => document.fonts.ready.then(() => true));
			const met = await tab.run(() => {
				const boxes = [...document.querySelectorAll('.years-band .years-name')].map((name) => ({
					name: name.textContent,
					box: name.getBoundingClientRect(),
				}));
				const svg = document.querySelector<SVGSVGElement>('.years-band');
				const matrix = svg?.getScreenCTM();
				const marks = [...document.querySelectorAll('.years-band .years-marks')].flatMap((mark) =>
					[...(mark.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => {
						const point = new DOMPoint(Number(x) + 6, Number(y) + 4).matrixTransform(
							matrix ?? undefined,
						);
						return { name: `a mark at ${x} ${y}`, box: new DOMRect(point.x, point.y, 2, 2) };
					}),
				);
				return boxes.flatMap(({ name, box }, i) =>
					[...boxes.slice(i + 1), ...marks]
						.filter(
							(other) =>
								box.left < other.box.right &&
								other.box.left < box.right &&
								box.top < other.box.bottom &&
								other.box.top < box.bottom,
						)
						.map((other) => `${name} and ${other.name}`),
				);
			});
			assert.deepEqual(met, []);
		} finally {
			await tab.close();
		}
	});
});
