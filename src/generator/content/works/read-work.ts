import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ProseText } from '../../../lib/markdown.ts';
import { findNearest, type Problem, suggestName } from '../../../lib/problems.ts';
import { nameOf } from '../../../lib/project.ts';
import type { DrawnComic } from '../../../model/comics.ts';
import type { Day } from '../../../model/dates.ts';
import type { Paper } from '../../../model/documents.ts';
import {
	type Contributor,
	licences,
	type Work,
	type WorkKind,
	workKinds,
} from '../../../model/works.ts';
import { pictureLine } from '../manuscripts.ts';
import { readText } from '../read-text.ts';
import { findPlaceholder, isWebAddress, type TextFault } from '../text-faults.ts';
import { cutPage } from './cut-page.ts';
import {
	type Entry,
	list,
	maybe,
	type PlacedText,
	readFrontMatter,
	webAddress,
	yesOrNo,
} from './front-matter.ts';
import { contributorsFile } from './read-contributors.ts';
import { pictureName, pictureSchema, readPictures, type UploadedPicture } from './read-pictures.ts';
import { readTranscript } from './transcript.ts';
import { checkFiles, isPointer, publishedName, type WorkFolder } from './work-folder.ts';

/** The names that a work can use, and what is set in code. */
interface KnownNames {
	contributors: {
		/** The names in the list of contributors. */
		listed: readonly string[];
		find(name: string): Contributor;
	};
	/** The slugs of people, factions and places. */
	subjects: ReadonlySet<string>;
	/** The slugs of all works. */
	works: readonly string[];
	/** By the slug of their work. */
	comics: ReadonlyMap<string, DrawnComic>;
	papers: ReadonlyMap<string, Paper>;
}

/** A work and its files. */
export interface ReadWork {
	work: Work;
	/** The location of a field, for messages. */
	placeOf(field: string): string;
	/** Its texts, by the id that its parts name. */
	prose: readonly (readonly [id: string, text: ProseText])[];
	pictures: readonly UploadedPicture[];
	/** The drawings that it names. */
	drawings: readonly PlacedText[];
	/** Its attachment: the path on the site, and on disk. */
	attachments: readonly (readonly [path: string, file: string])[];
}

const kinds = Object.keys(workKinds);
const allKinds = `One of ${kinds.join(', ')}.`;
const isKind = (name: string): name is WorkKind => Object.hasOwn(workKinds, name);

function isDay(text: string): text is Day {
	const date = new Date(`${text}T00:00:00Z`);
	const isRead = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.valueOf());
	return isRead && date.toISOString().startsWith(text);
}

const allLicences = `Write “All rights reserved.”, one of ${Object.keys(licences).join(', ')}, or a sentence that says what others may do with it.`;

/** The day that was meant by `24/11/2026`, `24.11.2026` or `24 November 2026`, if it is one. */
function guessDay(text: string): string | undefined {
	const [, day = '', month = '', year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
	const date = new Date(`${text} UTC`);
	// JavaScript reads 31 February as a day in March.
	const isNamed = /[a-z]/i.test(text) && text.includes(String(date.getUTCDate()));
	const meant = year
		? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
		: isNamed
			? date.toISOString().slice(0, 10)
			: '';
	return isDay(meant) ? meant : undefined;
}

const text = z.string();

/** The fields of `work.md`. */
const schema = z.object({
	kind: z
		.string(allKinds)
		.refine(isKind, {
			error: ({ input }) => `There is no kind “${input}”.`,
			params: { known: kinds, fix: allKinds },
		})
		.catch('story'),
	title: z.string('Write its title.').catch(''),
	by: list(
		z.object({
			name: z.string('Write the name as it should be printed.').catch(''),
			role: z.string('Say what they did: words, pictures, music.').catch(''),
		}),
	),
	day: z
		.string('Write the day on which it is put up, as 2026-11-24.')
		.refine(isDay, {
			error: ({ input }) => {
				const meant = guessDay(String(input));
				return meant
					? `“${input}” is written ${meant} here.`
					: `“${input}” is not a date in the calendar.`;
			},
			params: { fix: 'Write year, month and day in figures, as 2026-11-24.' },
		})
		.catch('1-1-1'),
	blurb: z.string('Say in one line what would make somebody read it.').catch(''),
	licence: z
		.string(allLicences)
		.refine((name) => Object.hasOwn(licences, name) || /^\p{Lu}.*\.$/u.test(name), {
			error: ({ input }) => `“${input}” is neither a licence known here nor a sentence.`,
			params: { known: Object.keys(licences), fix: allLicences },
		})
		.catch(''),
	about: list(text),
	canon: maybe(yesOrNo),
	'begin here': maybe(yesOrNo),
	note: maybe(text),
	paper: maybe(text),
	next: maybe(text),
	cover: maybe(text),
	opening: maybe(text),
	pictures: list(pictureSchema),
	pages: list(text),
	// An invalid address is not also reported as a missing one.
	watch: webAddress.optional().catch(''),
	take: maybe(text),
	listen: maybe(text),
});

type WorkEntry = Entry<z.output<typeof schema>>;

/** The texts of a field with their locations. */
const placeTexts = (
	{ data, placeOf }: WorkEntry,
	name: 'about' | 'pages' | 'cover' | 'opening',
): PlacedText[] =>
	[data[name]]
		.flat()
		.flatMap((text, i) => (text === undefined ? [] : { text, where: placeOf(name, i) }));

/** Finds unknown names, and works without makers. */
function checkNames(
	entry: WorkEntry,
	slug: string,
	{ contributors, subjects, works }: KnownNames,
): Problem[] {
	const { by, next } = entry.data;
	const problems: Problem[] = [];
	if (by.every((person) => person === undefined)) {
		const fix = 'Write “by:”, and under it “- name:” and “role:” for each person.';
		problems.push({ where: entry.placeOf('by'), what: 'Nobody is named as its maker.', fix });
	}
	for (const [i, { name = '' } = {}] of by.entries()) {
		const near = contributors.listed.includes(name)
			? undefined
			: findNearest(name, contributors.listed);
		if (near === undefined) continue;
		const where = entry.placeOf('by', i, 'name');
		const fix = `Did you mean “${near}”? If not, add “- name: ${name}” there.`;
		problems.push({ where, what: `${contributorsFile} has no “${name}”.`, fix });
	}
	for (const { text, where } of placeTexts(entry, 'about')) {
		if (subjects.has(text)) continue;
		const fix = suggestName(text, subjects, 'Use the end of its address, such as linh-ngo.');
		problems.push({ where, what: `No person, faction or place is called “${text}”.`, fix });
	}
	if (next === slug) {
		const fix = 'Use the name of another work’s folder, or delete the line.';
		problems.push({
			where: entry.placeOf('next'),
			what: 'The work names itself as the next to read.',
			fix,
		});
	} else if (next !== undefined && !subjects.has(next) && !works.includes(next)) {
		const what = `There is nothing called “${next}” to read next.`;
		const known = [...works, ...subjects];
		const fix = suggestName(next, known, 'Use the name of another work’s folder.');
		problems.push({ where: entry.placeOf('next'), what, fix });
	}
	return problems;
}

/** Lists the pictures that are alone on a line of a text: `![](a.jpg)`. */
const listPictures = (body: string, file: string): PlacedText[] =>
	body.split('\n').flatMap((line, i) => {
		const [, , text] = pictureLine.exec(line) ?? [];
		return text === undefined ? [] : { text, where: `${file}:${i + 1}` };
	});

/** The pages of a comic; `all` are the folder's pictures in the order of their numbers. */
function listPages(
	entry: WorkEntry,
	{ files }: WorkFolder,
	others: readonly (PlacedText | undefined)[],
): PlacedText[] {
	const pages = placeTexts(entry, 'pages');
	const [first] = pages;
	if (first === undefined || pages.length > 1 || first.text !== 'all') return pages;
	return files
		.filter((file) => pictureName.test(file) && others.every((other) => other?.text !== file))
		.sort(new Intl.Collator('en', { numeric: true }).compare)
		.map((text) => ({ text, where: first.where }));
}

/** The formats of attachments, none of which a browser would run. */
const attachmentName =
	/\.(3dm|blend|cbz|docx|epub|fbx|flac|glb|m4a|mov|mp3|mp4|obj|odt|ogg|pdf|step|stl|txt|wav|webm|zip)$/i;
/** What browsers play. */
const recordingName = /\.(flac|m4a|mp3|ogg|wav)$/i;

/** The maximum size of an attachment in bytes: repository hosts accept no larger files. */
const maxAttachment = 100_000_000;

/** Checks an attachment. */
function findAttachmentFault(name: string, { files, pathOf }: WorkFolder): TextFault | undefined {
	if (!files.includes(name)) {
		const fix = suggestName(name, files, 'Put it beside work.md.');
		return { what: `The folder has no file “${name}”.`, fix };
	}
	if (!attachmentName.test(name)) {
		const what = `The site does not offer files of this kind: “${path.basename(name)}”.`;
		return { what, fix: 'Pack it as .zip, or save it as .pdf, .glb, .stl, .mp4 or .mp3.' };
	}
	const { size } = statSync(pathOf(name));
	if (size > maxAttachment) {
		return {
			what: `The file weighs ${Math.round(size / 1_000_000)} MB; the limit is ${maxAttachment / 1_000_000} MB.`,
			fix: 'Make it smaller, or put it elsewhere and write its address as “watch:”.',
		};
	}
	return isPointer(readFileSync(pathOf(name)))
		? { what: 'The file is a Git LFS pointer, not the file itself.', fix: 'Type: git lfs pull' }
		: undefined;
}

/** Checks the attachment, and that a film or a model has a poster and can be seen. */
function checkMedia({ data, placeOf }: WorkEntry, body: string, folder: WorkFolder): Problem[] {
	const { kind, cover, watch, take, listen } = data;
	const isMedia = kind === 'film' || kind === 'model';
	const problems: Problem[] = [];
	const fault = take === undefined ? undefined : findAttachmentFault(take, folder);
	if (fault) problems.push({ where: placeOf('take'), ...fault });
	if (listen !== undefined && !isWebAddress(listen)) {
		const notPlayed = {
			what: `“${listen}” is not a recording that browsers can play.`,
			fix: 'Save it as .mp3, .m4a, .ogg, .flac or .wav, or write an address with https:// before it.',
		};
		const fault = recordingName.test(listen) ? findAttachmentFault(listen, folder) : notPlayed;
		if (fault) problems.push({ where: placeOf('listen'), ...fault });
	}
	if (isMedia && cover === undefined) {
		const what = `A ${kind} without a picture.`;
		problems.push({ where: placeOf('cover'), what, fix: 'Name a poster as “cover:”.' });
	}
	if (isMedia && watch === undefined && take === undefined) {
		const fix = 'Write its address as “watch:”, or name a file beside work.md as “take:”.';
		problems.push({ where: placeOf('watch'), what: `A ${kind} that nobody can see.`, fix });
	}
	if (kind === 'film' && !/^## Transcript$/m.test(body)) {
		const fix = 'Write “## Transcript” in the text, and below it what is said and heard.';
		problems.push({ where: placeOf('kind'), what: 'A film without a transcript.', fix });
	}
	return problems;
}

/**
 * Reads `work.md` and the names of the files beside it.
 * @returns the work, unless its fields cannot be parsed, and its problems
 */
export function readWork(
	folder: WorkFolder,
	known: KnownNames,
): { read?: ReadWork; problems: readonly Problem[] } {
	const { slug, pathOf } = folder;
	const file = nameOf(pathOf('work.md'));
	const { text: source, problems: fileProblems } = readText(pathOf('work.md'));
	if (fileProblems.length > 0) return { problems: fileProblems };
	const { entry, body, problems } = readFrontMatter(file, source, schema);
	if (entry === undefined) return { problems };
	const { data, placeOf } = entry;
	const { kind, title, day, blurb, licence, note, paper, next, watch, take, listen } = data;

	const [coverName] = placeTexts(entry, 'cover');
	const [openingName] = placeTexts(entry, 'opening');
	const pageNames = listPages(entry, folder, [coverName, openingName]);
	const transcript =
		pageNames.length > 0 ? readTranscript(file, body, pageNames.length) : undefined;
	const text = transcript ? '' : body.trim();
	const inText = text === '' ? [] : listPictures(body, file);
	const described = data.pictures.flatMap((picture, i) => {
		if (picture === undefined) return [];
		const { alt, credit, caption } = picture;
		const field = picture.drawing === undefined ? 'file' : 'drawing';
		const name = picture.drawing ?? picture.file;
		const words = { ...(alt && { alt }), ...(credit && { credit }), ...(caption && { caption }) };
		return name ? { text: name, where: placeOf('pictures', i, field), ...words } : [];
	});
	const shown = [coverName, openingName, ...inText].flatMap((name) => name ?? []);
	const pictures = readPictures(folder, described, shown, pageNames);
	const cutPages = transcript?.pages.slice(0, pageNames.length).map((script, at) => {
		const page = pageNames[at] ?? { text: '', where: file };
		const source = { id: pictures.find(page).id, file: pathOf(page.text), alt: '' };
		return { picture: source.id, script, ...cutPage(source, `${slug}/page-${at + 1}`, script) };
	});
	const cover = coverName && pictures.find(coverName);
	// An uploaded cover, which is described, is also the opening picture, except where it is in the text,
	// and for comics.
	const isOpening = inText.every(({ text }) => text !== coverName?.text) && !transcript;
	const coverOpening = cover?.alt !== undefined && isOpening ? cover : undefined;
	const opening = openingName ? pictures.find(openingName) : coverOpening;
	const drawn = known.comics.get(slug);
	const cityPaper = known.papers.get(slug);
	/** A file of the folder that is published as it is. */
	const attach = (name?: string) =>
		name !== undefined && folder.files.includes(name) && attachmentName.test(name)
			? { path: `/works/${slug}/${publishedName(name)}`, size: statSync(pathOf(name)).size }
			: undefined;
	const linked = folder.files.filter((name) =>
		[name, `<${name}>`, encodeURI(name)].some((href) => body.includes(`](${href})`)),
	);
	const attached = [take, listen, ...linked].flatMap((name = '') => {
		const attachment = attach(name);
		return attachment ? { name, ...attachment } : [];
	});
	const isOther = ({ text }: PlacedText) =>
		[...shown, ...pageNames].every((picture) => picture.text !== text);
	const others = described.filter(isOther);
	const proseId = `read/${slug}`;

	const rules = {
		headings: ['h2', 'h3'],
		hasPictures: true,
		isVerse: kind === 'poem' || kind === 'song',
		files: new Map(attached.map(({ name, path }) => [encodeURI(name), path])),
	};
	const leftover = findPlaceholder(source);
	const isEmpty =
		text === '' && !transcript && !drawn && !cityPaper && !opening && others.length === 0;
	const noPages = {
		where: placeOf('kind'),
		what: 'A comic without pages.',
		fix: 'Write “pages: all”, and put a picture of each page beside work.md.',
	};
	const noPaper = {
		where: placeOf('kind'),
		what: 'A paper is set in code, and src/content/documents/ has none for it.',
		fix: 'Set it there, or write kind: story.',
	};
	const noText = 'Write it below the second line of hyphens.';
	const used = [...described, ...shown, ...pageNames].map(({ text }) => text);
	return {
		problems: [
			...(leftover ? [{ where: file, ...leftover }] : []),
			...entry.problems,
			...checkNames(entry, slug, known),
			...pictures.problems,
			...(kind === 'art' ? [] : others).map(({ text, where }) => {
				const fix = `Write ![](${text}) alone on a line where it belongs, or delete it here.`;
				return { where, what: `Nothing shows the picture “${text}”.`, fix };
			}),
			...checkMedia(entry, body, folder),
			...(isEmpty ? [{ where: placeOf('title'), what: 'The work has no text.', fix: noText }] : []),
			...(kind === 'comic' && !drawn && pageNames.length === 0 ? [noPages] : []),
			...(kind === 'paper' && !cityPaper ? [noPaper] : []),
			...(transcript?.problems ?? []),
			...checkFiles(folder, new Set([...used, ...attached.map(({ name }) => name)])),
		],
		read: {
			work: {
				...{ slug, kind, title, day, blurb, licence },
				by: data.by.flatMap((person) =>
					person?.name
						? { contributor: known.contributors.find(person.name), role: person.role }
						: [],
				),
				about: placeTexts(entry, 'about').map(({ text }) => text),
				isCanon: data.canon === 'yes',
				isFirst: data['begin here'] === 'yes',
				...(text && { text: proseId }),
				pictures: [...inText, ...others].map(pictures.find),
				...(note && { note }),
				...(paper && { paperCaption: paper }),
				...(next && { next }),
				...(watch && { watch }),
				...(cover && { cover: cover.id }),
				...(opening && { opening }),
				...(drawn && { drawn }),
				...(cityPaper && { paper: cityPaper }),
				...(cutPages && {
					pages: cutPages.map(({ picture, script, panels }) => ({ picture, script, panels })),
				}),
				...(attach(take) && { take: attach(take) }),
				...(listen && { listen: attach(listen) ?? listen }),
			},
			placeOf,
			prose: text ? [[proseId, { file, source: body, rules }]] : [],
			pictures: [...pictures.sources, ...(cutPages ?? []).flatMap(({ sources }) => sources)],
			drawings: pictures.drawings,
			attachments: attached.map(({ name, path }) => [path, pathOf(name)]),
		},
	};
}
