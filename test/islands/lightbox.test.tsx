import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Diagram } from '../../src/components/diagram.tsx';
import { EnlargeLink } from '../../src/components/enlarge-link.tsx';
import { Gallery } from '../../src/components/gallery.tsx';
import { openPage, runIsland } from '../support/browser-window.ts';
import { renderOnPage } from '../support/pages.tsx';

const letters = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const { html } = renderOnPage(
	<Gallery
		items={letters.map((letter) => ({
			src: `flag-${letter}`,
			alt: `alt ${letter}`,
			caption: `caption ${letter}`,
		}))}
	/>,
);

async function openGallery(served = html) {
	const page = openPage(served);
	await runIsland('lightbox');
	const { document, window, settle } = page;
	const links = [...document.querySelectorAll<HTMLAnchorElement>('figure > a')];
	const dialog = () => document.querySelector('dialog');
	const press = async (key: string) => {
		dialog()?.dispatchEvent(
			new window.KeyboardEvent('keydown', { key, bubbles: true }) as unknown as Event,
		);
		await settle();
	};
	const click = async (element: Element | null | undefined, init: MouseEventInit = {}) => {
		const event = new window.MouseEvent('click', {
			bubbles: true,
			cancelable: true,
			...(init as object),
		}) as unknown as Event;
		element?.dispatchEvent(event);
		await settle();
		return event;
	};
	const button = (name: string) =>
		[...document.querySelectorAll('dialog button')].find((each) => each.textContent === name);
	const shown = () => dialog()?.querySelector('img')?.getAttribute('alt');
	return { ...page, links, dialog, press, click, button, shown };
}

describe('the gallery without its script', () => {
	it('links every picture to its file', () => {
		const { document } = openPage(html);
		const links = [...document.querySelectorAll('figure > a')];
		assert.equal(links.length, 6);
		for (const link of links) {
			assert.match(link.getAttribute('href') ?? '', /^\/pictures\/flag-\w\.[0-9a-f]{8}\.svg$/);
		}
	});
	it('has no dialog', () => {
		const { document } = openPage(html);
		assert.equal(document.querySelector('dialog'), null);
	});
});

describe('the lightbox', () => {
	it('opens the clicked picture in a modal dialog with its caption and alternative text', async () => {
		const { links, click, dialog, shown } = await openGallery();
		const event = await click(links[2]);
		assert.equal(event.defaultPrevented, true);
		assert.equal(dialog()?.open, true);
		assert.equal(shown(), 'alt c');
		assert.equal(dialog()?.querySelector('figcaption')?.textContent, 'caption c');
		assert.equal(dialog()?.getAttribute('aria-label'), 'Picture 3 of 6');
	});
	it('leaves the choice between day and night to the browser, as the page does', async () => {
		const { links, click, dialog } = await openGallery();
		await click(links[2]);
		const [shown, served] = [dialog(), links[2]].map((each) => each?.querySelector('picture'));
		assert.match(
			shown?.outerHTML ?? '',
			/<source srcset="[^"]*flag-c-night[^"]*" media="[^"]*dark/i,
		);
		assert.equal(shown?.outerHTML, served?.outerHTML);
	});
	it('leaves a click that asks for a new tab to the browser', async () => {
		const { links, click, dialog } = await openGallery();
		const event = await click(links[0], { ctrlKey: true });
		assert.equal(event.defaultPrevented, false);
		assert.equal(dialog(), null);
	});
	it('steps by arrow keys and by buttons, round both ends', async () => {
		const { links, click, press, button, shown } = await openGallery();
		await click(links[5]);
		await press('ArrowRight');
		assert.equal(shown(), 'alt a');
		await press('ArrowLeft');
		assert.equal(shown(), 'alt f');
		await click(button('Next'));
		assert.equal(shown(), 'alt a');
		await click(button('Previous'));
		assert.equal(shown(), 'alt f');
	});
	for (const way of ['its button', 'its backdrop']) {
		it(`closes by ${way} and gives focus back to the picture that opened it`, async () => {
			const { links, click, button, dialog, document, press } = await openGallery();
			await click(links[1]);
			await press('ArrowRight');
			await click(way === 'its button' ? button('Close') : dialog());
			assert.equal(dialog(), null);
			assert.ok(document.activeElement === links[1]);
		});
	}
	it('stays open for clicks on the picture', async () => {
		const { links, click, dialog } = await openGallery();
		await click(links[1]);
		await click(dialog()?.querySelector('img'));
		assert.equal(dialog()?.open, true);
	});
});

describe('the lightbox of drawings with names', () => {
	const figures = renderOnPage(
		<div data-island="lightbox">
			<a href="/elsewhere/">no figure</a>
			<Diagram
				picture="city-plan"
				title="The plan"
				labels={
					<svg className="diagram-labels">
						<title>names</title>
					</svg>
				}
			>
				from above
			</Diagram>
			<figure id="ring" className="ties-figure">
				<svg className="ties-ring">
					<title>the ring</title>
				</svg>
				<EnlargeLink href="#ring" title="The ring" />
				<figcaption>flags</figcaption>
			</figure>
			<div data-slot />
		</div>,
	).html;

	it('shows a figure’s drawing with what lies over it, dressed as on the page', async () => {
		const { links, click, press, dialog } = await openGallery(figures);
		const [plan, ring] = links;
		assert.equal(plan?.getAttribute('aria-label'), 'Enlarge: The plan');
		assert.match(plan?.getAttribute('href') ?? '', /^\/pictures\/city-plan\.[0-9a-f]{8}\.svg$/);
		await click(plan);
		assert.equal(dialog()?.getAttribute('aria-label'), 'Picture 1 of 2');
		assert.ok(dialog()?.querySelector('.diagram.city-plan img + svg, .city-plan picture + svg'));
		assert.equal(dialog()?.querySelector('figcaption')?.textContent, 'from above');
		await press('ArrowRight');
		assert.ok(dialog()?.querySelector('.ties-figure > svg.ties-ring'));
		assert.equal(dialog()?.querySelectorAll('svg').length, 1);
		assert.equal(dialog()?.querySelector('figcaption')?.textContent, 'flags');
		await click(dialog());
		assert.ok(document.activeElement === plan);
		assert.ok(ring);
	});
	it('keeps the drawing that is shown when a key that means nothing is pressed', async () => {
		const { links, click, press, dialog } = await openGallery(figures);
		await click(links[0]);
		const drawing = dialog()?.querySelector('.diagram-frame');
		await press('Tab');
		assert.ok(drawing && dialog()?.querySelector('.diagram-frame') === drawing);
		await click(drawing);
		assert.equal(dialog()?.open, true);
	});
});
