import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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

async function openGallery(options: Parameters<typeof openPage>[1] = {}) {
	const page = openPage(html, options);
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
	for (const dark of [false, true]) {
		it(`shows a picture that is still to come ${dark ? 'by night' : 'by day'}`, async () => {
			const { links, click, dialog } = await openGallery({ dark });
			const image = links[2]?.querySelector('img');
			assert.ok(image);
			// A browser has not chosen a file yet for a picture that it has not begun to load.
			Object.defineProperty(image, 'currentSrc', { value: '' });
			await click(links[2]);
			const file = dialog()?.querySelector('img')?.getAttribute('src') ?? '';
			assert.match(file, dark ? /\/flag-c-night\./ : /\/flag-c\./);
		});
	}
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
