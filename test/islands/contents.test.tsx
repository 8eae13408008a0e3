import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ContentsList } from '../../src/components/contents-list.tsx';
import { openPage, runIsland } from '../support/browser-window.ts';
import { renderOnPage } from '../support/pages.tsx';

const { html } = renderOnPage(
	<>
		<ContentsList
			title="Contents"
			items={[
				{ id: 'one', title: 'One', inner: [{ id: 'inner', title: 'Inner' }] },
				{ id: 'two', title: 'Two' },
				{ id: 'nowhere', title: 'Nowhere' },
			]}
		/>
		<section id="one">
			<section id="inner">
				<p id="first">first</p>
			</section>
		</section>
		<section id="two">
			<p id="second">second</p>
		</section>
	</>,
);

/** How far down the page elements begin, in pixels. */
const heights: Readonly<Record<string, number>> = {
	one: 1000,
	inner: 2000,
	first: 2050,
	two: 3000,
	second: 3050,
};

/** Opens the page with its script, at a height, and tells which links are marked. */
async function openContents({ shift = 0, state = null as unknown, scrollY = 0 } = {}) {
	const page = openPage(html);
	const { document, window, scrollTo, settle } = page;
	const scope = globalThis as unknown as Record<string, number>;
	for (const [id, height] of Object.entries(heights)) {
		Object.assign(document.getElementById(id) as Element, {
			getBoundingClientRect: () => ({ top: height + shift - (scope.scrollY ?? 0) }),
		});
	}
	const scrolled: number[] = [];
	Object.assign(scope, {
		scrollY,
		scrollBy: ({ top }: { top: number }) => {
			scrolled.push(top);
			scrollTo((scope.scrollY ?? 0) + top);
		},
	});
	window.history.replaceState(state, '');
	await runIsland('contents');
	await settle();
	const marked = () =>
		[...document.querySelectorAll('.contents a')].flatMap((link) =>
			link.ariaCurrent === 'location' ? link.textContent : [],
		);
	/** Says that something happened to the window. */
	const tell = async (event: string) => {
		window.dispatchEvent(new window.Event(event));
		await settle();
	};
	return { ...page, scope, scrolled, marked, tell };
}

describe('the contents list', () => {
	it('is plain without its script, so that browsers may follow the page themselves', () => {
		const { document } = openPage(html);
		assert.equal(document.querySelectorAll('[aria-current]').length, 0);
	});
	it('marks nothing before the first section is there', async () => {
		const { marked } = await openContents();
		assert.deepEqual(marked(), []);
	});
	it('marks the innermost section that one reads, and one alone, in either direction', async () => {
		const { scrollTo, marked } = await openContents();
		for (const [y, title] of [
			[900, 'One'],
			[1850, 'Inner'],
			[1700, 'One'],
			[2950, 'Two'],
			[9000, 'Two'],
			[0, 'Two'],
		] as const) {
			scrollTo(y);
			assert.deepEqual(marked(), [title], `at ${y}`);
		}
	});
});

describe('the place in a long read', () => {
	it('is kept by what stands there, once scrolling has come to an end and when one leaves', async () => {
		const { scrollTo, tell, window } = await openContents();
		scrollTo(1900);
		await tell('scrollend');
		const kept = JSON.stringify(window.history.state);
		assert.match(kept, /,150,1900\]$/);
		scrollTo(2940);
		await tell('pagehide');
		assert.notEqual(JSON.stringify(window.history.state), kept);
	});
	it('is found again where the text above has become longer', async () => {
		const before = await openContents();
		before.scrollTo(1900);
		await before.tell('scrollend');
		const { state } = before.window.history;
		const { scrolled } = await openContents({ shift: 300, state, scrollY: 1900 });
		assert.deepEqual(scrolled, [300]);
	});
	it('is found again in a page that was kept whole, after the browser has scrolled it', async () => {
		const { scrollTo, tell, scope, scrolled, document } = await openContents();
		scrollTo(1900);
		await tell('pagehide');
		scrollTo(0);
		Object.assign(document.getElementById('first') as Element, {
			getBoundingClientRect: () => ({ top: 2090 - (scope.scrollY ?? 0) }),
		});
		const shown = tell('pageshow');
		scrollTo(1900);
		await shown;
		assert.deepEqual(scrolled, [40]);
	});
	it('is left alone where a reader has scrolled in the meantime, and on a first visit', async () => {
		const before = await openContents();
		before.scrollTo(1900);
		await before.tell('scrollend');
		const { state } = before.window.history;
		const later = await openContents({ shift: 300, state, scrollY: 1960 });
		assert.deepEqual(later.scrolled, []);
		const first = await openContents({ shift: 300 });
		assert.deepEqual(first.scrolled, []);
	});
});
