import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ProseText } from '../../../lib/markdown.ts';
import { type Problem, suggestName } from '../../../lib/problems.ts';
import { nameOf } from '../../../lib/project.ts';
import type { DrawnComic } from '../../../model/comics.ts';
import type { Day } from '../../../model/dates.ts';
import type { Paper } from '../../../model/documents.ts';
import { type Contributor, type Work, type WorkKind, workKinds } from '../../../model/works.ts';
import { readText } from '../read-text.ts';
import { findPlaceholder, type TextFault } from '../text-faults.ts';
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
import { pictureSchema, readPictures, type UploadedPicture } from './read-pictures.ts';
import { readTranscript } from './transcript.ts';
import { checkFiles, isPointer, type WorkFolder } from './work-folder.ts';

/** The names that a work can use, and what is set in code. */
interface KnownNames {
	contributors: readonly Contributor[];
	/** The slugs of people, factions and places. */
	subjects: ReadonlySet<string>;
	/** The slugs of all works. */
	works: readonly string[];
	/** By the slug of their work. */
	comics: ReadonlyMap<string, DrawnComic>;
	papers: ReadonlyMap<string, Paper>;
}

/** A work and its files. */
interface ReadWork {
	work: Work;
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
			name: z.string(`Write the name as in ${contributorsFile}.`).catch(''),
			role: z.string('Say what they did: words, pictures, music.').catch(''),
		}),
	),
	day: z
		.string('Write the day on which it is put up, as 2026-11-24.')
		.refine(isDay, {
			error: ({ input }) => `“${input}” is not a date in the calendar.`,
			params: { fix: 'Write year, month and day in figures, as 2026-11-24.' },
		})
		.catch('1-1-1'),
	blurb: z.string('Say in one line what would make somebody read it.').catch(''),
	licence: z.string('Say what others may do with it: All rights reserved.').catch(''),
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
function checkNames(entry: WorkEntry, { contributors, subjects, works }: KnownNames): Problem[] {
	const { by, next } = entry.data;
	const problems: Problem[] = [];
	if (by.every((person) => person === undefined)) {
		const fix = 'Write “by:”, and under it “- name:” and “role:” for each person.';
		problems.push({ where: entry.placeOf('by'), what: 'Nobody is named as its maker.', fix });
	}
	const people = contributors.map(({ name }) => name);
	for (const [i, { name } = {}] of by.entries()) {
		if (!name || people.includes(name)) continue;
		const where = entry.placeOf('by', i, 'name');
		const fix = suggestName(name, people, 'Add them there, with a line about them.');
		problems.push({ where, what: `${contributorsFile} has no “${name}”.`, fix });
	}
	for (const { text, where } of placeTexts(entry, 'about')) {
		if (subjects.has(text)) continue;
		const fix = suggestName(text, subjects, 'Use the end of its address, such as linh-ngo.');
		problems.push({ where, what: `No person, faction or place is called “${text}”.`, fix });
	}
	if (next !== undefined && !subjects.has(next) && !works.includes(next)) {
		const what = `There is nothing called “${next}” to read next.`;
		const known = [...works, ...subjects];
		const fix = suggestName(next, known, 'Use the name of another work’s folder.');
		problems.push({ where: entry.placeOf('next'), what, fix });
	}
	return problems;
}

/** Splits a text at its pictures, each on a line of its own: `![](a.jpg)`. */
function splitText(body: string, file: string) {
	const parts: (string | PlacedText)[] = [''];
	const problems: Problem[] = [];
	for (const [i, line] of body.split('\n').entries()) {
		const [, alt, text] = /^!\[([^\]]*)\]\(([^)]*)\)\s*$/.exec(line) ?? [];
		if (text === undefined) {
			parts.push(`${parts.pop()}${line}\n`);
			continue;
		}
		const where = `${file}:${i + 1}`;
		if (alt) {
			const fix = 'Move them to “pictures:”, as “alt:”, and leave the brackets empty: ![](…).';
			problems.push({ where, what: `The words about “${text}” stand in the text.`, fix });
		}
		// Blank lines keep the line numbers.
		parts.push({ text, where }, '\n'.repeat(i + 1));
	}
	return {
		parts: parts.filter((part) => typeof part !== 'string' || part.trim() !== ''),
		problems,
	};
}

/** The formats of attachments, none of which a browser would run. */
const attachmentName =
	/\.(3dm|blend|cbz|docx|epub|fbx|flac|glb|m4a|mov|mp3|mp4|obj|odt|ogg|pdf|step|stl|txt|wav|webm|zip)$/;

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
	const { kind, cover, watch, take } = data;
	const isMedia = kind === 'film' || kind === 'model';
	const problems: Problem[] = [];
	const fault = take === undefined ? undefined : findAttachmentFault(take, folder);
	if (fault) problems.push({ where: placeOf('take'), ...fault });
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
	const { kind, title, day, blurb, licence, note, paper, next, watch, take } = data;

	const [coverName] = placeTexts(entry, 'cover');
	const [openingName] = placeTexts(entry, 'opening');
	const pageNames = placeTexts(entry, 'pages');
	const transcript =
		pageNames.length > 0 ? readTranscript(file, body, pageNames.length) : undefined;
	const text = splitText(transcript ? '' : body, file);
	const described = data.pictures.flatMap((picture, i) => {
		if (picture === undefined) return [];
		const { alt, credit, caption } = picture;
		const field = picture.drawing === undefined ? 'file' : 'drawing';
		const name = picture.drawing ?? picture.file;
		const words = { ...(alt && { alt }), ...(credit && { credit }), ...(caption && { caption }) };
		return name ? { text: name, where: placeOf('pictures', i, field), ...words } : [];
	});
	const shown = [coverName, openingName, ...text.parts].filter((name) => typeof name === 'object');
	const pictures = readPictures(folder, described, shown, pageNames);
	const cutPages = transcript?.pages.slice(0, pageNames.length).map((script, at) => {
		const page = pageNames[at] ?? { text: '', where: file };
		const source = { id: pictures.find(page).id, file: pathOf(page.text), alt: '' };
		return { picture: source.id, script, ...cutPage(source, `${slug}/page-${at + 1}`, script) };
	});
	const cover = coverName && pictures.find(coverName);
	// An uploaded cover, which is described, is also the opening picture, except for comics.
	const coverOpening = cover?.alt !== undefined && !transcript ? cover : undefined;
	const opening = openingName ? pictures.find(openingName) : coverOpening;
	const drawn = known.comics.get(slug);
	const cityPaper = known.papers.get(slug);
	const hasAttachment = take !== undefined && folder.files.includes(take);
	const attachment = hasAttachment
		? { path: `/works/${slug}/${take}`, file: pathOf(take) }
		: undefined;
	const proseId = (at: number) => `read/${slug}${at === 0 ? '' : `/${at + 1}`}`;

	const leftover = findPlaceholder(source);
	const isEmpty = text.parts.length === 0 && !transcript && !drawn && !cityPaper && !opening;
	const noText = 'Write it below the second line of hyphens.';
	const used = [...described, ...shown, ...pageNames].map(({ text }) => text);
	return {
		problems: [
			...(leftover ? [{ where: file, ...leftover }] : []),
			...entry.problems,
			...checkNames(entry, known),
			...pictures.problems,
			...text.problems,
			...checkMedia(entry, body, folder),
			...(isEmpty ? [{ where: placeOf('title'), what: 'The work has no text.', fix: noText }] : []),
			...(transcript?.problems ?? []),
			...checkFiles(folder, new Set([...used, take ?? ''])),
		],
		read: {
			work: {
				...{ slug, kind, title, day, blurb, licence },
				by: data.by.flatMap((person) => {
					const contributor = known.contributors.find(({ name }) => name === person?.name);
					return contributor && person ? { contributor, role: person.role } : [];
				}),
				about: placeTexts(entry, 'about').map(({ text }) => text),
				isCanon: data.canon === 'yes',
				isFirst: data['begin here'] === 'yes',
				parts: text.parts.map((part, at) =>
					typeof part === 'string' ? { prose: proseId(at) } : { picture: pictures.find(part) },
				),
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
				...(attachment && {
					take: { path: attachment.path, size: statSync(attachment.file).size },
				}),
			},
			prose: text.parts.flatMap((part, at) =>
				typeof part === 'string'
					? [[proseId(at), { file, source: part, headings: ['h2', 'h3'] }] as const]
					: [],
			),
			pictures: [...pictures.sources, ...(cutPages ?? []).flatMap(({ sources }) => sources)],
			drawings: pictures.drawings,
			attachments: attachment ? [[attachment.path, attachment.file]] : [],
		},
	};
}
