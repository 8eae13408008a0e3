import { type IslandProps, mount } from './mount.ts';

/**
 * Gives its host the class `active` when `data-threshold` (0 to 1) of it is visible, or as much as the
 * window can hold of a host so tall that it never shows that share. What is not yet in the window waits, marked `data-waiting`: styles may move
 * it, and never hide it, since a part of a tall section may be all that a window shows.
 */
function Reveal({ host }: IslandProps) {
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
	new IntersectionObserver(
		([entry], observer) => {
			// The first report comes at once, and is where waiting starts.
			const seen = entry?.isIntersecting;
			host.toggleAttribute('data-waiting', !seen);
			host.classList.toggle('active', seen);
			if (seen) observer.disconnect();
		},
		{ threshold: Math.min(+(host.dataset.threshold as string), innerHeight / host.offsetHeight) },
	).observe(host);
	return null;
}

mount('reveal', Reveal);
