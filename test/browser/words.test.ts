import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { describeInEngines } from '../support/engines.ts';
import { serveSite } from '../support/served-site.ts';
import type { Tab } from '../support/tab.ts';

describeInEngines('a word of the city', (engine) => {
	let tab: Tab;
	let origin: string;
	before(async () => {
		({ origin } = await serveSite());
		tab = await engine.start();
		await tab.resize(1280, 800);
		await tab.open(`${origin}/character/tomasi-faleafa/`);
	});
	after(() => tab?.close());

	/** What is explained at the moment, and whether all of it can be seen. */
	const readGloss = () =>
		tab.run(() => {
			const open = document.querySelector<HTMLElement>('.gloss:popover-open');
			if (!open) return null;
			const { top, bottom, left, right } = open.getBoundingClientRect();
			const isSeen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth + 0.5;
			return { id: open.id, says: open.innerText, isSeen, box: [left, top, right, bottom] };
		});

	it('is explained where it stands when it is pressed, and no more when something else is', async () => {
		for (const [width, height] of [
			[1280, 800],
			[390, 700],
		] as const) {
			await tab.resize(width, height);
			await tab.click('[popovertarget="term-claim"]');
			await tab.waitFor(() => document.querySelector('.gloss:popover-open') !== null);
			const gloss = await readGloss();
			assert.equal(gloss?.id, 'term-claim');
			assert.match(gloss?.says ?? '', /The money of Lagan/);
			assert.ok(gloss?.isSeen, `${width} px: ${gloss?.box}`);
			await tab.click({ x: 4, y: height - 4 });
			await tab.waitFor(() => document.querySelector('.gloss:popover-open') === null);
		}
	});
	it('is explained in the window wherever it stands in it, also in letters of twice the size', async () => {
		const lost: string[] = [];
		for (const [width, height] of [
			[390, 700],
			[568, 320],
			[820, 1180],
		] as const) {
			await tab.resize(width, height);
			for (const letters of ['16px', '32px']) {
				await tab.run((size) => {
					document.documentElement.style.fontSize = size;
				}, letters);
				for (const term of ['term-berth', 'term-claim', 'term-yellow-line']) {
					for (const from of [0.25, 0.5, 0.9]) {
						await tab.run(
							(id, share) => {
								const word = document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);
								const top = (word?.getBoundingClientRect().top ?? 0) - innerHeight * share;
								scrollBy({ top, behavior: 'instant' });
								word?.focus({ preventScroll: true });
							},
							term,
							from,
						);
						await tab.press('Enter');
						await tab.waitFor(() => document.querySelector('.gloss:popover-open') !== null);
						await tab.waitForFrame();
						const gloss = await readGloss();
						const isCovered = await tab.run((id) => {
							const word = document.querySelector(`[popovertarget="${id}"]`);
							const {
								left = 0,
								right = 0,
								top = 0,
								bottom = 0,
							} = word?.getBoundingClientRect() ?? {};
							const box = document.getElementById(id)?.getBoundingClientRect();
							return (
								box !== undefined &&
								Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
								Math.min(box.bottom, bottom) - Math.max(box.top, top) > 3
							);
						}, term);
						// In WebKit it stands at the window's foot, over a word that stands there.
						const isOver = isCovered && engine.name !== 'WebKit';
						if (!gloss?.isSeen || isOver) {
							lost.push(`${term} at ${from} of ${width} × ${height}, ${letters}: ${gloss?.box}`);
						}
						await tab.press('Escape');
						await tab.waitFor(() => document.querySelector('.gloss:popover-open') === null);
					}
				}
			}
		}
		await tab.run(() => {
			document.documentElement.style.fontSize = '';
		});
		assert.deepEqual(lost, []);
	});
	it('is explained by the keyboard, and gives the focus back', async () => {
		await tab.focus('[popovertarget="term-claim"]');
		await tab.press('Enter');
		await tab.waitFor(() => document.querySelector('.gloss:popover-open') !== null);
		await tab.press('Escape');
		await tab.waitFor(() => document.querySelector('.gloss:popover-open') === null);
		assert.equal(
			await tab.run(() => document.activeElement?.getAttribute('popovertarget') ?? ''),
			'term-claim',
		);
	});
	it('is marked once on a page, and each mark has its explanation', async () => {
		for (const route of ['/world-bible/', '/faction/foundation/', '/character/linh-ngo/']) {
			await tab.open(origin + route);
			const { marks, lost } = await tab.run(() => {
				const found = [...document.querySelectorAll('.term')].map(
					(term) => term.getAttribute('popovertarget') ?? '',
				);
				return { marks: found, lost: found.filter((id) => !document.getElementById(id)) };
			});
			assert.ok(marks.length > 5, route);
			assert.deepEqual(lost, []);
			assert.equal(new Set(marks).size, marks.length, route);
		}
	});
	it('keeps what follows it in its line: no comma begins one', async () => {
		const lost: string[] = [];
		let seen = 0;
		for (const route of ['/world-bible/', '/character/idris-benhaddou/']) {
			await tab.open(origin + route);
			await tab.loadFaces();
			// What is shut has no lines: each engine says of its words what it likes.
			await tab.run(() => {
				for (const details of document.querySelectorAll('details')) details.open = true;
			});
			for (const width of [390, 820, 1440, 768, 820]) {
				await tab.resize(width, 900);
				const after = await tab.run(() =>
					[...document.querySelectorAll('main .term')].flatMap((term) => {
						// The link beside it is for browsers without popovers.
						const text = term.nextElementSibling?.nextSibling;
						if (!(text instanceof Text) || !/^[,.;:!?…’”)\]]/.test(text.data)) return [];
						const mark = document.createRange();
						mark.setStart(text, 0);
						mark.setEnd(text, 1);
						const below = mark.getBoundingClientRect().top - term.getBoundingClientRect().bottom;
						return { words: `${term.textContent}${text.data[0]}`, below };
					}),
				);
				seen += after.length;
				const alone = after.filter(({ below }) => below > -4).map(({ words }) => words);
				lost.push(...alone.map((words) => `${route} at ${width} px: ${words}`));
			}
		}
		assert.ok(seen > 100, String(seen));
		assert.deepEqual(lost, []);
	});
});

describeInEngines('the index', (engine) => {
	let tab: Tab;
	before(async () => {
		const { origin } = await serveSite();
		tab = await engine.start();
		await tab.resize(1280, 800);
		await tab.wish({ scripts: false });
		await tab.open(`${origin}/index/`);
	});
	after(() => tab?.close());

	/** The kinds of the entries that can be seen, and the letters above nothing. */
	const readShown = () =>
		tab.run(() => {
			const isShown = (element: Element) => element.getClientRects().length > 0;
			const entries = [...document.querySelectorAll('.letter li')].filter(isShown);
			return {
				count: entries.length,
				kinds: [...new Set(entries.map((entry) => entry.getAttribute('data-kind') ?? ''))],
				bare: [...document.querySelectorAll('.letter')].filter(
					(letter) => isShown(letter) && ![...letter.querySelectorAll('li')].some(isShown),
				).length,
			};
		});

	it('shows all kinds, or the one that is chosen, without a script', async () => {
		const all = await readShown();
		assert.ok(all.kinds.length > 6, all.kinds.join());
		for (const kind of all.kinds) {
			await tab.click(`#kind-${kind}`);
			const shown = await readShown();
			assert.deepEqual(shown.kinds, [kind]);
			assert.equal(shown.bare, 0, kind);
			const label = await tab.run(
				(id) => document.querySelector(`label:has(#${id})`)?.textContent ?? '',
				`kind-${kind}`,
			);
			assert.match(label, new RegExp(` ${shown.count}$`), 'the number that is told');
		}
	});
});
