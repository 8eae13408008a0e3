import { type IslandProps, mount } from './mount.ts';
import { keepPlace, topOf } from './reading-position.ts';

/**
 * Marks the current section in the host's list of links: the last that begins less than 200 pixels
 * below the top of the window. Scrolls the list so that the mark stays visible. Styles that mark
 * sections without scripts apply only until the first mark.
 */
function Contents({ host }: IslandProps) {
	const links = [...host.querySelectorAll<HTMLAnchorElement>('li a')];
	let current: HTMLElement | undefined;
	let last = scrollY;
	const update = () => {
		// The bar at the bottom of the window hides while the reader scrolls down.
		document.body.toggleAttribute('data-down', scrollY > last);
		last = scrollY;
		// Sections are nested: the last is the innermost.
		const next = links.findLast(
			({ hash }) => (topOf(document.querySelector(hash)) as number) < 200,
		);
		if (!next || next === current) return;
		if (current) current.ariaCurrent = null;
		next.ariaCurrent = 'location';
		host.scrollTop = next.offsetTop - host.clientHeight / 2;
		current = next;
	};
	keepPlace();
	update();
	window.onscroll = update;
	return null;
}

mount('contents', Contents);
