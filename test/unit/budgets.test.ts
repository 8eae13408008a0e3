import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { type Budgets, findOverweight } from '../../src/generator/checks/budgets.ts';
import { firstScreenText } from '../../src/generator/checks/first-view.ts';
import { readPage } from '../../src/generator/checks/read-page.ts';
import { weighPages } from '../../src/generator/checks/weigh-pages.ts';
import { settings } from '../../src/site.ts';

const limits: Budgets = {
	firstView: 2000,
	scripts: 300,
	index: 1000,
	fonts: 500,
	landing: 4120,
	page: 3000,
	latePicture: 2000,
};

/** A file of so many bytes. */
const filled = (bytes: number) => new Uint8Array(bytes);

/** A page that holds all kinds of files, each within its budget. */
const sound = `<!doctype html><html><head><style>@font-face{src:url(/assets/a.woff2)}</style>
<link rel="icon" href="/i.svg"/><script src="/assets/menu.js" defer=""></script></head>
<body><picture><source srcSet="/pictures/night.svg" media="x"/><img src="/pictures/day.svg" alt=""/></picture>
<img src="/pictures/day.svg" alt=""/></body></html>`;

/** Files that pages load, each with its bytes as they are sent. */
const sent = new Map([
	['/i.svg', 10],
	['/assets/a.woff2', 400],
	['/assets/b.woff2', 101],
	['/assets/menu.js', 250],
	['/assets/more.js', 51],
	['/assets/x.css', 9],
	['/assets/index.js', 700],
	['/assets/large-index.js', 801],
	['/pictures/day.svg', 600],
	['/pictures/night.svg', 700],
	['/pictures/large.svg', 2100],
]);

/** What is found of a page on a route, and its weight. */
async function check(html: string, route = '/x/', changed: Partial<typeof settings> = {}) {
	const page = readPage(`${route}index.html`, Buffer.from(html));
	const files = new Map([...sent].map(([file, bytes]) => [file, filled(bytes)]));
	const [weight] = await weighPages(
		[page],
		files,
		{ ...settings, ...changed },
		async (file, text) => {
			return file.endsWith('.html') ? brotliCompressSync(text) : filled(sent.get(file) ?? 0);
		},
	);
	assert.ok(weight);
	const problems = findOverweight([weight], limits);
	return { weight, problems, said: problems.map(({ what }) => what) };
}

const size = (html: string) => brotliCompressSync(html).length;
const into = (html: string, head: string, body = '') =>
	html.replace('</head>', `${head}</head>`).replace('</body>', `${body}</body>`);
/** Text that brotli cannot make shorter by much. */
const noise = (length: number) => {
	let state = 1;
	return Array.from({ length }, () => {
		state = (state * 48271) % 2147483647;
		return String.fromCharCode(97 + (state % 26));
	}).join('');
};

describe('the weight of a page', () => {
	it('is what a browser loads of it: each file once and compressed, one choice of each picture', async () => {
		const { weight, problems } = await check(sound);
		assert.deepEqual(problems, []);
		assert.deepEqual(
			weight.pictures.map(({ file }) => file),
			['/pictures/night.svg', '/pictures/day.svg', '/i.svg'],
		);
		assert.equal(weight.whole, size(sound) + 250 + 400 + 700 + 600 + 10);
		assert.equal(weight.firstView, size(sound));
	});
	it('counts no script for a page without one', async () => {
		const { weight } = await check(sound.replace(/<script.*?<\/script>/, ''));
		assert.deepEqual(weight.scripts, []);
	});
	it('counts a script that stands in the page among the scripts, once in all', async () => {
		const text = `let word = "${noise(40)}"`;
		const html = sound.replace(
			'</body>',
			`<script data-x="">${text}</script><script type="application/ld+json">{"a":1}</script></body>`,
		);
		const { weight } = await check(html);
		assert.deepEqual(
			weight.scripts.map(({ bytes }) => bytes),
			[250, size(text)],
		);
		assert.equal(weight.whole, size(html) + 250 + 400 + 700 + 600 + 10);
	});
	it('has the index of its search beside it', async () => {
		const { weight, problems } = await check(
			into(
				sound,
				'',
				'<link rel="preload" as="fetch" crossorigin="anonymous" href="/assets/index.js"/>',
			),
		);
		assert.deepEqual(problems, []);
		assert.deepEqual(
			[weight.scripts, weight.index].map((files) => files.map(({ file }) => file)),
			[['/assets/menu.js'], ['/assets/index.js']],
		);
		assert.equal(weight.whole, weight.html + 250 + 400 + 700 + 600 + 10);
	});
	it('is the same below a path, with relative links, and with an image host', async () => {
		const { whole } = (await check(sound)).weight;
		const moved = (to: string) => sound.replaceAll(/(["(])\//g, `$1${to}`);
		for (const [html, changed] of [
			[moved('/lagan/'), { base: '/lagan/' }],
			[moved('../'), { base: './' }],
			[
				sound.replaceAll('"/pictures/', '"https://img.example/b/pictures/'),
				{ images: { host: 'https://img.example/b/' } },
			],
		] as const) {
			const { weight } = await check(html, '/x/', changed);
			assert.equal(weight.whole, whole - size(sound) + size(html));
		}
	});
	it('takes of a long page the part up to the end of the first screen as its first view', async () => {
		const text = noise(firstScreenText);
		const { weight } = await check(
			sound.replace('<body>', `<body><p>${text}</p><p>${noise(40_000)}`),
		);
		assert.ok(weight.html > 20_000);
		// A letter of 26 takes at least 4.7 bits.
		const least = (firstScreenText * 4.7) / 8;
		assert.ok(
			weight.firstView > least && weight.firstView < least * 1.4,
			`${weight.firstView} of ${weight.html}`,
		);
	});
});

describe('the budgets', () => {
	for (const [name, html, route, pattern] of [
		[
			'first view',
			sound.replace('<body>', `<body>${noise(3200)}`),
			'/',
			/^Its first view takes 2\.\d kB/,
		],
		[
			'scripts',
			into(sound, '<script src="/assets/more.js" defer=""></script>'),
			'/x/',
			/^Its scripts take 0\.3 kB with brotli, 0\.0 kB over the 0\.3 kB.*Largest: \/assets\/menu\.js 0\.3 kB, \/assets\/more/,
		],
		[
			'scripts that stand in the page',
			into(sound, '', `<script>"${noise(60)}"</script>`),
			'/x/',
			/^Its scripts take 0\.3 kB with brotli, 0\.0 kB over the 0\.3 kB.*one in the HTML 0\.1 kB/,
		],
		[
			'index of a search',
			into(
				sound,
				'<link rel="preload" as="fetch" crossorigin="anonymous" href="/assets/large-index.js"/>',
			),
			'/x/',
			/^Its search takes 1\.\d kB.*large-index/,
		],
		[
			'fonts',
			into(sound, '<style>p{src:url(/assets/b.woff2)}</style>'),
			'/x/',
			/^Its fonts take 0\.5 kB.*\/assets\/a\.woff2/,
		],
		[
			'page',
			into(sound, '', '<img src="/pictures/large.svg"/>'),
			'/x/',
			/^The page with all that it loads before its reader scrolls takes 4\.\d kB.*Largest: \/pictures\/large\.svg 2\.1 kB/,
		],
		[
			'picture that comes later',
			into(sound, '', '<img src="/pictures/large.svg" loading="lazy"/>'),
			'/x/',
			/^One of its pictures takes 2\.1 kB.*\/pictures\/large\.svg$/,
		],
		[
			'landing page',
			into(sound, '', '<img src="/pictures/large.svg"/>'),
			'/',
			/^The landing page with all that it loads takes 4\.\d kB/,
		],
		[
			'linked stylesheet',
			into(sound, '<link rel="stylesheet" href="/assets/x.css"/>'),
			'/x/',
			/^Nothing is painted before \/assets\/x\.css has come/,
		],
		[
			'script that blocks',
			sound.replace(' defer=""', ''),
			'/x/',
			/^Nothing is painted before \/assets\/menu\.js has come/,
		],
	] as const) {
		it(`report a page that is over: ${name}`, async () => {
			const { problems, said } = await check(html, route);
			assert.equal(said.length, 1, said.join('\n'));
			assert.match(said[0] ?? '', pattern);
			assert.equal(problems[0]?.where, route);
			assert.ok(problems[0]?.fix);
		});
	}
});
