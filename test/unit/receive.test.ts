import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { createMarkdown } from '../../src/generator/content/markdown.ts';
import { readShelf } from '../../src/generator/content/works/read-shelf.ts';
import { receive } from '../../src/generator/receive/receive.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const template = new URL('../../src/publications/manuscript/manuscript.docx', import.meta.url);
const day = '2026-11-28';
const long =
	'It was one coat, and there were two of them, and the lift went down at six whether or not anybody was warm. ';

/** A run of text, with properties of Word. */
const run = (text: string, properties = '') =>
	`<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const tab = '<w:r><w:tab/></w:r>';
const paragraph = (content: string, properties = '') =>
	`<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const styled = (style: string, content: string) =>
	paragraph(content, `<w:pStyle w:val="${style}"/>`);
const part = (name: string, content: string) =>
	strToU8(
		`<w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${content}</w:${name}>`,
	);

/** Fills in our manuscript template. */
async function makeDocx(...paragraphs: readonly string[]): Promise<Uint8Array> {
	const parts = unzipSync(await readFile(template));
	const relations = 'word/_rels/document.xml.rels';
	const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
	const added = ['footnotes', 'comments'].map(
		(name) => `<Relationship Id="${name}" Type="${type}/${name}" Target="${name}.xml"/>`,
	);
	const known = Buffer.from(parts[relations] ?? '').toString();
	return zipSync({
		...parts,
		[relations]: strToU8(known.replace('</Relationships>', `${added.join('')}</Relationships>`)),
		'word/document.xml': part('document', `<w:body>${paragraphs.join('')}</w:body>`),
		'word/footnotes.xml': part(
			'footnotes',
			`<w:footnote w:id="2">${paragraph(run('A note.'))}</w:footnote>`,
		),
		'word/comments.xml': part(
			'comments',
			`<w:comment w:id="0">${paragraph(run('Really?'))}</w:comment>`,
		),
	});
}

/** Receives what was sent, by its path; a text or bytes is a single file. */
async function receiveAll(
	sent: Readonly<Record<string, string | Uint8Array>>,
	name = Object.keys(sent)[0] ?? '',
) {
	const folder = await makeTemporaryFolder();
	const works = path.join(folder, 'works');
	await mkdir(works);
	for (const [file, contents] of Object.entries(sent)) {
		await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
		await writeFile(path.join(folder, file), contents);
	}
	const source = path.join(folder, name);
	const again = () => receive(source, works, day);
	const said = await again();
	const [slug = ''] = await readdir(works);
	const fileOf = (file: string) => path.join(works, slug, file);
	const work = await readFile(fileOf('work.md'), 'utf8');
	const { problems } = readShelf(
		{ folder: works, comics: new Map(), papers: new Map(), taken: new Set() },
		new Set(),
	);
	return {
		...{ said, slug, work, fileOf, again, works },
		text: work.replace(/^---.*?^---\n\n/ms, ''),
		files: await readdir(path.join(works, slug)),
		/** What the build says about it. */
		problems: problems.map(({ where, what }) => `${path.basename(where)} ${what}`),
	};
}

/** A picture as cameras and scanners write it. */
const makePicture = (red: number, width = 40) =>
	sharp({ create: { width, height: 20, channels: 3, background: { r: red, g: 0, b: 0 } } });

describe('npm run receive', () => {
	it('takes a story out of the manuscript template', async () => {
		const { said, slug, work, text, problems } = await receiveAll({
			'Lindqvist_Ada_TheSwap.docx': await makeDocx(
				styled('Contact', run('Ada Lindqvist') + tab + run('1,840 words')),
				styled('Contact', run('ada@example.org')),
				styled('Title', run('Nine: a swap')),
				styled('Byline', run('by Ada Lindqvist and Kit Moore')),
				styled('ContentWarnings', run('Content warnings: cold')),
				paragraph('<w:r><w:br w:type="page"/></w:r>'),
				paragraph(
					`${run(`“${long}`)}${run('Never', '<w:i/>')}${run(',” she said')}${run('—no', '<w:i/>')}${run('. A &lt; B *c*')}<w:r><w:footnoteReference w:id="2"/></w:r>`,
				),
				styled('SceneBreak', run('#')),
				paragraph(
					`${run('Kept', '<w:u w:val="single"/>')}<w:ins w:id="1">${run(' inserted')}</w:ins><w:del w:id="2"><w:r><w:delText> deleted</w:delText></w:r></w:del>`,
				),
				paragraph(run('A letter.'), '<w:ind w:left="720"/>'),
				paragraph(run('Yours.'), '<w:ind w:left="720"/>'),
				paragraph('<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>'),
				`<w:tbl><w:tr><w:tc>${paragraph(run('When'))}</w:tc><w:tc>${paragraph(run('What'))}</w:tc></w:tr><w:tr><w:tc>${paragraph(run('Six'))}</w:tc><w:tc>${paragraph(run('a|b'))}${paragraph(run('c'))}</w:tc></w:tr></w:tbl>`,
				paragraph(run('* * *')),
				paragraph(run(long)),
			),
		});
		assert.equal(slug, 'nine-a-swap');
		assert.match(work, /^kind: flash\ntitle: "Nine: a swap"\n/m);
		assert.match(work, /^ {2}- name: Ada Lindqvist\n {4}role:\n {2}- name: Kit Moore\n/m);
		assert.match(
			work,
			/^day: 2026-11-28\n[\s\S]*^licence: All rights reserved\.\nnote: .Content warnings: cold.\n/m,
		);
		assert.doesNotMatch(work, /example\.org|1,840|deleted|Really/);
		assert.match(text, /^“It was .* \*Never\*,” she said—\*no\*\. A &lt; B \\\*c\\\*\[\^1\]\n/);
		assert.match(text, /\n\n\*\*\*\n\n\*Kept\* inserted\n\n> A letter\.\n>\n> Yours\.\n/);
		assert.match(text, /\n\n\| When \| What \|\n\|---\|---\|\n\| Six \| a\\\|b c \|\n\n\*\*\*\n/);
		assert.match(text, /\n\[\^1\]: A note\.\n$/);
		for (const each of [
			/header “Last name/,
			/comments \(1\)/,
			/deletions \(1\)/,
			/formulas \(1\)/,
		]) {
			assert.match(said, each);
		}
		assert.match(said, /“ada@example\.org”/);
		// The build names what only people know, each with its line.
		assert.deepEqual(problems, [
			'work.md:6 The field “role” is missing.',
			'work.md:8 The field “role” is missing.',
			'work.md:10 The field “blurb” is missing.',
		]);
		// No word is lost between here and the page.
		const { html } = createMarkdown(new Map(), {}).render(text, {
			where: 'work.md',
			to: (target: string) => target,
			rules: { headings: ['h2', 'h3'], hasPictures: true },
		});
		assert.match(html, /<em>Never<\/em>,” she said—<em>no<\/em>\. A &lt; B \*c\*<sup>/);
	});
	it('takes a title page without styles, and headings of any level', async () => {
		const { work, text } = await receiveAll({
			'draft 3.docx': await makeDocx(
				paragraph(run('Ada Lindqvist')),
				paragraph(run('about 1,800 words')),
				paragraph(run('THE SWAP')),
				paragraph(run('by A. Lindqvist')),
				paragraph(run(long)),
				styled('Heading1', run('Two')),
				paragraph(run(long)),
			),
		});
		assert.match(work, /^title: THE SWAP\nby:\n {2}- name: A\. Lindqvist\n/m);
		assert.match(text, /^It was .*\n\n## Two\n\nIt was/);
	});
	it('keeps the lines, stanzas and indents of poems', async () => {
		const lines = [
			'Tern',
			'',
			'One wing',
			`${' '.repeat(4)}and the other`,
			'',
			'and the sea',
			'below',
			'it',
		];
		const stanzas = /^One wing\n {4}and the other\n\nand the sea\nbelow\nit\n$/;
		const plain = await receiveAll({
			'tern.txt': `${lines.join('\n').replace('Tern', '# Tern')}\n`,
		});
		assert.match(plain.text, stanzas);
		assert.match(plain.work, /^kind: poem\ntitle: Tern$/m);
		const paragraphs = lines.map((line) =>
			paragraph(run(line.replace(/^ +/, '')), line.startsWith(' ') ? '<w:ind w:left="720"/>' : ''),
		);
		const word = await receiveAll({
			'tern.docx': await makeDocx(styled('Title', run('Tern')), ...paragraphs.slice(1)),
		});
		assert.match(word.text, stanzas);
		// In other documents each stanza is a paragraph.
		const br = '<w:r><w:br/></w:r>';
		const stanza = await receiveAll({
			'tern.docx': await makeDocx(
				paragraph(run('Tern')),
				paragraph(run('by')),
				paragraph(run('Kit Moore')),
				paragraph(''),
				paragraph([run('One wing'), tab + run('and the other')].join(br)),
				paragraph(['and the sea', 'below', 'it'].map((line) => run(line)).join(br)),
			),
		});
		assert.match(stanza.text, stanzas);
		assert.match(stanza.work, /^title: Tern\nby:\n {2}- name: Kit Moore$/m);
	});
	it('takes plain text in an old encoding, whose paragraphs are indented', async () => {
		const { text, said, work } = await receiveAll({
			'Lindqvist_Ada_TheSwap.txt': Buffer.from(
				`\t“${long}\r\n\tZoë <left>.\r\n#\r\n\t${long}`.replace('“', '\x93'),
				'latin1',
			),
		});
		assert.match(text, /^“It was .*\n\nZoë &lt;left>\.\n\n\*\*\*\n\nIt was/);
		assert.match(work, /^title: The Swap\nby:\n {2}- name: Ada Lindqvist$/m);
		assert.match(said, /encoding/);
	});
	it('takes the pages of a comic in order, upright, for screens and without the place', async () => {
		const gps = {
			IFD0: { Copyright: 'Ada' },
			IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
		};
		const as = await makePicture(10).png().toBuffer();
		const { text, work, files, fileOf, problems, said } = await receiveAll(
			{
				'The Swap/Page 10.JPG': await makePicture(200)
					.jpeg()
					.withExif(gps)
					.withMetadata({ orientation: 6 })
					.toBuffer(),
				'The Swap/Page 9.tif': await makePicture(250).toColourspace('cmyk').tiff().toBuffer(),
				'The Swap/Page 1.png': as,
				'The Swap/Cover.png': as,
				'The Swap/notes.pdf': 'x',
				'The Swap/.DS_Store': 'x',
			},
			'The Swap',
		);
		assert.deepEqual(files, ['cover.png', 'page-1.png', 'page-2.jpg', 'page-3.jpg', 'work.md']);
		assert.match(work, /^kind: comic\n[\s\S]*^cover: cover\.png\npages: all$/m);
		assert.equal(
			text,
			'## Page 1\n\n### Panel 1\n\n## Page 2\n\n### Panel 1\n\n## Page 3\n\n### Panel 1\n',
		);
		assert.deepEqual(await readFile(fileOf('page-1.png')), as);
		const screen = await sharp(fileOf('page-2.jpg')).metadata();
		assert.equal(screen.space, 'srgb');
		const turned = await sharp(fileOf('page-3.jpg')).metadata();
		assert.deepEqual(
			[turned.width, turned.height, turned.exif, turned.orientation],
			[20, 40, undefined, undefined],
		);
		assert.match(said, /Page 9\.tif as page-2\.jpg, converted from CMYK/);
		assert.match(said, /Page 10\.JPG as page-3\.jpg, turned upright/);
		assert.match(said, /notes\.pdf/);
		assert.doesNotMatch(said, /DS_Store/);
		for (const each of [/name/, /“alt” is missing/, /Page 3|panel 1/]) {
			assert.ok(
				problems.some((problem) => each.test(problem)),
				String(each),
			);
		}
	});
	it('takes a single picture as art', async () => {
		const { work, files } = await receiveAll({
			'Berth 4.jpg': await makePicture(90).jpeg().toBuffer(),
		});
		assert.match(
			work,
			/^kind: art\ntitle: Berth 4\n[\s\S]*^pictures:\n {2}- file: berth-4\.jpg\n {4}alt:\n---/m,
		);
		assert.deepEqual(files, ['berth-4.jpg', 'work.md']);
	});
	it('says what it cannot read, keeps folders that exist, and leaves no half of one', async () => {
		const { again, works, work, fileOf } = await receiveAll({ 'swap.md': `# Swap\n\n${long}` });
		await assert.rejects(again(), /This folder exists already/);
		assert.equal(await readFile(fileOf('work.md'), 'utf8'), work);
		const sent: readonly (readonly [name: string, contents: string, expected: RegExp])[] = [
			['a.odt', 'x', /LibreOffice and save it as \.docx/],
			['a.docx', 'x', /Word document cannot be read/],
			['a.txt', '\n', /no text/],
			['a.jpg', 'x', /picture cannot be read/],
			['a.exe', 'x', /kind cannot be read/],
		];
		for (const [name, contents, expected] of sent) {
			const file = path.join(path.dirname(works), name);
			await writeFile(file, contents);
			await assert.rejects(receive(file, works, day), expected, name);
		}
		await assert.rejects(receive(path.join(works, 'none'), works, day), /no such file/);
		assert.deepEqual(await readdir(works), ['swap']);
	});
});
