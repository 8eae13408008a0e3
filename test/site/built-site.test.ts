import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { marker } from '../../src/generator/output/write-site.ts';
import { settings } from '../../src/site.ts';
import { lagan } from '../../src/world/world.ts';
import { buildAndRead, readHtml, type SiteOnDisk } from '../support/built-site.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const notFound = ['/404.html', '/faction/404.html', '/character/404.html'];

for (const base of ['/', '/lagan/']) {
	describe(`the site built for ${base}`, () => {
		const address = `https://lagan.example${base}`;
		let out: string;
		let built: SiteOnDisk;
		const read = (route: string) =>
			readFile(path.join(out, route.endsWith('/') ? `${route}index.html` : route), 'utf8');

		before(async () => {
			out = path.join(await makeTemporaryFolder(), 'dist');
			built = await buildAndRead({ ...settings, base, address }, out);
		});

		it('is on disk with all files that were counted and the marker file, and nothing beside it', async () => {
			assert.equal(built.files.size, built.counted + 1);
			assert.ok(built.files.has(marker[0]));
			assert.deepEqual(await readdir(path.dirname(out)), ['dist']);
		});

		it('keeps letters on a phone that lies down as large as they are, in Safari too', async () => {
			assert.match(await read('/'), /-webkit-text-size-adjust:100%/);
		});

		it('has every anchor that the specification names', async () => {
			const anchors: [string, string[]][] = [
				['/', ['home', 'about', 'factions', 'vision', 'join', 'gallery', 'contact']],
				[
					'/submission-guidelines/',
					['submission-process', 'format-requirements', 'selection-criteria'],
				],
				['/legal-information/', ['terms-of-collaboration', 'publishing-rights', 'privacy-policy']],
			];
			for (const [route, ids] of anchors) {
				const page = readHtml(await read(route));
				assert.deepEqual(
					ids.filter((id) => !page.ids.includes(id)),
					[],
					route,
				);
			}
		});

		it('links inside the site with the base and the trailing slash', () => {
			for (const { route, html } of built.routes) {
				for (const { tag, url } of readHtml(html).references) {
					if (tag !== 'a' || /^(https:|mailto:|#)/.test(url)) continue;
					assert.ok(url.startsWith(base), `${route}: ${url}`);
					assert.match(
						url,
						/(\/|\.(svg|pdf|epub|cbz|txt|json|ics|atom))(#.*)?$/,
						`${route}: ${url}`,
					);
				}
			}
		});

		it('shows World Details as a copy of the World Bible', async () => {
			const [bible, details] = await Promise.all([read('/world-bible/'), read('/world-details/')]);
			const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
			assert.equal(main(details), main(bible));
			const canonical = `${address}world-bible/`;
			assert.equal(readHtml(details).canonical, canonical);
			assert.equal(readHtml(bible).canonical, canonical);
		});

		it('has header and footer as the specification lists them', async () => {
			for (const route of ['/', '/legal-information/', '/404.html']) {
				const links = (await read(route)).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g);
				const pairs = [...links].map(([, url = '', label = '']) => `${label} ${url}`);
				for (const expected of [
					...['home', 'about', 'factions', 'vision', 'join', 'gallery', 'contact'].map(
						(id, i) =>
							`${['Home', 'The World', 'Factions', 'Anthology', 'Join Us', 'Gallery', 'Contact'][i]} ${base}#${id}`,
					),
					`Writer Resources ${base}creative-resources/`,
					`Artist Resources ${base}creative-resources/`,
				]) {
					assert.ok(pairs.includes(expected), `${route}: ${expected}`);
				}
				assert.match(await read(route), /© 2025/);
			}
		});

		it('loads only the islands that a page uses', async () => {
			const scriptsOf = async (route: string) =>
				[...(await read(route)).matchAll(/<script type="module" src="([^"]*)"/g)].map(
					([, src = '']) => src.replace(/^.*\/|\..*$/g, ''),
				);
			assert.deepEqual((await scriptsOf('/')).sort(), [
				'header',
				'lightbox',
				'mail-subject',
				'reveal',
			]);
			assert.deepEqual(await scriptsOf('/world-bible/'), ['header', 'lightbox', 'contents']);
			assert.deepEqual(await scriptsOf('/legal-information/'), ['header', 'contents']);
			assert.deepEqual(await scriptsOf('/resources/'), ['header']);
			assert.deepEqual(await scriptsOf('/search/'), ['header', 'search']);
		});

		it('keeps the scripts of every page within 6,144 bytes with brotli, none of them blocking', () => {
			for (const { route, html } of built.routes) {
				let bytes = 0;
				for (const [, attributes = '', text = ''] of html.matchAll(
					/<script\b([^>]*)>(.*?)<\/script>/gs,
				)) {
					// Data for other programs, which nobody runs.
					if (attributes.includes(' type=')) continue;
					// What a search reads has a limit of its own.
					if (/\/assets\/search-(index|text)\./.test(attributes)) continue;
					const [, src] = / src="([^"]*)"/.exec(attributes) ?? [];
					if (src !== undefined) assert.match(attributes, / defer/, route);
					const script = src === undefined ? text : built.files.get(src.slice(base.length - 1));
					assert.ok(script, src);
					bytes += brotliCompressSync(script).length;
				}
				assert.ok(bytes <= 6144, `${route}: ${bytes} bytes`);
			}
		});

		it('keeps all fonts together within 60 kB', () => {
			const fonts = [...built.files].filter(([file]) => file.endsWith('.woff2'));
			assert.equal(fonts.length, 6);
			const bytes = fonts.reduce((sum, [, font]) => sum + font.length, 0);
			assert.ok(bytes <= 60_000, `${bytes} bytes`);
		});

		it('ships no React and asks no other host for anything', () => {
			for (const [file, contents] of built.files) {
				if (!file.endsWith('.js')) continue;
				assert.doesNotMatch(
					Buffer.from(contents).toString(),
					/react\.|react-dom|createRoot/i,
					file,
				);
			}
			for (const { route, html } of built.routes) {
				for (const { tag, attribute, url } of readHtml(html).references) {
					if (tag === 'script' && attribute === '') continue;
					if (tag !== 'a' && tag !== 'form' && !url.startsWith(address)) {
						assert.doesNotMatch(url, /^(https?:)?\/\//, `${route}: <${tag}> ${url}`);
					}
				}
			}
		});

		it('shows on every faction, character and section where else it is mentioned', () => {
			const html = new Map(built.routes.map(({ route, html }) => [route, html]));
			const mentioned = (route: string, id?: string) => {
				const page = html.get(route) ?? '';
				const from = id === undefined ? 0 : page.indexOf(`id="${id}"`);
				return page.slice(page.indexOf('class="mentions"', from)).split('</ul>')[0] ?? '';
			};
			assert.match(mentioned('/character/linh-ngo/'), /world-bible\/#vertical-transport"/);
			assert.match(mentioned('/faction/equilibrium/'), /faction\/venture-coalition\/"/);
			assert.match(mentioned('/world-bible/', 'biosphere-gardens'), /faction\/equilibrium\/"/);
			for (const { id } of lagan.characters) {
				assert.match(html.get(`/character/${id}/`) ?? '', /class="mentions"/, id);
			}
		});

		it('gives every listed page a preview of its own, 1200 by 630, under its full address', () => {
			const seen = new Map<string, string>();
			for (const { route, html } of built.routes) {
				const [, url = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
				if (notFound.includes(route)) {
					assert.equal(url, '', route);
					continue;
				}
				assert.ok(url.startsWith(address), `${route}: ${url}`);
				const png = Buffer.from(built.files.get(url.slice(address.length - 1)) ?? '');
				assert.equal(png.toString('latin1', 1, 4), 'PNG', route);
				assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630], route);
				assert.match(html, /property="og:image:alt" content="[^"]{20,}"/, route);
				const page = readHtml(html);
				assert.equal(seen.get(url) ?? page.canonical, page.canonical, `${route} shares ${url}`);
				seen.set(url, page.canonical ?? '');
			}
		});

		it('has the icons that browsers ask for by name', () => {
			const icon = Buffer.from(built.files.get('/favicon.ico') ?? '');
			assert.deepEqual([icon.readUInt16LE(2), icon.readUInt16LE(4)], [1, 1]);
			assert.equal(icon.readUInt32LE(18) + icon.readUInt32LE(14), icon.length);
			assert.equal(icon.toString('latin1', 23, 26), 'PNG');
			const touch = Buffer.from(built.files.get('/apple-touch-icon.png') ?? '');
			assert.deepEqual([touch.readUInt32BE(16), touch.readUInt32BE(20)], [180, 180]);
			for (const { html } of built.routes) {
				assert.ok(html.includes(`<link rel="apple-touch-icon" href="${base}apple-touch-icon.png"`));
			}
		});

		it('leads both downloads to their sheets of one file', async () => {
			const html = await read('/creative-resources/');
			assert.ok(html.includes(`href="${base}downloads/lagan-templates.pdf#page=1"`));
			assert.ok(html.includes(`href="${base}downloads/lagan-templates.pdf#page=3"`));
		});
	});
}

describe('the site with an image host', () => {
	it('takes every picture from there, and is checked all the same', async () => {
		const host = 'https://img.example/lagan';
		const out = path.join(await makeTemporaryFolder(), 'dist');
		const { routes: built, files } = await buildAndRead({ ...settings, images: { host } }, out);
		let pictures = 0;
		for (const { route, html } of built) {
			for (const { tag, url } of readHtml(html).references) {
				if (tag !== 'img') continue;
				pictures += 1;
				assert.ok(url.startsWith(`${host}/pictures/`), `${route}: ${url}`);
				assert.ok(files.has(url.slice(host.length)), `${route}: ${url}`);
			}
		}
		assert.ok(pictures > 100);
	});
});

describe('the words that must stand', () => {
	let pages: Map<string, string>;
	before(async () => {
		const out = path.join(await makeTemporaryFolder(), 'dist');
		const { routes: built } = await buildAndRead(settings, out);
		pages = new Map(
			built.map(({ route, html }) => [
				route,
				html
					.replace(/<[^>]+>/g, ' ')
					.replaceAll('&#x27;', '’')
					.replace(/\s+/g, ' '),
			]),
		);
	});
	const says = (route: string, ...texts: (string | RegExp)[]) => {
		for (const text of texts) {
			const page = pages.get(route) ?? '';
			assert.ok(
				typeof text === 'string' ? page.includes(text) : text.test(page),
				`${route}: ${text}`,
			);
		}
	};

	it('on the landing page', () => {
		says('/', 'The World In Detail', 'Anthology Resources', '3-5 business days', 'Submission');
		says('/', 'Writers', 'Artists', 'Editors', 'Filmmakers', 'Designers', 'Worldbuilders');
	});
	it('on the resources page: the step, the bar, the date', () => {
		says('/resources/', 'Preparation', 'Publication', '16.67 %', 'October 10th, 2025');
	});
	it('in the guidelines: every limit and the date', () => {
		says(
			'/submission-guidelines/',
			'under 250 words',
			'under 1,000 words',
			'1,000 to 8,000 words',
			'3,000 to 5,000 words',
			'1 to 8 pages',
			'.docx',
			'.doc',
			'Times New Roman 12pt',
			/double[- ]spaced/i,
			'1 inch',
			/bottom cent/i,
			/title page/i,
			'mp4',
			/h\.?264/i,
			/h\.?265/i,
			'under 150 seconds',
			'under 3 minutes',
			'under 15 minutes',
			/release forms/i,
			'.3dm',
			'Rhino',
			'.glb',
			'.fbx',
			'LastName_FirstName_Title',
			'.tiff',
			'Page##',
			'Submission - [name] - [working title]',
			'100 to 200 words',
			'250-word',
			'at most 100 words',
			'3 to 5 days',
			'2 to 3 weeks',
			'about 3 months',
			'October 10th, 2025',
			'late 2025 or early 2026',
			'Excellent Fit',
			'Potential with Revision',
			'Not Suitable',
		);
	});
	it('in the legal information: every term, and what is not filled in', () => {
		says(
			'/legal-information/',
			'7 years',
			'2 additional years',
			'5 free contributor copies',
			'40%',
			'quarterly',
			'$?',
			'?%',
			'the length of the contract plus 7 years',
			'2 years at most',
			'30 days',
			'To be confirmed in the contract',
		);
	});
	it('in the questions: the other date and how fast they are answered', () => {
		says('/additional-resources/', 'August 20th, 2025', '2 to 3 business days', '1 to 8 pages');
	});
	it('in the World Bible: every figure of the world', () => {
		says(
			'/world-bible/',
			'2.25 million',
			'5 million',
			'over 150',
			/\b52\b|fifty-two/i,
			'about 1 square kilometre',
			'10 to 25 °C',
			'over 70%',
			'up to 30 days',
			'one to two nights',
		);
	});
	it('on pages that are not there', () => {
		says('/404.html', 'Page not found', 'Unexpected Application Error', 'Return home');
		says('/faction/404.html', 'Faction not found', 'Return home');
		says('/character/404.html', 'Character not found', 'Return home');
	});
});
