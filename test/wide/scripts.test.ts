import '../support/production.ts';
import assert from 'node:assert/strict';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it, mock } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { projectSources } from '../../src/generator/content/sources.ts';
import { fileOfRoute } from '../../src/lib/files.ts';
import { buildAndRead, type SiteOnDisk } from '../support/built-site.ts';
import { checkEpub, skipEpubCheck } from '../support/epubcheck.ts';
import { published } from '../support/shared-site.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { findFeedFaults, readXml } from '../support/xml.ts';

/** The title of a work, its maker, and a heading and a sentence of it, by the work’s folder. */
const works: Readonly<Record<string, readonly string[]>> = {
	constructor: ['Ночь на семнадцатом', 'Олена Шевченко', 'Ночь', 'Хлеб был ещё тёплый.'],
	'a-knot': ['Ο κόμπος', 'Ελένη Παππά', 'Το σχοινί', 'Το ψωμί ήταν ζεστό.'],
	'a-lamp': ['המנורה', 'נועה לוי', 'לילה', 'הלחם היה חם.'],
	'the-bread': ['الخبز', 'ليلى بن علي', 'ليل', 'كان الخبز ساخنا.'],
	'a-rope': ['रस्सी', 'मीरा शर्मा', 'रात', 'रोटी गरम थी।'],
	'a-berth': ['เปลญวน', 'สมชาย ใจดี', 'คืน', 'ขนมปังยังอุ่น'],
	'by-night': ['夜の係留', '山田 太郎', '夜', 'パンはまだ温かかった。'],
	'a-tide': ['밀물', '김서연', '밤', '빵은 아직 따뜻했다.'],
};

const strip = 'a-long-way-down';
const note = 'Blood & a *long* fall.';
const letters = 'Salvage'.repeat(12);

const writeWork = (title: string, name: string, text: string, more = '') => `---
kind: ${more.includes('pages:') ? 'comic' : 'story'}
title: ${title}
by:
  - name: ${name}
    role: words
day: 2026-11-24
blurb: ${title}, ${name}.
licence: All rights reserved.
${more}---

${text}
`;

const ornament = 'pictures:\n  - file: knot.png\n    alt: A knot.\n    credit: ';

describe('works in eight scripts', () => {
	let built: SiteOnDisk;
	const text = (file: string) => String(built.files.get(file) ?? assert.fail(`no ${file}`));
	const pageOf = (slug: string) => text(fileOfRoute(`/read/${slug}/`));
	const warn = mock.method(console, 'warn', () => {});
	before(async () => {
		const folder = path.join(await makeTemporaryFolder(), 'works');
		await cp(projectSources.works.folder, folder, { recursive: true });
		const knot = await sharp({
			create: { width: 300, height: 200, channels: 3, background: '#0f4c9c' },
		})
			.png()
			.toBuffer();
		for (const [slug, [title = '', name = '', heading, sentence = '']] of Object.entries(works)) {
			await mkdir(path.join(folder, slug));
			const picture = '![](knot.png)';
			const parts = [`## ${heading}`, sentence, picture, sentence, picture, `## ${heading}`];
			await writeFile(
				path.join(folder, slug, 'work.md'),
				writeWork(title, name, parts.join('\n\n'), `${ornament}${name}\ncover: knot.png\n`),
			);
			await writeFile(path.join(folder, slug, 'knot.png'), knot);
		}
		await mkdir(path.join(folder, strip));
		await writeFile(
			path.join(folder, strip, 'work.md'),
			writeWork(
				letters,
				'Ada Lindqvist',
				'## Page 1\n\n### Panel 1\n\nA rope.',
				`pages: [strip.png]\nnote: ${note}\n`,
			),
		);
		await writeFile(
			path.join(folder, strip, 'strip.png'),
			await sharp(knot).resize(800, 20_000, { fit: 'fill' }).png().toBuffer(),
		);
		const list = path.join(folder, 'contributors.yaml');
		const names = ['Ada Lindqvist', ...Object.values(works).map(([, name = '']) => name)];
		const more = names.map((name) => `- name: ${name}\n  line: Sews.\n`);
		await writeFile(list, `${(await readFile(list, 'utf8')).trimEnd()}\n${more.join('')}`);
		// A build rejects doubled ids and dead links.
		built = await buildAndRead(published, {
			sources: { ...projectSources, works: { ...projectSources.works, folder } },
		});
	});

	it('have pages with their words, and makers with a section of their own', () => {
		const contributors = text('/contributors/index.html');
		for (const [slug, [title, name = '', heading = '']] of Object.entries(works)) {
			const html = pageOf(slug);
			assert.ok(html.includes(`<h1>${title}</h1>`) && html.includes(name), slug);
			assert.equal(html.split(`>${heading}</h2>`).length, 3, slug);
			const [, anchor = ''] = /\/contributors\/#([^"]+)"/.exec(html) ?? [];
			assert.ok(contributors.includes(`<section id="${anchor}"><h2>${name}</h2>`), anchor);
		}
	});

	it('have previews without the letters that fonts lack, which is said once', async () => {
		const said = warn.mock.calls.map(({ arguments: [words] }) => String(words));
		assert.equal(said.filter((words) => words.includes('previews')).length, 1, said.join());
		assert.match(said.join(), /夜.*\/read\/by-night\//s);
		// Of a title of 84 letters in one word, nothing runs under the picture.
		const [, file = ''] = /og:image" content="[^"]*(\/previews\/[^"]*)"/.exec(pageOf(strip)) ?? [];
		const edge = await sharp(Buffer.from(built.files.get(file) ?? ''))
			.extract({ left: 635, top: 30, width: 30, height: 450 })
			.png()
			.toBuffer();
		const { channels } = await sharp(edge).stats();
		assert.ok((channels[0]?.min ?? 0) > 200, 'Words run out of their panel.');
	});

	it('are in feeds and comic files that XML allows', () => {
		assert.deepEqual(findFeedFaults(text('/works.atom')), []);
		const cbz = built.files.get(`/downloads/${strip}.cbz`);
		const files = unzipSync(Buffer.from(cbz ?? assert.fail('no CBZ')));
		const { root, faults } = readXml(strFromU8(files['ComicInfo.xml'] ?? new Uint8Array()));
		assert.deepEqual(faults, []);
		const fields = Object.fromEntries(root.children.map(({ name, text }) => [name, text]));
		assert.equal(fields.AgeRating, 'Unknown');
		assert.equal(fields.Number, undefined);
		assert.match(fields.Notes ?? '', /Content note: Blood & a long fall\.$/);
		// As wide as the strip, in pages as high as a screen.
		const size = root.children.at(-1)?.children[0]?.attributes;
		assert.equal(size?.ImageWidth, '640');
		assert.ok(Number(size?.ImageHeight) < 1600, size?.ImageHeight);
	});

	it('are in a book in which EPUBCheck finds no errors or warnings', {
		skip: skipEpubCheck,
	}, async () => {
		assert.deepEqual(await checkEpub(path.join(built.folder, 'downloads/lagan.epub')), []);
	});
});
