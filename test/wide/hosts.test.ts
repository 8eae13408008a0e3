import assert from 'node:assert/strict';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { notFoundWords } from '../../src/components/not-found.tsx';
import { caching, headers as siteHeaders } from '../../src/generator/output/hosting/plan.ts';
import { fileOfRoute } from '../../src/lib/files.ts';
import { lagan } from '../../src/world/world.ts';
import { type Answer, ask } from '../support/ask.ts';
import { buildAndRead, readHtml, type SiteOnDisk } from '../support/built-site.ts';
import { hosts, startHost } from '../support/hosts.ts';
import { settings } from '../support/settings.ts';
import { readSite } from '../support/shared-site.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** The media types of files, by extension; JavaScript and XML each have two valid ones. */
const types: Readonly<Record<string, RegExp>> = {
	html: /^text\/html/,
	css: /^text\/css/,
	js: /^(text|application)\/javascript/,
	svg: /^image\/svg\+xml/,
	xml: /^(text|application)\/xml/,
	txt: /^text\/plain/,
	json: /^application\/json/,
	atom: /^application\/atom\+xml/,
	png: /^image\/png/,
	jpg: /^image\/jpeg/,
	webp: /^image\/webp/,
	ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
	epub: /^application\/epub\+zip/,
	zip: /^application\/zip/,
	cbz: /^application\/vnd\.comicbook\+zip/,
	docx: /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document/,
	odt: /^application\/vnd\.oasis\.opendocument\.text/,
	pdf: /^application\/pdf/,
	woff2: /^(application\/octet-stream|font\/woff2|application\/font-woff2)/,
};

for (const base of ['/', '/lagan/']) {
	// Only what the build writes knows the base, and only there the site has compressed copies.
	const isBelow = base !== '/';
	describe(`the site at ${base}`, () => {
		const address = `https://lagan.example${base}`;
		let root: string;
		let built: SiteOnDisk;
		before(async () => {
			if (isBelow) {
				root = await makeTemporaryFolder();
				const out = path.join(root, base);
				built = await buildAndRead(
					{ ...settings, base, address },
					{ out, compress: true, mode: 'dev' },
				);
			} else {
				built = await readSite();
				root = built.folder;
			}
			// Hosts run under names of their own.
			await chmod(path.dirname(built.folder), 0o755);
		});

		it('holds the files that hosts look for by name', () => {
			for (const file of ['.nojekyll', '.htaccess', '_headers', '404.html']) {
				assert.ok(built.files.has(`/${file}`), file);
			}
		});

		for (const host of hosts.filter(({ readsHtaccess }) => readsHtaccess || !isBelow)) {
			describe(`behind ${host.name}`, { skip: host.program.skip }, () => {
				let origin: string;
				let stop: (() => void) | undefined;
				before(async () => {
					({ origin, stop } = await startHost(host, root));
				});
				after(() => stop?.());

				const at = (route: string) => origin + base + route.slice(1);
				const bytesOf = (file: string) => Buffer.from(built.files.get(file) ?? '');
				/** The target of a link on a page, if it is on this site. */
				const resolve = (url: string, route: string) => {
					const { href, origin: of } = new URL(url.replace(address, at('/')), at(route));
					return of === origin ? href.replace(/#.*/, '') : undefined;
				};
				const assertHeaders = ({ headers }: Answer, what: string) => {
					for (const [name, value] of siteHeaders) {
						assert.equal(headers[name.toLowerCase()], value, `${what}: ${name}`);
					}
				};

				it('sends every page as it was built', async () => {
					for (const { route } of built.routes) {
						const { status, headers, body } = await ask(at(route));
						assert.equal(status, 200, route);
						assert.match(headers['content-type'] ?? '', /^text\/html/, route);
						assert.ok(body.equals(bytesOf(fileOfRoute(route))), route);
					}
				});

				it('sends every linked file with the right media type', async () => {
					const seen = new Set<string>();
					for (const { route, html } of built.routes) {
						for (const { url, element } of readHtml(html).references) {
							const href = /^(mailto|data):/.test(url) ? undefined : resolve(url, route);
							if (href === undefined || seen.has(href)) continue;
							seen.add(href);
							const { status, headers } = await ask(href);
							assert.equal(status, 200, `${route}: ${element}`);
							const ending = /\.(\w+)$/.exec(fileOfRoute(new URL(href).pathname))?.[1] ?? '';
							assert.match(headers['content-type'] ?? '', types[ending] ?? /^$/, href);
						}
					}
					assert.ok(seen.size > 100, String(seen.size));
				});

				it('redirects to the trailing slash', async () => {
					for (const route of ['/resources/', '/faction/foundation/']) {
						const { status, headers } = await ask(at(route.slice(0, -1)));
						assert.ok([301, 308].includes(status), `${route}: ${status}`);
						assert.equal(new URL(headers.location ?? '', origin).href, at(route));
					}
				});

				for (const [route, kind] of [
					['/nothing/here/', 'page'],
					['/nothing', 'page'],
					['/assets/', 'page'],
					['/assets/menu.00000000.js', 'page'],
					['/faction/nobody/', 'faction'],
					['/faction/nobody', 'faction'],
					['/character/nobody/', 'character'],
				] as const) {
					// Python lists folders, and has one not-found page of its own.
					if (!host.hasNotFoundPages && route === '/assets/') continue;
					it(`answers ${route} with status 404`, async () => {
						const answer = await ask(at(route));
						assert.equal(answer.status, 404);
						if (!host.hasNotFoundPages) return;
						const { heading } = notFoundWords(lagan)[kind];
						assert.ok(answer.body.includes(`<h1>${heading}</h1>`), answer.body.toString());
						if (!host.readsHtaccess) return;
						assert.equal(answer.headers['cache-control'], caching.others);
						assertHeaders(answer, route);
					});
				}

				if (host.hasNotFoundPages) {
					it('does not send hidden files', async () => {
						for (const file of ['/.htaccess', '/.nojekyll', '/.lagan', '/assets/.nothing']) {
							const { status } = await ask(at(file));
							assert.ok(
								status === 404 || (status === 403 && file === '/.htaccess'),
								`${file}: ${status}`,
							);
						}
					});
				}

				if (!host.readsHtaccess) return;

				it('allows caching of hashed files for a year, and revalidation of all others', async () => {
					for (const file of built.files.keys()) {
						if (/\.(br|gz)$|\/[._]\w+$/.test(file)) continue;
						const { status, headers } = await ask(at(file.replace(/index\.html$/, '')));
						assert.equal(status, 200, file);
						const expected = /\.[0-9a-f]{8}\.\w+$/.test(file) ? caching.hashed : caching.others;
						assert.equal(headers['cache-control'], expected, file);
					}
				});

				it('answers 304 if a cached copy is current', async () => {
					for (const file of ['/', '/robots.txt']) {
						const { headers } = await ask(at(file));
						const { etag = '' } = headers;
						assert.notEqual(etag, '', file);
						assert.equal((await ask(at(file), { 'If-None-Match': etag })).status, 304, file);
					}
				});

				it('sends the security headers with every file', async () => {
					const picture = [...built.files.keys()].find((file) => file.endsWith('.svg')) ?? '';
					for (const route of ['/', '/world-bible/', picture, '/downloads/lagan-templates.pdf']) {
						assertHeaders(await ask(at(route)), route);
					}
				});

				if (!isBelow) return;

				for (const encoding of ['br', 'gzip']) {
					it(`sends the build's compressed copies, with ${encoding}`, async () => {
						const ending = encoding === 'gzip' ? 'gz' : encoding;
						let count = 0;
						for (const compressed of built.files.keys()) {
							if (!compressed.endsWith(`.${ending}`)) continue;
							const file = compressed.slice(0, -ending.length - 1);
							const { status, headers, body } = await ask(at(file.replace(/index\.html$/, '')), {
								'Accept-Encoding': encoding,
							});
							assert.equal(status, 200, file);
							assert.equal(headers['content-encoding'], encoding, file);
							assert.match(headers.vary ?? '', /Accept-Encoding/i, file);
							assert.match(
								headers['content-type'] ?? '',
								types[path.extname(file).slice(1)] ?? /^$/,
								file,
							);
							assert.equal(headers['content-language'], undefined, file);
							assert.ok(body.equals(bytesOf(compressed)), file);
							count += 1;
						}
						assert.ok(count > 100, String(count));
					});
				}
			});
		}
	});
}
