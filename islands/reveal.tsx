import { type IslandProps, mount } from './mount.ts';

/**
 * Adds the class `active` to its host once `data-threshold` (0 to 1) of it is visible, or as much
 * as fits in the window. Until then the host has `data-waiting`: styles may move it but must not
 * hide it, since part of a tall section may fill the window.
 */
function Reveal({ host }: IslandProps) {
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
	new IntersectionObserver(
		([entry], observer) => {
			// The observer reports at once, which sets the initial state.
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
