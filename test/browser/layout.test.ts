import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { characters } from '../../src/content/characters/index.ts';
import { describeInEngines, engines } from '../support/engines.ts';
import { pageKinds, serveSite } from '../support/served-site.ts';
import type { Tab } from '../support/tab.ts';

/** A heading, a paragraph, a list, a picture, a field: what it is, and the room that it takes, and the size of its letters. */
interface Block {
	name: string;
	left: number;
	width: number;
	height: number;
	letters: number;
}

/** Measures the blocks of the page that is open, with all pictures and fonts. */
const measure = (tab: Tab): Promise<Block[]> =>
	tab.run(async () => {
		for (const image of document.images) image.loading = 'eager';
		await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
		await document.fonts.ready;
		const blocks =
			'h1, h2, h3, h4, p, ul, ol, li, dl, dt, dd, figure, img, table, blockquote, form, input, select, textarea, button:not(.term), header, nav, main, section, article, aside, footer';
		// Where a column ends, every engine decides in its own way.
		return [...document.querySelectorAll(`:is(${blocks}):not(svg *, .summons *)`)]
			.filter((element) => element.getClientRects().length > 0)
			.map((element) => {
				const { left, width, height } = element.getBoundingClientRect();
				const words = element.textContent?.trim().slice(0, 30);
				const letters = Number.parseFloat(getComputedStyle(element).fontSize);
				return { name: `${element.localName} “${words}”`, left, width, height, letters };
			});
	});

/**
 * Lists where two engines differ by more than they do by nature. Measured with the same fonts: edges by
 * 1 pixel, widths of what is as wide as its words by 5; one line more or less in a text, and 3 % of a
 * long list of small lines, since WebKit has lines of whole pixels.
 */
function compare(some: readonly Block[], others: readonly Block[]): string[] {
	const names = (blocks: readonly Block[]) => blocks.map(({ name }) => name);
	if (some.length !== others.length) {
		const known = new Set(names(some));
		const found = new Set(names(others));
		return [
			`${some.length} blocks, and ${others.length}`,
			...names(others).filter((name) => !known.has(name)),
			...names(some).filter((name) => !found.has(name)),
		];
	}
	return some.flatMap((one, i) => {
		const other = others[i] ?? one;
		const differs = (side: Exclude<keyof Block, 'name'>, tolerance: number) =>
			Math.abs(one[side] - other[side]) > tolerance
				? [`${one.name}: ${side} ${one[side]}, and ${other[side]}`]
				: [];
		return [
			...(one.name === other.name ? [] : [`${one.name}, and ${other.name}`]),
			...differs('left', 3),
			...differs('width', 8),
			...differs('height', 60 + one.height / 33),
			...differs('letters', 0.1),
		];
	});
}

/** The engine that the others are compared with: the first that is there. */
const first = engines.find(({ skip }) => skip === false)?.name;
const expected = new Map<string, Block[]>();

describeInEngines('the layout', (engine) => {
	let tab: Tab;
	let origin: string;
	before(async () => {
		({ origin } = await serveSite());
		tab = await engine.start();
		// What waits to be revealed stands a little beside its place.
		await tab.wish({ reducedMotion: true });
	});
	after(() => tab?.close());

	/** Opens a page in all its faces. */
	async function openWithFonts(route: string): Promise<void> {
		await tab.open(origin + route);
		await tab.loadFaces();
	}

	const name = engine.name === first ? 'is measured' : `is that of ${first}`;
	it(`of every kind of page ${name} at 390 and at 1280 px`, async () => {
		const found: string[] = [];
		for (const route of pageKinds) {
			await openWithFonts(route);
			await tab.waitForIslands();
			// The search adds its answers once its index is there.
			await tab.waitFor(
				() =>
					!document.querySelector('[data-island=search]') ||
					document.querySelector('.search-found ol') !== null,
			);
			for (const width of [390, 1280]) {
				await tab.resize(width, 800);
				// Pictures and the menu follow the width a moment later.
				await tab.waitForFrame();
				const blocks = await measure(tab);
				assert.ok(blocks.length > 20, `${route}: ${blocks.length} blocks`);
				const key = `${route} at ${width} px`;
				if (engine.name === first) expected.set(key, blocks);
				const differences = compare(expected.get(key) ?? [], blocks);
				found.push(...differences.map((difference) => `${key}: ${difference}`));
			}
		}
		assert.deepEqual(found, []);
	});

	it('begins the columns of a list level', async () => {
		await tab.resize(1440, 900);
		for (const [route, name] of [
			['/theme-ideas/', '.themes'],
			['/canon/', '.canon-table'],
			['/index/', '.letter ul'],
		] as const) {
			await openWithFonts(route);
			const lists = await tab.run((selector) => {
				return [...document.querySelectorAll(selector)].map((list) => {
					const columns = new Map<number, number>();
					for (const row of list.children) {
						const { left, top } = row.getBoundingClientRect();
						const column = Math.round(left);
						columns.set(column, Math.min(columns.get(column) ?? Number.POSITIVE_INFINITY, top));
					}
					return [...columns.values()].map(Math.round);
				});
			}, name);
			assert.equal(lists[0]?.length, 3, route);
			for (const tops of lists) {
				assert.equal(new Set(tops).size, 1, `${route}: columns begin at ${tops.join(', ')} px`);
			}
		}
	});

	it('fills the last row of panels', async () => {
		const rows =
			'.link-cards, .resource-cards, .roles, .downloads, .take-aways, .themes-to-avoid, .papers, .covers, .flags ul, .character-page';
		const left: string[] = [];
		let seen = 0;
		const routes = ['/', '/resources/', '/creative-resources/', '/additional-resources/', '/read/'];
		routes.push('/submission-guidelines/', '/theme-ideas/', '/downloads/', '/404.html');
		routes.push('/character/linh-ngo/');
		for (const width of [820, 1440]) {
			await tab.resize(width, 900);
			for (const route of routes) {
				await openWithFonts(route);
				const found = await tab.run((selector) => {
					return [...document.querySelectorAll(selector)].map((row) => {
						const boxes = [...row.children]
							.filter((each) => each.matches('li, .panel, .cover'))
							.map((each) => each.getBoundingClientRect());
						const last = boxes.at(-1)?.top ?? 0;
						const right = Math.max(
							...boxes.filter(({ bottom }) => bottom > last).map((box) => box.right),
						);
						const { paddingInlineEnd } = getComputedStyle(row);
						const edge = row.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd);
						return { name: row.className, empty: edge - right };
					});
				}, rows);
				seen += found.length;
				for (const { name, empty } of found) {
					// Two covers are no wider than covers are.
					if (empty > 2 && !(name.startsWith('covers') && width > 820)) {
						left.push(`${route} at ${width} px: ${name}, ${Math.round(empty)} px`);
					}
				}
			}
		}
		assert.ok(seen > 30, String(seen));
		assert.deepEqual(left, []);
	});

	it('sets beside what a person tells about as much as it is high', async () => {
		const lost: string[] = [];
		for (const width of [1024, 1440]) {
			await tab.resize(width, 900);
			for (const { id } of characters) {
				await openWithFonts(`/character/${id}/`);
				const empty = await tab.run(() => {
					const end = (selector: string) =>
						document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN;
					return Math.abs(end('#background > :last-child') - end('#traits'));
				});
				if (!(empty < 550)) lost.push(`${id} at ${width} px: ${Math.round(empty)} px`);
			}
		}
		assert.deepEqual(lost, []);
	});

	it('keeps what is for a story within the edges of a faction’s page, and its words off its frame', async () => {
		for (const width of [390, 820, 1440]) {
			await tab.resize(width, 900);
			await openWithFonts('/faction/foundation/');
			const { beside, above } = await tab.run(() => {
				const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
				const panel = box('.canon-panel');
				return {
					beside: (panel?.left ?? 0) - (box('#objectives h2')?.left ?? 0),
					above: (box('.canon-panel h2')?.top ?? 0) - (panel?.top ?? 0),
				};
			});
			assert.ok(Math.abs(beside) < 1, `${width} px: ${beside}`);
			assert.ok(above > 12, `${width} px: ${above}`);
		}
	});

	it('breaks no short words of a table that has room', async () => {
		await tab.resize(820, 900);
		for (const route of ['/character/linh-ngo/', '/world-bible/']) {
			await openWithFonts(route);
			const broken = await tab.run(() =>
				[...document.querySelectorAll<HTMLElement>('.table-scroll :is(th, td)')]
					.filter((cell) => cell.innerText.length < 15)
					.filter((cell) => {
						const words = document.createRange();
						words.selectNodeContents(cell);
						return words.getBoundingClientRect().height > 45;
					})
					.map((cell) => cell.innerText),
			);
			assert.deepEqual(broken, [], route);
		}
	});

	it('keeps words off the city where a page is read from right to left', async () => {
		await tab.resize(1440, 900);
		await openWithFonts('/');
		const rights = await tab.run(() => {
			document.documentElement.dir = 'rtl';
			return ['.hero-words', '.hero-link'].map(
				(each) => document.querySelector(each)?.getBoundingClientRect().right ?? 0,
			);
		});
		// The city stands in the right half of the picture.
		for (const right of rights) assert.ok(right > 0 && right < 720, String(right));
	});

	it('keeps names and balloons on their places of a drawing, whichever way a page is read', async () => {
		const ofDiagram = ['.diagram-frame', '.diagram-frame :is(img, a)'] as const;
		for (const [width, route, drawing, words] of [
			[1440, '/timeline/', '.years-band', '.years-name'],
			[1440, '/read/the-other-minute/', '.drawn', '.balloon'],
			[820, '/world-bible/', ...ofDiagram],
			[390, '/world-bible/', ...ofDiagram],
		] as const) {
			await tab.resize(width, 900);
			await openWithFonts(route);
			const moved = await tab.run(
				(ground, name) => {
					const places = () =>
						[...document.querySelectorAll(name)].map((each) => {
							const from = each.closest(ground)?.getBoundingClientRect().left ?? Number.NaN;
							return each.getBoundingClientRect().left - from;
						});
					const before = places();
					document.documentElement.dir = 'rtl';
					return places().map((place, i) => Math.abs(place - (before[i] ?? Number.NaN)));
				},
				drawing,
				words,
			);
			assert.ok(moved.length > 10, route);
			assert.deepEqual(
				moved.filter((by) => !(by < 2)),
				[],
				`${route} at ${width} px`,
			);
		}
	});

	it('would be seen to differ: a picture gone, a column moved, words of another size', async () => {
		await tab.resize(1280, 800);
		const plant = async (selector: string, property: string, value: string) => {
			await openWithFonts('/');
			await tab.waitForIslands();
			await tab.run(
				(target, name, text) =>
					document.querySelector<HTMLElement>(target)?.style.setProperty(name, text),
				selector,
				property,
				value,
			);
			return compare(expected.get('/ at 1280 px') ?? [], await measure(tab)).join('\n');
		};
		assert.match(await plant('.gallery img', 'display', 'none'), /blocks, and/);
		assert.match(await plant('.deck-content', 'translate', '12px'), /left \d+/);
		assert.match(await plant('main h2', 'font-size', '60px'), /h2 “.*letters \d+/);
	});
});
