import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findOverweight } from '../../src/generator/checks/budgets.ts';
import { readPage } from '../../src/generator/checks/read-page.ts';
import { weighPages } from '../../src/generator/checks/weigh-pages.ts';
import { settings } from '../support/settings.ts';

const limits = {
	...{ html: 400, scripts: 300, reading: 320, search: 1000, fonts: 500 },
	...{ atOnce: 3000, whole: 5000, landing: 4000 },
};

/** A page with every kind of file, each within its budget. */
const light = `<!doctype html><html><head><style>@font-face{src:url(/assets/a.woff2)}</style>
<link rel="icon" href="/i.svg"/><script src="/assets/menu.js" type="module"></script></head>
<body><picture><source srcSet="/pictures/night.svg" media="x"/><img src="/pictures/day.svg" alt=""/></picture>
<img src="/pictures/day.svg" alt=""/></body></html>`;

/** The files that pages load, with their compressed sizes in bytes. */
const sent: Readonly<Record<string, number>> = {
	'/i.svg': 10,
	'/assets/a.woff2': 400,
	'/assets/b.woff2': 101,
	'/assets/menu.js': 250,
	'/assets/more.js': 51,
	'/assets/index.json': 700,
	'/assets/large-index.json': 801,
	'/pictures/day.svg': 600,
	'/pictures/night.svg': 700,
	'/pictures/large.svg': 2100,
	...{ '/pictures/480.webp': 3000, '/pictures/960.webp': 9000, '/pictures/1600.webp': 20_000 },
};

/** Weighs a page and checks its budgets. Its HTML and its inline scripts count as 100 bytes each. */
function check(html: string, route = '/x/', changed: Partial<typeof settings> = {}) {
	const page = readPage(`${route}index.html`, Buffer.from(html));
	const [weight] = weighPages(
		[page],
		new Map(),
		{ ...settings, ...changed },
		(file) => sent[file] ?? (html.length > 2000 ? 401 : 100),
	);
	assert.ok(weight);
	return { weight, problems: findOverweight([weight], limits) };
}

const into = (head: string, body = '') =>
	light.replace('</head>', `${head}</head>`).replace('</body>', `${body}</body>`);

describe('the weight of a page', () => {
	it('counts each file once, compressed, and one source of each picture', () => {
		const { weight, problems } = check(light);
		assert.deepEqual(problems, []);
		assert.equal(weight.whole, 100 + 250 + 400 + 700 + 600 + 10);
		assert.equal(weight.atOnce, weight.whole);
	});
	it('counts the width of a photograph that a phone loads, beside the sums', () => {
		const srcset = [480, 960, 1600].map((width) => `/pictures/${width}.webp ${width}w`).join(', ');
		const { weight, problems } = check(
			into('', `<img src="/pictures/1600.webp" srcSet="${srcset}" alt=""/>`),
		);
		assert.deepEqual(weight.photographs, [{ file: '/pictures/960.webp', bytes: 9000 }]);
		assert.equal(weight.whole, check(light).weight.whole);
		assert.deepEqual(problems, []);
	});
	it('lists inline scripts without adding their bytes twice, and ignores structured data', () => {
		const { weight } = check(
			into('', '<script>1</script><script type="application/ld+json">{"a":1}</script>'),
		);
		assert.deepEqual(
			weight.scripts.map(({ bytes }) => bytes),
			[250, 100],
		);
		assert.equal(weight.whole, 100 + 250 + 400 + 700 + 600 + 10);
	});
	it('counts preloaded modules and the search index', () => {
		const { weight } = check(
			into(
				'<link rel="modulepreload" href="/assets/more.js"/><link rel="preload" as="fetch" href="/assets/index.json"/>',
			),
		);
		assert.deepEqual(
			[weight.scripts, weight.index].map((files) => files.map(({ file }) => file)),
			[['/assets/menu.js', '/assets/more.js'], ['/assets/index.json']],
		);
		assert.equal(weight.whole, 100 + 250 + 51 + 400 + 700 + 600 + 10);
	});
	it('is the same under a sub-path, with relative links and with an image host', () => {
		const { whole } = check(light).weight;
		const moved = (to: string) => light.replaceAll(/(["(])\//g, `$1${to}`);
		const host = 'https://img.example/b/';
		for (const [html, changed] of [
			[moved('/lagan/'), { base: '/lagan/' }],
			[moved('../'), { base: './' }],
			[light.replaceAll('"/pictures/', `"${host}pictures/`), { images: { host } }],
		] as const) {
			assert.equal(check(html, '/x/', changed).weight.whole, whole);
		}
	});
});

describe('the budget check', () => {
	const large = '<img src="/pictures/large.svg" alt=""/>';
	const late = '<img src="/pictures/large.svg" alt="" loading="lazy"/>';
	const other = '<img src="/pictures/other.svg" alt="" loading="lazy"/>';
	for (const [name, html, route, pattern] of [
		['HTML', into('', `<p>${'x'.repeat(2000)}</p>`), '/x/', /^Its HTML takes 0\.4 kB/],
		[
			'scripts',
			into('<script src="/assets/more.js" type="module"></script>'),
			'/x/',
			/^Its scripts take 0\.3 kB.*Largest: \/assets\/menu\.js 0\.3 kB, \/assets\/more/,
		],
		['scripts in the page', into('', '<script>1</script>'), '/x/', /^Its scripts take.*one in the/],
		[
			'search',
			into('<link rel="preload" as="fetch" href="/assets/large-index.json"/>'),
			'/x/',
			/^Its search takes 1\.1 kB.*large-index/,
		],
		['fonts', into('<style>p{src:url(/assets/b.woff2)}</style>'), '/x/', /^Its fonts take 0\.5 kB/],
		[
			'page before it is scrolled',
			into('', large),
			'/x/',
			/before its reader scrolls takes 4\.2 kB/,
		],
		['landing page', into('', late), '/', /^All that it loads takes 4\.2 kB/],
	] as const) {
		it(`reports a page over its budget for: ${name}`, () => {
			const { problems } = check(html, route);
			assert.equal(problems.length, 1, JSON.stringify(problems));
			assert.match(problems[0]?.what ?? '', pattern);
			assert.equal(problems[0]?.where, route);
			assert.ok(problems[0]?.fix);
		});
	}
	it('ignores lazy pictures, and the length of the World Bible', () => {
		assert.deepEqual(check(into('', late + other)).problems, []);
		const long = into('', `<p>${'x'.repeat(2000)}</p>`);
		assert.deepEqual(check(long, '/world-bible/').problems, []);
	});
});
