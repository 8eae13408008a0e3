import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { describeInEngines, engines } from '../support/engines.ts';
import { kinds, serveSite } from '../support/shared-site.ts';
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
		return (
			[...document.querySelectorAll(`:is(${blocks}):not(svg *, .canon-things *, .summons *)`)]
				// What is folded has no layout of its own: each engine says of it what it likes.
				.filter((element) => !element.closest('details:not([open]) > :not(summary)'))
				.filter((element) => element.getClientRects().length > 0)
				.map((element) => {
					const { left, width, height } = element.getBoundingClientRect();
					const words = element.textContent?.trim().slice(0, 30);
					const letters = Number.parseFloat(getComputedStyle(element).fontSize);
					return { name: `${element.localName} “${words}”`, left, width, height, letters };
				})
		);
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
		for (const route of kinds) {
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
