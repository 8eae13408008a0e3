import assert from 'node:assert/strict';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readShelf } from '../../src/generator/content/works/read-shelf.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const story = `---
kind: story
title: A Swap
by:
  - name: Ada Lindqvist
    role: words
day: 2026-11-24
blurb: Two people, one coat.
about: [linh-ngo]
licence: All rights reserved.
---

It was one coat.
`;
const comic = `${story.replace('kind: story', 'kind: comic').replace('\nIt was one coat.\n', '')}
## Page 1

### Panel 1

A coat on a hook.

**Ada:** Mine.

**Caption:** Thursday.
`.replace('licence:', 'pages: [page-1.jpg]\nlicence:');
const people = '- name: Ada Lindqvist\n  line: Sews.\n';

/** A file’s contents, or the file that a symbolic link leads to. */
type Delivered = string | Uint8Array | { to: string };

const isLink = (text: Delivered): text is { to: string } =>
	typeof text === 'object' && 'to' in text;

/** Reads a shelf with these files, by their path below its folder. */
async function read(files: Record<string, Delivered>) {
	const folder = await makeTemporaryFolder();
	for (const [name, text] of Object.entries({ 'contributors.yaml': people, ...files })) {
		const file = path.join(folder, name);
		await mkdir(path.dirname(file), { recursive: true });
		await (isLink(text) ? symlink(text.to, file) : writeFile(file, text));
	}
	const subjects = new Set(['linh-ngo', 'the-lot']);
	const taken = new Set(['how-it-was-made']);
	return readShelf({ folder, comics: new Map(), papers: new Map(), taken }, subjects);
}

describe('a work', () => {
	it('is read from its folder, with its text, makers and pictures', async () => {
		const text = story
			.replace(
				'licence:',
				'pictures:\n  - file: coat.jpg\n    alt: A coat.\n    credit: Ada\nlicence:',
			)
			.replace('It was one coat.\n', 'It was one coat.\n\n![](coat.jpg)\n\nOnly one.\n');
		const { shelf, prose, pictures, problems } = await read({
			'a-swap/work.md': text,
			'a-swap/coat.jpg': '',
		});
		assert.deepEqual(problems, []);
		const [work] = shelf.works;
		assert.equal(work?.by[0]?.contributor.slug, 'ada-lindqvist');
		assert.deepEqual(
			[work?.text, work?.pictures.map(({ alt }) => alt)],
			['read/a-swap', ['A coat.']],
		);
		// On the lines of the file, so that mistakes are found there.
		const line = text.split('\n').indexOf('Only one.');
		assert.equal(prose.get('read/a-swap')?.source.split('\n')[line], 'Only one.');
		assert.deepEqual(
			pictures.map(({ id, alt }) => [id, alt]),
			[['a-swap/coat.jpg', 'A coat.']],
		);
	});

	it('is a comic whose pages are files, with what they show and say', async () => {
		const { shelf, problems } = await read({ 'a-swap/work.md': comic, 'a-swap/page-1.jpg': '' });
		assert.deepEqual(problems, []);
		const script = [
			{
				seen: 'A coat on a hook.',
				lettering: [{ who: 'Ada', text: 'Mine.' }, { text: 'Thursday.' }],
			},
		];
		const [page] = shelf.works[0]?.pages ?? [];
		assert.deepEqual([page?.picture, page?.script], ['a-swap/page-1.jpg', script]);
		assert.deepEqual(
			page?.panels.map(({ picture, seen }) => [picture, seen]),
			[['a-swap/page-1.jpg', 'A coat on a hook. Ada: “Mine.” Caption: “Thursday.”']],
		);
	});
	it('is cut into panels where its script says where they are', async () => {
		const text = comic.replace(
			/^(A coat on a hook\.)$/m,
			'Box: 5, 10, 50, 20\nPhone: 5, 10, 25, 20\n$1',
		);
		const { shelf, pictures, problems } = await read({
			'a-swap/work.md': text,
			'a-swap/page-1.jpg': '',
		});
		assert.deepEqual(problems, []);
		const cut = pictures.find(({ id }) => id === 'a-swap/page-1-panel-1');
		assert.deepEqual([path.basename(cut?.file ?? ''), cut?.cut], ['page-1.jpg', [5, 10, 50, 20]]);
		const [panel] = shelf.works[0]?.pages?.[0]?.panels ?? [];
		// In points of the page, from its live area and from the panel.
		assert.deepEqual(panel?.box, [1.35, 46.8, 238.5, 147.6]);
		assert.deepEqual(panel?.cuts, [[0, 0, 119.25, 147.6]]);
	});

	it('is a comic of all pictures beside it, in the order of their numbers', async () => {
		const pages = ['page-1.jpg', 'page-2.jpg', 'page-10.jpg'];
		const script = pages.map((_, i) => `## Page ${i + 1}\n\n### Panel 1\n\nA coat.\n`).join('\n');
		const { shelf, problems } = await read({
			'a/work.md': comic.replace('[page-1.jpg]', 'all').replace(/## Page.*/s, script),
			...Object.fromEntries(pages.map((page) => [`a/${page}`, ''])),
		});
		assert.deepEqual(problems, []);
		assert.deepEqual(
			shelf.works[0]?.pages?.map(({ picture }) => picture),
			pages.map((page) => `a/${page}`),
		);
	});

	it('of pictures alone shows all of them', async () => {
		const names = ['a.jpg', 'b.jpg', 'c.jpg'];
		const entries = names.map((name) => `  - file: ${name}\n    alt: A coat.\n`).join('');
		const { shelf, problems } = await read({
			'a/work.md': story
				.replace('kind: story', 'kind: art')
				.replace('licence:', `cover: a.jpg\npictures:\n${entries}licence:`)
				.replace('It was one coat.\n', ''),
			...Object.fromEntries(names.map((name) => [`a/${name}`, ''])),
		});
		assert.deepEqual(problems, []);
		const [work] = shelf.works;
		assert.deepEqual(
			[work?.opening, ...(work?.pictures ?? [])].map((picture) => picture?.id),
			['a/a.jpg', 'a/b.jpg', 'a/c.jpg'],
		);
	});

	it('publishes files under names that work in every address', async () => {
		const { shelf, pictures, attachments, problems } = await read({
			'a/work.md': story
				.replace('kind: story', 'kind: song')
				.replace(
					'licence:',
					'listen: Pump Song.MP3\ncover: Mein Büro.JPG\npictures:\n  - file: Mein Büro.JPG\n    alt: A desk.\nlicence:',
				)
				.concat('\n[The notes](Notes%20of%20it.pdf)\n'),
			'a/Pump Song.MP3': 'sound',
			'a/Notes of it.pdf': '',
			'a/Mein Bu\u0308ro.JPG': '',
		});
		assert.deepEqual(problems, []);
		assert.deepEqual(shelf.works[0]?.listen, { path: '/works/a/pump-song.mp3', size: 5 });
		assert.equal(pictures[0]?.id, 'a/mein-buro.jpg');
		assert.deepEqual(
			[...attachments.keys()],
			['/works/a/pump-song.mp3', '/works/a/notes-of-it.pdf'],
		);
	});

	it('may be by somebody who is not on the list of contributors', async () => {
		const { shelf, problems } = await read({
			'a/work.md': story.replace('licence:', 'next: linh-ngo\nlicence:'),
			'b/work.md': story
				.replace('Ada Lindqvist', 'Bo Ek')
				.replace('A Swap', 'Bread')
				.replace('Two people', 'Three people'),
		});
		assert.deepEqual(problems, []);
		assert.deepEqual(
			shelf.contributors.map(({ slug, line }) => [slug, line]),
			[
				['ada-lindqvist', 'Sews.'],
				['bo-ek', undefined],
			],
		);
	});

	it('can be in a folder with any word for a name', async () => {
		const { shelf, problems } = await read({ 'constructor/work.md': story });
		assert.deepEqual(problems, []);
		const [work] = shelf.works;
		assert.deepEqual([work?.slug, work?.drawn, work?.paper], ['constructor', undefined, undefined]);
	});

	it('has makers of any name, each with an anchor of their own', async () => {
		const names = [
			'Олена Шевченко',
			'山田 太郎',
			'ليلى بن علي',
			'José Lima',
			'Jose Lima',
			'★',
			'☆',
		];
		const by = names.map((name) => `  - name: ${name}\n    role: words\n`).join('');
		const { shelf, problems } = await read({
			'a/work.md': story.replace(/ {2}- name.*?words\n/s, by),
			'contributors.yaml': names.map((name) => `- name: ${name}\n  line: Sews.\n`).join(''),
		});
		assert.deepEqual(problems, []);
		assert.deepEqual(
			shelf.works[0]?.by.map(({ contributor }) => contributor.slug),
			[
				...['олена-шевченко', '山田-太郎', 'ليلى-بن-علي', 'jose-lima', 'jose-lima-2'],
				...['2605', '2606'],
			],
		);
	});

	it('names its makers as they are listed, however a keyboard composed the letters', async () => {
		const { problems } = await read({
			'a/work.md': story.replace('Ada', 'Ade\u0301'),
			'contributors.yaml': people.replace('Ada', 'Ad\u00e9'),
		});
		assert.deepEqual(problems, []);
	});

	it('stands on the shelf newest first', async () => {
		const { shelf } = await read({
			'one/work.md': story,
			'two/work.md': story.replace('2026-11-24', '2026-12-01'),
		});
		assert.deepEqual(
			shelf.works.map(({ slug }) => slug),
			['two', 'one'],
		);
	});
});

const model = story
	.replace('kind: story', 'kind: model')
	.replace('licence:', 'take: a.stl\nlicence:');
const saidOfLink =
	/It is a symbolic link, which could lead to a file outside the project. Put the file/;

/** A mistake: the files with it, and what is said of it, as file and line, what, and what to do. */
const mistakes: [name: string, files: Record<string, Delivered>, said: RegExp][] = [
	[
		'an attachment that is a link',
		{ 'a/work.md': model, 'a/a.stl': { to: '/etc/hostname' } },
		new RegExp(`a/a.stl ${saidOfLink.source}`),
	],
	[
		'a page of a comic that is a link',
		{ 'a/work.md': comic, 'a/page-1.jpg': { to: '../b/b.jpg' } },
		new RegExp(`a/page-1.jpg ${saidOfLink.source}`),
	],
	[
		'a text that is a link',
		{ 'a/work.md': { to: '/etc/hostname' } },
		new RegExp(`a/work.md ${saidOfLink.source}`),
	],
	['a folder that is a link', { a: { to: '/etc' } }, new RegExp(`a ${saidOfLink.source}`)],
	[
		'a list of contributors that is a link',
		{ 'a/work.md': story, 'contributors.yaml': { to: '/etc/hostname' } },
		new RegExp(`contributors.yaml ${saidOfLink.source}`),
	],
	[
		'an attachment that a browser would run',
		{ 'a/work.md': model.replace('a.stl', 'a.html'), 'a/a.html': '<script>' },
		/a\/work.md:10 The site does not offer files of this kind: “a.html”. Pack it as .zip/,
	],
	[
		'an attachment that Git LFS holds elsewhere',
		{ 'a/work.md': model, 'a/a.stl': 'version https://git-lfs.github.com/spec/v1\noid sha256:1' },
		/a\/work.md:10 The file is a Git LFS pointer, not the file itself. Type: git lfs pull/,
	],
	[
		'a text in Windows-1252',
		{ 'a/work.md': Buffer.from(story.replace('A Swap', 'A Café'), 'latin1') },
		/a\/work.md:3 This line is not in UTF-8, so some of its letters .* Save the file as UTF-8: in Notepad/,
	],
	[
		'a list of contributors in Windows-1252',
		{ 'a/work.md': story, 'contributors.yaml': Buffer.from(`${people}\n# é`, 'latin1') },
		/contributors.yaml:4 This line is not in UTF-8/,
	],
	[
		'a text in UTF-16',
		{ 'a/work.md': Buffer.from(`\ufeff${story}`, 'utf16le') },
		/a\/work.md:1 This line is not in UTF-8/,
	],
	[
		'a control character in a field',
		{ 'a/work.md': story.replace('one coat', 'one\u001fcoat') },
		/a\/work.md:8 It has the control character U\+001F, which no page, book or feed can hold. Delete/,
	],
	[
		'a control character in the text',
		{ 'a/work.md': `${story}It was\u0002 warm.` },
		/a\/work.md:14 It has the control character U\+0002/,
	],
	[
		'a control character that YAML spells out',
		{ 'a/work.md': story.replace('A Swap', '"A \\x02 Swap"') },
		/a\/work.md:3 It has the control character U\+0002/,
	],
	[
		'a folder with the name of a device',
		{ 'con/work.md': story },
		/con Windows has no files called “con”. Call the folder “the-con”/,
	],
	[
		'a folder with the name of another page',
		{ 'how-it-was-made/work.md': story },
		/how-it-was-made The site has another page at \/read\/how-it-was-made\/. Call the folder “the-how-it-was-made”/,
	],
	[
		'a folder with a name that hosts read otherwise',
		{ 'index/work.md': story },
		/index The slug “index” is reserved. Call the folder “the-index”/,
	],
	[
		'a folder with a very long name',
		{ [`${'a-'.repeat(44)}a/work.md`]: story },
		/“a-a-.*…” has 89 characters, which is too long .* Call the folder “(a-){34}a”/,
	],
	[
		'the line of another work',
		{ 'a/work.md': story, 'b/work.md': story.replace('A Swap', 'Another Swap') },
		/b\/work.md:8 .*a\/work.md:8 has the same blurb: “Two people, one coat.” Write another here/,
	],
	[
		'a file with the name of a device',
		{ 'a/work.md': story, 'a/aux.jpg': '' },
		/a\/aux.jpg Windows has no files of this name, whatever the ending. Choose another name/,
	],
	[
		'a picture without words about it',
		{ 'a/work.md': story.replace('licence:', 'cover: a.jpg\nlicence:'), 'a/a.jpg': '' },
		/a\/work.md:10 Nothing says what “a.jpg” shows. Add it to “pictures:”/,
	],
	[
		'a picture without alternative text',
		{
			'a/work.md': story.replace(
				'licence:',
				'pictures:\n  - file: a.jpg\n    credit: Ada\nlicence:',
			),
			'a/a.jpg': '',
		},
		/a\/work.md:11 The field “alt” is missing. Say in a sentence or two what is seen/,
	],
	[
		'the name of a file as alternative text',
		{
			'a/work.md': story.replace(
				'licence:',
				'cover: a.jpg\npictures:\n  - file: a.jpg\n    alt: IMG_2118.jpg\nlicence:',
			),
			'a/a.jpg': '',
		},
		/a\/work.md:12 The alt text of “a.jpg” is the name of a file. Say in a sentence/,
	],
	[
		'a picture that nothing shows',
		{
			'a/work.md': story.replace(
				'licence:',
				'pictures:\n  - file: a.jpg\n    alt: A coat.\nlicence:',
			),
			'a/a.jpg': '',
		},
		/a\/work.md:11 Nothing shows the picture “a.jpg”. Write !\[\]\(a.jpg\) alone on a line/,
	],
	[
		'a name without a work',
		{ 'a/work.md': story, 'contributors.yaml': `${people}- name: Bo Ek\n  line: Draws.\n` },
		/contributors.yaml:3 No work names “Bo Ek”. Name them in “by:”, or delete them here/,
	],
	[
		'a work without a name',
		{ 'a/work.md': story.replace(/by:.*?words\n/s, '') },
		/a\/work.md:2 Nobody is named as its maker. Write “by:”/,
	],
	[
		'a name that is not on the list',
		{ 'a/work.md': story.replace('Ada L', 'Ade L') },
		/a\/work.md:5 contributors.yaml has no “Ade Lindqvist”. Did you mean “Ada Lindqvist”\? If not, add/,
	],
	[
		'a folder whose name cannot be an address',
		{ 'A Swäp/work.md': story },
		/A Swäp “A Swäp” cannot be used as a slug.* Call the folder “a-swap”/,
	],
	['a folder without a work', { 'a/a.jpg': '' }, /a This folder has no work.md. Copy one/],
	[
		'a file beside the folders',
		{ 'a/work.md': story, 'a.jpg': '' },
		/a.jpg Nothing reads this file: each work is a folder. Move it/,
	],
	[
		'no front matter',
		{ 'a/work.md': 'It was one coat.' },
		/a\/work.md:1 It does not begin with its fields between two lines of three hyphens. Copy/,
	],
	[
		'empty front matter',
		{ 'a/work.md': '---\n---\nIt was one coat.' },
		/a\/work.md:1 There are no fields between its two lines of hyphens. Copy/,
	],
	[
		'a tab',
		{ 'a/work.md': story.replace('  - name', '\t- name') },
		/a\/work.md:5 This line cannot be read. Begin the line with spaces instead of a tab. .YAML: Tabs/,
	],
	[
		'a colon in a title',
		{ 'a/work.md': story.replace('A Swap', 'Coats: a swap') },
		/a\/work.md:3 This line cannot be read. Put a text with a colon in it.* between quotation marks/,
	],
	[
		'a day that no calendar has',
		{ 'a/work.md': story.replace('2026-11-24', '2026-02-31') },
		/a\/work.md:7 “2026-02-31” is not a date in the calendar. Write year, month and day/,
	],
	[
		'a day as others write it',
		{ 'a/work.md': story.replace('2026-11-24', '24/11/2026') },
		/a\/work.md:7 “24\/11\/2026” is written 2026-11-24 here/,
	],
	[
		'a day in words',
		{ 'a/work.md': story.replace('2026-11-24', '24 November 2026') },
		/a\/work.md:7 “24 November 2026” is written 2026-11-24 here/,
	],
	[
		'a title of which YAML would drop the end',
		{ 'a/work.md': story.replace('A Swap', 'Bread #2') },
		/a\/work.md:3 “#2” at the end of this line is a comment, which is left out. Write the text between quotation marks, "Bread #2"/,
	],
	[
		'a licence that is none',
		{ 'a/work.md': story.replace('All rights reserved.', 'CC-BY 4.0') },
		/a\/work.md:10 “CC-BY 4.0” is neither a licence known here nor a sentence. Did you mean “CC BY 4.0”\?/,
	],
	[
		'a comic without pages',
		{ 'a/work.md': story.replace('kind: story', 'kind: comic') },
		/a\/work.md:2 A comic without pages. Write “pages: all”/,
	],
	[
		'a paper that is not set',
		{ 'a/work.md': story.replace('kind: story', 'kind: paper') },
		/a\/work.md:2 A paper is set in code, and src\/content\/documents\/ has none for it/,
	],
	[
		'itself to read next',
		{ 'a/work.md': story.replace('licence:', 'next: a\nlicence:') },
		/a\/work.md:10 The work names itself as the next to read/,
	],
	[
		'a misspelt field',
		{ 'a/work.md': story.replace('blurb:', 'blurp:') },
		/a\/work.md:8 Nothing reads the field “blurp” here. Did you mean “blurb”\?/,
	],
	[
		'a kind that does not exist',
		{ 'a/work.md': story.replace('kind: story', 'kind: storey') },
		/a\/work.md:2 There is no kind “storey”. Did you mean “story”\?/,
	],
	[
		'a person who does not exist',
		{ 'a/work.md': story.replace('linh-ngo', 'linh-ngu') },
		/a\/work.md:9 No person, faction or place is called “linh-ngu”. Did you mean “linh-ngo”\?/,
	],
	[
		'nothing to read next',
		{ 'a/work.md': story.replace('licence:', 'next: b\nlicence:') },
		/a\/work.md:10 There is nothing called “b” to read next./,
	],
	[
		'a file that is not there',
		{ 'a/work.md': comic, 'a/page-2.jpg': '' },
		/a\/work.md:10 The folder has no file “page-1.jpg”. Did you mean “page-2.jpg”\?/,
	],
	[
		'a file that nothing mentions',
		{ 'a/work.md': story, 'a/old.jpg': '' },
		/a\/old.jpg work.md does not mention this file. Name it there, or delete it/,
	],
	[
		'two files that would have one name',
		{ 'a/work.md': story, 'a/Page 1.jpg': '', 'a/page-1.JPG': '' },
		/a\/page-1.JPG It and “Page 1.jpg” would both be published as “page-1.jpg”. Give one/,
	],
	[
		'a picture as phones save it',
		{
			'a/work.md': story.replace(
				'licence:',
				'cover: IMG_2118.HEIC\npictures:\n  - file: IMG_2118.HEIC\n    alt: A coat.\nlicence:',
			),
			'a/IMG_2118.HEIC': '',
		},
		/a\/work.md:12 “IMG_2118.HEIC” is not a kind of picture.*Open it and export it as JPEG/,
	],
	[
		'a recording that browsers do not play',
		{ 'a/work.md': story.replace('licence:', 'listen: a.aiff\nlicence:'), 'a/a.aiff': '' },
		/a\/work.md:10 “a.aiff” is not a recording that browsers can play. Save it as .mp3/,
	],
	[
		'a transcript of too many pages',
		{ 'a/work.md': `${comic}\n## Page 2\n\n### Panel 1\n\nNothing.\n`, 'a/page-1.jpg': '' },
		/a\/work.md:24 “Page 2” is one page too many: “pages” names 1. Name its file there/,
	],
	[
		'a transcript with a panel too many',
		{ 'a/work.md': `${comic}\n### Panel 3\n\nNothing.\n`, 'a/page-1.jpg': '' },
		/a\/work.md:24 Expected “Panel 2” here, found “Panel 3”. Write ### Panel 2/,
	],
	[
		'a panel of which nothing is seen',
		{ 'a/work.md': comic.replace('A coat on a hook.\n', ''), 'a/page-1.jpg': '' },
		/a\/work.md Page 1, panel 1 of the transcript does not say what is seen/,
	],
	[
		'a page without a transcript',
		{ 'a/work.md': comic.replace(/\n## Page.*/s, ''), 'a/page-1.jpg': '' },
		/a\/work.md Page 1 has no transcript: nobody could read it aloud/,
	],
	[
		'two works to begin with',
		{
			'a/work.md': story.replace('licence:', 'begin here: yes\nlicence:'),
			'b/work.md': story.replace('licence:', 'begin here: yes\nlicence:'),
		},
		/b\/work.md “begin here” is also in a\/work.md/,
	],
	[
		'a film without a poster, an address and a transcript',
		{ 'a/work.md': story.replace('kind: story', 'kind: film') },
		/A film without a picture.*A film that nobody can see.*A film without a transcript/s,
	],
];

describe('a mistake in a work is told by file, field and what to do:', () => {
	for (const [name, files, said] of mistakes) {
		it(name, async () => {
			const { problems } = await read(files);
			const told = problems.map(({ where, what, fix }) => `${where} ${what} ${fix}`).join('\n');
			assert.match(told, said);
		});
	}
});
