import { type IslandProps, mount } from './mount.ts';

/**
 * Marks, in the host's list of links, the section that crosses a line a quarter of the window down,
 * and keeps the mark in sight where the list scrolls by itself. Styles that follow the page without
 * a script stand back for it once there is a mark.
 */
function Contents({ host }: IslandProps) {
	const links = [...host.querySelectorAll<HTMLAnchorElement>('li a')];
	const crossing = new Set<string>();
	let current: HTMLElement | undefined;
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) {
				crossing[isIntersecting ? 'add' : 'delete'](`#${target.id}`);
			}
			// Sections hold sections: the last that crosses is the innermost.
			const next = links.findLast(({ hash }) => crossing.has(hash));
			if (next === undefined || next === current) return;
			current?.removeAttribute('aria-current');
			next.setAttribute('aria-current', 'location');
			host.scrollTop = next.offsetTop - host.clientHeight / 2;
			host.dataset.marked = '';
			current = next;
		},
		{ rootMargin: '-25% 0px -75%' },
	);
	for (const { hash } of links) {
		const section = document.getElementById(hash.slice(1));
		if (section) observer.observe(section);
	}
	return null;
}

mount('contents', Contents);
