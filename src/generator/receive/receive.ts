import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { BuildFailure, reasonOf } from '../../lib/problems.ts';
import { nameOf } from '../../lib/project.ts';
import { slugify } from '../../model/slugify.ts';
import { findSlugFault } from '../content/text-faults.ts';
import { type Block, type Manuscript, readFileName, readManuscript, signs } from './manuscript.ts';
import { readDocx } from './read-docx.ts';
import { readPicture } from './read-picture.ts';

/** A work before it is written. */
interface Draft {
	/** The fields of `work.md` that are known. */
	fields: Readonly<Record<string, unknown>> & {
		kind: string;
		title: string;
		by: readonly string[];
	};
	text: string;
	/** The files beside `work.md`. */
	files: ReadonlyMap<string, Buffer>;
	took: readonly string[];
	left: readonly string[];
}

const pictureName = /\.(jpe?g|png|webp|avif|svg|tiff?|heic|heif)$/i;
/** What to do with files that cannot be read. */
const fixes: Readonly<Record<string, string>> = {
	'.odt': 'Open it in LibreOffice and save it as .docx.',
	'.doc': 'Open it in Word or LibreOffice and save it as .docx.',
	'.rtf': 'Open it in Word or LibreOffice and save it as .docx.',
	'.pages': 'Open it in Pages and export it to Word.',
	'.pdf': 'Ask for the file from which it was made, and receive that: a .docx, .md or .txt.',
};

/** What Windows has in place of the control characters U+0080 to U+009F. */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const fail = (where: string, what: string, fix: string) => new BuildFailure([{ where, what, fix }]);

/** Reads plain text or Markdown. In plain text, lines that are long or indented are paragraphs. */
function readPlain(bytes: Buffer, isMarkdown: boolean): { blocks: Block[]; left: string[] } {
	let source: string;
	const left: string[] = [];
	try {
		source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		// Node’s own decoder leaves these signs out in some versions.
		source = bytes
			.toString('latin1')
			.replace(/[\x80-\x9f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
		left.push('its old Windows encoding: look at the quotation marks and accents');
	}
	source = source.replace(/\r\n?/g, '\n').replace(/^[ \t]+$/gm, '');
	const fields = isMarkdown ? /^---\n.*?\n---\n/s.exec(source)?.[0] : undefined;
	if (fields) left.push(`the fields at its top: ${fields.split('\n').slice(1, -2).join('; ')}`);
	const text = source.slice(fields?.length ?? 0).replace(/^\n+|\s+$/g, '');
	const isLong = text.split('\n').some((line) => line.length > 100);
	const written = isMarkdown ? text : text.replaceAll('<', '&lt;');
	const parts = written.split(!isMarkdown && isLong ? /\n+/ : /\n{2,}/);
	const blocks = parts.map((part) => ({
		text: isMarkdown
			? part
			: part.replace(/^[ \t]+/gm, (blanks) =>
					blanks.replaceAll('\t', signs.tab).replaceAll(' ', signs.blank),
				),
	}));
	return { blocks, left };
}

/** Reads a manuscript. */
async function readText(file: string): Promise<Draft> {
	const bytes = await readFile(file);
	const isDocx = /\.docx$/i.test(file);
	const { pictures, ...read } = isDocx
		? await readDocx(bytes).catch((error: unknown) => {
				const what = `This Word document cannot be read (${reasonOf(error)}).`;
				throw fail(
					nameOf(file),
					what,
					'Open it in Word or LibreOffice and save it as .docx, without a password.',
				);
			})
		: { ...readPlain(bytes, /\.md$/i.test(file)), pictures: new Map() };
	const manuscript: Manuscript = readManuscript(read.blocks);
	if (manuscript.words === 0)
		throw fail(nameOf(file), 'It has no text.', 'Open it, and save it again.');
	const files = new Map<string, Buffer>();
	const described: { file: string; alt: string | null }[] = [];
	const left = [...read.left, ...manuscript.left];
	let { text } = manuscript;
	for (const [name, { contents, alt }] of pictures) {
		const mark = `![](${name})`;
		try {
			const { contents: ready, ending } = await readPicture(contents, name);
			files.set(`${name}.${ending}`, ready);
			described.push({ file: `${name}.${ending}`, alt: alt || null });
			text = text.replace(mark, `![](${name}.${ending})`);
		} catch {
			left.push('a drawing that is not a picture file: add it as .png, or describe it');
			text = text.replace(mark, '');
		}
	}
	const named = readFileName(path.parse(file).name);
	const { kind, title = named.title, by, note, words } = manuscript;
	const count = (sign: RegExp, one: string) => {
		const { length } = text.match(sign) ?? [];
		return length ? [`${length} ${one}${length > 1 ? 's' : ''}`] : [];
	};
	return {
		fields: {
			...{ kind, title, by: by.length > 0 ? by : named.by },
			...(note && { note }),
			...(described.length > 0 && { pictures: described }),
		},
		...{ text, files, left },
		took: [
			`${words.toLocaleString('en-GB')} words${kind === 'poem' ? ', as a poem, since its lines are short' : ''}`,
			...count(/^\*\*\*$/gm, 'scene break'),
			...count(/^\[\^\d+\]:/gm, 'note'),
			...count(/^\|(?:---\|)+$/gm, 'table'),
			...count(/^!\[/gm, 'picture'),
		],
	};
}

/** Reads pictures: the pages of a comic in the order of their numbers, or a single picture. */
async function readPictures(
	folder: string,
	names: readonly string[],
	isComic: boolean,
): Promise<Draft> {
	const sorted = names
		.filter((name) => pictureName.test(name))
		.sort(new Intl.Collator('en', { numeric: true }).compare);
	const others = names.filter(
		(name) => !pictureName.test(name) && !/^(\.|Thumbs\.db$)/i.test(name),
	);
	const files = new Map<string, Buffer>();
	const took: string[] = [];
	let cover: string | undefined;
	let count = 0;
	for (const name of sorted) {
		const { contents, ending, changes } = await readPicture(
			await readFile(path.join(folder, name)),
			name,
		);
		const isCover = isComic && cover === undefined && /cover/i.test(name);
		if (!isCover) count++;
		const own = isCover
			? 'cover'
			: isComic
				? `page-${count}`
				: slugify(path.parse(name).name) || 'picture';
		if (isCover) cover = `cover.${ending}`;
		files.set(`${own}.${ending}`, contents);
		took.push([`${name} as ${own}.${ending}`, ...changes].join(', '));
	}
	const pages = Array.from({ length: count }, (_, i) => `## Page ${i + 1}\n\n### Panel 1`);
	const described = isComic ? cover : [...files.keys()][0];
	return {
		fields: {
			kind: isComic ? 'comic' : 'art',
			...readFileName(isComic ? path.basename(folder) : path.parse(names[0] ?? '').name),
			...(cover && { cover }),
			...(isComic && { pages: 'all' }),
			...(described && { pictures: [{ file: described, alt: null }] }),
		},
		...{ files, took, text: isComic ? pages.join('\n\n') : '' },
		left: others.map((name) => `${name}, which is not a picture`),
	};
}

/** Reads a file or a folder that was sent. */
async function readSent(source: string): Promise<Draft> {
	const name = nameOf(source);
	if (!existsSync(source))
		throw fail(name, 'There is no such file or folder.', 'Look at its name and its folder.');
	if (statSync(source).isDirectory()) {
		const names = await readdir(source);
		if (names.some((each) => pictureName.test(each))) return readPictures(source, names, true);
		throw fail(
			name,
			'This folder has no pictures.',
			'Name the folder of a comic’s pages, or a single file.',
		);
	}
	if (pictureName.test(source))
		return readPictures(path.dirname(source), [path.basename(source)], false);
	if (/\.(docx|md|txt)$/i.test(source)) return readText(source);
	const fix =
		fixes[path.extname(source).toLowerCase()] ??
		'Use a .docx, .md or .txt, a picture, or a folder of pages.';
	throw fail(name, 'Files of this kind cannot be read.', fix);
}

/**
 * Makes the folder of a work from what a contributor sent. What only people know stays empty in `work.md`,
 * and the build names it.
 * @param source a manuscript, a picture, or a folder of a comic’s pages
 * @param works the folder around the new one
 * @param day today
 * @returns what was done and what to do next, in words
 * @throws BuildFailure if it cannot be read or the folder exists; then nothing is written
 */
export async function receive(source: string, works: string, day: string): Promise<string> {
	const { fields, text, files, took, left } = await readSent(source);
	const { kind, title, by, ...others } = fields;
	const short = slugify(title).slice(0, 70).replace(/-$/, '');
	const slug = findSlugFault(short) ? `the-${short || kind}` : short;
	const folder = path.join(works, slug);
	if (existsSync(folder)) {
		const fix = 'Give one of the two another title; if that is an earlier try, delete it.';
		throw fail(nameOf(folder), 'This folder exists already.', fix);
	}
	const makers = (by.length > 0 ? by : [null]).map((name) => ({ name, role: null }));
	const front = {
		kind,
		title,
		by: makers,
		day,
		blurb: null,
		licence: 'All rights reserved.',
		...others,
	};
	const yaml = stringify(front, { nullStr: '', lineWidth: 0 }).replace(/: $/gm, ':');
	await mkdir(folder);
	try {
		for (const [name, contents] of files) await writeFile(path.join(folder, name), contents);
		await writeFile(path.join(folder, 'work.md'), `---\n${yaml}---\n\n${text}\n`);
	} catch (error) {
		await rm(folder, { recursive: true });
		throw error;
	}
	const listed = (heading: string, items: readonly string[]) =>
		items.length > 0 ? ['', heading, ...items.map((item) => `  ${item}`)] : [];
	return [
		`Made ${nameOf(folder)}/ from ${path.basename(source)}.`,
		...listed('Taken:', [
			`“${title}”${by.length > 0 ? `, by ${by.join(' and ')}` : ''}: ${kind}`,
			...took,
		]),
		...listed('Left out or changed:', left),
		...listed('Next:', [
			`Fill in the empty lines of ${nameOf(path.join(folder, 'work.md'))}, and read the text once.`,
			'Makers who want a line about them, or a link, go into src/content/works/contributors.yaml.',
			`Type npm run dev: http://localhost:2061/read/${slug}/ shows the page, or what is missing.`,
		]),
	].join('\n');
}
