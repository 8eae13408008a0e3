import { relativeBase } from '../site.ts';
import { InlineElement } from './inline-element.tsx';
import { usePage } from './page-context.ts';

/** What a not-found page says of one kind of address. */
type Words = Readonly<Record<string, { heading: string; text: string }>>;

/** Puts the words that fit an address below `root` into the page. */
const tell = (words: Words) => `const tell = (root) => {
const words = (${JSON.stringify(words)})[location.pathname.slice(root.length).split('/')[0]];
if (!words) return;
document.querySelector('h1').textContent = words.heading;
document.querySelector('.not-found-text').textContent = words.text;
document.querySelector('.not-found-error')?.remove();
document.title = document.title.replace(/^[^·]*/, words.heading + ' ');
};`;

/**
 * Hosts send a not-found page at any depth, where relative links lead astray. This looks for the
 * site's icon where those links expect it and in each folder above, and leads all links to where it
 * is.
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
// Scripts are moved as well: their new addresses are this site's own, and said to be.
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
 * Hosts that know one not-found page for all addresses get its words from the address: a script of
 * a few lines, which changes nothing when it cannot run. With relative links it also finds the way
 * back to the site. It stands in the page, since at any other address no file could be found.
 */
export function NotFoundScript({ words }: { words: Words }) {
	const { settings, urls, route } = usePage();
	const start = settings.base === relativeBase ? findRoot(route) : `tell('${urls.to('/')}');`;
	return <InlineElement kind="script" source={`{\n${tell(words)}\n${start}\n}`} />;
}
