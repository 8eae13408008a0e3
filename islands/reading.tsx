/** @jsxImportSource preact */
import { type IslandProps, mount } from './mount.ts';

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * Lets the header leave when the reader of a comic scrolls down, and return when they scroll up. Keys
 * turn its pages while nothing interactive has the focus: the arrows go to the next or the previous
 * page, the space bar most of a window, but never past the top of that page.
 */
function turnPages(pages: readonly Element[]): void {
	const header = document.querySelector('.site-header') as HTMLElement;
	let last = scrollY;
	header.dataset.leaves = '';
	addEventListener('scroll', () => {
		if (Math.abs(scrollY - last) < 6) return;
		header.dataset.leaves = scrollY > last && scrollY > header.offsetHeight ? 'now' : '';
		last = scrollY;
	});
	addEventListener('keydown', (event) => {
		const { key, shiftKey, altKey, ctrlKey, metaKey, target } = event;
		const isSpace = key === ' ';
		const isBack = isSpace ? shiftKey : key === 'ArrowLeft';
		if (
			!(isSpace || isBack || key === 'ArrowRight') ||
			(shiftKey && !isSpace) ||
			altKey ||
			ctrlKey ||
			metaKey ||
			!(target as Element).matches('body,main') ||
			document.querySelector('dialog')
		) {
			return;
		}
		// A page is reached a little below the edge of the window.
		const ways = pages
			.filter((page) => page.getClientRects().length)
			.map((page) => topOf(page) - 8);
		const top = isBack ? ways.findLast((way) => way < -1) : ways.find((way) => way > 1);
		if (top === undefined) return;
		const most = isSpace ? innerHeight * 0.85 : Infinity;
		event.preventDefault();
		// Without the header, whichever way.
		last = -9;
		scrollBy({ top: Math.max(-most, Math.min(most, top)), behavior: 'instant' });
	});
}

/** Keeps the reader's place in a work on their device, and offers it when they come back. */
function Reading({ host }: IslandProps) {
	const article = host.closest('article') as Element;
	const pages = [...article.querySelectorAll('.comic>ol>li')];
	if (pages.length) turnPages(pages);
	const places = pages.length ? pages : [...article.querySelectorAll('.story-text p')];
	const key = location.pathname;
	let kept: Element | undefined;
	try {
		kept = places[+(localStorage.getItem(key) ?? -1)];
		document.addEventListener('visibilitychange', () => {
			const middle = innerHeight / 2;
			const top = places.map(topOf).findLast((place) => place < middle);
			// The first of those beside each other.
			const at = places.findIndex((place) => topOf(place) === top);
			if (topOf(article.querySelector('.end-card') as Element) < middle) {
				localStorage.removeItem(key);
			} else if (at > 1) localStorage.setItem(key, `${at}`);
		});
	} catch {
		// The browser keeps nothing.
	}
	if (!kept) return null;
	kept.id ||= 'place';
	return (
		<span>
			<a href={`#${kept.id}`}>
				Continue{pages.length ? `: ${kept.id.replace('-', ' ')}` : ' where you stopped'}
			</a>{' '}
			(kept on this device only)
		</span>
	);
}

mount('reading', Reading);
