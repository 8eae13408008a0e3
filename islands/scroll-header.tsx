import { type IslandProps, mount } from './mount.ts';

/** Marks the header once the page is scrolled past `data-threshold` pixels. */
function ScrollHeader({ host }: IslandProps) {
	const update = () =>
		host.toggleAttribute('data-scrolled', scrollY > +(host.dataset.threshold as string));
	update();
	addEventListener('scroll', update);
	return null;
}

mount('scroll-header', ScrollHeader);
