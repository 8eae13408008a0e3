import { relativeBase } from '../site.ts';
import { InlineElement } from './inline-element.tsx';
import { usePage } from './page-context.ts';

/** The words for each kind of address, by its first path segment. */
type Words = Readonly<Record<string, { heading: string; text: string }>>;

/** Replaces the words of the page by those for the first segment below `root`. */
const tell = (words: Words) => `const tell = (root) => {
const words = (${JSON.stringify(words)})[location.pathname.slice(root.length).split('/')[0]];
if (!words) return;
document.querySelector('h1').textContent = words.heading;
document.querySelector('.not-found-text').textContent = words.text;
document.querySelector('.not-found-error')?.remove();
document.title = document.title.replace(/^[^·]*/, words.heading + ' ');
};`;

/**
 * Hosts send the not-found page for addresses at any depth, where relative links break. This script
 * looks for the site's icon at the expected root and in each folder above it, and then rewrites all
 * links for the root it has found. Scripts are replaced, since a script whose `src` changes does
 * not run again; Trusted Types need a policy for the new addresses.
 */
const findRoot = (route: string) => `const search = (root) => {
const icon = new Image();
icon.onload = () => {
if (root !== expected) settle(root);
tell(root);
};
icon.onerror = () => {
if (root !== '/') search(root.replace(/[^/]+\\/$/, ''));
};
icon.src = root + name;
};
const settle = (root) => {
const own = window.trustedTypes?.createPolicy('moved', { createScriptURL: (url) => url });
const page = new URL(root + ${JSON.stringify(route.slice(1))}, location);
for (const name of ['href', 'src', 'srcset']) {
for (const element of document.querySelectorAll('[' + name + ']')) {
const value = element.getAttribute(name);
if (/^(#|\\/|\\w+:)/.test(value)) continue;
const moved = element.localName === 'script' ? document.createElement('script') : element;
const url = new URL(value, page).href;
if (moved !== element) moved.type = element.type;
moved.setAttribute(name, moved === element || !own ? url : own.createScriptURL(url));
if (moved !== element) element.replaceWith(moved);
}
}
};
const name = document.querySelector('[type="image/svg+xml"]').getAttribute('href').replace(/^(\\.\\.\\/)+/, '');
const expected = new URL('${'../'.repeat(route.split('/').length - 2) || '.'}', location).pathname;
if (location.protocol !== 'file:') search(expected);`;

/**
 * Some hosts have a single not-found page for all addresses. This inline script changes its words
 * according to the address, and on a site with relative links finds the root. It is inline because
 * relative addresses of files would not resolve; without scripts the page keeps its general words.
 */
export function NotFoundScript({ words }: { words: Words }) {
	const { settings, urls, route } = usePage();
	const start = settings.base === relativeBase ? findRoot(route) : `tell('${urls.to('/')}');`;
	return <InlineElement kind="script" source={`{\n${tell(words)}\n${start}\n}`} />;
}
