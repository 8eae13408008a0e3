import { type IslandProps, mount } from './mount.ts';
import { keepPlace, topOf } from './place.ts';

/**
 * Marks, in the host's list of links, the last section that begins less than 200 pixels below the
 * window's upper edge, and keeps the mark in sight where the list scrolls by itself. Styles that follow
 * the page without a script stand back for it once there is one.
 */
function Contents({ host }: IslandProps) {
	const links = [...host.querySelectorAll<HTMLAnchorElement>('li a')];
	let current: HTMLElement | undefined;
	let last = scrollY;
	const update = () => {
		// The bar at the window's foot makes room while one reads on.
		document.body.toggleAttribute('data-down', scrollY > last);
		last = scrollY;
		// Sections hold sections: the last is the innermost.
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
